/**
 * Sorts more names than memory should hold as text: sorted runs, front-coded, then merged by the length of what
 * neighbours share.
 * @module
 */
import { CHAR_KEPT, CHAR_RANK, LONGEST_NAME } from "./name_text.ts";

/** Names a run; its numbers must fit the 20 low bits of a sort key. */
const RUN_NAMES = 1 << 19;
const RUN_BYTES = 16 << 20;
const PART_BYTES = 1 << 20;
const NEWLINE = 10;

/** Takes sorted names: `name` reversed, valid during the call, and how many bytes it shares with the one before. */
export type NameSink = (name: Uint8Array, length: number, shared: number) => void;

/** Memory that every run uses again: garbage of this size would be collected late. */
interface Scratch {
  keys: BigUint64Array<ArrayBuffer>;
  order: Uint32Array;
  run: Uint8Array;
}

function emptyScratch(): Scratch {
  return { keys: new BigUint64Array(0), order: new Uint32Array(0), run: new Uint8Array(0) };
}

/** Collects names in any order and gives them back sorted by their reversed characters, each once. */
export class NameSorter {
  /** How many names were taken. */
  taken: number = 0;
  /** How many were not, for their characters or length. */
  rejected: number = 0;
  /** Ends of some names, from what they don't share with their neighbours: what a table of symbols learns from. */
  readonly samples: Uint8Array[] = [];

  #text = new Uint8Array(1 << 16);
  #used = 0;
  #starts = new Uint32Array(1 << 12);
  #count = 0;
  readonly #runs: Uint8Array[][] = [];
  #rest: Uint8Array | null = null;
  #scratch = emptyScratch();

  /** Takes one name. */
  add(name: string): void {
    const bytes = new Uint8Array(name.length);
    for (let i = 0; i < name.length; i++) bytes[i] = Math.min(name.charCodeAt(i), 255);
    this.#take(bytes, 0, bytes.length);
  }

