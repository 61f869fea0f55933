/**
 * Tiled logs: paths of tiles, their hashes, and entries checked against a signed root. Source: c2sp.org/static-ct-api,
 * c2sp.org/tlog-tiles.
 * @module
 */
import { LogError, type TreeHead } from "./checkpoint.ts";
import { type LogEntry, tileEntries } from "./leaf.ts";
import { nodeKey, rootOf, sameBytes, treeRoot, wholeSubtrees } from "./merkle.ts";

/** Hashes a tile. */
export const TILE_WIDTH: number = 256;

/** Returns the bytes of a path below a log's monitoring prefix. */
export type TileFetch = (path: string) => Promise<Uint8Array>;

/**
 * Returns the path of a tile.
 *
 * @param kind `data`, or the level of a hash tile.
 * @param width Entries in it, 256 for a full one.
 * @example
 * ```ts
 * import { tilePath } from "./tile.ts";
 * console.assert(tilePath("data", 1234067, 8) === "tile/data/x001/x234/067.p/8");
 * ```
 */
export function tilePath(kind: "data" | "names" | number, index: number, width: number = TILE_WIDTH): string {
  let path = String(index % 1000).padStart(3, "0");
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    path = `x${String(rest % 1000).padStart(3, "0")}/${path}`;
  }
  return `tile/${kind}/${path}${width === TILE_WIDTH ? "" : `.p/${width}`}`;
}

/**
 * Returns a tile of a width; from the full one where a log has no partial ones any more (c2sp.org/tlog-tiles, Merkle
 * Tree).
 */
export async function tileOf(
  fetch: TileFetch,
  kind: "data" | "names" | number,
  index: number,
  width: number,
): Promise<{ bytes: Uint8Array; isFull: boolean }> {
  try {
    return { bytes: await fetch(tilePath(kind, index, width)), isFull: width === TILE_WIDTH };
  } catch (error) {
    if (!(error instanceof LogError && error.isMissing) || width === TILE_WIDTH) throw error;
    try {
      return { bytes: await fetch(tilePath(kind, index)), isFull: true };
    } catch (other) {
      throw other instanceof LogError ? error : other;
    }
  }
}

/** Splits a hash tile. */
export function tileHashes(tile: Uint8Array, width: number): Uint8Array[] {
  if (tile.length !== width * 32) {
    throw new LogError("unreadable", `A hash tile has ${tile.length} bytes where ${width * 32} were due`);
  }
  return Array.from({ length: width }, (_, i) => tile.subarray(i * 32, i * 32 + 32));
}

/**
 * The tree of a log at one size, read from its tiles. Only a signed root proves anything in it.
 *
 * @param size The size of a checkpoint: it decides which tiles are partial.
 */
export function tileTree(size: number, fetch: TileFetch) {
  const tiles = new Map<string, Promise<Uint8Array[]>>();
  return { width, hashes, node };

  /** How many hashes a tile has at this size. */
  function width(level: number, index: number): number {
    const all = Math.floor(size / 256 ** level);
    return Math.min(TILE_WIDTH, Math.max(0, all - index * TILE_WIDTH));
  }

  /** The hashes of a tile. */
  function hashes(level: number, index: number): Promise<Uint8Array[]> {
    const wide = width(level, index);
    const path = tilePath(level, index, wide);
    let found = tiles.get(path);
    if (found === undefined) {
      found = tileOf(fetch, level, index, wide).then(({ bytes, isFull }) =>
        isFull ? tileHashes(bytes, TILE_WIDTH).slice(0, wide) : tileHashes(bytes, wide)
      );
      // A log is read from left to right: the tiles read longest ago are not requested again.
      if (tiles.size > 64) tiles.delete(tiles.keys().next().value!);
      tiles.set(path, found);
    }
    return found;
  }

  /** The hash of a whole subtree. */
  async function node(level: number, index: number): Promise<Uint8Array> {
    const tileLevel = Math.floor(level / 8);
    const span = 2 ** (level % 8);
    const first = index * span;
    const found = await hashes(tileLevel, Math.floor(first / TILE_WIDTH));
    const from = first % TILE_WIDTH;
    if (from + span > found.length) throw new LogError("unreadable", `Node ${level}:${index} is in no tile`);
    return rootOf(found, from, from + span);
  }
}

export type TileTree = ReturnType<typeof tileTree>;

/**
 * Checks that a log at `head` is an extension of what it was at `before`, when it was no larger.
 *
 * @throws {LogError} `fork` when its history is another one.
 */
export async function checkGrowth(before: TreeHead, head: TreeHead, tree: TileTree): Promise<void> {
  if (before.size === 0) return;
  const known = new Map<string, Uint8Array>();
  for (const { level, index } of wholeSubtrees(before.size)) {
    known.set(nodeKey(level, index), await tree.node(level, index));
  }
  const [old, now] = [
    await treeRoot(before.size, known, tree.node),
    await treeRoot(head.size, known, tree.node),
  ];
  if (!sameBytes(old, before.root) || !sameBytes(now, head.root)) {
    throw new LogError(
      "fork",
      `The log at ${head.size} entries is no continuation of itself at ${before.size}`,
    );
  }
}

/**
 * Returns the entries of one data tile, each leaf hash equal to the level-0 tile's and that tile under the signed root.
 *
 * @throws {LogError} `entries` when they are not what the log signed.
 */
export async function checkedTile(
  tree: TileTree,
  head: TreeHead,
  index: number,
  fetch: TileFetch,
): Promise<LogEntry[]> {
  const width = tree.width(0, index);
  const [{ bytes, isFull }, hashes] = await Promise.all([
    tileOf(fetch, "data", index, width),
    tree.hashes(0, index),
  ]);
  const known = new Map<string, Uint8Array>();
  if (width === TILE_WIDTH) known.set(nodeKey(8, index), rootOf(hashes));
  else for (const [i, hash] of hashes.entries()) known.set(nodeKey(0, index * TILE_WIDTH + i), hash);
  if (!sameBytes(await treeRoot(head.size, known, tree.node), head.root)) {
    throw new LogError("entries", `Hash tile ${index} is not under the signed root of ${head.size} entries`);
  }
  return matchTile(bytes, hashes, index * TILE_WIDTH, isFull);
}

/**
 * Returns the entries of a data tile whose leaf hashes are the given ones.
 *
 * @param goesOn Whether the tile may have more entries than hashes; those are not read. @default false
 * @throws {LogError} `entries` when one differs, is missing or cannot be read.
 */
export function matchTile(
  data: Uint8Array,
  hashes: readonly Uint8Array[],
  first: number,
  goesOn: boolean = false,
): LogEntry[] {
  const entries: LogEntry[] = [];
  try {
    for (const entry of tileEntries(data, first)) {
      if (goesOn && entries.length === hashes.length) break;
      const hash = hashes[entries.length];
      if (hash === undefined || !sameBytes(entry.hash, hash)) {
        throw new LogError("entries", `Entry ${entry.index} has another hash than the log's tree`);
      }
      entries.push(entry);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new LogError("entries", error.message);
    throw error;
  }
  if (entries.length !== hashes.length) {
    throw new LogError(
      "entries",
      `A data tile has ${entries.length} entries where ${hashes.length} were due`,
    );
  }
  return entries;
}
