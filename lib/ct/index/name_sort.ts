/**
 * Sorts more names than should be in memory as text: sorted runs, front-coded, then merged.
 * @module
 */
import { BytePages, PAGE_BYTES, SLAB_BITS } from "./byte_pages.ts";
import { CHAR_RANK, LONGEST_NAME } from "./name_text.ts";
import { mergeRuns, type NameSink } from "./run_merge.ts";
import { emptyScratch, RUN_NAMES, sortOrder } from "./run_order.ts";

const RUN_BYTES = 4 << 20;
/** Bytes handled at a time; a run always has room for them. */
const PIECE_BYTES = 1 << 18;
/** A line of more bytes than this is not a name. */
const LONGEST_LINE = 4096;
const MOST_SAMPLES = 1 << 14;
const LINE_FEED = 10, RETURN = 13, DOT = 46;

/** Collects names in any order and returns them sorted by their reversed characters, each once. */
export class NameSorter {
  /** How many names were accepted. */
  taken: number = 0;
  /** How many were rejected for their characters or length. */
  rejected: number = 0;
  /** Ends of some names, from what they don't share with their neighbours: what a table of symbols learns from. */
  readonly samples: Uint8Array[] = [];

  /** The memory of the runs, free again as they are drained. */
  readonly memory: BytePages = new BytePages();

  #text = new Uint8Array(1 << 16);
  #used = 0;
  #starts = new Uint32Array(1 << 12);
  #count = 0;
  readonly #runs: number[][] = [];
  #rest: Uint8Array | null = null;
  #skipping = false;
  #sampleEvery = 16;
  #scratch = emptyScratch();

  /** Adds one name. */
  add(name: string): void {
    this.#room(name.length);
    const bytes = new Uint8Array(name.length);
    for (let i = 0; i < name.length; i++) bytes[i] = Math.min(name.charCodeAt(i), 255);
    this.#addIrregular(bytes, 0, bytes.length);
    if (this.#full()) this.#closeRun();
  }

  /** Adds names, one a line; a line may continue in the next call. {@link NameSorter.drain} ends the last one. */
  addLines(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length;) {
      from += this.#addPiece(bytes.subarray(from, from + PIECE_BYTES));
    }
  }

