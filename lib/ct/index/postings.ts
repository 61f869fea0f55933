/**
 * Which blocks of names contain a trigram: lists of block numbers, as differences or, when dense, as bits.
 * @module
 */
import { GRAMS } from "./grams.ts";

/** Bytes of a slab, as a power of two: an address is the number of a slab above that many bits of an offset in it. */
const SLAB_BITS = 20;
const IN_SLAB = (1 << SLAB_BITS) - 1;

/** Blocks whose trigrams are put into lists together. */
const GROUP_BITS = 8;
const GROUP = 1 << GROUP_BITS;

/** Sorts by nine bits from `shift` on; the sort is stable. */
function sortBy(shift: number, from: Uint32Array, to: Uint32Array, count: number): void {
  const starts = new Int32Array(513);
  for (let i = 0; i < count; i++) starts[(from[i]! >>> shift & 511) + 1]!++;
  for (let i = 1; i < 513; i++) starts[i]! += starts[i - 1]!;
  for (let i = 0; i < count; i++) {
    const pair = from[i]!;
    to[starts[pair >>> shift & 511]!++] = pair;
  }
}

/** Size of the next slice after that many bytes: long lists have long slices. */
function sliceBytes(before: number): number {
  return before < 8 ? 8 : before < 64 ? 32 : before < 1024 ? 128 : 1024;
}

/** Collects lists while blocks are written in order. */
export class PostingsWriter {
  /** For each trigram, side by side for the processor's cache: next byte, end of slice, block after the last, blocks. */
  readonly #lists = new Int32Array(GRAMS * 4);
  readonly #first = new Int32Array(GRAMS);
  /** Capacity of a trigram's slices, in bytes. */
  readonly #room = new Int32Array(GRAMS);
  readonly #slabs: Uint8Array[] = [];
  /** What is left of the last slab, from which slices are cut. */
  #free = 0;
  #freeEnd = 0;
  /** A bit for each trigram of the open block: small enough for the L1 cache. */
  readonly #met = new Int32Array(GRAMS >>> 5);
  /** For the blocks of a group, the open one among them: trigram and place of the block, block by block. */
  #pairs = new Uint32Array(1 << 12);
  #count = 0;
  #closed = 0;
  #sorted = new Uint32Array(0);
  #list = new Uint8Array(1 << 16);
  #block = 0;

