/**
 * The lines of a log as it grows, through rotation.
 * @module
 */
import { type FileHandle, open, stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { MOST_LINE } from "./log_line.ts";

/** How often a log is asked for more. */
const READ_EVERY_MS = 500;
const CHUNK = 256 * 1024;

/**
 * Yields the lines that are added to a file from now on, and null each time it has been read to its end. A file that is
 * renamed is read to its end before the new one of its name, from its beginning; one that is cut short is read again from
 * its beginning. A name without a file is waited for. Ends when the signal aborts.
 */
export async function* followLines(path: string, signal: AbortSignal): AsyncGenerator<string | null> {
  let file: FileHandle | null = null;
  let inode = 0n, offset = 0, isFirst = true, rest = "", isSkipping = false;
  const buffer = new Uint8Array(CHUNK);
  let decoder = new TextDecoder();
  const begin = async (): Promise<void> => {
    file = await openOr(path);
    if (file === null) return;
    const { ino, size } = await file.stat({ bigint: true });
    [inode, offset, rest, isSkipping, decoder] = [
      ino,
      isFirst ? Number(size) : 0,
      "",
      false,
      new TextDecoder(),
    ];
    isFirst = false;
  };
  try {
    while (!signal.aborted) {
      if (file === null) await begin();
      // A file that comes later is new as a whole.
      isFirst = false;
      const handle = file as FileHandle | null;
      const { bytesRead } = handle === null ? { bytesRead: 0 } : await handle.read(buffer, 0, CHUNK, offset);
      if (bytesRead > 0) {
        offset += bytesRead;
        const lines = (rest + decoder.decode(buffer.subarray(0, bytesRead), { stream: true })).split("\n");
        rest = lines.pop()!;
        for (const line of lines) {
          if (!isSkipping && line.length <= MOST_LINE) yield line.replace(/\r$/, "");
          isSkipping = false;
        }
        if (rest.length > MOST_LINE) [rest, isSkipping] = ["", true];
        continue;
      }
      const now = await stat(path, { bigint: true }).catch(() => null);
      if (handle !== null && now !== null && (now.ino !== inode || Number(now.size) < offset)) {
        // The server may write to the renamed file for a moment more.
        const { size } = await handle.stat();
        if (now.ino !== inode && size > offset) continue;
        await handle.close();
        file = null;
        continue;
      }
      yield null;
      await setTimeout(READ_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  } finally {
    await (file as FileHandle | null)?.close();
  }
}

async function openOr(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
