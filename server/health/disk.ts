import { lstat, readdir, readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { BACKUP_MARK } from "../stores/storage.ts";
import type { DiskDay } from "../stores/result_sql.ts";
import type { HealthParts } from "./check.ts";
import { DAY_MS } from "../units/mod.ts";

/** Files that are counted at most: beyond it the size is not known. */
const MAX_FILES = 2_000_000;
/** Days that the growth is measured over. */
export const GROWTH_DAYS = 7;

/** Bytes of all files below a folder; null when they cannot all be counted. */
async function folderBytes(folder: string): Promise<number | null> {
  let [bytes, files] = [0, 0];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const entries = await readdir(next, { withFileTypes: true }).catch(() => null);
    if (entries === null) return null;
    for (const entry of entries) {
      if (++files > MAX_FILES) return null;
      if (entry.isDirectory()) folders.push(join(next, entry.name));
      // What is deleted meanwhile takes nothing.
      else if (entry.isFile()) bytes += await lstat(join(next, entry.name)).then(({ size }) => size, () => 0);
    }
  }
  return bytes;
}

/** Bytes that the service takes, in its folder and in its database; null when that is not known. */
async function bytesTaken({ storage }: HealthParts): Promise<number | null> {
  if (storage === null || storage.kind === "memory") return null;
  const inFolder = storage.files === null ? 0 : await folderBytes(storage.files);
  return storage.database === null || inFolder === null ? inFolder : inFolder + await storage.database.size();
}

/** Stores what is taken today, once for each day: the last call of the day counts. */
export async function measureDisk(parts: HealthParts): Promise<void> {
  const bytes = await bytesTaken(parts);
  if (bytes === null) return;
  const day = Math.floor(parts.now() / DAY_MS);
  await parts.stores.disk.record({ day, bytes }, day - 400);
}

/** Bytes a day between the first and the last of some days; null for less than two. */
export function growthOf(days: readonly DiskDay[]): number | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first.day === last.day) return null;
  return (last.bytes - first.bytes) / (last.day - first.day);
}

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
