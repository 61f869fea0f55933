/**
 * Suffixes by their cost in a group of labels.
 *
 * The model names some seven hundred suffixes. The others have the cost of their class: two letters, several labels, any
 * other.
 * @module
 */
import type { Group, Trait } from "./groups.ts";
import { isRtl } from "../label.ts";
import { addAt, type ByCost, stepOfShare, STEPS } from "./steps.ts";
import { suffixes } from "./suffixes.ts";

type Table = Readonly<Record<string, number>>;

/** The learnt costs of suffixes as columns, in hundredths: a place among the named suffixes, its value, the next place and so on. */
export interface SuffixColumns {
  /** The named suffixes, in the order of the list of all. */
  readonly names: readonly string[];
  /** By group: the costs of named suffixes, and those of classes, by their names. */
  readonly shares: Readonly<Record<string, readonly number[]>>;
  readonly classes: Readonly<Record<string, Table>>;
  /** By class of the original's suffix: what it adds to the logarithm of a share. */
  readonly homes: Readonly<Record<string, readonly number[]>>;
  /** What it costs to leave the own suffix, and to go to com; in nats. */
  readonly stay: Table;
}

/** A public suffix, ready to be joined to labels. */
export interface Suffix {
  readonly text: string;
  /** With the dot before it. */
  readonly dotted: string;
  /** It contains right-to-left characters. */
  readonly rtl: boolean;
}

/** Returns a suffix by its text. */
export const suffixOf = (text: string): Suffix => ({ text, dotted: `.${text}`, rtl: isRtl(text) });

/** The suffixes of one cost. */
export interface SuffixesAt {
  readonly cost: number;
  readonly suffixes: readonly Suffix[];
}

/** Discount for suffixes of the same country, above and below the own one, in steps. */
const SAME_COUNTRY = 2 * STEPS;
/** Most own suffixes whose lists are cached. They come from outside. */
const OWN_SUFFIXES = 100;
/** Cost of a suffix that no table names, unless its class costs less; in hundredths. */
const UNNAMED = 2000;
/** Cost of com where no table has one, in nats. */
const COM = 2;

/** The classes of suffixes, as the tables call them: two letters, several labels, any other. */
const CLASSES = ["*c", "*2", "*g"] as const;
const classOf = (suffix: string): number => suffix.includes(".") ? 1 : suffix.length < 3 ? 0 : 2;

/** Costs of suffixes by one model's columns. */
export class SuffixCosts {
  readonly #columns: SuffixColumns;
  readonly #made = new Map<string, Map<Group, SuffixesAt[]>>();
  #all: { named: readonly Suffix[]; others: readonly (readonly Suffix[])[] } | undefined;

  constructor(columns: SuffixColumns) {
    this.#columns = columns;
  }

  /**
   * Returns the suffixes other than the own one by their cost in a group, the lowest first.
   *
   * @param tlds Only these suffixes; null for all.
   */
  of(group: Group, own: string, home: Trait["home"], tlds: readonly string[] | null): SuffixesAt[] {
    if (tlds !== null) return this.#make(group, own, home, tlds);
    const key = `${own} ${home}`;
    let groups = this.#made.get(key);
    if (groups === undefined) {
      if (this.#made.size >= OWN_SUFFIXES) this.#made.clear();
      this.#made.set(key, groups = new Map());
    }
    let lists = groups.get(group);
    if (lists === undefined) groups.set(group, lists = this.#make(group, own, home, null));
    return lists;
  }

  #make(group: Group, own: string, home: Trait["home"], tlds: readonly string[] | null): SuffixesAt[] {
    const { named, others } = this.#all ??= this.#read();
    const [stepsOfNamed, stepsOfOthers] = this.#steps(group, home);
    const isHome = sameCountryAs(own);
    const lists: ByCost<Suffix> = [];
    const add = (suffix: Suffix, step: number): void => {
      if (suffix.text !== own) {
        addAt(lists, isHome?.(suffix) ? Math.max(0, step - SAME_COUNTRY) : step, suffix);
      }
    };
    if (tlds !== null) {
      for (const tld of tlds) {
        const place = this.#columns.names.indexOf(tld);
        add(suffixOf(tld), place < 0 ? stepsOfOthers[classOf(tld)]! : stepsOfNamed[place]!);
      }
    } else {
      for (let place = 0; place < named.length; place++) add(named[place]!, stepsOfNamed[place]!);
      for (const [n, list] of others.entries()) {
        const step = stepsOfOthers[n]!;
        if (isHome !== null) { for (const suffix of list) add(suffix, step); }
        else lists[step] = [...lists[step] ?? [], ...list.filter(({ text }) => text !== own)];
      }
    }
    return lists.flatMap((suffixes, cost) => suffixes === undefined ? [] : [{ cost, suffixes }]);
  }

  /** Returns what suffixes cost in a group of labels: the named ones by place, the others by class. */
  #steps(group: Group, home: Trait["home"]): [number[], number[]] {
    const { names, shares, classes, homes, stay } = this.#columns;
    const leave = Math.round(100 * (stay[`${group}|${home}`] ?? 0));
    const most = classes[group]?.["*"] ?? 0;
    const ofClass = CLASSES.map((name) => classes[group]?.[name] ?? UNNAMED);
    const [share, anywhere, factor] = [shares[group], shares["all"], homes[home]].map((column = []) => {
      const values: (number | undefined)[] = [];
      for (let i = 0; i < column.length; i += 2) values[column[i]!] = column[i + 1]!;
      return values;
    });
    const named = names.map((suffix, place) => {
      if (suffix === "com") return stepOfShare(stay[`${group}|${home}|com`] ?? COM);
      const nats = share![place] ??
        Math.min(most + (anywhere![place] ?? UNNAMED), ofClass[classOf(suffix)]!);
      return stepOfShare((leave - (factor![place] ?? 0) + nats) / 100);
    });
    return [named, ofClass.map((each) => stepOfShare((leave + Math.min(most + UNNAMED, each)) / 100))];
  }

  #read(): { named: readonly Suffix[]; others: readonly (readonly Suffix[])[] } {
    const { names } = this.#columns;
    const named = new Set(names);
    const others: Suffix[][] = CLASSES.map(() => []);
    for (const suffix of suffixes()) if (!named.has(suffix)) others[classOf(suffix)]!.push(suffixOf(suffix));
    return { named: names.map(suffixOf), others };
  }
}

/** Returns whether a suffix is of the own one's country; null where the own one is no longer than a country's. */
function sameCountryAs(own: string): ((suffix: Suffix) => boolean) | null {
  const top = own.slice(own.lastIndexOf(".") + 1);
  if (own.length < 3 || top.length !== 2) return null;
  return ({ text, dotted }) => text === top || dotted.endsWith(`.${top}`);
}
