/**
 * What a kind of permutation is: a generator of edits on one label.
 *
 * An edit says what changes rather than what results, so that two edits can be put together, costs can be looked
 * up by what the edit is, and an explanation can be given.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";

/** One change of a label: `drop` UTF-16 units at `at` are replaced by `put`. */
export interface Edit {
  /** Offset in the label, UTF-16 units. */
  at: number;
  /** How many units go. */
  drop: number;
  /** What comes instead; a dot makes a label of its own. */
  put: string;
  /** Which variant of its kind; the row of the model's table. */
  variant: string;
  /** The change itself, where the model distinguishes changes: a pair of letters, a word. */
  detail?: string;
}

/** A kind of permutation. */
export interface Kind {
  /** Its name on the wire. */
  readonly kind: PermutationKind;
  /** Where the definition comes from. */
  readonly source: string;
  /** Every edit of this kind, the same always in the same order. May repeat results; never checks validity. */
  edits(name: Name, settings: Settings): Iterable<Edit>;
  /** The suffixes the edited label is put under when suffixes are not combined; the name's own by default. */
  suffixes?(name: Name, settings: Settings): readonly string[];
}

/** Returns the label after the edit. */
export function apply(label: string, edit: Edit): string {
  return label.slice(0, edit.at) + edit.put + label.slice(edit.at + edit.drop);
}
