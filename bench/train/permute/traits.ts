/**
 * What the training counts of edits and of pairs of them.
 * @module
 */
import type { PermutationKind } from "../../../lib/model.ts";
import type { Edit } from "../../../lib/permute/kinds/kind.ts";
import {
  type PAIR_GROUPS,
  placeOfEdit,
  rowsOf,
  type Side,
  type Trait,
} from "../../../lib/permute/rank/groups.ts";

/** The traits of an edit that have weights in the model; each is one cell of one table. */
export function traitsOf(
  side: Side,
  kind: PermutationKind,
  edit: Edit,
  trait: Trait,
  length: number,
): string[] {
  const out = rowsOf(edit.variant, trait).map((row) => `${side}${kind}/${row}`);
  const detail = `${kind === "Keyword" ? "w" : kind}:${edit.detail ?? ""}`;
  if (kind === "Keyword") out.push(detail, `${edit.variant}:${edit.detail ?? ""}`);
  else out.push(detail, `${side}${kind}@${placeOfEdit(edit, length)}`);
  out.push(side + detail);
  return out;
}

/** Returns the group of a pair of edits, or undefined when such edits are not paired. */
export function pairGroupOf(a: number, b: number): typeof PAIR_GROUPS[number] | undefined {
  const [low, high] = a < b ? [a, b] : [b, a];
  if (low === 1) return high === 1 ? "typo+typo" : high === 2 ? "word+typo" : undefined;
  if (low === 2) return high === 2 ? "word+word" : undefined;
  return low === 3 && high === 4 ? "web+faux" : undefined;
}
