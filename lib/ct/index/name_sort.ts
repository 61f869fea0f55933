/**
 * Sorts more names than should be in memory as text: sorted runs, front-coded, then merged.
 * @module
 */
import { RUN_NAMES, sortOrder } from "./name_order.ts";
import { mergeRuns, type NameSink } from "./name_runs.ts";
import { CHAR_RANK, LONGEST_NAME } from "./name_text.ts";

/** Characters of the names that are sorted together, at most. */
const RUN_BYTES = 1 << 20;
/** A line of more bytes than this is not a name. */
const LONGEST_LINE = 4096;
const MAX_SAMPLES = 1 << 14;
const LINE_FEED = 10, RETURN = 13, DOT = 46;

/** Collects names in any order and returns them sorted by their reversed characters, each once. */
export class NameSorter {
  /** How many names were accepted. */
  taken: number = 0;
  /** How many were rejected for their characters or length. */
  rejected: number = 0;
  /** Ends of some names, with little of what they share with the name before: what a table of symbols learns from. */
  readonly samples: Uint8Array[] = [];

  /** The names of the open run one after the other, in ranks. */
  readonly #text = new Uint8Array(RUN_BYTES);
  /** Where each name starts, and where the last ends. */
  readonly #starts = new Uint32Array(RUN_NAMES + 1);
  #count = 0;
  /** The run that is written; garbage of its size would be collected late. */
  readonly #run = new Uint8Array(RUN_BYTES + 2 * RUN_NAMES);
  readonly #runs: Uint8Array[] = [];
  #sampleEvery = 16;
  /** The last line, as far as it came. */
  #rest: Uint8Array | null = null;
  #isSkipping = false;

  /** Adds one name. */
  add(name: string): void {
    this.#add(Uint8Array.from(name, (char) => Math.min(char.charCodeAt(0), 255)), 0, name.length);
  }

  /** Adds names, one a line; a line may continue in the next call. {@link NameSorter.finish} ends the last one. */
  addLines(bytes: Uint8Array): void {
    let from = 0;
    if (this.#isSkipping) {
      from = bytes.indexOf(LINE_FEED) + 1;
      if (from === 0) return;
      this.#isSkipping = false;
    }
    if (this.#rest !== null) {
      const joined = new Uint8Array(this.#rest.length + bytes.length);
      joined.set(this.#rest);
      joined.set(bytes, this.#rest.length);
      bytes = joined;
      this.#rest = null;
    }
    for (let to = from; to < bytes.length; to++) {
      if (bytes[to] !== LINE_FEED) continue;
      this.#add(bytes, from, to);
      from = to + 1;
    }
    if (bytes.length - from > LONGEST_LINE) {
      this.rejected++;
      this.#isSkipping = true;
    } else if (from < bytes.length) this.#rest = bytes.slice(from);
  }

  /** Adds a line: a name, perhaps with CRLF or a trailing dot, or not a name at all. */
  #add(line: Uint8Array, from: number, to: number): void {
    if (to > from && line[to - 1] === RETURN) to--;
    if (to === from) return;
    if (line[to - 1] === DOT) to--;
    const text = this.#text;
    let at = this.#starts[this.#count]!;
    let isName = to > from && to - from <= LONGEST_NAME;
    for (let i = from; i < to && isName; i++) {
      const rank = CHAR_RANK[line[i]!]!;
      text[at++] = rank;
      isName = rank !== 0;
    }
    if (!isName) {
      this.rejected++;
      return;
    }
    this.taken++;
    this.#starts[++this.#count] = at;
    if (this.#count === RUN_NAMES || at > RUN_BYTES - LONGEST_NAME) this.#closeRun();
  }

  /** Sorts the open run and writes it as {@link mergeRuns} reads it. */
  #closeRun(): void {
    const text = this.#text, starts = this.#starts, run = this.#run;
    let out = 0, wait = 1, before = 0, beforeEnd = 0;
    for (const number of sortOrder(text, starts, this.#count)) {
      const start = starts[number]!, end = starts[number + 1]!;
      let at = end, p = beforeEnd;
      while (at > start && p > before && text[at - 1] === text[p - 1]) {
        at--;
        p--;
      }
      if (at === start && p === before) continue;
      run[out++] = end - at;
      for (let k = at - 1; k >= start; k--) run[out++] = text[k]!;
      run[out++] = 0;
      if (--wait === 0) wait = this.#sample(text.slice(start, Math.min(end, at + 2)).reverse());
      before = start;
      beforeEnd = end;
    }
    if (out > 0) this.#runs.push(run.slice(0, out));
    this.#count = 0;
  }

  /** Stores a sample; returns after how many names to take the next one. */
  #sample(text: Uint8Array): number {
    this.samples.push(text);
    if (this.samples.length === MAX_SAMPLES) {
      for (let i = 0; i < MAX_SAMPLES / 2; i++) this.samples[i] = this.samples[2 * i]!;
      this.samples.length = MAX_SAMPLES / 2;
      this.#sampleEvery *= 2;
    }
    return this.#sampleEvery;
  }

  /** Ends the input: after this the samples are complete and the names can be drained. */
  finish(): void {
    if (this.#rest !== null) this.#add(this.#rest, 0, this.#rest.length);
    this.#rest = null;
    this.#closeRun();
  }

  /** Passes every name to `sink`, sorted and each once, and forgets them. */
  drain(sink: NameSink): void {
    this.samples.length = 0;
    mergeRuns(this.#runs, sink);
    this.#runs.length = 0;
  }
}
