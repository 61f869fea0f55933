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
  readonly origins: Readonly<Record<string, readonly number[]>>;
  /** What it costs to change the suffix at all, and to com; in nats. */
  readonly change: Table;
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
  readonly #named: readonly Suffix[];
  /** By own suffix: what is made. */
  readonly #made = new Map<string, Map<Group, SuffixesAt[]>>();
  readonly #unnamed = new Map<string, Suffix[][]>();
  #allUnnamed: readonly Suffix[] | undefined;

  constructor(columns: SuffixColumns) {
    this.#columns = columns;
    this.#named = columns.names.map(suffixOf);
  }

  /**
   * Returns the suffixes other than the own one by their cost in a group, the lowest first.
   *
   * @param tlds Only these suffixes; null for all.
   */
  of(group: Group, own: string, origin: Trait["origin"], tlds: readonly string[] | null): SuffixesAt[] {
    if (tlds !== null) return this.#listed(group, own, origin, tlds);
    const key = `${own} ${origin}`;
    let groups = this.#made.get(key);
    if (groups === undefined) {
      if (this.#made.size >= OWN_SUFFIXES) {
        this.#made.clear();
        this.#unnamed.clear();
      }
      this.#made.set(key, groups = new Map());
    }
    let lists = groups.get(group);
    if (lists === undefined) groups.set(group, lists = this.#all(group, own, origin));
    return lists;
  }

  #listed(group: Group, own: string, origin: Trait["origin"], tlds: readonly string[]): SuffixesAt[] {
    const { named, classes } = this.#steps(group, origin);
    const { names } = this.#columns;
    return byCost(
      own,
      tlds.map(suffixOf),
      ({ text }) => named[names.indexOf(text)] ?? classes[classOf(text)]!,
    );
  }

  #all(group: Group, own: string, origin: Trait["origin"]): SuffixesAt[] {
    const { named, classes } = this.#steps(group, origin);
    const out = byCost(own, this.#named, (_, place) => named[place]!);
    // Nine of ten suffixes: they are read when the first name reaches their cost.
    const unnamed = (n: number): readonly Suffix[] => this.#unnamedOf(own)[n]!;
    for (const [n, cost] of [...classes, ...classes.map(inCountry)].entries()) {
      out.push({
        cost,
        get suffixes() {
          return unnamed(n);
        },
      });
    }
    return out.sort((a, b) => a.cost - b.cost);
  }

  /** Returns the suffixes that the model does not name, but for the own one: by class, those of its country after the others. */
  #unnamedOf(own: string): Suffix[][] {
    let lists = this.#unnamed.get(own);
    if (lists !== undefined) return lists;
    if (this.#allUnnamed === undefined) {
      const named = new Set(this.#columns.names);
      this.#allUnnamed = suffixes().filter((text) => !named.has(text)).map(suffixOf);
    }
    lists = Array.from({ length: 2 * CLASSES.length }, () => []);
    const isInCountry = sameCountryAs(own);
    for (const suffix of this.#allUnnamed) {
      const { text } = suffix;
      if (text !== own) lists[classOf(text) + (isInCountry(text) ? CLASSES.length : 0)]!.push(suffix);
    }
    this.#unnamed.set(own, lists);
    return lists;
  }

  /** Returns what suffixes cost in a group of labels: the named ones by place, the others by class. */
  #steps(group: Group, origin: Trait["origin"]): { named: number[]; classes: number[] } {
    const { names, shares, classes, origins, change } = this.#columns;
    const changed = Math.round(100 * (change[`${group}|${origin}`] ?? 0));
    const most = classes[group]?.["*"] ?? 0;
    const ofClass = CLASSES.map((name) => classes[group]?.[name] ?? UNNAMED);
    const [share, anywhere, factor] = [shares[group], shares["all"], origins[origin]].map((column = []) => {
      const values: (number | undefined)[] = [];
      for (let i = 0; i < column.length; i += 2) values[column[i]!] = column[i + 1]!;
      return values;
    });
    const named = names.map((suffix, place) => {
      if (suffix === "com") return stepOfShare(change[`${group}|${origin}|com`] ?? COM);
      const nats = share![place] ??
        Math.min(most + (anywhere![place] ?? UNNAMED), ofClass[classOf(suffix)]!);
      return stepOfShare((changed - (factor![place] ?? 0) + nats) / 100);
    });
    const others = ofClass.map((each) => stepOfShare((changed + Math.min(most + UNNAMED, each)) / 100));
    return { named, classes: others };
  }
}

/** What a suffix of the own one's country costs, given what it costs elsewhere. */
const inCountry = (step: number): number => Math.max(0, step - SAME_COUNTRY);

/** Returns suffixes by cost, without the own one. */
function byCost(
  own: string,
  list: readonly Suffix[],
  stepOf: (suffix: Suffix, place: number) => number,
): SuffixesAt[] {
  const isInCountry = sameCountryAs(own);
  const lists: ByCost<Suffix> = [];
  for (const [place, suffix] of list.entries()) {
    if (suffix.text === own) continue;
    const step = stepOf(suffix, place);
    addAt(lists, isInCountry(suffix.text) ? inCountry(step) : step, suffix);
  }
  return lists.flatMap((suffixes, cost) => suffixes === undefined ? [] : [{ cost, suffixes }]);
}

/** Returns whether a suffix is of the own one's country; none is where the own one is no longer than a country's. */
function sameCountryAs(own: string): (suffix: string) => boolean {
  const top = own.slice(own.lastIndexOf(".") + 1);
  if (own.length < 3 || top.length !== 2) return () => false;
  const end = `.${top}`;
  return (text) => text === top || text.endsWith(end);
}
