/**
 * The interface for an outside benchmark: an index built from a file of names, and the intake of a tiled log's folder.
 * @module
 */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { findNames, type NameMatcher, nameMatcher, type SegmentIndex } from "../lib/ct/mod.ts";
import { BlockScanner } from "../lib/ct/index/block_scanner.ts";
import { buildSegment, NameSorter, Segment } from "../lib/ct/index/mod.ts";
import { entryNames } from "../lib/ct/log/mod.ts";
import { fileBlocks } from "../server/ct/segment_files.ts";
import { folderTiles } from "./folder_tiles.ts";

/** The result of a search. */
export interface BenchAnswer {
  /** At most `limit` names; without a limit the first 1,000. */
  names: string[];
  /** Without a limit all matches, otherwise as many as `names`. */
  count: number;
  /** Whether more match than `names` holds. */
  hasMore: boolean;
}

/** An index under measurement. */
export interface BenchIndex {
  /** Searches by regular expression. */
  search(pattern: string, options?: { limit?: number }): BenchAnswer;
  /** Sizes in bytes; `index_bytes` is everything but the compressed names. */
  stats(): { names: number; rejected: number; text_bytes: number; index_bytes: number; total_bytes: number };
}

/** The segment in the folder of an index. */
const FILE = "names.seg";

function first(index: SegmentIndex, pattern: string, limit: number): { names: string[]; hasMore: boolean } {
  const names: string[] = [];
  for (const found of findNames(index, nameMatcher({ pattern }))) {
    if (found === null) continue;
    names.push(...found);
    if (names.length > limit) return { names: names.slice(0, limit), hasMore: true };
  }
  return { names, hasMore: false };
}

/**
 * Returns a search over the names of a file, one a line, indexed into `dir`.
 *
 * @param namesFile Names in any order; each is kept once.
 */
export function build(namesFile: string, options: { dir: string }): BenchIndex {
  mkdirSync(options.dir, { recursive: true });
  const sorter = new NameSorter();
  const input = openSync(namesFile, "r");
  const buffer = new Uint8Array(Math.min(1 << 20, fstatSync(input).size + 1));
  for (let n = readSync(input, buffer); n > 0; n = readSync(input, buffer)) {
    sorter.addLines(buffer.subarray(0, n));
  }
  closeSync(input);
  const path = join(options.dir, FILE);
  const output = openSync(path, "w");
  const built = buildSegment(sorter, (bytes) => writeSync(output, bytes));
  closeSync(output);
  return {
    ...open(options.dir),
    stats: () => ({
      names: built.names,
      rejected: built.rejected,
      text_bytes: built.textBytes,
      index_bytes: built.totalBytes - built.textBytes,
      total_bytes: statSync(path).size,
    }),
  };
}

/** Returns a search over what {@link build} left in a folder. */
export function open(dir: string): Pick<BenchIndex, "search"> {
  const index: SegmentIndex = { segments: [new Segment(fileBlocks(join(dir, FILE)))] };
  return {
    search(pattern, { limit } = {}) {
      if (limit !== undefined) {
        const { names, hasMore } = first(index, pattern, limit);
        return { names, count: names.length, hasMore };
      }
      const names: string[] = [];
      const count = countNames(index, nameMatcher({ pattern }), 1000, names);
      return { names, count, hasMore: count > names.length };
    },
  };
}

/** What a folder held. */
export interface IngestedTiles {
  /** Entries whose leaf hash is the level-0 tile's and whose certificate can be read. */
  entries: number;
  /** Different names in them. */
  names: number;
  /** Entries with another hash, out of place, or with a certificate that cannot be read. */
  rejected: number;
  /** The names, in the order met. */
  list: string[];
}

/** Returns how much a folder of tiles holds, checked as {@link folderTiles} does. */
export function ingestTiles(dir: string): IngestedTiles {
  const names = new Set<string>();
  let entries = 0, rejected = 0;
  for (const tile of folderTiles(dir)) {
    rejected += tile.rejected;
    for (const entry of tile.entries) {
      const of = entryNames(entry);
      if (of === null) {
        rejected++;
        continue;
      }
      entries++;
      for (const name of of.names) names.add(name);
    }
  }
  return { entries, names: names.size, rejected, list: [...names] };
}

/**
 * Returns how many names match. Faster than {@link findNames} where there is one segment and no test.
 *
 * @param most How many of them to decode.
 * @param first Receives these, from the first on.
 * @throws {SquatError} `invalid_pattern` when building the matcher's states costs too much.
 */
function countNames(
  index: SegmentIndex,
  matcher: NameMatcher,
  most: number = 0,
  first: string[] = [],
): number {
  let count = 0;
  const { automaton, need, test } = matcher;
  if (index.segments.length === 1 && automaton !== undefined && test === undefined) {
    const segment = index.segments[0]!;
    const bits = segment.candidates(need);
    const scanner = new BlockScanner(segment, automaton);
    try {
      for (let block = 0; block < segment.blocks; block++) {
        if (bits !== null && (bits[block >>> 5]! >>> (block & 31) & 1) === 0) continue;
        const found = scanner.scan(block);
        count += found;
        if (found === 0 || first.length >= most) continue;
        first.push(...segment.namesAt(block, scanner.hits, Math.min(found, most - first.length)));
      }
    } finally {
      scanner.close();
    }
    return count;
  }
  for (const names of findNames(index, matcher)) {
    if (names === null) continue;
    count += names.length;
    if (first.length < most) first.push(...names.slice(0, most - first.length));
  }
  return count;
}
