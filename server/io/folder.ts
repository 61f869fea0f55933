import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { InvalidParameter } from "../checks.ts";

/**
 * Makes a folder and those above it that are missing, for their owner only.
 *
 * Node's own way to make several does not return when the system refuses a folder with ENOENT, as in /proc.
 *
 * @throws {Error} when there is a file of that name, or the system refuses.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = dirname(resolve(path));
    if (code === "ENOENT" && !existsSync(above)) {
      makeFolder(above);
      makeFolder(path);
    } else if (code !== "EEXIST" || !statSync(path).isDirectory()) throw error;
  }
}

/**
 * Makes a folder as {@link makeFolder} does, and refuses one that is there already and that somebody else could put files
 * into: its owner, or whoever may write to it.
 *
 * @throws {SquatError} `invalid_parameter` with what to do.
 */
export function makePrivateFolder(path: string): void {
  makeFolder(path);
  // Windows has no such owners.
  if (process.platform === "win32") return;
  const { uid, mode } = statSync(path);
  if ((mode & 0o022) !== 0) {
    throw new InvalidParameter(`Cannot use ${path}, which other users may write to: run chmod go-w ${path}`);
  }
  const user = userByMaking(path);
  // To root no folder is somebody else's.
  if (user !== 0 && uid !== user) {
    throw new InvalidParameter(`Cannot use ${path}, which belongs to another user: give another folder`);
  }
}

/** The user of this process, by a folder made in that one: Deno's permission to ask for it is not needed. */
function userByMaking(path: string): number | null {
  try {
    const made = mkdtempSync(join(path, ".owner-"));
    const { uid } = statSync(made);
    rmdirSync(made);
    return uid;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EACCES") return null;
    throw error;
  }
}

/**
 * Makes an empty file that only its owner may read and write, unless there is one already. One that every user of this
 * machine can read, as earlier versions and careless copies left it, is closed to them first. SQLite gives the files
 * beside a database the permissions of the database; those that are there are closed too.
 *
 * @throws {SquatError} `invalid_parameter` when every user can read the file and it cannot be closed to them.
 * @throws {Error} the system's, when the file cannot be created.
 */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
  // Windows has no such permissions.
  if (process.platform === "win32") return;
  for (const each of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) closeToOthers(each);
}

/**
 * Makes a file that only its owner may read, with that content, unless there is one already. It is there whole or not at
 * all, flushed to the disk, and of concurrent processes one makes it.
 *
 * @throws {Error} the system's, when the file cannot be created.
 */
export function makeFileOnce(path: string, content: string): void {
  const part = `${path}.${randomBytes(6).toString("hex")}`;
  writeFileSync(part, content, { flag: "wx", mode: 0o600, flush: true });
  try {
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(part);
  }
}

/** Takes the rights of every user from a file; where that fails, nobody else may get into a folder above it. */
function closeToOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o007) === 0) return;
  try {
    chmodSync(path, mode & 0o770);
  } catch (cause) {
    const folder = dirname(resolve(path));
    for (let above = folder;; above = dirname(above)) {
      if ((statSync(above).mode & 0o001) === 0) return;
      if (above === dirname(above)) break;
    }
    throw new InvalidParameter(
      `Cannot use ${path}, which every user of this machine can read: run chmod -R go-rwx ${folder}`,
      { cause },
    );
  }
}