  /**
   * Records that the open block contains trigrams of a name.
   *
   * @param name In ranks, as {@link gramOf} counts characters of names, a zero before and behind.
   * @param from Where the first trigram starts.
   * @param to Where the last one starts, plus one.
   */
  addName(name: Uint8Array, from: number, to: number): void {
    if (this.#count + 256 > this.#pairs.length) {
      const pairs = new Uint32Array(this.#pairs.length * 2);
      pairs.set(this.#pairs);
      this.#pairs = pairs;
    }
    const met = this.#met, pairs = this.#pairs, block = this.#block & GROUP - 1;
    let count = this.#count;
    let gram = name[from]! << 6 | name[from + 1]!;
    for (let i = from; i < to; i++) {
      gram = gram << 6 & 0x3ffff | name[i + 2]!;
      const word = met[gram >>> 5]!;
      const bit = 1 << (gram & 31);
      if ((word & bit) === 0) {
        met[gram >>> 5] = word | bit;
        pairs[count++] = gram << GROUP_BITS | block;
      }
    }
    this.#count = count;
  }

  /** Ends the open block; the next one has the next number. */
  closeBlock(): void {
    const met = this.#met, pairs = this.#pairs;
    for (let i = this.#closed; i < this.#count; i++) met[pairs[i]! >>> GROUP_BITS + 5] = 0;
    this.#closed = this.#count;
    this.#block++;
    if ((this.#block & GROUP - 1) === 0) this.#closeGroup();
  }

  /** Lists lie far apart in memory: each is accessed once for a group of blocks. */
  #closeGroup(): void {
    const first = this.#block - 1 & -GROUP;
    const lists = this.#lists, slabs = this.#slabs;
    const count = this.#count;
    if (this.#sorted.length < count) this.#sorted = new Uint32Array(this.#pairs.length);
    sortBy(GROUP_BITS, this.#pairs, this.#sorted, count);
    sortBy(GROUP_BITS + 9, this.#sorted, this.#pairs, count);
    const pairs = this.#pairs;
    for (let i = 0; i < count;) {
      const gram = pairs[i]! >>> GROUP_BITS;
      const list = gram * 4;
      let after = lists[list + 2]!, at = lists[list]!, end = lists[list + 1]!;
      const from = i;
      do {
        const block = first + (pairs[i]! & GROUP - 1);
        let delta = block - after;
        after = block + 1;
        for (;;) {
          if (at === end) {
            at = this.#extend(gram);
            end = lists[list + 1]!;
          }
          const byte = delta < 128 ? delta : delta & 127 | 128;
          slabs[at >>> SLAB_BITS]![at & IN_SLAB] = byte;
          at++;
          if (byte < 128) break;
          delta >>>= 7;
        }
      } while (++i < count && pairs[i]! >>> GROUP_BITS === gram);
      lists[list] = at;
      lists[list + 2] = after;
      lists[list + 3]! += i - from;
    }
    this.#count = this.#closed = 0;
  }

  /** A list lies in slices of growing size; the last four bytes of one say where the next is. */
  #extend(gram: number): number {
    const room = this.#room[gram]!;
    const size = sliceBytes(room) + 4;
    if (this.#free + size > this.#freeEnd) {
      this.#free = this.#slabs.length << SLAB_BITS;
      this.#freeEnd = this.#free + IN_SLAB + 1;
      this.#slabs.push(new Uint8Array(1 << SLAB_BITS));
    }
    const slice = this.#free;
    this.#free += size;
    if (room === 0) this.#first[gram] = slice;
    else {
      const link = this.#lists[gram * 4 + 1]!;
      const slab = this.#slabs[link >>> SLAB_BITS]!;
      const from = link & IN_SLAB;
      for (let i = 0; i < 4; i++) slab[from + i] = slice >>> (8 * i);
    }
    this.#lists[gram * 4 + 1] = slice + size - 4;
    this.#room[gram]! += size - 4;
    return slice;
  }

  /**
   * Yields each trigram's list in order of its number, with the number of its blocks. The bytes are valid until the
   * next list is requested: there are many lists, and garbage of each would be collected late.
   *
   * @param blocks How many blocks there are.
   */
  *lists(blocks: number): Generator<{ gram: number; count: number; bytes: Uint8Array; dense: boolean }> {
    this.#closeGroup();
    const bits = new Uint8Array((blocks + 7) >>> 3);
    for (let gram = 0; gram < GRAMS; gram++) {
      const count = this.#lists[gram * 4 + 3]!;
      if (count === 0) continue;
      const bytes = this.#collect(gram);
      if (bytes.length < bits.length) {
        yield { gram, count, bytes, dense: false };
        continue;
      }
      bits.fill(0);
      eachBlock(bytes, blocks, (block) => bits[block >>> 3]! |= 1 << (block & 7));
      yield { gram, count, bytes: bits, dense: true };
    }
  }

  #collect(gram: number): Uint8Array {
    const total = this.#room[gram]! - (this.#lists[gram * 4 + 1]! - this.#lists[gram * 4]!);
    if (total > this.#list.length) this.#list = new Uint8Array(total * 2);
    const bytes = this.#list.subarray(0, total);
    let slice = this.#first[gram]!;
    let done = 0;
    while (done < total) {
      const size = sliceBytes(done);
      const slab = this.#slabs[slice >>> SLAB_BITS]!;
      const from = slice & IN_SLAB;
      const part = Math.min(size, total - done);
      for (let i = 0; i < part; i++) bytes[done + i] = slab[from + i]!;
      done += part;
      const link = from + size;
      slice = slab[link]! | slab[link + 1]! << 8 | slab[link + 2]! << 16 | slab[link + 3]! << 24;
    }
    return bytes;
  }
}

/** Calls `visit` for each block of a list of differences; numbers that no block has are left out. */
export function eachBlock(bytes: Uint8Array, blocks: number, visit: (block: number) => void): void {
  let block = -1;
  for (let at = 0; at < bytes.length;) {
    let delta = 0, shift = 0, byte: number;
    do {
      byte = bytes[at++] ?? 0;
      delta |= (byte & 127) << shift;
      shift += 7;
    } while (byte >= 128 && shift < 28);
    block += delta + 1;
    if (block >= blocks) return;
    visit(block);
  }
}
