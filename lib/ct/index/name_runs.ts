/**
 * Sorted runs of names, and how they are merged.
 * @module
 */
import { LONGEST_NAME } from "./name_text.ts";

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
export function mergeRuns(runs: readonly Uint8Array[], use: NameSink): void {
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
