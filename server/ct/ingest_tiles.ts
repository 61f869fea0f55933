/**
 * Takes in a tiled log's folder.
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LogError } from "../../lib/ct/checkpoint.ts";
import type { LogEntry } from "../../lib/ct/leaf.ts";
import { tileEntries } from "../../lib/ct/leaf.ts";
import { sameBytes } from "../../lib/ct/merkle.ts";
import { entryNames } from "../../lib/ct/entry_names.ts";
import { matchTile, TILE_WIDTH, tileHashes } from "../../lib/ct/tile.ts";

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

/** Numbers of the full tiles in a folder: `000`, `x001/234`. */
function tileNumbers(dir: string, above: number): number[] {
  const found: number[] = [];
  for (const file of readdirSync(dir, { withFileTypes: true })) {
    const name = /^(x?)(\d{3})$/.exec(file.name);
    if (name === null) continue;
    const number = above * 1000 + Number(name[2]);
    if (name[1] === "x") found.push(...tileNumbers(join(dir, file.name), number));
    else if (file.isFile()) found.push(number);
  }
  return found.sort((a, b) => a - b);
}

function numberedPath(index: number): string {
  let path = String(index % 1000).padStart(3, "0");
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    path = `x${String(rest % 1000).padStart(3, "0")}/${path}`;
  }
  return path;
}

/** What can be saved of a tile that is not whole: entries up to the first that cannot be read. */
function salvage(data: Uint8Array, hashes: readonly Uint8Array[], first: number): LogEntry[] {
  const entries: LogEntry[] = [];
  try {
    for (const entry of tileEntries(data, first)) {
      const hash = hashes[entry.index - first];
      if (hash !== undefined && sameBytes(hash, entry.hash)) entries.push(entry);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return entries;
}

/** One tile of a folder. */
export interface FolderTile {
  /** Entries whose leaf hash is the level-0 tile's. */
  entries: LogEntry[];
  /** How many others it has, or should have. */
  rejected: number;
}

/**
 * Yields the full tiles of a folder in order, every leaf hash checked against the level-0 tiles. What a head says of
 * those is not checked: there is none in a folder.
 *
 * @param dir Holds `tile/data` and `tile/0`, as a log serves them.
 */
export function* folderTiles(dir: string): Generator<FolderTile> {
  const root = join(dir, "tile", "data");
  for (const index of tileNumbers(root, 0)) {
    let entries: LogEntry[];
    try {
      const data = new Uint8Array(readFileSync(join(root, numberedPath(index))));
      const hashes = tileHashes(
        new Uint8Array(readFileSync(join(dir, "tile", "0", numberedPath(index)))),
        TILE_WIDTH,
      );
      try {
        entries = matchTile(data, hashes, index * TILE_WIDTH);
      } catch (error) {
        if (!(error instanceof LogError)) throw error;
        entries = salvage(data, hashes, index * TILE_WIDTH);
      }
    } catch {
      // No hash tile, or not a whole one: nothing in this tile can be believed.
      entries = [];
    }
    yield { entries, rejected: TILE_WIDTH - entries.length };
  }
}

/** Returns how much a folder of full tiles holds, checked as {@link folderTiles} does. */
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
