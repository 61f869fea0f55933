/**
 * Lines of a file that was fetched, packed or not.
 * @module
 */
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createGunzip, createInflateRaw, createZstdDecompress } from "node:zlib";
import { SquatError } from "../../mod.ts";
import { InvalidParameter } from "../checks.ts";
import { textLines } from "../io/text_lines.ts";

/** Characters of a line; a list of names has shorter ones. */
const MOST_LIST_LINE = 64 * 1024;
/** The end of a ZIP archive with its longest comment. */
const ZIP_TAIL = 65_557;

/**
 * Yields the lines of a file; gzip, zstd and ZIP are unpacked, of an archive its only file.
 *
 * @param most Bytes of the unpacked file.
 * @throws {SquatError} `invalid_parameter`: it is damaged, cut off, a web page or too large.
 */
export async function* unpackedLines(path: string, most: number): AsyncGenerator<string> {
  const file = await open(path, "r");
  try {
    const input = bounded(await unpackedContent(file, path), most);
    const tooLong = () => new InvalidParameter("it has lines that no list of names has");
    yield* textLines(input, MOST_LIST_LINE, tooLong);
  } catch (cause) {
    if (cause instanceof SquatError) throw cause;
    throw new InvalidParameter(`it is damaged or cut off (${(cause as Error).message})`, { cause });
  } finally {
    await file.close();
  }
}

/** The bytes of a list, at most so many. */
async function* bounded(input: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of input) {
    if (bytes === 0 && /^\s*<(?:!doctype|html|head|\?xml)/i.test(new TextDecoder().decode(chunk))) {
      throw new InvalidParameter("it is a web page, not a list");
    }
    bytes += chunk.length;
    if (bytes > most) {
      throw new InvalidParameter(
        `it is larger than ${Math.floor(most / 1_048_576)} MiB when it is unpacked`,
      );
    }
    yield chunk;
  }
}

async function unpackedContent(file: FileHandle, path: string): Promise<Readable> {
  const head = new Uint8Array(4);
  await file.read(head, 0, 4, 0);
  const [a, b, c, d] = head;
  if (a === 0x50 && b === 0x4b) return await zippedFile(file, path);
  const plain = createReadStream(path);
  const unpack = a === 0x1f && b === 0x8b
    ? createGunzip()
    : a === 0x28 && b === 0xb5 && c === 0x2f && d === 0xfd
    ? createZstdDecompress()
    : null;
  if (unpack === null) return plain;
  return through(plain, unpack);
}

/** The only file of a ZIP archive, by its directory: PKWARE APPNOTE 4.3.12 and 4.3.16. */
async function zippedFile(file: FileHandle, path: string): Promise<Readable> {
  const { size } = await file.stat();
  const tail = new DataView(new ArrayBuffer(Math.min(size, ZIP_TAIL)));
  await file.read(new Uint8Array(tail.buffer), 0, tail.byteLength, size - tail.byteLength);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new InvalidParameter("it is a ZIP archive that is cut off");
  const count = tail.getUint16(end + 10, true);
  if (count !== 1) {
    throw new InvalidParameter(`it is a ZIP archive of ${count} files: give one with a single list`);
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
    throw new InvalidParameter("it is a ZIP archive that is encrypted, damaged or larger than 4 GiB");
  }
  const local = new DataView(new ArrayBuffer(30));
  await file.read(new Uint8Array(local.buffer), 0, 30, at);
  const start = at + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const stored = createReadStream(path, { start, end: start + length - 1 });
  if (method === 0) return stored;
  return through(stored, createInflateRaw());
}

/** Whichever of both ends early ends the other: no file stays open. */
function through(packed: Readable, unpack: Transform): Transform {
  return pipeline(packed, unpack, () => {});
}
