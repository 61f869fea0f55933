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
