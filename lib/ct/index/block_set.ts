/**
 * Sets of blocks: numbers in ascending order when they are few, else a bit for each block.
 * @module
 */
import { eachBlock } from "./postings.ts";

/** Blocks of a segment, not to be changed: their numbers, or bits. */
export type BlockSet = Int32Array | Uint32Array;

/** Bits are a set of few blocks when one word in so many is not zero. */
const SPARSE_WORDS = 4;
/** A list that is so many times as long as another is searched, not read. */
const SEARCHED_LENGTHS = 16;

/** The blocks of a list of differences; numbers from `blocks` on are left out. */
export function blocksIn(bytes: Uint8Array, blocks: number): Int32Array {
  const list = new Int32Array(bytes.length);
  let count = 0;
  eachBlock(bytes, blocks, (block) => list[count++] = block);
  return list.subarray(0, count);
}

/** Adds the blocks of a set to bits and returns these. */
export function unite(bits: Uint32Array, set: BlockSet): Uint32Array {
  if (set instanceof Uint32Array) { for (let i = 0; i < bits.length; i++) bits[i]! |= set[i]!; }
  else for (let i = 0; i < set.length; i++) bits[set[i]! >>> 5]! |= 1 << (set[i]! & 31);
  return bits;
}

/** Returns the blocks of `a` that are in `b`, numbers when they are few; `a` is changed or the same. */
export function intersect(a: BlockSet, b: BlockSet): BlockSet {
  if (a instanceof Int32Array) return b instanceof Int32Array ? sharedBlocks(a, b) : inBits(a, b);
  if (b instanceof Int32Array) return inBits(b.slice(), a);
  let words = 0;
  for (let i = 0; i < a.length; i++) {
    const word = a[i]! & b[i]!;
    a[i] = word;
    if (word !== 0) words++;
  }
  return words * SPARSE_WORDS > a.length ? a : numbersOf(a, words);
}

function inBits(list: Int32Array, bits: Uint32Array): Int32Array {
  let count = 0;
  for (let i = 0; i < list.length; i++) {
    const block = list[i]!;
    // No branch: there is no predicting it.
    list[count] = block;
    count += bits[block >>> 5]! >>> (block & 31) & 1;
  }
  return count === list.length ? list : list.subarray(0, count);
}

function sharedBlocks(a: Int32Array, b: Int32Array): Int32Array {
  if (SEARCHED_LENGTHS * a.length < b.length) return foundBlocks(a, b);
  let count = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const left = a[i]!, right = b[j]!;
    if (left <= right) i++;
    if (right <= left) j++;
    if (left === right) a[count++] = left;
  }
  return count === a.length ? a : a.subarray(0, count);
}

/** The blocks of a short list that are in a much longer one, which is searched. */
function foundBlocks(a: Int32Array, b: Int32Array): Int32Array {
  let count = 0, from = 0;
  for (let i = 0; i < a.length; i++) {
    const block = a[i]!;
    for (let to = b.length; from < to;) {
      const middle = (from + to) >>> 1;
      if (b[middle]! < block) from = middle + 1;
      else to = middle;
    }
    if (b[from] === block) a[count++] = block;
  }
  return count === a.length ? a : a.subarray(0, count);
}

/** Reused: a set of few blocks is much shorter than what its words could hold. */
let blockScratch = new Int32Array(0);

function numbersOf(bits: Uint32Array, words: number): Int32Array {
  if (blockScratch.length < words * 32) blockScratch = new Int32Array(words * 32);
  const list = blockScratch;
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) {
      list[count++] = i * 32 + 31 - Math.clz32(word & -word);
    }
  }
  return list.slice(0, count);
}

/** What a part takes besides its bytes, roughly. */
const ENTRY_BYTES = 256;

/**
 * Parts of segments in memory, up to a total number of bytes. Several segments share one, so that memory does not grow
 * with their number. The oldest part is evicted first: scans are cyclic, so that least recently used would be no
 * better.
 */
export class ByteCache<T extends Uint8Array | Int32Array | Uint32Array> {
  readonly #most: number;
  readonly #parts = new Map<number, T>();
  #bytes = 0;
  #owners = 0;

  /**
   * Creates an empty cache.
   *
   * @param most Maximum bytes, with some for each part; one part is stored even if it is larger.
   */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the first of the keys of one more segment: it has 2^26 of them. */
  owner(): number {
    return this.#owners++ * 2 ** 26;
  }

  /** Returns a part; undefined when it is not cached, or no longer. */
  get(key: number): T | undefined {
    return this.#parts.get(key);
  }

  /** Adds a part that is not cached. */
  add(key: number, part: T): void {
    this.#bytes += part.byteLength + ENTRY_BYTES;
    for (const [oldest, { byteLength }] of this.#parts) {
      if (this.#bytes <= this.#most) break;
      this.#parts.delete(oldest);
      this.#bytes -= byteLength + ENTRY_BYTES;
    }
    this.#parts.set(key, part);
  }
}

/** What segments cache in memory beside their footers. */
export interface SegmentCaches {
  /** Frames of names, as they are stored. */
  readonly frames: ByteCache<Uint8Array>;
  /** Lists of blocks: numbers in short ones, bits in others. */
  readonly lists: ByteCache<BlockSet>;
}

/** Returns caches for one segment or for several together. @param bytes Of frames; lists get a third as much. */
export function segmentCaches(bytes: number = 96 << 20): SegmentCaches {
  return { frames: new ByteCache(bytes), lists: new ByteCache(bytes / 3) };
}
