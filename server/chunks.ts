import { Buffer } from "node:buffer";
import { promisify } from "node:util";
import { constants, createZstdCompress, type ZstdCompress, zstdDecompress } from "node:zlib";
import type { ResultChunk } from "./stores/store.ts";

/** Size of the first block, which grows with the stream: most of an `analyze` fits into the first. */
const LEAST_BLOCK = 16 * 1024;
/** Size of the largest blocks, unless a line is longer. */
const BLOCK_BYTES = 128 * 1024;
/** The byte that ends a line. */
export const LINE_FEED = 0x0a;
const ENCODER: TextEncoder = new TextEncoder();
/** A full block comes out in one piece. */
const PACKED_BYTES = 64 * 1024;
/** Looking back 128 KiB is far enough. */
const WINDOW_LOG = 17;
/** Blocks that wait to be used again: memory that came and went with every block would keep the collector busy. */
const SPARE_BLOCKS = 64;
const spare: Uint8Array<ArrayBuffer>[] = [];
/** When the blocks of all streams are that much, new ones are small. */
const CROWDED_BYTES = 32 * 1024 * 1024;
let allBytes = 0;
const decompress = promisify(zstdDecompress);

/** Some lines that follow each other, as bytes. */
export interface Part {
  /** Number of the first line. */
  first: number;
  /** How many. */
  lines: number;
  /** The lines. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Whether the blocks of all streams are so much that each should make do with little. */
export function crowded(): boolean {
  return allBytes >= CROWDED_BYTES;
}

/**
 * Lines as bytes, encoded once: what readers get and what the store gets lies in the same blocks of memory, which
 * go when nobody has a part of them any more.
 */
export class Blocks {
  #block: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #used = 0;
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
      this.#close();
      const wanted = Math.max(crowded() ? LEAST_BLOCK : this.#size, size);
      this.#block = (wanted === BLOCK_BYTES ? spare.pop() : undefined) ?? new Uint8Array(wanted);
      this.#size = Math.min(BLOCK_BYTES, this.#size * 4);
      this.#count(this.#block.length);
      this.#used = this.#from = 0;
    }
    const bytes = this.#block.subarray(this.#used, this.#used += size);
    ENCODER.encodeInto(text, bytes);
    const first = this.#first + this.#lines;
    this.#lines += lines;
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
    if (buffer === next?.bytes.buffer || buffer === this.#block.buffer) return;
    this.#count(-Math.min(buffer.byteLength, this.#held));
    if (buffer.byteLength === BLOCK_BYTES && spare.length < SPARE_BLOCKS) spare.push(new Uint8Array(buffer));
  }

  /** Goes on in a new, small block, so that nothing holds the one before; not while it has lines to take. */
  leave(): void {
    if (this.#lines > 0 || this.full) return;
    this.#count(-this.#block.length);
    this.#block = new Uint8Array(0);
    this.#used = this.#from = 0;
    this.#size = LEAST_BLOCK;
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

/**
 * Resolves with NDJSON packed for the store: one frame of Zstandard (RFC 8878), made on the platform's thread pool.
 *
 * Level 1 takes a quarter of the time of gzip's level 4 and leaves less.
 */
export function pack(bytes: Uint8Array): Promise<Uint8Array> {
  return packing = packing.then(() => packNext(bytes), () => packNext(bytes));
}

let packing: Promise<Uint8Array> = Promise.resolve(new Uint8Array(0));
let packer: ZstdCompress | undefined;

/** One packer for all, as making one costs more than a block does; so one block at a time. */
function packNext(bytes: Uint8Array): Promise<Uint8Array> {
  packer ??= createZstdCompress({
    chunkSize: PACKED_BYTES,
    // Every write ends a frame.
    flush: constants.ZSTD_e_end,
    params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: WINDOW_LOG },
  });
  const own = packer;
  return new Promise((resolve, reject) => {
    const packed: Uint8Array[] = [];
    const onData = (data: Uint8Array) => packed.push(data);
    const onError = (error: Error) => {
      packer = undefined;
      reject(error);
    };
    own.on("data", onData).once("error", onError);
    own.write(bytes, () => {
      own.off("data", onData).off("error", onError);
      resolve(Buffer.concat(packed));
    });
  });
}

/** Resolves with the lines of a chunk from a line on. */
export async function unpack(chunk: ResultChunk, from: number): Promise<Uint8Array<ArrayBuffer>> {
  return linesFrom(new Uint8Array(await decompress(chunk.bytes)), chunk.first, from);
}

/** The lines from `from` on, of bytes that begin with the line `first`. Not a copy. */
export function linesFrom(
  bytes: Uint8Array<ArrayBuffer>,
  first: number,
  from: number,
): Uint8Array<ArrayBuffer> {
  let start = 0;
  for (let line = first; line < from; line++) start = bytes.indexOf(LINE_FEED, start) + 1;
  return bytes.subarray(start);
}

/** A copy of the first lines of some, of about that many bytes but at least one line. */
export function firstLines(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const end = bytes.indexOf(LINE_FEED, Math.min(size, bytes.length - 1));
  return bytes.slice(0, end + 1);
}
