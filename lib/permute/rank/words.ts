/**
 * The built-in words beside names, by cost. They are the same for all originals of the same traits.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import { keywordNumber, keywords } from "../kinds/keyword.ts";
import type { Pricing } from "./cost.ts";
import { groupOfWord, GROUPS, type Side, type Trait } from "./groups.ts";
import { addAt, type ByCost, stepOfRate } from "./steps.ts";

/** A change of a label: `drop` units at `at` are replaced by `put`. At the end of the label where `at` is -1. */
export interface Part {
  readonly at: number;
  readonly drop: number;
  readonly put: string;
  readonly kind: PermutationKind;
}

/** A built-in word in one of the ways to add it. */
interface WordPart extends Part {
  readonly word: number;
  readonly group: number;
}

/** The ways to add a word to a name, as variants of Keyword. */
const WAYS = ["after", "after-", "before", "before-"] as const;

let table: Readonly<Record<typeof WAYS[number], readonly WordPart[]>> | undefined;

/** Returns the built-in words by the way to add them. */
function wordTable(): Readonly<Record<typeof WAYS[number], readonly WordPart[]>> {
  if (table !== undefined) return table;
  const parts = (way: typeof WAYS[number]): WordPart[] => {
    const out: WordPart[] = [];
    const isAfter = way.startsWith("after");
    const hyphen = way.endsWith("-");
    for (const [word, text] of keywords().entries()) {
      // One letter without a hyphen is left to Addition and Insertion.
      if (!hyphen && text.length < 2) continue;
      const put = !hyphen ? text : isAfter ? `-${text}` : `${text}-`;
      const group = GROUPS.indexOf(groupOfWord(text, put));
      out.push({ at: isAfter ? -1 : 0, drop: 0, put, kind: "Keyword", word, group });
    }
    return out;
  };
  return table = {
    after: parts("after"),
    "after-": parts("after-"),
    before: parts("before"),
    "before-": parts("before-"),
  };
}

const isWord = (put: string, word: string): boolean =>
  (word !== put || word.length > 1) && keywordNumber(word) !== undefined;
/** Whether a built-in word puts this after a name. */
export const isWordAfter = (put: string): boolean => isWord(put, put.startsWith("-") ? put.slice(1) : put);
/** Whether a built-in word puts this before a name. */
export const isWordBefore = (put: string): boolean => isWord(put, put.endsWith("-") ? put.slice(0, -1) : put);

/** Returns the built-in words beside originals of the same traits: by the number of their group, and cost. */
export function wordsByCost(pricing: Pricing, side: Side, trait: Trait): readonly ByCost<Part>[] {
  return pricing.cached(`words ${side} ${trait.origin} ${trait.size} ${trait.words}`, () => {
    const prices = pricing.of("Keyword", trait);
    const groups: ByCost<Part>[] = GROUPS.map(() => []);
    for (const { way, group, tenths, parts } of wordsByWeight(pricing, side)) {
      const cost = stepOfRate(prices.row(way)[side] - tenths / 10);
      for (const part of parts) addAt(groups[group]!, cost, part);
    }
    return groups;
  });
}

/** The words of a group that are added in one way and weigh the same. */
interface EqualWords {
  readonly way: typeof WAYS[number];
  readonly group: number;
  readonly tenths: number;
  readonly parts: Part[];
}

/** Returns the built-in words by weight, which does not depend on the original. */
function wordsByWeight(pricing: Pricing, side: Side): readonly EqualWords[] {
  return pricing.cached(`words ${side}`, () => {
    const { words } = pricing;
    const [any, beside] = [words["w:"], words[`${side}w:`]];
    const out: EqualWords[] = [];
    for (const way of WAYS) {
      const inThisWay = words[`${way}:`];
      const found = new Map<number, EqualWords>();
      for (const part of wordTable()[way]) {
        const { group, word } = part;
        const tenths = any[word]! + beside[word]! + inThisWay[word]!;
        const key = tenths * GROUPS.length + group;
        const equal = found.get(key);
        if (equal === undefined) found.set(key, { way, group, tenths, parts: [part] });
        else equal.parts.push(part);
      }
      out.push(...found.values());
    }
    return out;
  });
}
