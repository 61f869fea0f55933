/**
 * Suffixes by their cost in a group of labels.
 *
 * The model names some seven hundred suffixes. The others have the cost of their class: two letters, several labels, any
 * other.
 * @module
 */
import type { Group, Trait } from "./groups.ts";
import { addAt, type ByCost, stepOfShare, STEPS } from "./steps.ts";
import { type Suffix, suffixes, suffixOf } from "./suffixes.ts";

type Costs = Readonly<Record<string, number>>;

/** The learnt costs of suffixes as columns, in hundredths: a place among the named suffixes, its value, the next place and so on. */
export interface SuffixColumns {
  /** The named suffixes, in the order of the list of all. */
  readonly names: readonly string[];
  /** By group: the costs of named suffixes, and those of classes, by their names. */
  readonly shares: Readonly<Record<string, readonly number[]>>;
  readonly classes: Readonly<Record<string, Costs>>;
  /** By class of the original's suffix: what it adds to the logarithm of a share. */
  readonly origins: Readonly<Record<string, readonly number[]>>;
  /** What it costs to change the suffix at all, and to com; in nats. */
  readonly change: Costs;
}

/** The suffixes of one cost. */
export interface SuffixesAt {
  readonly cost: number;
  readonly suffixes: () => readonly Suffix[];
}

/** Discount for suffixes of the same country, above and below the own one, in steps. */
const SAME_COUNTRY = 2 * STEPS;
/** Most cached lists. Own suffixes come from outside. */
const MAX_LISTS = 1_400;
/** Cost of a suffix that no table names, unless its class costs less; in hundredths. */
const UNNAMED = 2000;
/** Cost of com where no table has one, in nats. */
const COM = 2;

/**
 * Suffixes below which anybody gets a name, with what each costs beside the suffix `pro`, in nats: those that sell names,
 * then hosts that give them away. Source: how often they stand on block lists and in threat feeds, flattened, since few
 * campaigns make most of it. Of the first 10,000 names of a brand under com some 300 have them, half of these free ones.
 */
const PRIVATE_SUFFIXES: readonly (readonly [suffix: Suffix, nats: number])[] = [
  "in.net .8, ru.com 1, sa.com 1.5, za.com 1.6, com.de 2, it.com 2.1, us.com 2.1, uk.com 2.5, co.com 2.6",
  "gb.net 2.7, eu.com 2.8, cn.com 2.8, gr.com 2.9, de.com 3",
  "pages.dev 1, vercel.app 1.2, github.io 1.4, netlify.app 1.5, web.app 1.5, webflow.io 1.5, weebly.com 1.7",
  "workers.dev 1.8, duckdns.org 1.9, firebaseapp.com 2.2, blogspot.com 2.2, wixsite.com 2.4, replit.app 2.4",
  "framer.app 2.6, gitbook.io 2.6, square.site 2.6, onrender.com 2.8, herokuapp.com 2.8, godaddysites.com 2.8",
].flatMap((line) => line.split(", ")).map((cell) => {
  const [suffix, nats] = cell.split(" ");
  return [suffixOf(suffix!), Number(nats)];
});
/** The suffix that those are measured by. */
const MEASURE = "pro";

/** The classes of suffixes, as the tables call them: two letters, several labels, any other. */
const CLASSES = ["*c", "*2", "*g"] as const;
const suffixClassOf = (suffix: string): number => suffix.includes(".") ? 1 : suffix.length < 3 ? 0 : 2;

/** Costs of suffixes by one model's columns. */
export class SuffixCosts {
  readonly #columns: SuffixColumns;
  readonly #named: readonly Suffix[];
  readonly #made = new Map<string, SuffixesAt[]>();
  readonly #unnamed = new Map<string, Suffix[][]>();

  constructor(columns: SuffixColumns) {
    this.#columns = columns;
    this.#named = columns.names.map(suffixOf);
  }