  /** Takes names, one a line; a line may go on in the next call. {@link NameSorter.drain} ends the last one. */
  addLines(bytes: Uint8Array): void {
    if (this.#rest !== null) {
      const joined = new Uint8Array(this.#rest.length + bytes.length);
      joined.set(this.#rest);
      joined.set(bytes, this.#rest.length);
      bytes = joined;
    }
    let from = 0;
    const size = bytes.length;
    for (let to = 0; to < size; to++) {
      if (bytes[to] !== NEWLINE) continue;
      const end = to > from && bytes[to - 1] === 13 ? to - 1 : to;
      if (end > from) this.#take(bytes, from, end);
      from = to + 1;
    }
    this.#rest = from < bytes.length ? bytes.slice(from) : null;
  }

  #take(bytes: Uint8Array, from: number, to: number): void {
    if (bytes[to - 1] === 46) to--;
    const length = to - from;
    if (length < 1 || length > LONGEST_NAME) {
      this.rejected++;
      return;
    }
    if (this.#used + length + 16 > this.#text.length) this.#grow();
    const text = this.#text;
    const before = this.#used;
    let at = before;
    let whole = 1;
    for (let i = to - 1; i >= from; i--) {
      const kept = CHAR_KEPT[bytes[i]!]!;
      if (kept === 0) whole = 0;
      text[at++] = kept;
    }
    if (whole === 0) {
      this.rejected++;
      return;
    }
    if (this.#count + 2 > this.#starts.length) {
      const starts = new Uint32Array(Math.min(this.#starts.length * 4, RUN_NAMES + 1));
      starts.set(this.#starts);
      this.#starts = starts;
    }
    this.#starts[this.#count++] = before;
    this.#used = at;
    this.#starts[this.#count] = at;
    this.taken++;
    if (this.#count === RUN_NAMES || at > RUN_BYTES - 512) this.#closeRun();
  }

  #grow(): void {
    const text = new Uint8Array(Math.min(this.#text.length * 4, RUN_BYTES));
    text.set(this.#text.subarray(0, this.#used));
    this.#text = text;
  }

  #closeRun(): void {
    if (this.#count === 0) return;
    const order = sortOrder(this.#text, this.#starts, this.#count, this.#scratch);
    this.#runs.push(frontCode(this.#text, this.#starts, order, this.samples, this.#scratch));
    this.#used = 0;
    this.#count = 0;
  }

  /** Ends the input: after this the samples are complete and the names can be drained. */
  finish(): void {
    if (this.#rest !== null) this.#take(this.#rest, 0, this.#rest.length);
    this.#rest = null;
    this.#closeRun();
    this.#text = new Uint8Array(0);
    this.#starts = new Uint32Array(0);
    this.#scratch = emptyScratch();
  }

  /** Gives every name to `sink`, sorted and each once, and forgets them. */
  drain(sink: NameSink): void {
    this.samples.length = 0;
    mergeRuns(this.#runs, sink);
    this.#runs.length = 0;
  }
}

/** Returns the numbers of the names in order. */
function sortOrder(text: Uint8Array, starts: Uint32Array, count: number, scratch: Scratch): Uint32Array {
  if (scratch.keys.length < count) {
    scratch.keys = new BigUint64Array(count);
    scratch.order = new Uint32Array(count);
  }
  const order = scratch.order.subarray(0, count);
  for (let i = 0; i < count; i++) order[i] = i;
  const { keys } = scratch;
  const words = new Uint32Array(keys.buffer);
  const todo: number[] = [0, count, 0];
  while (todo.length > 0) {
    const depth = todo.pop()!;
    const high = todo.pop()!;
    const low = todo.pop()!;
    if (high - low < 20) {
      insertionSort(text, starts, order, low, high, depth);
      continue;
    }
    const size = high - low;
    for (let i = 0; i < size; i++) {
      const id = order[low + i]!;
      const at = starts[id]! + depth;
      const end = starts[id + 1]!;
      let a: number, b: number;
      if (at + 8 <= end) {
        a = ((CHAR_RANK[text[at]!]! * 41 + CHAR_RANK[text[at + 1]!]!) * 41 + CHAR_RANK[text[at + 2]!]!) * 41 +
          CHAR_RANK[text[at + 3]!]!;
        b = ((CHAR_RANK[text[at + 4]!]! * 41 + CHAR_RANK[text[at + 5]!]!) * 41 + CHAR_RANK[text[at + 6]!]!) *
            41 +
          CHAR_RANK[text[at + 7]!]!;
      } else {
        a = 0;
        b = 0;
        for (let k = 0; k < 4; k++) a = a * 41 + (at + k < end ? CHAR_RANK[text[at + k]!]! : 0);
        for (let k = 4; k < 8; k++) b = b * 41 + (at + k < end ? CHAR_RANK[text[at + k]!]! : 0);
      }
      // 22 + 22 bits of text above 20 bits of number; typed arrays are little-endian wherever V8 runs.
      words[2 * i + 1] = a << 10 | b >>> 12;
      words[2 * i] = (b & 0xfff) << 20 | id;
    }
    keys.subarray(0, size).sort();
    let from = 0;
    for (let i = 0; i < size; i++) {
      order[low + i] = words[2 * i]! & 0xfffff;
      const last = i + 1 === size || words[2 * i + 3] !== words[2 * i + 1] ||
        (words[2 * i + 2]! >>> 20) !== (words[2 * i]! >>> 20);
      if (!last) continue;
      if (i > from && endsAfter(starts, order[low + i]!, depth + 8)) {
        todo.push(low + from, low + i + 1, depth + 8);
      }
      from = i + 1;
    }
  }
  return order;
}

function endsAfter(starts: Uint32Array, id: number, depth: number): boolean {
  return starts[id + 1]! - starts[id]! > depth - 1;
}

function insertionSort(
  text: Uint8Array,
  starts: Uint32Array,
  order: Uint32Array,
  low: number,
  high: number,
  depth: number,
): void {
  for (let i = low + 1; i < high; i++) {
    const id = order[i]!;
    const start = starts[id]! + depth;
    const end = starts[id + 1]!;
    let j = i - 1;
    for (; j >= low; j--) {
      const other = order[j]!;
      let at = start, to = starts[other]! + depth;
      const stop = starts[other + 1]!;
      while (at < end && to < stop && text[at] === text[to]) {
        at++;
        to++;
      }
      // The shorter one comes first; equal ones stay as they are.
      if (to >= stop || (at < end && text[to]! < text[at]!)) break;
      order[j + 1] = other;
    }
    order[j + 1] = id;
  }
}

/** A run, in parts that can be given back one by one: for each name a byte of shared length, a byte of rest, and the rest. */
function frontCode(
  text: Uint8Array,
  starts: Uint32Array,
  order: Uint32Array,
  samples: Uint8Array[],
  scratch: Scratch,
): Uint8Array[] {
  const size = starts[order.length]! + 2 * order.length;
  if (scratch.run.length < size) scratch.run = new Uint8Array(size);
  const { run } = scratch;
  const parts: Uint8Array[] = [];
  let cut = 0;
  let out = 0, before = 0, beforeEnd = 0, touched = 0;
  for (let i = 0; i < order.length; i++) {
    // Names lie anywhere in the text: asking for one early hides the wait for memory.
    touched ^= text[starts[order[i + 16] ?? 0]!]!;
    const start = starts[order[i]!]!;
    const end = starts[order[i]! + 1]!;
    let at = start, p = before;
    while (at < end && p < beforeEnd && text[at] === text[p]) {
      at++;
      p++;
    }
    if (out - cut > PART_BYTES) {
      parts.push(run.slice(cut, out));
      cut = out;
    }
    run[out++] = at - start;
    run[out++] = end - at;
    for (let k = at; k < end; k++) run[out++] = text[k]!;
    if (i % 211 === 0) samples.push(text.slice(Math.max(start, at - 2), end));
    before = start;
    beforeEnd = end;
  }
  // What was touched is always a byte; it is used so that it is really read.
  parts.push(run.slice(cut, touched < 256 ? out : cut));
  return parts;
}

/**
 * Merges by shared lengths: of the names at the heads of the runs, the one that shares most with the last name out
 * comes first, and only equal lengths need a look at the text.
 */
function mergeRuns(runs: Uint8Array[][], sink: NameSink): void {
  const k = runs.length;
  const heads = runs.map(() => new Uint8Array(256));
  const lengths = new Int32Array(k);
  const shared = new Int32Array(k).fill(-1);
  const at = new Int32Array(k);
  const current: Uint8Array[] = runs.map(() => new Uint8Array(0));
  const advance = (r: number) => {
    let p = at[r]!;
    if (p >= current[r]!.length) {
      const part = runs[r]!.shift();
      if (part === undefined) {
        shared[r] = -1;
        return;
      }
      current[r] = part;
      p = 0;
    }
    const run = current[r]!;
    const head = heads[r]!;
    const common = run[p++]!;
    const rest = run[p++]!;
    for (let i = common; i < common + rest; i++) head[i] = run[p++]!;
    lengths[r] = common + rest;
    shared[r] = common;
    at[r] = p;
  };
  for (let r = 0; r < k; r++) advance(r);
  let lastLength = -1;
  for (;;) {
    let best = -1, most = -1, ties = 0;
    for (let r = 0; r < k; r++) {
      const mine = shared[r]!;
      if (mine > most) {
        best = r;
        most = mine;
        ties = 0;
      } else if (mine === most) ties++;
    }
    if (most === -1) return;
    if (ties > 0) {
      const first = best;
      for (let r = first + 1; r < k; r++) {
        if (shared[r] === most && precedes(heads[r]!, lengths[r]!, heads[best]!, lengths[best]!, most)) {
          best = r;
        }
      }
      for (let r = first; r < k; r++) {
        if (r === best || shared[r] !== most) continue;
        const a = heads[best]!, b = heads[r]!;
        const end = Math.min(lengths[best]!, lengths[r]!);
        let i = most;
        while (i < end && a[i] === b[i]) i++;
        shared[r] = i;
      }
    }
    const name = heads[best]!;
    const length = lengths[best]!;
    if (length !== most || length !== lastLength) sink(name, length, most);
    lastLength = length;
    advance(best);
  }
}

function precedes(a: Uint8Array, aLength: number, b: Uint8Array, bLength: number, from: number): boolean {
  const end = Math.min(aLength, bLength);
  let i = from;
  while (i < end && a[i] === b[i]) i++;
  return i === end ? aLength < bLength : a[i]! < b[i]!;
}
