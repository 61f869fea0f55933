import { Buffer } from "node:buffer";
import type { Transform } from "node:stream";
import { createBrotliDecompress, createInflate, createInflateRaw } from "node:zlib";

const MAX_CODINGS = 3;
const KNOWN = /^(?:x-gzip|gzip|br|deflate)$/;
/** Bytes as sent beyond the decoded ones: no coding adds as much, but padding and trailing data may. */
const MAX_EXTRA = 65_536;
/** Bytes of a gzip header at most; one without names has ten. */
const MAX_HEADER = 4096;
/** Bytes that are reserved at first. */
const FIRST_ROOM = 16_384;

/**
 * Offset of the data of a gzip member (RFC 1952 section 2.3); null where more bytes are needed, -1 where it is not
 * gzip.
 */
function gzipData(bytes: Uint8Array): number | null {
  if (bytes.length < 10) return null;
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) return -1;
  const flags = bytes[3] as number;
  let at = 10;
  if (flags & 4) at += 2 + ((bytes[10] ?? 0) | (bytes[11] ?? 0) << 8);
  for (const named of [flags & 8, flags & 16]) {
    if (named !== 0 && at > 0) at = bytes.indexOf(0, at) + 1;
  }
  if (at > 0 && flags & 2) at += 2;
  if (at > 0 && at < bytes.length) return at;
  return bytes.length > MAX_HEADER ? -1 : null;
}

/** Offset of the compressed data in the first bytes; as `gzipData`. */
function dataOf(coding: string, first: Uint8Array): number | null {
  return coding === "gzip" ? gzipData(first) : coding === "deflate" && first.length < 2 ? null : 0;
}

function decoderOf(coding: string, first: Uint8Array): Transform {
  if (coding === "br") return createBrotliDecompress();
  // RFC 9110 section 8.4.1.2: zlib format, but some send raw deflate. The zlib header is a multiple of 31.
  const zlib = coding === "deflate" && (first[0]! & 15) === 8 && (first[0]! << 8 | first[1]!) % 31 === 0;
  // Not the platform's gunzip: it reads what follows the data as a second member, and loses the whole text when that
  // is not gzip.
  return zlib ? createInflate() : createInflateRaw();
}

/**
 * Decodes a body as it arrives and stops at a number of decoded bytes, which bounds a decompression bomb. Data after
 * the end of the compressed data are ignored, as in browsers. Up to three codings are undone, the last one first (RFC
 * 9110 section 8.4); the same number of bytes bounds an inner one. An unknown coding, and those under it, are passed
 * through unchanged.
 *
 * @example
 * ```ts
 * import { Inflater } from "./inflate.ts";
 * const inflater = new Inflater("", 2);
 * console.assert(!await inflater.push(new Uint8Array([1, 2, 3])));
 * console.assert((await inflater.end()).length === 2 && inflater.cut);
 * ```
 */
export class Inflater {
  /** Whether bytes were left out, the encoded data are invalid, or, after `end`, in a coding that is not known. */
  cut = false;
  readonly #coding: string;
  /** Codings that were applied before it. */
  readonly #inner: readonly string[];
  readonly #max: number;
  readonly #isUnknown: boolean;
  /** Bytes before a decoder could be chosen. */
  #first: Uint8Array = new Uint8Array(0);
  #decoder: Transform | null = null;
  /** The compressed data have ended. */
  #ended = false;
  #wake: (() => void) | null = null;
  /** The decoded bytes, and room for more: a list of pieces would take a hundred bytes for each chunk of one byte. */
  #bytes: Uint8Array = new Uint8Array(0);
  #size = 0;
  #sent = 0;

  /**
   * Creates a decoder.
   *
   * @param coding Content-Encoding.
   * @param max Maximum number of decoded bytes.
   */
  constructor(coding: string, max: number) {
    const codings = coding.toLowerCase().split(",", MAX_CODINGS + 1).map((each) => each.trim());
    const known = codings.filter((each) => each !== "" && each !== "identity");
    this.#isUnknown = known.length > MAX_CODINGS || known.length > 0 && !KNOWN.test(known.at(-1)!);
    this.#coding = known.length > MAX_CODINGS ? "" : (known.pop() ?? "").replace(/^x-gzip$/, "gzip");
    this.#inner = known;
    this.#max = max;
  }

  #append(bytes: Uint8Array): void {
    const room = this.#max - this.#size;
    if (bytes.length > room) this.cut = true;
    const part = bytes.subarray(0, room);
    const size = this.#size + part.length;
    if (size > this.#bytes.length) {
      const grown = new Uint8Array(Math.min(this.#max, Math.max(size, FIRST_ROOM, 2 * this.#bytes.length)));
      grown.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = grown;
    }
    this.#bytes.set(part, this.#size);
    this.#size = size;
  }

  /** Returns the bytes that are for the decoder; null while it cannot be chosen yet. */
  #open(bytes: Uint8Array): Uint8Array | null {
    if (this.#decoder !== null) return bytes;
    this.#first = this.#first.length === 0 ? bytes : Buffer.concat([this.#first, bytes]);
    const at = dataOf(this.#coding, this.#first);
    if (at === -1) this.cut = true;
    if (at === null || at < 0) return null;
    this.#decoder = decoderOf(this.#coding, this.#first);
    this.#decoder.on("data", (data: Uint8Array) => {
      if (this.cut) return;
      this.#append(data);
      if (this.cut) this.#stop();
    });
    this.#decoder.on("error", () => {
      this.cut = true;
      this.#stop();
    });
    this.#decoder.on("end", () => {
      this.#ended = true;
      this.#wake?.();
    });
    return this.#first.subarray(at);
  }

  #stop(): void {
    this.#decoder?.destroy();
    this.#wake?.();
  }

  /** Decodes bytes as sent; false when the bound is reached. */
  async push(bytes: Uint8Array): Promise<boolean> {
    this.#sent += bytes.length;
    if (this.cut) return false;
    const enough = this.#sent > this.#max + MAX_EXTRA;
    if (this.#ended || bytes.length === 0) return !enough;
    if (!KNOWN.test(this.#coding)) this.#append(bytes);
    else {
      const data = this.#open(bytes);
      if (data !== null) await this.#settled((done) => this.#decoder!.write(data, () => done()));
    }
    return !this.cut && !enough && this.#size < this.#max;
  }

  /** The decoded bytes. */
  async end(): Promise<Uint8Array> {
    const decoder = this.#decoder;
    this.cut ||= this.#isUnknown;
    if (decoder === null) this.cut ||= this.#first.length > 0;
    else if (!this.cut && !this.#ended) await this.#settled(() => decoder.end());
    decoder?.destroy();
    const bytes = this.#bytes.subarray(0, this.#size);
    if (decoder === null || this.#inner.length === 0) return bytes;
    const inner = new Inflater(this.#inner.join(), this.#max);
    await inner.push(bytes);
    const decoded = await inner.end();
    this.cut ||= inner.cut;
    return decoded;
  }

  /** Waits for a step of the decoder, its end or its failure: after its end or its destruction it never calls back. */
  #settled(step: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      step(resolve);
    });
  }
}
