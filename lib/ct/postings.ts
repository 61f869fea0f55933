/**
 * Which blocks of names hold a trigram: lists of block numbers, as differences or, when dense, as bits.
 * @module
 */
import { GRAMS } from "./grams.ts";

const PAGE = 1 << 20;

/** Collects lists while blocks are written in order. */
export class PostingsWriter {
  readonly #last = new Int32Array(GRAMS).fill(-1);
  /** For each trigram, side by side for the processor's cache: next byte, end of slice, bytes, blocks. */
  readonly #lists = new Int32Array(GRAMS * 4);
  readonly #first = new Int32Array(GRAMS).fill(-1);
  readonly #pages: Uint8Array[] = [];
  #free = 0;
  #page = new Uint8Array(0);

  /** Notes that a block, not before any noted so far, holds a trigram. */
  add(gram: number, block: number): void {
    const last = this.#last[gram]!;
    if (last === block) return;
    this.#last[gram] = block;
    const lists = this.#lists;
    const list = gram * 4;
    lists[list + 3]!++;
    let delta = block - last - 1;
    while (delta >= 128) {
      this.#write(gram, delta & 127 | 128);
      delta >>>= 7;
    }
    const at = lists[list]!;
    if (at === lists[list + 1]!) this.#write(gram, delta);
    else {
      this.#pages[at >>> 20]![at & (PAGE - 1)] = delta;
      lists[list] = at + 1;
      lists[list + 2]!++;
    }
  }

  #write(gram: number, byte: number): void {
    const lists = this.#lists;
    const list = gram * 4;
    let at = lists[list]!;
    if (at === lists[list + 1]!) at = this.#extend(gram);
    this.#pages[at >>> 20]![at & (PAGE - 1)] = byte;
    lists[list] = at + 1;
    lists[list + 2]!++;
  }

  /** A list lies in slices of growing size; the last four bytes of one say where the next is. */
  #extend(gram: number): number {
    const written = this.#lists[gram * 4 + 2]!;
    const size = written < 8 ? 12 : written < 64 ? 36 : written < 1024 ? 132 : 1028;
    if (
      this.#pages.length === 0 || (this.#free & (PAGE - 1)) + size > PAGE || (this.#free & (PAGE - 1)) === 0
    ) {
      this.#page = new Uint8Array(PAGE);
      this.#free = this.#pages.length * PAGE;
      this.#pages.push(this.#page);
    }
    const slice = this.#free;
    this.#free += size;
    if (this.#first[gram] === -1) this.#first[gram] = slice;
    else {
      const link = this.#lists[gram * 4 + 1]!;
      const page = this.#pages[link >>> 20]!;
      const from = link & (PAGE - 1);
      for (let i = 0; i < 4; i++) page[from + i] = slice >>> (8 * i);
    }
    this.#lists[gram * 4 + 1] = slice + size - 4;
    return slice;
  }

  /**
   * Gives each trigram's list in order of its number, with how many blocks it holds.
   *
   * @param blocks How many blocks there are.
   */
  *lists(blocks: number): Generator<{ gram: number; count: number; bytes: Uint8Array; dense: boolean }> {
    const dense = (blocks + 7) >>> 3;
    for (let gram = 0; gram < GRAMS; gram++) {
      const count = this.#lists[gram * 4 + 3]!;
      if (count === 0) continue;
      const bytes = this.#collect(gram);
      if (bytes.length < dense) {
        yield { gram, count, bytes, dense: false };
        continue;
      }
      const bits = new Uint8Array(dense);
      eachBlock(bytes, blocks, (block) => bits[block >>> 3]! |= 1 << (block & 7));
      yield { gram, count, bytes: bits, dense: true };
    }
  }

  #collect(gram: number): Uint8Array {
    const total = this.#lists[gram * 4 + 2]!;
    const bytes = new Uint8Array(total);
    let slice = this.#first[gram]!;
    let done = 0;
    while (done < total) {
      const size = (done < 8 ? 12 : done < 64 ? 36 : done < 1024 ? 132 : 1028) - 4;
      const page = this.#pages[slice >>> 20]!;
      const from = slice & (PAGE - 1);
      const part = Math.min(size, total - done);
      bytes.set(page.subarray(from, from + part), done);
      done += part;
      const link = from + size;
      slice = page[link]! | page[link + 1]! << 8 | page[link + 2]! << 16 | page[link + 3]! << 24;
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
