/**
 * Merges front-coded runs with a tree of losers that know how much they share with the winner, so that most
 * comparisons are of two lengths.
 * Source: Bingmann, Eberle, Sanders: Engineering Parallel String Sorting (2017), LCP loser trees.
 * @module
 */
import { type BytePages, SLAB_BITS } from "./byte_pages.ts";

/**
 * Receives sorted names: the characters of `name` from the last to the first as ranks (`CHAR_RANK`), from index 1 on, a
 * zero before and after them, valid during the call; and how many of them it shares with the name before.
 */
export type NameSink = (name: Uint8Array, length: number, shared: number) => void;

/** The marker at the end of a page, and before the first. */
const END = new Uint8Array(2);

/** A run of names that is being read. */
interface RunHead {
  /** Its pages; those that were read are removed. */
  readonly pages: number[];
  /** The matches it must win, from its leaf to the root. */
  readonly path: readonly number[];
  page: Uint8Array;
  at: number;
  /** The name, in the form of {@link NameSink}. */
  readonly name: Uint8Array;
  length: number;
  /** Characters shared with the name that won against this one; -1 when the run has ended. */
  shared: number;
}

/** Reads the next name; `shared` is then what it shares with the one before in this run. */
function advanceRun(head: RunHead, memory: BytePages): void {
  let p = head.at;
  let page = head.page;
  // No name is empty.
  if (page[p] === 0 && page[p + 1] === 0) {
    if (page !== END) memory.give(head.pages.shift()!);
    const next = head.pages[0];
    if (next === undefined) {
      head.shared = -1;
      return;
    }
    page = head.page = memory.slabs[next >>> SLAB_BITS]!;
    p = next & ((1 << SLAB_BITS) - 1);
  }
  const name = head.name;
  const shared = page[p]!;
  const end = p + 2 + page[p + 1]!;
  let i = shared + 1;
  for (p += 2; p < end; p++) name[i++] = page[p]!;
  name[i] = 0;
  head.length = i - 1;
  head.shared = shared;
  head.at = p;
}

/** Stores in the one that comes later how much the two share, and returns whether that is `a`. */
function comesAfter(a: RunHead, b: RunHead): boolean {
  const left = a.name, right = b.name;
  let i = a.shared + 1;
  while (left[i] === right[i] && left[i] !== 0) i++;
  if (left[i]! > right[i]!) {
    a.shared = i - 1;
    return true;
  }
  b.shared = i - 1;
  return false;
}

/**
 * Passes the names of sorted runs to `sink`, sorted and each once.
 *
 * @param runs Addresses of pages as `NameSorter` writes them.
 * @param memory Gets the pages back once they are read.
 */
export function mergeRuns(runs: readonly number[][], memory: BytePages, sink: NameSink): void {
  let leaves = 1;
  while (leaves < runs.length) leaves *= 2;
  const heads: RunHead[] = [];
  for (let r = 0; r < leaves; r++) {
    const path: number[] = [];
    for (let node = (r + leaves) >> 1; node > 0; node >>= 1) path.push(node);
    const head: RunHead = {
      pages: runs[r] ?? [],
      path,
      page: END,
      at: 0,
      name: new Uint8Array(258),
      length: 0,
      shared: 0,
    };
    advanceRun(head, memory);
    heads.push(head);
  }
  // losers[n] lost the match at node n; the winners of the first round are found from the leaves up.
  const losers: RunHead[] = new Array<RunHead>(leaves);
  const winners: RunHead[] = [...heads, ...heads];
  for (let node = leaves - 1; node > 0; node--) {
    const a = winners[2 * node]!, b = winners[2 * node + 1]!;
    const second = a.shared < 0 ? true : b.shared < 0 ? false : comesAfter(a, b);
    winners[node] = second ? b : a;
    losers[node] = second ? a : b;
  }
  let winner = winners[1]!;
  let last = -1;
  while (winner.shared >= 0) {
    // A name that ends where it stops sharing is the last name again.
    if (winner.length !== winner.shared || winner.length !== last) {
      sink(winner.name, winner.length, winner.shared);
    }
    last = winner.length;
    const { path } = winner;
    advanceRun(winner, memory);
    for (let i = 0; i < path.length; i++) {
      const node = path[i]!;
      const loser = losers[node]!;
      // Both share something with the last name that went to the sink: the one that shares more comes first.
      if (loser.shared < winner.shared) continue;
      if (loser.shared > winner.shared || (winner.shared >= 0 && comesAfter(winner, loser))) {
        losers[node] = winner;
        winner = loser;
      }
    }
  }
}
