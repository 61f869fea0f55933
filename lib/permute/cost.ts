/**
 * What the learnt model says about an edit and about a suffix, as whole numbers: costs add up where rates multiply.
 * @module
 */
import {
  MODEL_DETAILS,
  MODEL_PAIRS,
  MODEL_SORTS,
  MODEL_STAY,
  MODEL_SUFFIXES,
  MODEL_WORDS,
} from "./data/model.ts";
import type { PermutationKind } from "../model.ts";
import type { Edit } from "./kind.ts";
import { suffixes as allSuffixes } from "./suffixes.ts";

/** Steps to a factor of e. */
export const STEPS = 8;
/** What an edit costs that the model has never seen: rarer than anything seen. */
const UNSEEN = 9.5;

/** Groups of labels that share one distribution of suffixes. */
export const GROUPS = [
  "same",
  "typo",
  "glyph",
  "wide",
  "word",
  "typo+typo",
  "word+typo",
  "word+word",
] as const;
/** One of them. */
export type Group = typeof GROUPS[number];

/** Returns the group of labels that one edit leads to. */
export function groupOf(kind: PermutationKind, sort: string, ascii: boolean): Group {
  if (kind === "Tld") return "same";
  if (kind === "Keyword" || kind === "UserContext" || kind === "FauxTld") return "word";
  if (!ascii) return "wide";
  return kind === "Homoglyph" || kind === "Mapped" && sort === "sign" ? "glyph" : "typo";
}

/** Returns the key of an edit's row in the model: short names and long ones have rows of their own. */
export function rowOf(kind: PermutationKind, sort: string, length: number): string {
  return `${kind}/${sort}/${length < 6 ? "s" : length < 10 ? "m" : "l"}`;
}

/** Returns what an edit costs, in steps. */
export function costOf(kind: PermutationKind, edit: Edit, length: number): number {
  if (kind === "UserContext") return 2 * STEPS;
  const { sort, detail } = edit;
  const nats = MODEL_SORTS[rowOf(kind, sort, length)] ?? MODEL_SORTS[`${kind}/${sort}`] ?? UNSEEN;
  if (detail === undefined) return Math.max(0, Math.round(nats * STEPS));
  const word = kind === "Keyword";
  const factor = word
    ? (MODEL_WORDS[detail] ?? 0) + (MODEL_DETAILS[`Keyword/${sort}:${detail}`] ?? 0)
    : MODEL_DETAILS[`${kind}:${detail}`] ?? 0;
  return Math.max(0, Math.round((nats - factor) * STEPS));
}

/** Two edits that are each likely go together more often than all pairs do; found by folds. */
const LIKELY = 0.8;

/** Returns what it costs to put two edits together, beyond both. */
export function pairCost(group: Group): number {
  return Math.max(0, Math.round(((MODEL_PAIRS[group] ?? 2) - LIKELY) * STEPS));
}

/** Suffixes dearer than this were hardly ever seen: no more is made of them. */
const KNOWN = 7.5;

const known = new Map<string, [suffix: string, cost: number][]>();
/** Lists kept for the full table of suffixes: one for each group and own suffix asked lately. */
const KEPT = 64;

/** Returns suffixes with their costs for a group of labels, cheapest first, in a fixed order. */
export function suffixCosts(
  group: Group,
  own: string,
  suffixes: readonly string[],
): [suffix: string, cost: number][] {
  const key = `${group}|${own}`;
  const kept = suffixes === allSuffixes() ? known.get(key) : undefined;
  if (kept !== undefined) return kept;
  const home = own === "com" ? "com" : "other";
  const family = group === "glyph" ? "typo" : group;
  const table = MODEL_SUFFIXES[family] ?? MODEL_SUFFIXES["typo"] ?? {};
  const stay = MODEL_STAY[`${family}|${home}`] ?? 1;
  const leave = MODEL_STAY[`${family}|${home}|leave`] ?? 1;
  const toCom = MODEL_STAY[`${family}|other|com`] ?? 2;
  // More than one squat a brand stands on the same label: a rate above one, which only the suffix can take up.
  const above = group === "same" ? Math.min(0, MODEL_SORTS["Tld/same"] ?? 0) : 0;
  const top = own.slice(own.lastIndexOf(".") + 1);
  const costs = suffixes.map((suffix, i): [string, number, number] => {
    const dots = suffix.split(".").length - 1;
    let nats = suffix === own
      ? stay
      : suffix === "com"
      ? toCom
      : leave + (table[suffix] ?? (dots === 0 ? (suffix.length < 3 ? 8 : 9) : dots === 1 ? 10 : 13));
    // Suffixes of the same country, above and below the own one.
    if (
      suffix !== own && own.length > 2 && (suffix === top || suffix.endsWith(`.${top}`)) && top.length === 2
    ) {
      nats = Math.min(nats, nats - 2);
    }
    if (nats < KNOWN) nats += above;
    return [suffix, Math.max(0, Math.round(nats * STEPS)), i];
  });
  const list = costs.sort((a, b) => a[1] - b[1] || a[2] - b[2]).map((
    [suffix, cost],
  ): [string, number] => [suffix, cost]);
  if (suffixes === allSuffixes()) {
    if (known.size >= KEPT) known.clear();
    known.set(key, list);
  }
  return list;
}
