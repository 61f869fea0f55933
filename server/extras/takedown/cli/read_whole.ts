import { open } from "node:fs/promises";
import { UsageError, usingFile } from "../../../cli/exit.ts";

/**
 * Returns the bytes of a file.
 *
 * @param most Largest size in bytes; a larger file is not read.
 * @throws {UsageError} when it cannot be read, or is no such file.
 */
export function readWhole(path: string, most: number): Promise<Uint8Array> {
  return usingFile(`read ${path}`, async () => {
    const file = await open(path, "r");
    try {
      const stat = await file.stat();
      if (!stat.isFile()) throw new UsageError(`Cannot use ${path}: it is not a file`);
      if (stat.size > most) throw new UsageError(`Cannot use ${path}: it has more than ${most} bytes`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  });
}
