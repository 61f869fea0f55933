import { Buffer } from "node:buffer";
import type { Transform } from "node:stream";
import { createBrotliDecompress, createInflate, createInflateRaw } from "node:zlib";

const MAX_CODINGS = 3;
const KNOWN = /^(?:x-gzip|gzip|br|deflate)$/;
/** Bytes as sent beyond the decoded ones: no coding adds as much, but padding and trailing data may. */
const MAX_EXTRA = 65_536;
/** Bytes that are reserved at first. */
const FIRST_ROOM = 16_384;

/** A body, or the part of it that could be read. */
interface Decoded {
  /** At most as many as allowed. */
  bytes: Uint8Array;
  /** Whether bytes were left out, or could not be decoded. */
  isCut: boolean;
}

/** Offset of the data of a gzip member (RFC 1952 section 2.3); null where there are none. */
function gzipData(bytes: Uint8Array): number | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) return null;
  const flags = bytes[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + ((bytes[10] ?? 0) | (bytes[11] ?? 0) << 8);
  for (const named of [flags & 8, flags & 16]) {
    if (named === 0) continue;
    const end = bytes.indexOf(0, at);
    if (end < 0) return null;
    at = end + 1;
  }
  if (flags & 2) at += 2;
  return at < bytes.length ? at : null;
}

function decoderOf(coding: string, bytes: Uint8Array): Transform {
  if (coding === "br") return createBrotliDecompress();
  // RFC 9110 section 8.4.1.2: zlib format, but some send raw deflate. The zlib header is a multiple of 31.
  const zlib = coding === "deflate" && (bytes[0]! & 15) === 8 && (bytes[0]! << 8 | bytes[1]!) % 31 === 0;
  // Not the platform's gunzip: it reads what follows the data as a second member, and loses the whole text when that
  // is not gzip.
  return zlib ? createInflate() : createInflateRaw();
}

/** Undoes one coding up to a number of decoded bytes, which bounds a decompression bomb. */
function undo(coding: string, bytes: Uint8Array, max: number): Promise<Decoded> {
  const start = /gzip/.test(coding) ? gzipData(bytes) : 0;
  if (start === null) return Promise.resolve({ bytes: new Uint8Array(0), isCut: true });
  return new Promise((resolve) => {
    const decoder = decoderOf(coding, bytes);
    const pieces: Uint8Array[] = [];
    let size = 0, isCut = false;
    decoder.on("data", (piece: Uint8Array) => {
      pieces.push(piece);
      size += piece.length;
      if (size > max) decoder.destroy();
    });
    decoder.on("error", () => isCut = true);
    decoder.on("close", () => {
      resolve({ bytes: Buffer.concat(pieces).subarray(0, max), isCut: isCut || size > max });
    });
    // The end apart from the bytes: where it comes too early, what they give is not lost. After the end of the compressed
    // data the decoder closes by itself.
    decoder.write(bytes.subarray(start), () => decoder.end());
  });
}

/**
 * The body of an answer: taken as it arrives, decoded when it is there. Data after the end of the compressed data are
 * ignored, as in browsers. Up to three codings are undone, the last one first (RFC 9110 section 8.4), each within the
 * bound. An unknown coding, and those under it, are passed through unchanged.
 *
 * @example
 * ```ts
 * import { ReceivedBody } from "./body.ts";
 * const body = new ReceivedBody(2);
 * body.add(new Uint8Array([1, 2, 3]));
 * const { bytes, isCut } = await body.decoded("");
 * console.assert(bytes.length === 2 && isCut);
 * ```
 */
export class ReceivedBody {
  readonly #max: number;
  /** What was sent, and room for more: a list of pieces would take a hundred bytes for each chunk of one byte. */
  #bytes: Uint8Array = new Uint8Array(0);
  #size = 0;
  #isCut = false;

  /**
   * Creates an empty one.
   *
   * @param max Maximum number of decoded bytes.
   */
  constructor(max: number) {
    this.#max = max;
  }

  /** Takes bytes as sent; false when there are enough. */
  add(bytes: Uint8Array): boolean {
    const most = this.#max + MAX_EXTRA;
    const part = bytes.subarray(0, most - this.#size);
    const size = this.#size + part.length;
    if (size > this.#bytes.length) {
      const grown = new Uint8Array(Math.min(most, Math.max(size, FIRST_ROOM, 2 * this.#bytes.length)));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(part, this.#size);
    this.#size = size;
    this.#isCut ||= part.length < bytes.length;
    return size < most;
  }

  /**
   * What was sent, decoded.
   *
   * @param coding Content-Encoding.
   */
  async decoded(coding: string): Promise<Decoded> {
    let bytes = this.#bytes.subarray(0, this.#size), isCut = this.#isCut;
    const codings = coding.toLowerCase().split(",", MAX_CODINGS + 1).map((each) => each.trim())
      .filter((each) => each !== "" && each !== "identity");
    for (const each of codings.toReversed()) {
      if (bytes.length === 0) break;
      if (codings.length > MAX_CODINGS || !KNOWN.test(each)) {
        isCut = true;
        break;
      }
      const inner = await undo(each, bytes, this.#max);
      bytes = inner.bytes;
      isCut ||= inner.isCut;
    }
    return { bytes: bytes.subarray(0, this.#max), isCut: isCut || bytes.length > this.#max };
  }
}
