/**
 * A store that is there, opened to be searched.
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CtStore } from "./store.ts";

const ATTEMPTS = 5;

/**
 * Returns a store that only reads, or null when the folder holds none. Another process may write to it meanwhile.
 *
 * @throws The system's error when its files cannot be read.
 */
export function openStore(dir: string): CtStore | null {
  if (!existsSync(join(dir, "facts.db"))) return null;
  for (let attempt = 1;; attempt++) {
    try {
      return new CtStore(dir, { readOnly: true });
    } catch (error) {
      // Its creation is in progress, or was interrupted.
      if (/no such table/.test((error as Error).message)) return null;
      // The writer may have merged segments between our reading of the manifest and of its files.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || attempt === ATTEMPTS) throw error;
    }
  }
}
