import type { PermutationKind } from "../../model.ts";
import type { Edit } from "../kinds/kind.ts";
import { WEB } from "./cost.ts";

/** Groups of labels of two edits. */
export const PAIR_GROUPS = ["typo+typo", "word+typo", "word+word", "web+faux"] as const;

/**
 * Returns the role of an edit in a pair: 1 a typing error, 2 a word, 3 a word of the web, 4 a suffix; 0 for edits
 * that are not paired.
 */
export function partOf(kind: PermutationKind, edit: Edit): number {
  if (kind === "Tld" || kind === "Subdomain") return 0;
  if (kind === "FauxTld") return 4;
  if (kind !== "Keyword" && kind !== "UserContext") return 1;
  return WEB.test(edit.detail ?? "") ? 3 : 2;
}

/** Returns the group of a pair of edits, or undefined when such edits are not paired. */
export function pairGroupOf(a: number, b: number): typeof PAIR_GROUPS[number] | undefined {
  const [low, high] = a < b ? [a, b] : [b, a];
  if (low === 1) return high === 1 ? "typo+typo" : high === 2 ? "word+typo" : undefined;
  if (low === 2) return high === 2 ? "word+word" : undefined;
  return low === 3 && high === 4 ? "web+faux" : undefined;
}
