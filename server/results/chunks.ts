import { Buffer } from "node:buffer";

/** Size of the first block, which grows with the stream: most of an `analyze` fits into the first. */
const LEAST_BLOCK = 16 * 1024;
/** Size of the largest blocks, unless a line is longer. */
const BLOCK_BYTES = 256 * 1024;
/** The byte that ends a line. */
export const LINE_FEED = 0x0a;
const ENCODER: TextEncoder = new TextEncoder();
/** ChunkBuffer that wait to be used again: memory that came and went with every block would keep the collector busy. */
const SPARE_BYTES = 8 * 1024 * 1024;
const spare: ReadonlyMap<number, SharedArrayBuffer[]> = new Map([[LEAST_BLOCK, []], [BLOCK_BYTES, []]]);
/** When the blocks of all streams are that much, new ones are small. */
const CROWDED_BYTES = 16 * 1024 * 1024;
let allBytes = 0;

/** Some lines that follow each other, as bytes. */
export interface Part {
  /** Number of the first line. */
  first: number;
  /** How many. */
  lines: number;
  /** The lines. */
  bytes: Uint8Array;
}

/** Whether the blocks of all streams are so much that each should make do with little. */
export function crowded(): boolean {
  return allBytes >= CROWDED_BYTES;
}

/**
 * Lines as bytes, encoded once: what readers get and what the store gets lies in the same blocks of memory, which
 * go when nobody has a part of them any more. The memory is shared, so that a thread that writes needs no copy.
 */
export class ChunkBuffer {
  #block: Uint8Array = new Uint8Array(0);
  #used = 0;
  /** Bytes of the block that are not dropped. */
  #live = 0;
  /** Where the lines begin that were not taken yet. */
  #from = 0;
  #first = 0;
  #lines = 0;
  #size = LEAST_BLOCK;
  /** Bytes of all blocks that are not dropped. */
  #held = 0;
  readonly #full: Part[] = [];

  /** Adds lines and returns them. They stay until `drop`. */
  add(text: string, lines: number): Part {
    const size = Buffer.byteLength(text);
    if (this.#block.length - this.#used < size) {
      const grown = this.#size;
      this.#close();
      this.leave();
      const wanted = Math.max(crowded() ? LEAST_BLOCK : grown, size);
      this.#block = new Uint8Array(spare.get(wanted)?.pop() ?? new SharedArrayBuffer(wanted));
      this.#size = BLOCK_BYTES;
      this.#live = 0;
      this.#count(this.#block.length);
      this.#used = this.#from = 0;
    }
    const bytes = this.#block.subarray(this.#used, this.#used += size);
    ENCODER.encodeInto(text, bytes);
    const first = this.#first + this.#lines;
    this.#lines += lines;
    this.#live += size;
    return { first, lines, bytes };
  }

  #close(): void {
    if (this.#lines === 0) return;
    const bytes = this.#block.subarray(this.#from, this.#used);
    this.#full.push({ first: this.#first, lines: this.#lines, bytes });
    this.#first += this.#lines;
    this.#lines = 0;
    this.#from = this.#used;
  }

  /** Takes the lines of the next block that is full; with `all`, of one that is not. Undefined: there are none. */
  take(all: boolean): Part | undefined {
    if (all && this.#full.length === 0) this.#close();
    return this.#full.shift();
  }

  /** Says that nobody needs lines any more, which were taken; `next` are those after them. */
  drop(part: Part, next: Part | undefined): void {
    const { buffer } = part.bytes;
    if (buffer === this.#block.buffer) this.#live -= part.bytes.length;
    else if (buffer !== next?.bytes.buffer) this.#give(buffer);
  }

  /** Gives the block back, to begin with a small one, unless something of it is needed. */
  leave(): void {
    if (this.#live > 0) return;
    this.#give(this.#block.buffer);
    this.#block = new Uint8Array(0);
    this.#used = this.#from = 0;
    this.#size = LEAST_BLOCK;
  }

  #give(buffer: ArrayBufferLike): void {
    this.#count(-Math.min(buffer.byteLength, this.#held));
    const blocks = spare.get(buffer.byteLength);
    if (blocks === undefined || blocks.length * buffer.byteLength >= SPARE_BYTES) return;
    blocks.push(buffer as SharedArrayBuffer);
  }

  #count(bytes: number): void {
    this.#held += bytes;
    allBytes += bytes;
  }

  /** Says that no lines will come. Those that are there stay for whoever has them, and count no more. */
  end(): void {
    this.#count(-this.#held);
  }

  /** Whether there is a full block. */
  get full(): boolean {
    return this.#full.length > 0;
  }
}

/** The lines from `from` on, of bytes that begin with the line `first`. Not a copy. */
export function linesFrom<B extends ArrayBufferLike>(
  bytes: Uint8Array<B>,
  first: number,
  from: number,
): Uint8Array<B> {
  let start = 0;
  for (let line = first; line < from; line++) start = bytes.indexOf(LINE_FEED, start) + 1;
  return bytes.subarray(start);
}

/** A copy of the first lines of some, of about that many bytes but at least one line. */
export function firstLines(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const end = bytes.indexOf(LINE_FEED, Math.min(size, bytes.length - 1));
  return bytes.slice(0, end + 1);
}
