/**
 * Learns the tables and trees of `match()` from rows.
 * @module
 */
import { FEATURES } from "../../../lib/match/data/features.ts";
import { featuresOf } from "../../../lib/match/features.ts";
import { hostOf } from "../../../lib/match/host.ts";
import { Places } from "../../../lib/match/place.ts";
import type { ModelTables, Trees } from "../../../lib/match/model.ts";
import { hash, type Row } from "./rows.ts";
import { affixesOf, besideOf, suffixesOf } from "./tables.ts";
import { grow, type Growth } from "./trees.ts";

/** How trees grow, how what stands beside a brand is fitted, what a name that imitates nobody weighs. */
export interface Choices {
  growth: Growth;
  beside: { rate: number; ridge: number };
  negative: number;
}
/** Chosen by cross-validation. What lets little through matters, so that a name of nobody weighs much. */
export const CHOSEN: Choices = {
  growth: { trees: 150, depth: 3, rate: 0.22, leaf: 4, ridge: 4 },
  beside: { rate: 0.05, ridge: 1e-3 },
  negative: 15,
};

/** What names at large tell of letters and words. */
export type Language = Pick<ModelTables, "letters" | "words">;

/** Returns the features of a row, without those that are left out; null for a brand that it does not resemble. */
export function weighed(
  { parsed, index, candidate }: Pick<Row, "parsed" | "index" | "candidate">,
  tables: ModelTables,
  off: ReadonlySet<string> = new Set(),
): Float64Array | null {
  const out = new Float64Array(FEATURES.length);
  const brand = index.at(candidate.number);
  if (featuresOf(new Places(hostOf(parsed), tables), brand, candidate, out) === null) return null;
  for (const [f, name] of FEATURES.entries()) if (off.has(name)) out[f] = 0;
  return out;
}

/** Parts of the rows: what the trees see of each was learnt from the others. */
const PARTS = 4;

/** Trees over tables; what the trees see of a row was learnt without its brand. */
export function learn(
  rows: readonly Row[],
  language: Language,
  { growth, beside, negative }: Choices = CHOSEN,
  off: ReadonlySet<string> = new Set(),
): { tables: ModelTables; trees: Trees } {
  const x: Float64Array[] = [];
  const used: Row[] = [];
  const all: ModelTables = {
    ...language,
    suffixes: suffixesOf(rows),
    beside: besideOf(rows, beside),
    affixes: affixesOf(rows),
  };
  for (let part = 0; part < PARTS; part++) {
    const inside = (row: Row): boolean =>
      hash(`${row.kind === "pseudo" ? "" : "b"}${row.index.at(row.candidate.number).plain.slice(0, 5)}`) %
          PARTS === part;
    const nameInside = (row: Row): boolean =>
      row.y === 0 && hash(`n${row.parsed.registrable}`) % PARTS === part;
    const outside = rows.filter((row) => !inside(row) && !nameInside(row));
    const tables = { ...all, beside: besideOf(outside, beside), affixes: affixesOf(outside) };
    for (const row of rows) {
      if (row.y === 0 ? !nameInside(row) : !inside(row)) continue;
      const f = weighed(row, tables, off);
      if (f === null) continue;
      x.push(f);
      used.push(row);
    }
  }
  const trees = grow(
    x,
    Uint8Array.from(used, (r) => r.y),
    Float64Array.from(used, (r) => r.weight * (r.y === 0 ? negative : 1)),
    growth,
  );
  return { tables: all, trees };
}
