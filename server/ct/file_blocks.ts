/**
 * Parts of a file, read when they are asked for. What is kept in memory is the reader's business (a segment keeps
 * its frames within a bound) and the system's page cache.
 * @module
 */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { Blocks } from "../../lib/ct/segment.ts";

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
  return {
    size,
    read(offset, length) {
      const bytes = new Uint8Array(length);
      let done = 0;
      while (done < length) {
        const n = readSync(file, bytes, done, length - done, offset + done);
        if (n === 0) {
          throw new RangeError(`Cannot read ${length} bytes at ${offset} of ${path}: the file ends`);
        }
        done += n;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}
