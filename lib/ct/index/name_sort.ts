/**
 * Sorts more names than should be in memory as text: sorted runs, front-coded, then merged.
 * @module
 */
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

/** Names that are sorted together: what fits into a core's own cache; a sort key has 16 bits for the number of its name. */
const RUN_NAMES: number = 1 << 16;
/** Characters of a sort key, six bits each. */
const KEY_CHARS = 8;
/** Fewer names than this are sorted by insertion. */
const FEW = 20;

/**
 * Returns the numbers of the names in order; of equal names any comes first.
 *
 * @param text The names one after the other, in ranks (`CHAR_RANK`).
 * @param starts Where each starts, and where the last ends.
 * @param count At most {@link RUN_NAMES}.
 */
function sortOrder(text: Uint8Array, starts: Uint32Array, count: number): Uint16Array {
  const order = Uint16Array.from({ length: count }, (_, number) => number);
  const keys = new BigUint64Array(count);
  // The low half first: typed arrays are little-endian wherever this runs.
  const words = new Uint32Array(keys.buffer);
  const todo: number[] = [0, count, 0];
  while (todo.length > 0) {
    const depth = todo.pop()!;
    const high = todo.pop()!;
    const low = todo.pop()!;
    const size = high - low;
    if (size < FEW) {
      insertionSort(text, starts, order.subarray(low, high), depth);
      continue;
    }
    for (let i = 0; i < size; i++) {
      const number = order[low + i]!;
      const start = starts[number]!;
      let at = starts[number + 1]! - depth, first = 0, second = 0;
      for (let k = 0; k < 4; k++) first = first << 6 | (at > start ? text[--at]! : 0);
      for (let k = 0; k < 4; k++) second = second << 6 | (at > start ? text[--at]! : 0);
      words[2 * i + 1] = first << 8 | second >>> 16;
      words[2 * i] = second << 16 | number;
    }
    keys.subarray(0, size).sort();
    let from = 0;
    for (let i = 0; i < size; i++) {
      const [low32, high32] = [words[2 * i]!, words[2 * i + 1]!];
      const number = order[low + i] = low32 & 0xffff;
      if (i + 1 < size && words[2 * i + 3] === high32 && words[2 * i + 2]! >>> 16 === low32 >>> 16) continue;
      // Names that end within the key are equal.
      const goesOn = starts[number + 1]! - starts[number]! >= depth + KEY_CHARS;
      if (i > from && goesOn) todo.push(low + from, low + i + 1, depth + KEY_CHARS);
      from = i + 1;
    }
  }
  return order;
}

function insertionSort(text: Uint8Array, starts: Uint32Array, order: Uint16Array, depth: number): void {
  for (let i = 1; i < order.length; i++) {
    const number = order[i]!;
    const start = starts[number]!;
    const end = starts[number + 1]! - depth;
    let j = i;
    for (; j > 0; j--) {
      const other = order[j - 1]!;
      const stop = starts[other]!;
      let at = end, to = starts[other + 1]! - depth;
      while (at > start && to > stop && text[at - 1] === text[to - 1]) {
        at--;
        to--;
      }
      // The shorter one comes first; equal ones stay as they are.
      if (to <= stop || (at > start && text[to - 1]! < text[at - 1]!)) break;
      order[j] = other;
    }
    order[j] = number;
  }
}

/**
 * Receives sorted names: the characters of `name` from the last to the first as ranks (`CHAR_RANK`), from index 1 on, a
 * zero before and after them, valid during the call; and how many of them it shares with the name before.
 */
export type NameSink = (name: Uint8Array, length: number, shared: number) => void;

/** A name with the zeros around it. */
const emptyName = (): Uint8Array => new Uint8Array(LONGEST_NAME + 5);

/** A run that is being read: of each name how many characters it shares with the one before, the others, and a zero. */
class NameRun {
  /** The current name. */
  readonly name: Uint8Array = emptyName();
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.next();
  }

  /** Reads the next name; false where there is none. */
  next(): boolean {
    const bytes = this.#bytes, name = this.name;
    if (this.#at === bytes.length) return false;
    let i = bytes[this.#at++]!;
    do name[++i] = bytes[this.#at++]!; while (name[i] !== 0);
    return true;
  }
}

/** Where two names differ. */
function commonEnd(one: Uint8Array, other: Uint8Array): number {
  let i = 1;
  while (one[i] === other[i] && one[i] !== 0) i++;
  return i;
}

function sortsBefore({ name: one }: NameRun, { name: other }: NameRun): boolean {
  const i = commonEnd(one, other);
  return one[i]! < other[i]!;
}

/** Puts the first of a heap of runs where it belongs. */
function settle(heap: NameRun[]): void {
  const run = heap[0]!;
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && sortsBefore(heap[child + 1]!, heap[child]!)) child++;
    if (!sortsBefore(heap[child]!, run)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = run;
}

/** Passes the names of runs to `use`, sorted and each once. */
function mergeRuns(runs: readonly Uint8Array[], use: NameSink): void {
  // A sorted list is a heap.
  const heap = runs.map((bytes) => new NameRun(bytes)).sort((a, b) => sortsBefore(a, b) ? -1 : 1);
  const name = emptyName();
  while (heap.length > 0) {
    const first = heap[0]!;
    const from = commonEnd(name, first.name);
    let i = from;
    while ((name[i] = first.name[i]!) !== 0) i++;
    if (i > from) use(name, i - 1, from - 1);
    if (!first.next()) {
      const last = heap.pop()!;
      if (heap.length > 0) heap[0] = last;
    }
    if (heap.length > 1) settle(heap);
  }
}
