/**
 * What labels and edits are grouped by: the groups that share a distribution of suffixes, and the traits of the
 * original and of an edit that have weights in the model.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import { languagesIn } from "../kinds/keyword.ts";
import type { Edit } from "../kinds/kind.ts";
import type { Name } from "../name.ts";

/** Groups of labels that share one distribution of suffixes. */
export const GROUPS = [
  "same",
  "typo",
  "glyph",
  "wide",
  "web",
  "faux",
  "one",
  "two",
  "word",
  "word-",
  "typo+typo",
  "word+typo",
  "word+word",
  "web+faux",
] as const;
/** One of them. */
export type Group = typeof GROUPS[number];

/** The traits of the original that rates depend on. */
export interface Trait {
  /** Class of its suffix: com, a country's, another. */
  origin: "com" | "country" | "other";
  /** Short, middle, long. */
  size: "s" | "m" | "l";
  /** One word or more. */
  words: "1" | "2";
  /** The languages of the country of its suffix that have words of their own; `-` for none, empty without a country. */
  languages: string;
}

const SOLD: ReadonlySet<string> = new Set(["io", "co", "ai", "me", "tv", "gg", "fm", "so", "to", "cc", "ws"]);

/** Returns the traits of the original that rates depend on. */
export function traitOf({ tld, chars, words }: Name): Trait {
  const top = tld.slice(tld.lastIndexOf(".") + 1);
  const origin = tld === "com" ? "com" : top.length === 2 && !SOLD.has(tld) ? "country" : "other";
  return {
    origin,
    size: chars.length < 6 ? "s" : chars.length < 10 ? "m" : "l",
    words: words.length > 1 ? "2" : "1",
    languages: origin === "country" ? languagesIn(top) : "",
  };
}

const [LETTER_W, LETTER_H, NINE] = [0x77, 0x68, 0x39];
const WEB = /^(?:www?\w?|https?|wwww|www\d+)$/;

/** Returns the group of the labels that a word beside the name leads to. */
export function groupOfWord(word: string, put: string): Group {
  const first = word.charCodeAt(0);
  if ((first === LETTER_W || first === LETTER_H) && WEB.test(word)) return "web";
  if (word.length === 1) return "one";
  if (word.length === 2 || first <= NINE && /^\d+$/.test(word)) return "two";
  return put.includes("-") ? "word-" : "word";
}

/** Returns the group of labels that one edit leads to. */
export function groupOf(kind: PermutationKind, edit: Edit, ascii: boolean): Group {
  if (kind === "Tld") return "same";
  if (!ascii) return "wide";
  if (kind === "FauxTld") return "faux";
  if (kind === "Keyword" || kind === "UserContext") return groupOfWord(edit.detail ?? "", edit.put);
  return kind === "Homoglyph" || kind === "Mapped" && edit.variant === "sign" ? "glyph" : "typo";
}

/**
 * Whether a look-alike has the original's suffix or another one: typing errors preserve it, phishing names change it.
 */
export type Side = "=" | ">";

/** Returns the keys of a variant's weights: its own, and one for each trait of the original. */
export function rowsOf(variant: string, { origin, size, words }: Trait): string[] {
  return [variant, `${variant}/${size}`, `${variant}|${origin}`, `${variant}*${words}`];
}

/** Position of an edit: 0, 1, 2 from the beginning, -1, -2, -3 from the end, 3 between. */
export function placeOfEdit(edit: Edit, length: number): number {
  if (edit.at < 3) return edit.at;
  const end = length - edit.at - edit.drop;
  return end < 3 ? -1 - end : 3;
}

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

/** Steps of cost to a factor of e. */
export const STEPS = 8;

/** A rate of e to this power costs nothing. */
export const FREE = 4;

/** Returns the steps that a rate costs, given its negative logarithm. */
export const stepOfRate = (nats: number): number => Math.max(0, Math.round((FREE + nats) * STEPS));

/** Returns the steps that a share costs, given its negative logarithm. */
export const stepOfShare = (nats: number): number => Math.max(0, Math.round(nats * STEPS));

/** Lists by cost in steps; no list where nothing costs that much. */
export type ByCost<T> = (T[] | undefined)[];

/** Adds to the list of a cost. */
export function addAt<T>(lists: ByCost<T>, cost: number, item: T): void {
  const list = lists[cost];
  if (list === undefined) lists[cost] = [item];
  else list.push(item);
}

/** Returns the lowest cost that has a list; infinite when none has. */
export function lowestOf(lists: ByCost<unknown>): number {
  const cost = lists.findIndex((list) => list !== undefined);
  return cost < 0 ? Infinity : cost;
}
