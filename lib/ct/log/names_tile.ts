/**
 * Tiles of names, which some tiled logs offer beside those of entries. No proof covers them: a log can leave names out of
 * them unseen. Source: c2sp.org/sunlight, names tiles.
 * @module
 */
import { indexedName } from "../index/name_text.ts";
import { LogError } from "./checkpoint.ts";

/** The largest tile of names that is read: 256 entries of some 140 bytes, a few of 100 names. */
export const MAX_NAMES_TILE: number = 4 << 20;

/** The names of a tile, each once, as the index stores them; names that it cannot store are left out. */
export function tileNames(tile: Uint8Array, index: number): string[] {
  const names = new Set<string>();
  for (const line of new TextDecoder().decode(tile).split("\n")) {
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
