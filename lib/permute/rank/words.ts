/**
 * The built-in words beside names, by cost. They are the same for all originals of the same traits; prefixes and
 * suffixes of a name are generated when their cost is reached.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import { keywords } from "../kinds/keyword.ts";
import type { Pricing } from "./cost.ts";
import { groupOfWord, GROUPS, type Side, type Trait } from "./groups.ts";
import { Chains, stepOfRate } from "./steps.ts";

/** An edit as pairs need it. */
export interface Part {
  /** Where; -1 for the end of the label. */
  readonly at: number;
  readonly drop: number;
  readonly put: string;
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

/** The ways to add a word to a name. */
const WAYS = ["after", "after-", "before", "before-"] as const;
const WEB = GROUPS.indexOf("web");

/** All built-in words in all ways: number `4 * word + way`. */
class WordTable {
  /** By number: the group's number; -1 where a word is not added to names this way. */
  readonly groups: Int8Array;
  /** The numbers of the groups in the order in which they first occur. */
  readonly order: readonly number[];
  readonly #words: readonly string[];
  readonly #set: ReadonlySet<string>;
  readonly #parts: (Part | undefined)[];

  constructor() {
    const words = keywords();
    this.#words = words;
    this.#set = new Set(words);
    this.#parts = new Array(4 * words.length).fill(undefined);
    this.groups = new Int8Array(4 * words.length).fill(-1);
    const order = new Set<number>();
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      const [close, apart] = [groupOfWord(word, word), groupOfWord(word, "-")];
      for (let way = 0; way < 4; way++) {
        const hyphen = way % 2 === 1;
        // One letter without a hyphen is left to Addition and Insertion.
        if (!hyphen && word.length === 1) continue;
        const group = GROUPS.indexOf(hyphen ? apart : close);
        order.add(group);
        this.groups[4 * i + way] = group;
      }
    }
    this.order = [...order];
  }

  /** Returns the part of each cost that does not depend on the name, in nats. */
  nats(pricing: Pricing, side: Side): Float64Array {
    return pricing.wordNats(side, WAYS, this.#words);
  }

  part(n: number): Part {
    return this.#parts[n] ??= this.#make(n);
  }

  #make(n: number): Part {
    const word = this.#words[n >> 2]!;
    const hyphen = n % 2 === 1;
    return n % 4 < 2
      ? { at: -1, drop: 0, put: hyphen ? `-${word}` : word, kind: "Keyword" }
      : { at: 0, drop: 0, put: hyphen ? `${word}-` : word, kind: "Keyword" };
  }

  /** Whether a built-in word puts this after a name. */
  isAfter(put: string): boolean {
    return put.charCodeAt(0) === 45 ? this.#set.has(put.slice(1)) : put.length > 1 && this.#set.has(put);
  }

  /** Whether a built-in word puts this before a name. */
  isBefore(put: string): boolean {
    return put.endsWith("-") ? this.#set.has(put.slice(0, -1)) : put.length > 1 && this.#set.has(put);
  }
}

let table: WordTable | undefined;

/** The built-in words beside originals of the same traits, on one side. */
export class Words {
  /** The numbers of the groups of their labels. */
  readonly groups: readonly number[];
  /** Those of the web, and all others. */
  readonly web: Parts;
  readonly others: Parts;
  readonly #table: WordTable;
  readonly #byGroup: Chains;
  /** By the group's number and cost. */
  readonly #made: (readonly Part[])[][] = GROUPS.map(() => []);

  constructor(pricing: Pricing, side: Side, trait: Trait) {
    const words = this.#table = table ??= new WordTable();
    this.groups = words.order;
    const prices = pricing.of("Keyword", trait);
    const rows = WAYS.map((way) => prices.rows(way)[side]);
    const nats = pricing.cached(`words ${side}`, () => words.nats(pricing, side));
    const { groups } = words;
    const costs = new Int32Array(groups.length);
    for (let n = 0; n < costs.length; n++) {
      costs[n] = groups[n]! < 0 ? -1 : stepOfRate(rows[n % 4]! + nats[n]!);
    }
    this.#byGroup = new Chains(costs, (n) => groups[n]!, GROUPS.length);
    const isWeb = new Chains(costs, (n) => groups[n] === WEB ? 1 : 0, 2);
    this.others = { length: isWeb.length, lowest: isWeb.lowest(0), at: this.#lists(isWeb, 0) };
    this.web = { length: isWeb.length, lowest: isWeb.lowest(1), at: this.#lists(isWeb, 1) };
  }

  /** Returns the words of a group at a cost. */
  of(group: number, cost: number): readonly Part[] {
    return this.#made[group]![cost] ??= this.#listOf(this.#byGroup, group, cost);
  }

  /** Whether a built-in word puts this after a name. */
  isAfter(put: string): boolean {
    return this.#table.isAfter(put);
  }

  /** Whether a built-in word puts this before a name. */
  isBefore(put: string): boolean {
    return this.#table.isBefore(put);
  }

  #lists(chains: Chains, set: number): (cost: number) => readonly Part[] {
    const made: (readonly Part[] | undefined)[] = [];
    return (cost) => made[cost] ??= this.#listOf(chains, set, cost);
  }

  #listOf(chains: Chains, set: number, cost: number): readonly Part[] {
    let n = chains.first(set, cost);
    if (n < 0) return NO_PARTS;
    const out: Part[] = [];
    for (; n >= 0; n = chains.next(n)) out.push(this.#table.part(n));
    return out;
  }
}

/** Returns the built-in words beside originals of the same traits. */
export function wordsOf(pricing: Pricing, side: Side, trait: Trait): Words {
  return pricing.cached(`words ${side} ${trait.home} ${trait.size} ${trait.words}`, () => {
    return new Words(pricing, side, trait);
  });
}
