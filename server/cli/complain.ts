import { printable } from "./terminal.ts";

/** Writes one line on stderr. */
export function complain(system: { warn(text: string): void }, message: string): void {
  system.warn(`deadringer: ${printable(message)}\n`);
}

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "it is a folder",
  ENOTDIR: "not a folder",
  EROFS: "it is read-only",
  ENOSPC: "no space left",
};

/** Why a file cannot be used, in words where the system has just a code. */
export function fileFault({ code = "", message }: NodeJS.ErrnoException): string {
  return FILE_FAULTS[code] ?? (message || code);
}
