/**
 * Parts of a file, read on request. It caches nothing: a segment has a bounded cache of its
 * own, and the system has its page cache.
 * @module
 */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import type { Blocks } from "../../lib/ct/index/mod.ts";
import { SquatError } from "../../lib/errors.ts";

/** A file as {@link Blocks}. */
export interface FileBlocks extends Blocks {
  /** Closes the file; later reads throw. */
  close(): void;
}

/**
 * Returns a reader of a file's bytes.
 *
 * @throws The system's error when the file cannot be opened.
 */
export function fileBlocks(path: string): FileBlocks {
  const file = openSync(path, "r");
  const { size } = fstatSync(file);
  const name = basename(path);
  return {
    name,
    size,
    read(offset, length) {
      const bytes = new Uint8Array(length);
      let done = 0;
      while (done < length) {
        const n = readSync(file, bytes, done, length - done, offset + done);
        if (n === 0) {
          throw new SquatError("internal", `Cannot read ${length} bytes at ${offset} of ${name}: it ends`);
        }
        done += n;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}
