/**
 * A log, followed: entries in order, each proven to be under a head that the log signed and that continues the one
 * seen before.
 * @module
 */
import { indexedName } from "../index/name_text.ts";
import { LogError, logKey, type TreeHead } from "./checkpoint.ts";
import type { LogEntry } from "./leaf.ts";
import { fetchBytes, type LogIo } from "./log_fetch.ts";
import type { CtLog } from "../../x509/log_list.ts";
import { sameBytes, TreeEdge } from "./merkle.ts";
import { checkPrefix, getSth, pagesUnder, tiledHead } from "./rfc6962.ts";
import { checkedTile, checkGrowth, TILE_WIDTH, type TileFetch, tileOf, tileTree } from "./tile.ts";
import { AMOUNT, checkOptions, FLAG, type OptionChecks } from "../../options.ts";

/** The largest tile of names that is read: 256 entries of some 140 bytes, a few of 100 names. */
const MAX_NAMES_TILE: number = 4 << 20;

/**
 * The names of a part of a tile, each once, as the index stores them; names that it cannot store are left out. Some tiled
 * logs offer such tiles, and no proof covers them. Source: c2sp.org/sunlight, names tiles.
 */
function tileNames(tile: Uint8Array, index: number, from: number, width: number): string[] {
  const names = new Set<string>();
  for (const line of new TextDecoder().decode(tile).split("\n").slice(from, width)) {
    if (line === "") continue;
    let entry: { DNS?: unknown } | null;
    try {
      entry = JSON.parse(line);
    } catch {
      throw new LogError("unreadable", `Names tile ${index} has a line that is no JSON`);
    }
    if (!Array.isArray(entry?.DNS)) continue;
    for (const text of entry.DNS) {
      const name = typeof text === "string" ? indexedName(text) : null;
      if (name !== null) names.add(name);
    }
  }
  return [...names];
}

/** Progress of following a log. Store it with the entries of the same batch. */
export interface FollowState {
  /** Index of the next entry. */
  next: number;
  /** The last head seen: later ones must continue it. */
  head: TreeHead;
  /** Roots of the whole subtrees left of `next`, for RFC 6962 logs; empty for tiled ones. */
  edge: Uint8Array[];
}

/** Entries and the state after them. */
export interface FollowBatch {
  /** In order, without gaps; empty where only names are read. */
  entries: LogEntry[];
  /** Where only names are read, those of the next entries; absent otherwise. */
  names?: string[];
  /** Pass it to continue from here. */
  state: FollowState;
}

/** Which part of a log is read. */
export interface FollowOptions {
  /** Where the last run stopped. */
  state?: FollowState;
  /** First entry when there is no state; rounded down to a whole tile for tiled logs. @default 0 */
  from?: number;
  /** How many entries before the log's end to start when there is no state; replaces `from`. */
  back?: number;
  /** Entry to stop before. @default the log's end */
  to?: number;
  /** Whether the last tile of a tiled log is read before it is full; of names, where no other is new. @default false */
  partial?: boolean;
  /**
   * Whether the tiles of names of a tiled log are read in place of its entries: a tenth of the bytes, and nothing proves
   * that they are whole. A log without them is `unavailable`. @default false
   */
  names?: boolean;
}

const FOLLOW_OPTIONS: OptionChecks<FollowOptions> = {
  state: true,
  from: AMOUNT,
  back: AMOUNT,
  to: AMOUNT,
  partial: FLAG,
  names: FLAG,
};

/**
 * Yields the entries of a log from where the last run stopped up to its current end, a tile or page at a time; one
 * batch without entries when there is only a new head.
 *
 * @throws {LogError} `rollback`, `fork`, `signature` or `entries` when the log lies; index nothing of it before a
 *   person has investigated. `unavailable` and `unreadable` may be temporary.
 */
export async function* followOnce(
  log: CtLog,
  io: LogIo,
  options: FollowOptions = {},
): AsyncGenerator<FollowBatch> {
  checkOptions("followOnce", options, FOLLOW_OPTIONS);
  const key = logKey(log);
  const { state, to = Infinity } = options;
  const before = state?.head ?? { size: 0, root: new Uint8Array(0), timestamp: 0 };
  if (log.monitoring_url === null && options.names === true) {
    throw new LogError("unavailable", `${log.description} has no tiles of names`, true);
  }
  if (log.monitoring_url === null) {
    const head = await getSth(log.url, key, io);
    sameSize(before, head);
    if (state !== undefined) await checkPrefix(log.url, before.size, before.root, head, io);
    const next = state?.next ?? firstEntry(options, head.size);
    let edge: TreeEdge | null = null;
    // A run that started at the end of the log and found nothing new has no edge yet.
    if (next === 0 || (state !== undefined && state.edge.length > 0)) {
      edge = new TreeEdge();
      edge.size = next;
      edge.hashes = [...(state?.edge ?? [])];
    }
    if (next >= Math.min(to, head.size)) {
      yield { entries: [], state: { next, head, edge: edge?.hashes ?? [] } };
    } else {
      for await (const page of pagesUnder(log.url, head, next, to, edge, io)) {
        yield { entries: page.entries, state: { next: page.edge.size, head, edge: page.edge.hashes } };
      }
    }
    return;
  }
  const base = log.monitoring_url;
  const fetch: TileFetch = (path) => fetchBytes(base + path, io);
  const fetchNames: TileFetch = (path) => fetchBytes(base + path, io, { bytes: MAX_NAMES_TILE });
  const head = await tiledHead(log, base, key, io);
  sameSize(before, head);
  const tree = tileTree(head.size, fetch);
  await checkGrowth(before, head, tree);
  let next = state?.next ?? Math.floor(firstEntry(options, head.size) / TILE_WIDTH) * TILE_WIDTH;
  const end = Math.min(to, head.size);
  let some = false;
  while (next < end) {
    const index = Math.floor(next / TILE_WIDTH);
    const width = tree.width(0, index), isWhole = width === TILE_WIDTH;
    if (!isWhole && options.partial !== true) break;
    if (options.names === true) {
      // A log that has just filled a tile soon fills the next one: what is in it now is not asked for twice.
      if (!isWhole && some) break;
      const { bytes } = await tileOf(fetchNames, "names", index, width);
      const names = tileNames(bytes, index, next % TILE_WIDTH, width);
      next = index * TILE_WIDTH + width;
      some = true;
      yield { entries: [], names, state: { next, head, edge: [] } };
      continue;
    }
    const entries = (await checkedTile(tree, head, index, fetch)).filter((entry) =>
      entry.index >= next && entry.index < end
    );
    next += entries.length;
    some = true;
    yield { entries, state: { next, head, edge: [] } };
  }
  if (!some) yield { entries: [], state: { next, head, edge: [] } };
}

/** Where reading starts in a log that was never followed. */
function firstEntry({ from = 0, back }: FollowOptions, size: number): number {
  return back === undefined ? from : Math.max(0, size - back);
}

/** Two heads of one size must be one tree. */
function sameSize(before: TreeHead, head: TreeHead): void {
  if (head.size < before.size) {
    throw new LogError("rollback", `The log went from ${before.size} back to ${head.size} entries`);
  }
  if (before.size === head.size && before.size > 0 && !sameBytes(before.root, head.root)) {
    throw new LogError("fork", `The log signed two trees of ${head.size} entries`);
  }
}
