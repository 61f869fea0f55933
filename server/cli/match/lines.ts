/**
 * The lines of files of any size, packed or not.
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import process from "node:process";
import { addAbortSignal, PassThrough, pipeline, type Readable } from "node:stream";
import { createGunzip, createZstdDecompress } from "node:zlib";
import { fileFault } from "../../io/file_fault.ts";
import { textLines } from "../../io/text_lines.ts";
import { UsageError } from "../exit.ts";

/** Returns how a file is packed, by its first bytes. */
export function packingOf(head: Uint8Array): "gzip" | "zstd" | "xz" | null {
  const [a, b, c, d] = head;
  if (a === 0x1f && b === 0x8b) return "gzip";
  if (a === 0x28 && b === 0xb5 && c === 0x2f && d === 0xfd) return "zstd";
  return a === 0xfd && b === 0x37 && c === 0x7a && d === 0x58 ? "xz" : null;
}

/** The longest line that is read: names are short, lines of logs rarely have a tenth of it. */
const MOST_LINE = 1_048_576;

/**
 * Yields the lines of a file, `-` for stdin; gzip, zstd and xz are unpacked. Takes the same memory for any size.
 * xz is unpacked by the program of that name.
 *
 * @param most Characters of a line. @default 1,048,576
 * @throws {UsageError} When it cannot be read, with the reason, or when a line is longer.
 */
export async function* linesOf(
  path: string,
  signal: AbortSignal,
  most: number = MOST_LINE,
): AsyncGenerator<string> {
  const input = path === "-" ? process.stdin : createReadStream(path);
  const fail = (cause: unknown): never => {
    throw new UsageError(`Cannot read ${path}: ${fileFault(cause as NodeJS.ErrnoException)}`, { cause });
  };
  let text: Readable | undefined;
  try {
    // Also while it waits for the first byte.
    addAbortSignal(signal, input);
    text = await unpacked(input, path);
    yield* textLines(text, most, () =>
      new UsageError(
        `Cannot read ${path}: a line has more than ${most} characters; each name or entry has a line of its own`,
      ));
    signal.throwIfAborted();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UsageError) throw error;
    fail(error);
  } finally {
    // First: where only the beginning is read, the end of the input is an error that nobody waits for.
    text?.destroy();
    input.destroy();
  }
}

/** The same content, unpacked by what its first bytes say. */
async function unpacked(input: Readable, path: string): Promise<Readable> {
  await once(input, "readable");
  const head = input.read() as Uint8Array | null;
  if (head === null) return input;
  input.unshift(head);
  switch (packingOf(head)) {
    case "gzip":
      return pipeline(input, createGunzip(), () => {});
    case "zstd":
      return pipeline(input, createZstdDecompress(), () => {});
    case "xz":
      return unpackedByXz(input, path);
    case null:
      return input;
  }
}

function unpackedByXz(input: Readable, path: string): Readable {
  const out = new PassThrough();
  const child = spawn("xz", ["-dc"], { stdio: ["pipe", "pipe", "ignore"] });
  const fail = (why: string) => out.destroy(new UsageError(`Cannot read ${path}: ${why}`));
  child.on("error", () => fail("it is compressed by xz, and the program xz is not installed"));
  // Its output can end before its exit code shows whether it was complete.
  child.on("close", (code) => code === 0 ? out.end() : fail("xz cannot unpack it"));
  child.stdin.on("error", () => {});
  input.on("error", (error) => out.destroy(error)).pipe(child.stdin);
  child.stdout.pipe(out, { end: false });
  return out;
}
