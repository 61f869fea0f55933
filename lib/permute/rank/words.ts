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
  /** {@link octetsOf} `put`. */
  readonly octets: number;
  readonly kind: PermutationKind;
}

/** Octets that a text takes in a label; -Infinity where that cannot be known: of a dot, or of more than ASCII. */
export const octetsOf = (text: string): number => /^[a-z0-9-]*$/.test(text) ? text.length : -Infinity;

/** Changes that cost the same, made when their cost is reached. */
export type MakeParts = () => readonly Part[];

/** The ways to add a word to a name, as variants of Keyword. */
const WORD_WAYS = ["after", "after-", "before", "before-"] as const;

const isWord = (put: string, word: string): boolean =>
  (word !== put || word.length > 1) && keywordNumber(word) !== undefined;
/** Whether a built-in word puts this after a name. */
export const isWordAfter = (put: string): boolean => isWord(put, put.startsWith("-") ? put.slice(1) : put);
/** Whether a built-in word puts this before a name. */
export const isWordBefore = (put: string): boolean => isWord(put, put.endsWith("-") ? put.slice(0, -1) : put);

/** Returns the built-in words beside originals of the same traits: by the number of their group, and cost. */
export function wordsByCost(pricing: Pricing, side: Side, trait: Trait): readonly ByCost<MakeParts>[] {
  return pricing.cached(`words ${side} ${trait.origin} ${trait.size} ${trait.words}`, () => {
    const prices = pricing.of("Keyword", trait);
    const groups: ByCost<MakeParts>[] = GROUPS.map(() => []);
    for (const { way, group, tenths, parts } of wordsByWeight(pricing, side)) {
      addAt(groups[group]!, stepOfRate(prices.row(way)[side] - tenths / 10), parts);
    }
    return groups;
  });
}

/** The words of a group that are added in one way and weigh the same. */
interface EqualWords {
  readonly way: typeof WORD_WAYS[number];
  readonly group: number;
  readonly tenths: number;
  readonly words: string[];
  readonly parts: MakeParts;
}

/** Returns the built-in words by weight, which does not depend on the original. */
function wordsByWeight(pricing: Pricing, side: Side): readonly EqualWords[] {
  return pricing.cached(`words ${side}`, () => {
    const { words: columns } = pricing;
    const [any, beside] = [columns["w:"], columns[`${side}w:`]];
    return WORD_WAYS.flatMap((way) => {
      const inThisWay = columns[`${way}:`];
      const groups = groupsOfWords(way.endsWith("-"));
      const found = new Map<number, EqualWords>();
      for (const [n, word] of keywords().entries()) {
        const group = groups[n]!;
        if (group < 0) continue;
        const tenths = any[n]! + beside[n]! + inThisWay[n]!;
        const key = tenths * GROUPS.length + group;
        const equal = found.get(key);
        if (equal === undefined) found.set(key, equalWords(way, group, tenths, word));
        else equal.words.push(word);
      }
      return [...found.values()];
    });
  });
}

function equalWords(way: typeof WORD_WAYS[number], group: number, tenths: number, first: string): EqualWords {
  const words = [first];
  const [hyphen, isAfter] = [way.endsWith("-") ? "-" : "", way.startsWith("after")];
  let parts: readonly Part[] | undefined;
  const make = (word: string): Part => ({
    at: isAfter ? -1 : 0,
    drop: 0,
    put: isAfter ? hyphen + word : word + hyphen,
    octets: hyphen.length + word.length,
    kind: "Keyword",
  });
  return { way, group, tenths, words, parts: () => parts ??= words.map(make) };
}

const groupsOf: Record<string, readonly number[]> = {};

/** Returns the groups of the built-in words with a hyphen or without; -1 for those that are not added so. */
function groupsOfWords(isHyphenated: boolean): readonly number[] {
  return groupsOf[String(isHyphenated)] ??= keywords().map((word) =>
    // One letter without a hyphen is left to Addition and Insertion.
    !isHyphenated && word.length < 2
      ? -1
      : GROUPS.indexOf(groupOfWord(word, isHyphenated ? `-${word}` : word))
  );
}
