/**
 * Backups of the embedded store. A copy of `deadringer.db` alone, taken while the service runs, lacks what is still in
 * its WAL.
 * @module
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { Buffer } from "node:buffer";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SquatError } from "../../lib/errors.ts";
import { InvalidParameter, quote } from "../checks.ts";
import { makeFolder, makePrivateFile } from "../io/folder.ts";
import { BACKUP_MARK } from "./storage.ts";
import { versionFault } from "./sql.ts";
import { MAIN } from "./sqlite_stores.ts";

/** The first database of a data folder, whose backup has the given name. */
const FIRST = "deadringer.db";

/**
 * The databases of a folder: of those beside the first, the backup's name has theirs in place of `.sqlite`. What has an
 * id is a backup of an extension, which earlier versions restored as a database too.
 */
function databases(folder: string): readonly (readonly [file: string, suffix: string])[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) =>
      name === FIRST || /^[a-z_]+\.sqlite$/.test(name) && headerOf(join(folder, name)).readUInt32BE(68) === 0
    )
    .map((name) => [name, name === FIRST ? "" : `.${name.replace(".sqlite", "")}`]);
}

/** The databases of a backup. */
function backedUp(file: string): readonly (readonly [file: string, suffix: string])[] {
  const begin = basename(file);
  const endings = readdirSync(dirname(resolve(file))).sort()
    .filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length))
    .filter((ending) => /^\.[a-z_]+$/.test(ending) && isDatabase(headerOf(file + ending)));
  return [[FIRST, ""], ...endings.map((ending) => [`${ending.slice(1)}.sqlite`, ending] as const)];
}

/** How a file begins; zeros where it is shorter, or no file. Source: SQLite's file format, section 1.3. */
function headerOf(path: string): Buffer {
  const header = Buffer.alloc(72);
  if (!statSync(path).isFile()) return header;
  const file = openSync(path, "r");
  try {
    readSync(file, header);
  } finally {
    closeSync(file);
  }
  return header;
}

/** Whether a file that begins so is a database of SQLite without an `application_id`. */
const isDatabase = (header: Buffer): boolean =>
  header.toString("latin1", 0, 16) === "SQLite format 3\0" && header.readUInt32BE(68) === 0;

/** Marks the database of a backup; SQLite's `application_id`. */
const DATABASE_BACKUP_ID = 0x64656164;

/**
 * Writes a consistent snapshot of each database of a data folder to a new file, while a service may run on it. Returns
 * the files, which are flushed to the disk.
 *
 * @throws {SquatError} `invalid_parameter` when there is no store, or the file exists.
 */
export function backupSqlite(folder: string, file: string): string[] {
  if (!existsSync(join(folder, FIRST))) {
    throw new InvalidParameter(`There is no store in ${quote(folder)}`);
  }
  const parts = databases(folder);
  const files = parts.map(([, ending]) => file + ending);
  const there = files.find((path) => existsSync(path));
  const into = dirname(resolve(file));
  if (!existsSync(into)) {
    throw new InvalidParameter(`Cannot write ${quote(file)}: there is no folder ${quote(into)}`);
  }
  if (there !== undefined) {
    throw new InvalidParameter(`Cannot write ${quote(there)}: there is a file of that name`);
  }
  try {
    for (const [i, [name]] of parts.entries()) copyDatabase(join(folder, name), files[i]!);
    const backup = new DatabaseSync(file);
    backup.exec(`PRAGMA application_id = ${DATABASE_BACKUP_ID}`);
    backup.exec("PRAGMA journal_mode = DELETE");
    backup.close();
    for (const path of files) flush(path);
    // For the health page. A folder that this user may only read can be backed up, too.
    const mark = JSON.stringify({ at: new Date().toISOString(), file: resolve(file) });
    try {
      writeFileSync(join(folder, BACKUP_MARK), mark + "\n", { mode: 0o600 });
    } catch {
      // The backup is good without it.
    }
  } catch (cause) {
    for (const path of files) rmSync(path, { force: true });
    if (cause instanceof SquatError) throw cause;
    throw new InvalidParameter(`Cannot write ${quote(file)}: ${(cause as Error).message}`, { cause });
  }
  return files;
}

/**
 * Restores the databases of a data folder from a backup. Returns their files.
 *
 * @throws {SquatError} `invalid_parameter` when the file is not a whole backup, was written by a newer version of the
 * program, or the folder already has a store.
 */
export function restoreSqlite(file: string, folder: string): string[] {
  if (!existsSync(file)) throw new InvalidParameter(`There is no file ${quote(file)}`);
  const parts = backedUp(file);
  const [there] = databases(folder);
  if (there !== undefined) {
    throw new InvalidParameter(
      `There is a store already, ${quote(join(folder, there[0]))}: restore to an empty folder`,
    );
  }
  checkBackup(file);
  makeFolder(folder);
  const files = parts.map(([name]) => join(folder, name));
  try {
    for (const [i, [, ending]] of parts.entries()) copyDatabase(file + ending, files[i]!);
    const restored = new DatabaseSync(files[0]!);
    restored.exec("PRAGMA application_id = 0");
    restored.close();
    for (const path of files) flush(path);
  } catch (cause) {
    for (const path of files) rmSync(path, { force: true });
    throw new InvalidParameter(`Cannot restore ${quote(file)}: ${(cause as Error).message}`, { cause });
  }
  return files;
}

/** Checks that a backup is complete, and that this version of the program can read it. */
function checkBackup(file: string): void {
  let backup: DatabaseSync | undefined;
  try {
    backup = new DatabaseSync(file, { readOnly: true });
    const pragma = (name: string) => Object.values(backup!.prepare(`PRAGMA ${name}`).get()!)[0];
    if (pragma("application_id") !== DATABASE_BACKUP_ID) {
      throw new InvalidParameter(`${quote(file)} is not a backup of this program`);
    }
    const fault = versionFault(Number(pragma("user_version")), MAIN);
    if (fault !== null) throw new InvalidParameter(`${quote(file)} ${fault}`);
    const found = pragma("integrity_check");
    if (found !== "ok") throw new Error(String(found).split("\n")[0]);
  } catch (cause) {
    if (cause instanceof SquatError) throw cause;
    throw new InvalidParameter(`${quote(file)} is damaged or not a backup: ${(cause as Error).message}`, {
      cause,
    });
  } finally {
    backup?.close();
  }
}

/** Writes a consistent snapshot of a database, its WAL included, to a new file. */
function copyDatabase(from: string, to: string): void {
  makePrivateFile(to);
  const db = new DatabaseSync(from);
  try {
    db.exec("PRAGMA busy_timeout = 10000");
    db.prepare("VACUUM INTO ?").run(to);
  } finally {
    db.close();
  }
}

function flush(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}
