import { readFileSync } from "node:fs";

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EEXIST: "there is a file of that name",
  EISDIR: "it is a folder",
  ENOTDIR: "not a folder",
  ENAMETOOLONG: "the name is too long",
  EROFS: "it is read-only",
  EMFILE: "this process may open no more files: raise the limit (ulimit -n)",
  ENFILE: "this machine can open no more files: end other programs, or raise its limit",
  ENOSPC: "no space left",
};

/** Why a file cannot be used, in words where the system has just a code. */
export function fileFault({ code = "", message }: NodeJS.ErrnoException): string {
  return FILE_FAULTS[code] ?? (message || code);
}

/**
 * Handles the failure to read a file: returns what stands for one that does not exist, or cannot by its name. Any other
 * failure is thrown: what cannot be read may well be there.
 */
export const ifAbsent = <T>(none: T) => (error: NodeJS.ErrnoException): T => {
  if (error.code !== "ENOENT" && error.code !== "ENAMETOOLONG") throw error;
  return none;
};

/**
 * Reads a text file in UTF-8.
 *
 * @throws {Error} the system's, with the path, which it leaves out for a folder.
 */
export function readTextFile(path: string): string {
  try {
    // Windows writes a byte order mark, which is no part of a secret.
    return readFileSync(path, "utf8").replace(/^\ufeff/, "");
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path });
  }
}
