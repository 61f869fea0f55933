import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it that are missing, for their owner only.
 *
 * Node's own way to make several does not return where the system denies a folder by "no such file", as in /proc.
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
