/**
 * An index of names: segments, searched as one.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import type { OccurrenceRec } from "../../model.ts";
import { type Automaton, checkWork } from "../regex/automaton.ts";
import type { GramQuery } from "./grams.ts";
import { NameSorter } from "./name_sort.ts";
import { compareNames } from "./name_text.ts";
import { BlockScanner } from "./block_scanner.ts";
import { memoryBlocks, Segment } from "./segment.ts";
import { BLOCK_NAMES, buildSegment } from "./segment_writer.ts";

/** What is known of a name besides that it exists. */
export interface NameFacts {
  /** How often it was seen, a precertificate and its certificate counted once each. */
  count: number;
  /** Whether it was seen in precertificates only. */
  is_precert: boolean;
  /** Where it was seen, newest first; the index may store only some. */
  occurrences: OccurrenceRec[];
}

/** Names in segments. It must not change while a search runs: writers create a new one. */
export interface SegmentIndex {
  /** Immutable segments; a name may be in several. */
  readonly segments: readonly Segment[];
  /** What is known of each name; null for names that were only imported. */
  facts?(names: readonly string[]): (NameFacts | null)[] | Promise<(NameFacts | null)[]>;
}

/** Names that are stored elsewhere, such as in a database. Its candidates are matched against the pattern here. */
export interface RemoteIndex {
  /**
   * Yields at least the names that meet the need, each once, in the order of `compareNames`.
   *
   * @throws {SquatError} `invalid_pattern` when it takes too long.
   */
  candidates(need: GramQuery, signal?: AbortSignal): AsyncIterable<string[]>;
  /** Those of the names that are there, in the order given. */
  present(names: readonly string[]): Promise<string[]>;
  /** What is known of each name; null for names that were only imported. */
  facts(names: readonly string[]): Promise<(NameFacts | null)[]>;
}

/** What a search reads. */
export type NameIndex = SegmentIndex | RemoteIndex;

/** Chooses names: by an automaton, or by a test on each candidate. */
export interface NameMatcher {
  /** What a name must contain to be a candidate. */
  readonly need: GramQuery;
  /** Finds names, or a superset of them when there is a test too. */
  readonly automaton?: Automaton;
  /** Decides last. */
  readonly test?: (name: string) => boolean;
}

/** Blocks between two pauses, about 10 ms of scanning. */
const PAUSE_BLOCKS = 1000;

/** Blocks that could be scanned while a test checks one name; tests of `lookalike` take up to a millisecond. */
const TEST_COST = 25;

/** Returns the names of a sorter as the bytes of one segment, and empties the sorter. */
export function segmentBytes(sorter: NameSorter): Uint8Array {
  const parts: Uint8Array[] = [];
  const { totalBytes } = buildSegment(sorter, (bytes) => parts.push(bytes.slice()));
  const whole = new Uint8Array(totalBytes);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/** Returns an index of names in memory. Invalid names are left out. */
export function memoryIndex(names: Iterable<string>): SegmentIndex {
  checkArgument(names, "list", "the names of memoryIndex");
  const sorter = new NameSorter();
  for (const name of names) sorter.add(name);
  return { segments: [new Segment(memoryBlocks(segmentBytes(sorter)))] };
}

/** Names of a remote index that are tested between two pauses. */
const REMOTE_SLICE = 100;

const ALL_PLACES: Uint8Array = Uint8Array.from({ length: BLOCK_NAMES }, (_, i) => i);

function* segmentNames(segment: Segment, matcher: NameMatcher): Generator<string[] | null> {
  const { automaton, need, test } = matcher;
  const bits = segment.candidates(need);
  const scanner = automaton === undefined ? null : new BlockScanner(segment, automaton);
  try {
    let rest = PAUSE_BLOCKS;
    for (let block = 0; block < segment.blocks; block++) {
      if (bits !== null) {
        const word = bits[block >>> 5]!;
        if (word === 0) {
          block |= 31;
          continue;
        }
        if ((word >>> (block & 31) & 1) === 0) continue;
      }
      const before = automaton?.work ?? 0;
      const count = scanner === null ? segment.block(block).names : scanner.scan(block);
      // Construction of states counts, and so does every name that must be decoded.
      rest -= 1 + ((automaton?.work ?? 0) - before) / 200 +
        (test !== undefined ? count * TEST_COST : scanner === null ? count / 4 : 0);
      if (rest <= 0) {
        rest = PAUSE_BLOCKS;
        yield null;
      }
      if (count === 0) continue;
      const names = segment.namesAt(block, scanner === null ? ALL_PLACES : scanner.hits, count);
      yield test === undefined ? names : names.filter(test);
    }
  } finally {
    scanner?.close();
  }
}

/**
 * Yields the names of an index that match, each once, in the order of {@link compareNames}, some at a time; null
 * where a caller that shares its thread should pause.
 *
 * @throws {SquatError} `invalid_pattern` when building the matcher's states costs too much.
 */
export function* findNames(index: SegmentIndex, matcher: NameMatcher): Generator<string[] | null> {
  if (index.segments.length === 1) {
    yield* segmentNames(index.segments[0]!, matcher);
    return;
  }
  // An automaton is trimmed between blocks by its scanners, which is safe only if each scanner notices: the segments
  // are therefore read in turn, a block of names at a time, and scanners drop their states after a trim.
  const heads: { names: string[]; at: number; from: Generator<string[] | null> }[] = [];
  for (const segment of index.segments) {
    heads.push({ names: [], at: 0, from: segmentNames(segment, matcher) });
  }
  try {
    let last: string | null = null;
    for (;;) {
      for (let h = heads.length - 1; h >= 0; h--) {
        const head = heads[h]!;
        while (head.at >= head.names.length) {
          const next = head.from.next();
          if (next.done === true) {
            heads.splice(h, 1);
            break;
          }
          if (next.value === null) yield null;
          else {
            head.names = next.value;
            head.at = 0;
          }
        }
      }
      if (heads.length === 0) return;
      let least = heads[0]!;
      for (const head of heads) {
        if (compareNames(head.names[head.at]!, least.names[least.at]!) < 0) least = head;
      }
      const name = least.names[least.at++]!;
      if (name !== last) yield [name];
      last = name;
    }
  } finally {
    for (const { from } of heads) from.return(undefined);
  }
}

/** Yields what {@link findNames} does, for any index. */
export async function* searchNames(
  index: NameIndex,
  matcher: NameMatcher,
  signal?: AbortSignal,
): AsyncGenerator<string[] | null> {
  if ("segments" in index) {
    yield* findNames(index, matcher);
    return;
  }
  const { automaton, need, test } = matcher;
  for await (const names of index.candidates(need, signal)) {
    for (let from = 0; from < names.length; from += REMOTE_SLICE) {
      const some = names.slice(from, from + REMOTE_SLICE).filter((name) => automaton?.test(name) ?? true);
      if (automaton !== undefined) checkWork(automaton);
      yield null;
      yield test === undefined ? some : some.filter(test);
    }
  }
}
