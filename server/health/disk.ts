import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { BACKUP_MARK } from "../stores/storage.ts";

/** Free bytes where a folder is, and of how many. */
export async function freeBytes(folder: string): Promise<{ free: number; all: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** The mark of the last backup of a folder; null when there is none. */
export async function lastBackup(folder: string): Promise<{ at: number; file: string } | null> {
  try {
    const { at, file } = JSON.parse(await readFile(join(folder, BACKUP_MARK), "utf8"));
    return Number.isFinite(Date.parse(at)) && typeof file === "string" ? { at: Date.parse(at), file } : null;
  } catch {
    return null;
  }
}
