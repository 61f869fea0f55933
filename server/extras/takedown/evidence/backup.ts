/**
 * Backups of what evidence needs beside the store: the installation's key, and the bundles of results.
 * @module
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { counted } from "../../../../lib/lines/mod.ts";
import type { FileBackup } from "../../../extension.ts";
import { InvalidParameter, quote } from "../../../checks.ts";
import { isUuid } from "../../../units/ids.ts";
import { makeFolder, makePrivateFile } from "../../../io/folder.ts";
import { KEY_FILE, signingKey } from "./key.ts";

/** Suffix of the backup's name. */
const ENDING = ".evidence";

/** Marks the file; SQLite's `application_id`. */
const BACKUP_ID = 0x64656176;

/** Files of a backup, so that a forged one takes no more memory and no more places of the disk. */
const MAX_FILES = 500_000;
/** Bytes of one file; no bundle is larger. */
const MAX_FILE_BYTES = 134_217_728;

/** The rows as they are read: of a forged backup one may be as large as the file. */
const ROWS = `SELECT rowid AS row,
  CASE WHEN typeof(path) = 'text' AND octet_length(path) <= 500 THEN path END AS path,
  CASE WHEN typeof(bytes) = 'blob' AND octet_length(bytes) <= ${MAX_FILE_BYTES} THEN bytes END AS bytes FROM files`;

/** What a backup may hold: nothing else is written to the folder. */
function isExpected(path: string): boolean {
  const [, uuid] = /^evidence\/([^/]+)\/[a-z0-9_.-]+\.zip$/.exec(path) ?? [];
  return path === KEY_FILE || uuid !== undefined && isUuid(uuid) && !path.includes("..");
}

/** The files of a data folder, as paths in it. */
function filesOf(folder: string): string[] {
  const bundles = join(folder, "evidence");
  const names = existsSync(bundles) ? readdirSync(bundles, { recursive: true, encoding: "utf8" }) : [];
  return [KEY_FILE, ...names.map((name) => `evidence/${name.replaceAll("\\", "/")}`).sort()]
    .filter((path) => isExpected(path) && existsSync(join(folder, path)));
}

/**
 * Writes the key and all bundles of a data folder to a new file beside a backup, readable by its owner only: whoever has
 * it can sign as this installation. Returns the file; null when there is neither.
 *
 * @param backup The name of the backup.
 * @throws {SquatError} `invalid_parameter` when the file exists, or something cannot be read or written.
 */
function backupEvidence(folder: string, backup: string): string | null {
  const paths = filesOf(folder);
  if (paths.length === 0) return null;
  const file = backup + ENDING;
  if (existsSync(file)) {
    throw new InvalidParameter(`Cannot write ${quote(file)}: there is a file of that name`);
  }
  let db: DatabaseSync | undefined;
  try {
    makePrivateFile(file);
    db = new DatabaseSync(file);
    db.exec(
      `PRAGMA application_id = ${BACKUP_ID}; CREATE TABLE files (path TEXT PRIMARY KEY, bytes BLOB) STRICT`,
    );
    const insert = db.prepare("INSERT INTO files VALUES (?, ?)");
    for (const path of paths) {
      try {
        insert.run(path, readFileSync(join(folder, path)));
      } catch (error) {
        // Its result was deleted meanwhile.
        if (path === KEY_FILE || (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      }
    }
    db.close();
  } catch (cause) {
    if (db?.isOpen) db.close();
    rmSync(file, { force: true });
    throw new InvalidParameter(`Cannot write ${quote(file)}: ${(cause as Error).message}`, { cause });
  }
  return file;
}

/**
 * Restores the key and the bundles to a data folder. Returns how many bundles, in a sentence; null when the backup has neither.
 *
 * @throws {SquatError} `invalid_parameter` when the file is no such backup, or the folder has a key already.
 */
function restoreEvidence(backup: string, folder: string): string | null {
  const file = backup + ENDING;
  if (!existsSync(file)) return null;
  if (existsSync(join(folder, KEY_FILE))) {
    throw new InvalidParameter(
      `There is a key already, ${quote(join(folder, KEY_FILE))}: restore to an empty folder`,
    );
  }
  const written: string[] = [];
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const [id] = Object.values(db.prepare("PRAGMA application_id").get()!);
    if (id !== BACKUP_ID) throw new Error("it is not a backup of this program");
    makeFolder(folder);
    for (const { row, path, bytes } of db.prepare(ROWS).iterate()) {
      if (typeof path !== "string") throw new Error(`row ${row} of files has no path`);
      if (!isExpected(path)) throw new Error(`row ${row} of files has ${quote(path)}`);
      if (!(bytes instanceof Uint8Array)) {
        throw new Error(
          `row ${row} of files, ${quote(path)}, is no file of at most ${MAX_FILE_BYTES} bytes`,
        );
      }
      if (written.length === MAX_FILES) throw new Error(`it has more than ${MAX_FILES} files`);
      if (path === KEY_FILE && signingKey(bytes) === null) {
        throw new Error(`${quote(path)} is no Ed25519 key`);
      }
      const to = join(folder, path);
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
      written.push(to);
      writeFileSync(to, bytes, { mode: 0o600, flag: "wx", flush: true });
    }
  } catch (cause) {
    for (const path of written) rmSync(path, { force: true });
    throw new InvalidParameter(`Cannot restore ${quote(file)}: ${(cause as Error).message}`, { cause });
  } finally {
    db?.close();
  }
  const bundles = written.filter((path) => path.endsWith(".zip")).length;
  return `The key that signs evidence and ${counted(bundles, "bundle")} are restored in ${folder}`;
}

/** Backs them up with the store. */
export const EVIDENCE_FILES: FileBackup = {
  what: `${KEY_FILE} and evidence/`,
  backup: backupEvidence,
  restore: restoreEvidence,
};
