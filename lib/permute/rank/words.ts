/**
 * The built-in words beside names, by cost. They are the same for all originals of the same traits.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import { keywordNumber, keywords, wordsOfLanguages } from "../kinds/keyword.ts";
import { ofLanguage, type Pricing } from "./cost.ts";
import { addAt, type ByCost, groupOfWord, GROUPS, type Side, stepOfRate, type Trait } from "./groups.ts";

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

const isWord = (put: string, word: string): boolean =>
  (word !== put || word.length > 1) && keywordNumber(word) !== undefined;
/** Whether a built-in word puts this after a name. */
export const isWordAfter = (put: string): boolean => isWord(put, put.startsWith("-") ? put.slice(1) : put);
/** Whether a built-in word puts this before a name. */
export const isWordBefore = (put: string): boolean => isWord(put, put.endsWith("-") ? put.slice(0, -1) : put);

/** A built-in word beside a name: its place among all, its group, and the change. */
interface BuiltIn {
  readonly n: number;
  /** The languages whose word it is; undefined where it is used everywhere. */
  readonly languages: readonly string[] | undefined;
  readonly group: number;
  readonly part: Part;
}

let allWays: ReturnType<typeof makeWays> | undefined;

/** Returns the built-in words by the ways to add them to a name, which are variants of Keyword. */
function makeWays() {
  return (["after", "after-", "before", "before-"] as const).map((way) => {
    const [hyphen, isAfter] = [way.endsWith("-") ? "-" : "", way.startsWith("after")];
    const words = keywords().flatMap((word, n): BuiltIn[] => {
      // One letter without a hyphen is left to Addition and Insertion.
      if (hyphen === "" && word.length < 2) return [];
      const put = isAfter ? hyphen + word : word + hyphen;
      const part: Part = { at: isAfter ? -1 : 0, drop: 0, put, octets: put.length, kind: "Keyword" };
      return [{
        n,
        languages: wordsOfLanguages().get(word),
        group: GROUPS.indexOf(groupOfWord(word, put)),
        part,
      }];
    });
    return { way, words };
  });
}

/** Returns the built-in words beside originals of the same traits: by the number of their group, and cost. */
export function wordsByCost(pricing: Pricing, side: Side, trait: Trait): readonly ByCost<Part>[] {
  const { origin, size, words, languages } = trait;
  return pricing.cached(`words ${side} ${origin} ${size} ${words} ${languages}`, () => {
    const prices = pricing.of("Keyword", trait);
    const { words: columns } = pricing;
    const groups: ByCost<Part>[] = GROUPS.map(() => []);
    for (const { way, words } of allWays ??= makeWays()) {
      const row = prices.row(way)[side];
      const [any, beside, inThisWay] = [columns["w:"], columns[`${side}w:`], columns[`${way}:`]];
      const tenths = ({ n, languages }: BuiltIn): number =>
        any[n]! + beside[n]! + inThisWay[n]! + 10 * ofLanguage(languages, trait);
      // Of one cost, words of one weight stand together.
      for (const equal of Map.groupBy(words, (word) => GROUPS.length * tenths(word) + word.group).values()) {
        const cost = stepOfRate(row - tenths(equal[0]!) / 10);
        for (const { group, part } of equal) addAt(groups[group]!, cost, part);
      }
    }
    return groups;
  });
}
