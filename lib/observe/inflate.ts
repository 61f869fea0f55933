import { Buffer } from "node:buffer";
import type { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";

function decoderOf(coding: string, first: Uint8Array): Transform | null {
  switch (coding.trim().toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    case "deflate":
      // RFC 9110 section 8.4.1.2: zlib format, but some send raw deflate. The zlib header is a multiple of 31.
      return ((first[0] as number) & 15) === 8 && ((first[0] as number) << 8 | (first[1] ?? 0)) % 31 === 0
        ? createInflate()
        : createInflateRaw();
    default:
      return null;
  }
}

/**
 * Decodes a body as it comes and stops at a number of decoded bytes: a bomb costs what it is allowed to cost.
 * An unknown or doubled coding is passed through as it is.
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
  /** Whether bytes were left out, or the coding broke. */
  cut = false;
  readonly #coding: string;
  readonly #max: number;
  #decoder: Transform | null | undefined;
  #failed: (() => void) | null = null;
  #chunks: Uint8Array[] = [];
  #size = 0;

  /**
   * Makes one.
   *
   * @param coding Content-Encoding.
   * @param max Decoded bytes to keep.
   */
  constructor(coding: string, max: number) {
    this.#coding = coding;
    this.#max = max;
  }

  #take(bytes: Uint8Array): void {
    const room = this.#max - this.#size;
    if (bytes.length > room) this.cut = true;
    const part = bytes.subarray(0, room);
    this.#chunks.push(part);
    this.#size += part.length;
  }

  #open(first: Uint8Array): Transform | null {
    const decoder = decoderOf(this.#coding, first);
    if (decoder === null) return null;
    decoder.on("data", (bytes: Uint8Array) => {
      if (this.cut) return;
      this.#take(bytes);
      if (this.cut) this.#stop();
    });
    decoder.on("error", () => {
      this.cut = true;
      this.#stop();
    });
    return decoder;
  }

  #stop(): void {
    this.#decoder?.destroy();
    this.#failed?.();
  }

  /** Takes bytes as sent; false when no more are wanted. */
  async push(bytes: Uint8Array): Promise<boolean> {
    if (this.cut || bytes.length === 0) return !this.cut;
    if (this.#decoder === undefined) this.#decoder = this.#open(bytes);
    const decoder = this.#decoder;
    if (decoder === null) this.#take(bytes);
    else await this.#settled((done) => decoder.write(bytes, () => done()));
    return !this.cut && this.#size < this.#max;
  }

  /** The decoded bytes. */
  async end(): Promise<Uint8Array> {
    const decoder = this.#decoder ?? null;
    if (decoder !== null && !this.cut) {
      await this.#settled((done) => {
        decoder.on("end", done);
        decoder.end();
      });
    }
    decoder?.destroy();
    return Buffer.concat(this.#chunks);
  }

  /** Waits for a step of the decoder, or for its failure: a destroyed one calls nothing back. */
  #settled(step: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#failed = resolve;
      step(resolve);
    });
  }
}