  /**
   * Returns the suffixes other than the own one by their cost in a group, the lowest first; lists of one cost in their
   * order.
   *
   * @param tlds Only these suffixes; null for all.
   */
  of(group: Group, own: string, origin: Trait["origin"], tlds: readonly string[] | null): SuffixesAt[] {
    const key = `${group} ${own} ${origin}`;
    const known = tlds === null ? this.#made.get(key) : undefined;
    if (known !== undefined) return known;
    const { named, classes } = this.#steps(group, origin);
    const measure = named[this.#columns.names.indexOf(MEASURE)] ?? classes[2]!;
    const ofPrivate = PRIVATE_SUFFIXES.map(([, nats]) => measure + Math.round(STEPS * nats));
    if (tlds !== null) {
      return byCost(own, tlds.map(suffixOf), (i) => {
        const isThis = ([{ text }]: typeof PRIVATE_SUFFIXES[number]) => text === tlds[i];
        return named[this.#columns.names.indexOf(tlds[i]!)] ??
          ofPrivate[PRIVATE_SUFFIXES.findIndex(isThis)] ??
          classes[suffixClassOf(tlds[i]!)]!;
      });
    }
    const all = [...this.#named, ...PRIVATE_SUFFIXES.map(([suffix]) => suffix)];
    const steps = [...named, ...ofPrivate];
    const out = byCost(own, all, (place) => steps[place]!);
    // Nine of ten suffixes: they are read when the first name reaches their cost.
    for (const [n, cost] of [...classes, ...classes.map(inCountry)].entries()) {
      out.push({ cost, suffixes: () => this.#unnamedBeside(own)[n]! });
    }
    out.sort((a, b) => a.cost - b.cost);
    if (this.#made.size >= MAX_LISTS) { for (const made of [this.#made, this.#unnamed]) made.clear(); }
    this.#made.set(key, out);
    return out;
  }

  /** Returns the suffixes that the model does not name, without the own one: by class, then those of its country by class. */
  #unnamedBeside(own: string): Suffix[][] {
    let lists = this.#unnamed.get(own);
    if (lists === undefined) {
      this.#unnamed.set(own, lists = Array.from({ length: 2 * CLASSES.length }, () => []));
      const named = new Set(this.#columns.names);
      const country = countryOf(own);
      for (const text of suffixes()) {
        if (text === own || named.has(text)) continue;
        const suffix = suffixOf(text);
        lists[suffixClassOf(text) + (isInCountry(country, suffix) ? CLASSES.length : 0)]!.push(suffix);
      }
    }
    return lists;
  }

  /** Returns the values of a column by place. */
  #values(column: readonly number[] = []): (number | undefined)[] {
    const values = new Array<number | undefined>(this.#named.length).fill(undefined);
    for (let i = 0; i < column.length; i += 2) values[column[i]!] = column[i + 1]!;
    return values;
  }

  /** Returns what suffixes cost in a group of labels: the named ones by place, the others by class. */
  #steps(group: Group, origin: Trait["origin"]): { named: number[]; classes: number[] } {
    const { names, shares, classes, origins, change } = this.#columns;
    const changed = Math.round(100 * (change[`${group}|${origin}`] ?? 0));
    const most = classes[group]?.["*"] ?? 0;
    const ofClass = CLASSES.map((name) => classes[group]?.[name] ?? UNNAMED);
    const [share, anywhere, factor] = [shares[group], shares["all"], origins[origin]].map((column) =>
      this.#values(column)
    );
    const named = names.map((suffix, place) => {
      if (suffix === "com") return stepOfShare(change[`${group}|${origin}|com`] ?? COM);
      const nats = share![place] ??
        Math.min(most + (anywhere![place] ?? UNNAMED), ofClass[suffixClassOf(suffix)]!);
      return stepOfShare((changed - (factor![place] ?? 0) + nats) / 100);
    });
    const others = ofClass.map((each) => stepOfShare((changed + Math.min(most + UNNAMED, each)) / 100));
    return { named, classes: others };
  }
}

/** What a suffix of the own one's country costs, given what it costs elsewhere. */
const inCountry = (step: number): number => Math.max(0, step - SAME_COUNTRY);

/** Returns suffixes by cost, without the own one. */
function byCost(own: string, list: readonly Suffix[], stepOf: (place: number) => number): SuffixesAt[] {
  const country = countryOf(own);
  const lists: ByCost<Suffix> = [];
  for (let place = 0; place < list.length; place++) {
    const suffix = list[place]!;
    if (suffix.text === own) continue;
    const step = stepOf(place);
    addAt(lists, isInCountry(country, suffix) ? inCountry(step) : step, suffix);
  }
  return lists.flatMap((suffixes, cost) =>
    suffixes === undefined ? [] : [{ cost, suffixes: () => suffixes }]
  );
}

/** Returns a country's suffix, with its dot, of a longer one; else null. */
const countryOf = (own: string): string | null => /\...$/u.exec(own)?.[0] ?? null;

const isInCountry = (country: string | null, { dotted }: Suffix): boolean =>
  country !== null && dotted.endsWith(country);
