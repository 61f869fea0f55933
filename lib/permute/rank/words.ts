/**
 * The built-in words beside names, by cost. They are the same for all originals of the same traits; prefixes and
 * suffixes of a name are generated when their cost is reached.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import { keywordNumber, keywords } from "../kinds/keyword.ts";
import type { Pricing } from "./cost.ts";
import { groupOfWord, GROUPS, type Side, type Trait } from "./groups.ts";
import { Chains, stepOfRate } from "./steps.ts";

/** An edit as pairs need it. */
export interface Part {
  /** Where; -1 for the end of the label. */
  readonly at: number;
  readonly drop: number;
  readonly put: string;
  /** How much longer it makes a label. */
  readonly grows: number;
  readonly kind: PermutationKind;
}

/** Lists of edits by cost. */
export interface Parts {
  /** No list has this cost or more, and none has less than `lowest`. */
  readonly length: number;
  readonly lowest: number;
  at(cost: number): readonly Part[];
}

/** No list. */
export const NO_PARTS: readonly Part[] = [];

const WEB = GROUPS.indexOf("web");
const [CLOSE, APART] = [GROUPS.indexOf("word"), GROUPS.indexOf("word-")];

/** All built-in words in all ways: number `4 * word + way`. */
class WordTable {
  /** By number: the group's number; -1 where a word is not added to names this way. */
  readonly groups: Int8Array;
  /** The numbers of the groups in the order in which they first occur. */
  readonly order: readonly number[];
  readonly #words: readonly string[];
  readonly #parts: (Part | undefined)[];

  constructor() {
    const words = keywords();
    this.#words = words;
    this.#parts = new Array(4 * words.length).fill(undefined);
    const groups = this.groups = new Int8Array(4 * words.length).fill(-1);
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      const apart = GROUPS.indexOf(groupOfWord(word, "-"));
      const close = apart === APART && !word.includes("-") ? CLOSE : apart;
      groups[4 * i + 1] = groups[4 * i + 3] = apart;
      // One letter without a hyphen is left to Addition and Insertion.
      if (word.length > 1) groups[4 * i] = groups[4 * i + 2] = close;
    }
    const first = GROUPS.map((_, group) => groups.indexOf(group));
    this.order = GROUPS.map((_, group) => group).filter((group) => first[group]! >= 0)
      .sort((a, b) => first[a]! - first[b]!);
  }

  part(n: number): Part {
    return this.#parts[n] ??= this.#make(n);
  }

  #make(n: number): Part {
    const word = this.#words[n >> 2]!;
    const hyphen = n % 2 === 1;
    const after = n % 4 < 2;
    const put = !hyphen ? word : after ? `-${word}` : `${word}-`;
    return { at: after ? -1 : 0, drop: 0, put, grows: put.length, kind: "Keyword" };
  }

  /** Whether a built-in word puts this after a name. */
  isAfter(put: string): boolean {
    return put.charCodeAt(0) === 45
      ? keywordNumber(put.slice(1)) !== undefined
      : put.length > 1 && keywordNumber(put) !== undefined;
  }

  /** Whether a built-in word puts this before a name. */
  isBefore(put: string): boolean {
    return put.endsWith("-")
      ? keywordNumber(put.slice(0, -1)) !== undefined
      : put.length > 1 && keywordNumber(put) !== undefined;
  }
}

let table: WordTable | undefined;

/** The built-in words beside originals of the same traits, on one side. */
export class Words {
  /** The numbers of the groups of their labels. */
  readonly groups: readonly number[];
  /** By the group's number: the lowest cost of a word of it. */
  readonly lowest: readonly number[];
  /** Those of the web, and all others. */
  readonly web: Parts;
  readonly others: Parts;
  readonly #table: WordTable;
  readonly #costs: Int32Array;
  /** Chains by the group's number, and by whether they are of the web: made when they are first read. */
  #byGroup: Chains | undefined;
  #byWeb: Chains | undefined;
  /** By the group's number and cost. */
  readonly #made: (readonly Part[])[][] = GROUPS.map(() => []);

  constructor(pricing: Pricing, side: Side, trait: Trait) {
    const { groups, order } = this.#table = table ??= new WordTable();
    this.groups = order;
    const prices = pricing.of("Keyword", trait);
    const { beside, ways } = pricing.words();
    const rows = ways.map(({ variant }) => Math.round(10 * prices.rows(variant)[side]));
    const costs = this.#costs = new Int32Array(groups.length).fill(-1);
    for (let way = 0; way < ways.length; way++) {
      addCosts(costs, groups, way, rows[way]!, beside[side], ways[way]!.tenths);
    }
    let length = 0;
    const lowest = GROUPS.map(() => Infinity);
    for (let n = 0; n < costs.length; n++) {
      const cost = costs[n]!;
      if (cost < 0) continue;
      if (cost >= length) length = cost + 1;
      if (cost < lowest[groups[n]!]!) lowest[groups[n]!] = cost;
    }
    this.lowest = lowest;
    const least = Math.min(...lowest.filter((_, group) => group !== WEB));
    this.others = { length, lowest: least, at: this.#lists(0) };
    this.web = { length, lowest: lowest[WEB]!, at: this.#lists(1) };
  }

  /** Returns the words of a group at a cost. */
  of(group: number, cost: number): readonly Part[] {
    const { groups } = this.#table;
    const chains = this.#byGroup ??= new Chains(this.#costs, (n) => groups[n]!, GROUPS.length);
    return this.#made[group]![cost] ??= this.#listOf(chains, group, cost);
  }

  /** Whether a built-in word puts this after a name. */
  isAfter(put: string): boolean {
    return this.#table.isAfter(put);
  }

  /** Whether a built-in word puts this before a name. */
  isBefore(put: string): boolean {
    return this.#table.isBefore(put);
  }

  #lists(set: number): (cost: number) => readonly Part[] {
    const made: (readonly Part[] | undefined)[] = [];
    const { groups } = this.#table;
    return (cost) => {
      const chains = this.#byWeb ??= new Chains(this.#costs, (n) => groups[n] === WEB ? 1 : 0, 2);
      return made[cost] ??= this.#listOf(chains, set, cost);
    };
  }

  #listOf(chains: Chains, set: number, cost: number): readonly Part[] {
    let n = chains.first(set, cost);
    if (n < 0) return NO_PARTS;
    const out: Part[] = [];
    for (; n >= 0; n = chains.next(n)) out.push(this.#table.part(n));
    return out;
  }
}

/** Sets the costs of all words in one way: the row's negative logarithm less what both columns add, in tenths. */
function addCosts(
  costs: Int32Array,
  groups: Int8Array,
  way: number,
  row: number,
  beside: Int16Array,
  tenths: Int16Array,
): void {
  for (let i = 0, n = way; n < costs.length; i++, n += 4) {
    if (groups[n]! >= 0) costs[n] = stepOfRate((row - beside[i]! - tenths[i]!) / 10);
  }
}

/** Returns the built-in words beside originals of the same traits. */
export function wordsOf(pricing: Pricing, side: Side, trait: Trait): Words {
  return pricing.cached(`words ${side} ${trait.home} ${trait.size} ${trait.words}`, () => {
    return new Words(pricing, side, trait);
  });
}