  /** Returns how many bytes were handled: all of them. */
  #addPiece(piece: Uint8Array): number {
    const length = piece.length;
    if (this.#skipping) {
      const end = piece.indexOf(LINE_FEED);
      if (end < 0) return length;
      this.#skipping = false;
      piece = piece.subarray(end + 1);
    }
    if (this.#rest !== null) {
      const joined = new Uint8Array(this.#rest.length + piece.length);
      joined.set(this.#rest);
      joined.set(piece, this.#rest.length);
      piece = joined;
      this.#rest = null;
    }
    this.#room(piece.length);
    const size = piece.length;
    let from = 0, odd = 0, text = this.#text, start = this.#used, at = start;
    for (let i = 0; i < size; i++) {
      const byte = piece[i]!;
      const rank = CHAR_RANK[byte]!;
      text[at++] = rank;
      if (rank !== 0) continue;
      if (byte !== LINE_FEED) {
        odd = 1;
        continue;
      }
      const count = --at - start;
      if (odd !== 0 || count > LONGEST_NAME || count === 0 || piece[i - 1] === DOT) {
        odd = 0;
        this.#addIrregular(piece, from, i);
      } else this.#addName(at);
      if (this.#full()) {
        this.#closeRun();
        this.#room(size - i);
        text = this.#text;
      }
      at = start = this.#used;
      from = i + 1;
    }
    if (size - from > LONGEST_LINE) {
      this.rejected++;
      this.#skipping = true;
    } else if (from < size) this.#rest = piece.slice(from);
    return length;
  }

  /** Handles a line that is not simply a name: with CRLF, a trailing dot, or not a name at all. */
  #addIrregular(bytes: Uint8Array, from: number, to: number): void {
    if (to > from && bytes[to - 1] === RETURN) to--;
    if (to === from) return;
    if (bytes[to - 1] === DOT) to--;
    let at = this.#used;
    let whole = to > from && to - from <= LONGEST_NAME;
    for (let i = from; i < to && whole; i++) {
      const rank = CHAR_RANK[bytes[i]!]!;
      this.#text[at++] = rank;
      whole = rank !== 0;
    }
    if (whole) this.#addName(at);
    else this.rejected++;
  }

  /** The text up to `end` is one more name. */
  #addName(end: number): void {
    this.#count++;
    this.#starts[this.#count] = end;
    this.#used = end;
    this.taken++;
    if (this.#count + 1 === this.#starts.length) {
      const starts = new Uint32Array(Math.min(this.#starts.length * 4, RUN_NAMES + 2));
      starts.set(this.#starts);
      this.#starts = starts;
    }
  }

  #full(): boolean {
    return this.#count === RUN_NAMES || this.#used > RUN_BYTES - 2 * PIECE_BYTES;
  }

  #room(more: number): void {
    const needed = this.#used + more + LONGEST_NAME;
    if (needed <= this.#text.length) return;
    const text = new Uint8Array(Math.max(needed, Math.min(this.#text.length * 4, RUN_BYTES)));
    text.set(this.#text.subarray(0, this.#used));
    this.#text = text;
  }

  #closeRun(): void {
    if (this.#count === 0) return;
    const order = sortOrder(this.#text, this.#starts, this.#count, this.#scratch);
    this.#runs.push(this.#frontCode(order));
    this.#used = 0;
    this.#count = 0;
  }

  /**
   * A run, in pages that can be released one by one: for each name a byte of shared length, a byte of rest, and the
   * rest, reversed; two zeros end a page.
   */
  #frontCode(order: Uint32Array): number[] {
    const text = this.#text, starts = this.#starts;
    const pages: number[] = [];
    let page = new Uint8Array(0), out = 0, pageEnd = 0;
    const nextPage = () => {
      const at = this.memory.take();
      pages.push(at);
      page = this.memory.slabs[at >>> SLAB_BITS]!;
      out = at & ((1 << SLAB_BITS) - 1);
      pageEnd = out + PAGE_BYTES - LONGEST_NAME - 4;
    };
    nextPage();
    let wait = 1, touched = 0, before = 0, beforeEnd = 0;
    for (let i = 0; i < order.length; i++) {
      // Names lie anywhere in the text: prefetching one hides the wait for memory.
      touched ^= text[starts[(order[i + 16] ?? 0) + 1]! - 1]!;
      const start = starts[order[i]!]!;
      const end = starts[order[i]! + 1]!;
      let at = end, p = beforeEnd;
      while (at > start && p > before && text[at - 1] === text[p - 1]) {
        at--;
        p--;
      }
      if (out > pageEnd) {
        page[out] = page[out + 1] = 0;
        nextPage();
      }
      page[out++] = end - at;
      page[out++] = at - start;
      for (let k = at - 1; k >= start; k--) page[out++] = text[k]!;
      if (--wait === 0) {
        wait = this.#sample(text.slice(start, Math.min(end, at + 2)).reverse());
      }
      before = start;
      beforeEnd = end;
    }
    // The prefetched value is always a byte; it is used so that the read is not optimized away.
    page[out] = page[out + 1] = touched >>> 8;
    return pages;
  }

  /** Stores a sample to train a table of symbols with; returns after how many names to take the next one. */
  #sample(text: Uint8Array): number {
    this.samples.push(text);
    if (this.samples.length === MOST_SAMPLES) {
      for (let i = 0; i < MOST_SAMPLES / 2; i++) this.samples[i] = this.samples[2 * i]!;
      this.samples.length = MOST_SAMPLES / 2;
      this.#sampleEvery *= 2;
    }
    return this.#sampleEvery;
  }

  /** Ends the input: after this the samples are complete and the names can be drained. */
  finish(): void {
    if (this.#rest !== null) {
      this.#room(this.#rest.length);
      this.#addIrregular(this.#rest, 0, this.#rest.length);
    }
    this.#rest = null;
    this.#closeRun();
    this.#text = new Uint8Array(0);
    this.#starts = new Uint32Array(2);
    this.#scratch = emptyScratch();
  }

  /** Passes every name to `sink`, sorted and each once, and forgets them. */
  drain(sink: NameSink): void {
    this.samples.length = 0;
    mergeRuns(this.#runs, this.memory, sink);
    this.#runs.length = 0;
  }
}
