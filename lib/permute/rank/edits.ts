/**
 * The single edits of a name except the built-in words: the labels they lead to, and the costs of both.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import { beside, keyword, ofOwnWords } from "../kinds/keyword.ts";
import type { Edit, Kind } from "../kinds/kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { type Nats, OWN_WORD, type Pricing } from "./cost.ts";
import { groupOf, GROUPS, partOf, type Side, type Trait } from "./groups.ts";
import { type Label, labelOf } from "./look_alike.ts";
import { isInSuffix } from "./suffixes.ts";

/** Costs of edits and labels on one side. */
interface Costs {
  /** By edit, in nats; infinite where it is not generated. */
  readonly nats: number[];
  /** By label: the sum of its edits' rates; 0 where it is not generated. */
  readonly rates: number[];
}

/** Marks of a label of two edits in `numbers`, by side. Labels of one edit have their number, which is not negative. */
const PAIR: Record<Side, number> = { "=": 1, ">": 2 };

/** The single edits of a name, the built-in words left out. */
export class Edits {
  readonly list: Edit[] = [];
  /** By edit: its kind, and what it is in a pair. */
  readonly kinds: PermutationKind[] = [];
  readonly roles: number[] = [];
  /** By label: its group's number. */
  readonly groups: number[] = [];
  readonly #staying: Costs = { nats: [], rates: [] };
  readonly #leaving: Costs = { nats: [], rates: [] };
  /** What labels have before and after the whole original. */
  readonly before: Set<string> = new Set();
  readonly after: Set<string> = new Set();
  /** The original is ASCII, and no longer suffix starts with a label that contains it. */
  readonly plain: boolean;
  readonly #ascii: boolean;
  readonly #own: string;
  /** The parts of the original before and after each position in it. */
  readonly #heads: string[] = [];
  readonly #tails: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** By label: the kind of the first edit that makes it. */
  readonly #firstKinds: PermutationKind[] = [];
  readonly #labels: (Label | null | undefined)[] = [];

  constructor(name: Name, kinds: readonly Kind[], settings: Settings, pricing: Pricing, trait: Trait) {
    this.#ascii = name.ascii;
    this.#own = name.label;
    this.plain = name.ascii && !isInSuffix(name.label);
    for (let at = 0; at <= name.label.length; at++) {
      this.#heads.push(name.label.slice(0, at));
      this.#tails.push(name.label.slice(at));
    }
    const length = name.chars.length;
    for (const kind of kinds) {
      const prices = pricing.of(kind.kind, trait);
      // Without combinations another suffix is an edit of its own, and the only one that leaves the original's.
      const stays = settings.combine || kind.kind !== "Tld";
      const leaves = settings.combine || kind.kind === "Tld";
      for (const edit of kind === keyword ? beyondList(name, settings) : kind.edits(name, settings)) {
        // Only Tld keeps the label. Moving a letter of "aaa" makes no look-alike, and must not take that label from Tld.
        if (kind.kind === "Tld" || !isUnchanged(name.label, edit)) {
          this.#add(kind.kind, edit, prices.nats(edit, length), stays, leaves);
        }
      }
    }
  }

  #add(kind: PermutationKind, edit: Edit, nats: Nats, stays: boolean, leaves: boolean): void {
    const label = this.#labelOf(kind, edit);
    this.list.push(edit);
    this.kinds.push(kind);
    this.roles.push(partOf(kind, edit));
    const [stay, leave] = [stays ? nats["="] : Infinity, leaves ? nats[">"] : Infinity];
    this.#staying.nats.push(stay);
    this.#leaving.nats.push(leave);
    this.#staying.rates[label]! += Math.exp(-stay);
    this.#leaving.rates[label]! += Math.exp(-leave);
  }

  /** Returns the number of the label that an edit makes. */
  #labelOf(kind: PermutationKind, edit: Edit): number {
    const own = this.#own;
    const text = this.#heads[edit.at]! + edit.put + this.#tails[edit.at + edit.drop]!;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const n = this.#texts.push(text) - 1;
    this.#numbers.set(text, n);
    this.#firstKinds.push(kind);
    this.groups.push(GROUPS.indexOf(groupOf(kind, edit, this.#ascii ? isAscii(edit.put) : isAscii(text))));
    this.#staying.rates.push(0);
    this.#leaving.rates.push(0);
    if (text.length > own.length) {
      if (text.startsWith(own)) this.after.add(text.slice(own.length));
      if (text.endsWith(own)) this.before.add(text.slice(0, -own.length));
    }
    return n;
  }

  /** Returns the costs of edits and labels on a side. */
  costs(side: Side): Costs {
    return side === "=" ? this.#staying : this.#leaving;
  }

  /** Returns a label by its number, as the first edit makes it; null when it is not valid. */
  label(n: number): Label | null {
    const made = this.#labels[n];
    return made !== undefined ? made : this.#labels[n] = labelOf(this.#texts[n]!, this.#firstKinds[n]!);
  }

  /**
   * Whether a text of two edits is new on a side: not the original, not the result of one edit, not generated before.
   */
  isNew(text: string, side: Side): boolean {
    const known = this.#numbers.get(text);
    const mark = PAIR[side];
    if (known === undefined) {
      if (text === this.#own) return false;
      this.#numbers.set(text, -mark);
      return true;
    }
    if (known >= 0 || (-known & mark) !== 0) return false;
    this.#numbers.set(text, known - mark);
    return true;
  }
}

/** Whether an edit leaves a label as it is. */
function isUnchanged(label: string, { at, drop, put }: Edit): boolean {
  return drop === put.length && label.startsWith(put, at);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** The edits of Keyword with the caller's words, listed or not, and those of the name's own. */
function* beyondList(name: Name, settings: Settings): Generator<Edit> {
  for (const word of settings.keywords) {
    for (const edit of beside(word, name.label)) yield { ...edit, detail: OWN_WORD };
  }
  yield* ofOwnWords(name, settings);
}
