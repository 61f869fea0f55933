import type { Transform } from "node:stream";
import { createBrotliDecompress, createInflate, createInflateRaw } from "node:zlib";

const MAX_CODINGS = 3;
const KNOWN = /^(?:x-gzip|gzip|br|deflate)$/;
/** Bytes as sent beyond the decoded ones: no coding adds as much, but padding and trailing data may. */
const MAX_EXTRA = 65_536;
/** The share of the room that is reserved at first: doubled seven times it is all of it. */
const FIRST_SHARE = 1 / 128;

/** A body, at most as long as allowed, and whether bytes were left out, or could not be decoded. */
type Decoded = { bytes: Uint8Array; isCut: boolean };

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

/** Bytes up to a number. A list of pieces would take a hundred bytes for each chunk of one byte. */
class BoundedBytes {
  /** Whether bytes were left out. */
  isCut = false;
  readonly #most: number;
  /** The bytes, and room for more. */
  #room: Uint8Array = new Uint8Array(0);
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The bytes so far. */
  get all(): Uint8Array {
    return this.#room.subarray(0, this.#size);
  }

  /** Adds bytes; false when there is no room for more. */
  add(bytes: Uint8Array): boolean {
    const part = bytes.subarray(0, this.#most - this.#size);
    const size = this.#size + part.length;
    if (size > this.#room.length) {
      const wanted = Math.max(size, Math.ceil(this.#most * FIRST_SHARE), 2 * this.#room.length);
      const grown = new Uint8Array(Math.min(this.#most, wanted));
      grown.set(this.#room);
      this.#room = grown;
    }
    this.#room.set(part, this.#size);
    this.#size = size;
    this.isCut ||= part.length < bytes.length;
    return size < this.#most;
  }
}

/** Whether bytes start as the text of a page does. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?\s*<[!?a-z]/i.test(new TextDecoder("latin1").decode(bytes.subarray(0, 256)));

/** Undoes one coding up to a number of decoded bytes, which bounds a decompression bomb. */
function undo(coding: string, bytes: Uint8Array, max: number): Promise<Decoded> {
  const start = /gzip/.test(coding) ? gzipData(bytes) : 0;
  if (start === null) return Promise.resolve({ bytes: new Uint8Array(0), isCut: true });
  return new Promise((resolve) => {
    const decoder = decoderOf(coding, bytes);
    const decoded = new BoundedBytes(max);
    let isDamaged = false;
    decoder.on("data", (piece: Uint8Array) => {
      decoded.add(piece);
      if (decoded.isCut) decoder.destroy();
    });
    decoder.on("error", () => isDamaged = true);
    decoder.on("close", () => resolve({ bytes: decoded.all, isCut: isDamaged || decoded.isCut }));
    // The end apart from the bytes: where it comes too early, what they give is not lost. After the end of the compressed
    // data the decoder closes by itself.
    decoder.write(bytes.subarray(start), () => decoder.end());
  });
}

/**
 * The body of an answer: taken as it arrives, decoded when it is there. Data after the end of the compressed data are
 * ignored, as in browsers. Up to three codings are undone, the last one first (RFC 9110 section 8.4), each within the
 * bound. An unknown coding, and those under it, are passed through unchanged; the body counts as cut unless it starts as
 * a page does.
 *
 * @example
 * ```ts
 * import { ReceivedBody } from "./body.ts";
 * const body = new ReceivedBody(2);
 * body.coding = "";
 * body.add(new Uint8Array([1, 2, 3]));
 * const { bytes, isCut } = await body.decoded();
 * console.assert(bytes.length === 2 && isCut);
 * ```
 */
export class ReceivedBody {
  /** Content-Encoding; null while it is not known. */
  coding: string | null = null;
  readonly #max: number;
  readonly #sent: BoundedBytes;

  /**
   * Creates an empty one.
   *
   * @param max Maximum number of decoded bytes.
   */
  constructor(max: number) {
    this.#max = max;
    this.#sent = new BoundedBytes(max + MAX_EXTRA);
  }

  /** Takes bytes as sent; false when there are enough. */
  add(bytes: Uint8Array): boolean {
    const hasRoom = this.#sent.add(bytes);
    // Without a coding, what is beyond the bound is left out in any case, and a server may take its time for it.
    return hasRoom && (this.coding !== "" || this.#sent.all.length <= this.#max);
  }

  /** What was sent, decoded. */
  async decoded(): Promise<Decoded> {
    let bytes = this.#sent.all, { isCut } = this.#sent;
    const codings = (this.coding ?? "").toLowerCase().split(",", MAX_CODINGS + 1).map((each) => each.trim())
      .filter((each) => each !== "" && each !== "identity");
    for (const each of codings.toReversed()) {
      if (bytes.length === 0) break;
      if (codings.length > MAX_CODINGS || !KNOWN.test(each)) {
        // "utf-8", "none": browsers show the body as it is, and so it may be.
        isCut ||= codings.length > 1 || !isMarkup(bytes);
        break;
      }
      const inner = await undo(each, bytes, this.#max);
      bytes = inner.bytes;
      isCut ||= inner.isCut;
    }
    return { bytes: bytes.subarray(0, this.#max), isCut: isCut || bytes.length > this.#max };
  }
}
