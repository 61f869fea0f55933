/**
 * The contract of a kind of permutation: a generator of edits of one label.
 *
 * An edit describes the change, not the result, so that two edits can be combined, and an edit can be priced and
 * explained.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";

/** One change of a label: `drop` UTF-16 units at `at` are replaced by `put`. */
export interface Edit {
  /** Offset in the label, UTF-16 units. */
  at: number;
  /** How many units are removed. */
  drop: number;
  /** The text inserted in their place; a dot starts a new label. */
  put: string;
  /** Which variant of its kind; the row of the model's table. */
  variant: string;
  /** The change itself, where the model prices changes separately: a pair of letters, a word. */
  detail?: string;
}

/** A kind of permutation. */
export interface Kind {
  /** Its name on the wire. */
  readonly kind: PermutationKind;
  /** Every edit of this kind, in a fixed order. May repeat results; does not check validity. */
  edits(name: Name, settings: Settings): Iterable<Edit>;
}

/** Returns the label after the edit. */
export function apply(label: string, edit: Edit): string {
  return label.slice(0, edit.at) + edit.put + label.slice(edit.at + edit.drop);
}

/** Returns the position of an edit in a label: first and last characters are squatted at other rates. */
export function place(index: number, length: number): "first" | "inner" | "last" {
  return index === 0 ? "first" : index === length - 1 ? "last" : "inner";
}

/** Letters and digits of host names, in the order of their code points. */
export const LETTERS_DIGITS: readonly string[] = [..."0123456789abcdefghijklmnopqrstuvwxyz"];
