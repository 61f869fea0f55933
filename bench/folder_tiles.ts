/**
 * The folder of a tiled log, read entry by entry.
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LogError } from "../lib/ct/log/checkpoint.ts";
import { type LogEntry, tileEntries } from "../lib/ct/log/leaf.ts";
import { sameBytes } from "../lib/ct/log/merkle.ts";
import { matchTile, TILE_WIDTH, tileHashes, tilePath } from "../lib/ct/log/tile.ts";

/** Notes how wide each tile in a folder is at its widest: `000`, `x001/234`, `x001/235.p/17`. */
function noteTiles(dir: string, above: number, widths: Map<number, number>): void {
  for (const file of readdirSync(dir, { withFileTypes: true })) {
    const name = /^(x?)(\d{3})(\.p)?$/.exec(file.name);
    if (name === null || file.isFile() !== (name[1] === "" && name[3] === undefined)) continue;
    const number = above * 1000 + Number(name[2]);
    const inside = join(dir, file.name);
    if (name[1] === "x") noteTiles(inside, number, widths);
    else {
      const found = name[3] === undefined ? [TILE_WIDTH] : readdirSync(inside).map(Number);
      const whole = found.filter((width) => Number.isInteger(width) && width > 0 && width <= TILE_WIDTH);
      widths.set(number, Math.max(widths.get(number) ?? 0, ...whole));
    }
  }
}

/** The readable part of an incomplete tile: entries up to the first that cannot be read. */
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

/**
 * Yields the tiles of a folder in order, the widest of each, with every leaf hash checked against the
 * level-0 tiles. The tiles themselves are not checked: a folder holds no signed tree head.
 *
 * @param dir Holds `tile/data` and `tile/0`, as a log serves them.
 */
export function* folderTiles(dir: string): Generator<{ entries: LogEntry[]; rejected: number }> {
  const widths = new Map<number, number>();
  noteTiles(join(dir, "tile", "data"), 0, widths);
  for (const [index, width] of [...widths].sort(([a], [b]) => a - b)) {
    const read = (kind: "data" | 0) => new Uint8Array(readFileSync(join(dir, tilePath(kind, index, width))));
    let entries: LogEntry[];
    try {
      const data = read("data");
      const hashes = tileHashes(read(0), width);
      try {
        entries = matchTile(data, hashes, index * TILE_WIDTH);
      } catch (error) {
        if (!(error instanceof LogError)) throw error;
        entries = salvage(data, hashes, index * TILE_WIDTH);
      }
    } catch {
      // Without a complete hash tile, no entry of this tile can be checked.
      entries = [];
    }
    yield { entries, rejected: width - entries.length };
  }
}
