/**
 * The bytes of a file, unpacked by what its first bytes say: gzip, zstd, and ZIP with a single file.
 * @module
 */
import { once } from "node:events";
import { createReadStream, fstatSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import process from "node:process";
import { addAbortSignal, pipeline, Readable, type Transform } from "node:stream";
// Node 20 lacks the decompressor of zstd: a named import would fail before the version is refused.
import zlib from "node:zlib";

/** A packed file that is damaged or cut off; what came before was given out. */
export class DamagedFile extends Error {}
/** A file of another form than those that are read. */
export class UnreadableFile extends Error {}

/** Returns how a file is packed, by its first bytes. */
export function packingOf(head: Uint8Array): "gzip" | "zstd" | "xz" | "zip" | null {
  const [a, b, c, d] = head;
  if (a === 0x1f && b === 0x8b) return "gzip";
  if (a === 0x28 && b === 0xb5 && c === 0x2f && d === 0xfd) return "zstd";
  // A frame to be skipped, with which pzstd begins (RFC 8878 section 3.1.2).
  if ((a! & 0xf0) === 0x50 && b === 0x2a && c === 0x4d && d === 0x18) return "zstd";
  if (a === 0x50 && b === 0x4b && c === 3 && d === 4) return "zip";
  return a === 0xfd && b === 0x37 && c === 0x7a && d === 0x58 ? "xz" : null;
}

/**
 * Yields the bytes of a file, `-` for stdin. Takes the same memory for any size.
 *
 * @throws {DamagedFile} after everything that could be unpacked.
 * @throws {UnreadableFile} with the reason.
 * @throws {Error} of the system, with its code.
 */
export async function* unpackedBytes(path: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  // Of a folder as stdin, Node gives nothing and never says so.
  if (path === "-" && fstatSync(0).isDirectory()) throw new UnreadableFile("it is a folder");
  const input = path === "-" ? process.stdin : createReadStream(path);
  let output: Readable | undefined;
  try {
    // Also while it waits for the first byte.
    addAbortSignal(signal, input);
    await once(input, "readable");
    const head = input.read() as Uint8Array | null;
    if (head === null) return;
    input.unshift(head);
    const packing = packingOf(head);
    if (packing === "zstd") yield* zstdFrames(input);
    if (packing === "zstd") return signal.throwIfAborted();
    output = packing === "zip" ? await zipped(path, input) : unpackedStream(input, packing);
    yield* drained(output, packing !== null);
    signal.throwIfAborted();
  } finally {
    // First: where only the beginning is read, the end of the input is an error that nobody waits for.
    output?.destroy();
    input.destroy();
  }
}

function unpackedStream(input: Readable, packing: "gzip" | "xz" | null): Readable {
  if (packing === "xz") throw new UnreadableFile("it is packed by xz: unpack it, or pack it by gzip or zstd");
  return packing === null ? input : through(input, zlib.createGunzip());
}

/** Everything that a stream gave before it failed, too: an iterator of Node drops what waits to be read. */
async function* drained(stream: Readable, isPacked: boolean): AsyncGenerator<Uint8Array> {
  const state: { wake: () => void; failure: Error | null; isOver: boolean } = {
    wake: () => {},
    failure: null,
    isOver: false,
  };
  stream.on("readable", () => state.wake());
  for (const end of ["end", "close"]) {
    stream.on(end, () => {
      state.isOver = true;
      state.wake();
    });
  }
  stream.on("error", (error: Error) => {
    state.failure = error;
    state.wake();
  });
  for (;;) {
    const chunk = stream.read() as Uint8Array | null;
    if (chunk !== null) {
      yield chunk;
      continue;
    }
    const { failure } = state;
    if (failure !== null) {
      if (!isPacked || failure.name === "AbortError") throw failure;
      throw new DamagedFile(`it is damaged or cut off (${failure.message})`, { cause: failure });
    }
    if (state.isOver) return;
    await new Promise<void>((resolve) => state.wake = resolve);
  }
}

/** Frame after frame, as `cat` and pzstd put them into one file: the decompressor of Node passes over what follows one. */
async function* zstdFrames(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = input[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0), isOver = false;
  while (!isOver) {
    const frame = zlib.createZstdDecompress();
    const feed = async (): Promise<void> => {
      while (!frame.destroyed) {
        if (rest.length === 0) {
          const { done, value } = await chunks.next();
          if (done) {
            isOver = true;
            // Deno takes a part of a frame for a whole one. Only behind a whole one this is the end.
            await new Promise((resolve) => frame.once("error", resolve).write(new Uint8Array(1), resolve));
            return void frame.destroy(new Error("unexpected end of file"));
          }
          rest = value;
        }
        const before = frame.bytesWritten;
        await new Promise((resolve) => frame.write(rest, resolve));
        rest = rest.subarray(frame.bytesWritten - before);
        if (rest.length > 0) return;
      }
    };
    const fed = feed().catch((error) => void frame.destroy(error));
    try {
      yield* drained(frame, true);
    } catch (error) {
      if (!isOver || !/frame descriptor/.test((error as Error).message)) throw error;
    } finally {
      frame.destroy();
    }
    await fed;
    // What tells a frame may be cut by the end of a chunk.
    for (let next; !isOver && rest.length < 4 && (next = await chunks.next()).done !== true;) {
      rest = Uint8Array.from([...rest, ...next.value]);
    }
    if (!isOver && packingOf(rest) !== "zstd") {
      throw new DamagedFile("it is damaged: other data follow what is packed");
    }
  }
}

/** Whichever of both ends early ends the other: no file stays open. */
function through(packed: Readable, unpack: Transform): Transform {
  return pipeline(packed, unpack, () => {});
}

/** The end of a ZIP archive with its longest comment. */
const ZIP_TAIL = 65_557;

/** The only file of a ZIP archive. */
async function zipped(path: string, input: Readable): Promise<Readable> {
  if (path === "-") throw new UnreadableFile("it is a ZIP archive: give the file, not stdin");
  input.destroy();
  const file = await open(path, "r");
  try {
    return await zippedFile(file, path);
  } finally {
    await file.close();
  }
}

/** By its directory: PKWARE APPNOTE 4.3.12 and 4.3.16. */
async function zippedFile(file: FileHandle, path: string): Promise<Readable> {
  const { size } = await file.stat();
  const tail = new DataView(new ArrayBuffer(Math.min(size, ZIP_TAIL)));
  await file.read(new Uint8Array(tail.buffer), 0, tail.byteLength, size - tail.byteLength);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new UnreadableFile("it is a ZIP archive that is cut off");
  const count = tail.getUint16(end + 10, true);
  if (count !== 1) {
    throw new UnreadableFile(`it is a ZIP archive of ${count} files: give one with a single list`);
  }
  const entry = new DataView(new ArrayBuffer(46));
  await file.read(new Uint8Array(entry.buffer), 0, 46, tail.getUint32(end + 16, true));
  const [method, length, at] = [
    entry.getUint16(10, true),
    entry.getUint32(20, true),
    entry.getUint32(42, true),
  ];
  const isUsable = entry.getUint32(0, true) === 0x02014b50 && (method === 0 || method === 8) &&
    (entry.getUint16(8, true) & 1) === 0 && length < 0xffffffff;
  if (!isUsable) {
    throw new UnreadableFile("it is a ZIP archive that is encrypted, damaged or larger than 4 GiB");
  }
  const local = new DataView(new ArrayBuffer(30));
  await file.read(new Uint8Array(local.buffer), 0, 30, at);
  const start = at + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  if (length === 0) return Readable.from([]);
  const stored = createReadStream(path, { start, end: start + length - 1 });
  return method === 0 ? stored : through(stored, zlib.createInflateRaw());
}
