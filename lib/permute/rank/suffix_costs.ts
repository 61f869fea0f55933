/**
 * Suffixes by their cost in a group of labels.
 *
 * Some seven hundred suffixes are named in the learnt columns. The others have the cost of their class: two letters,
 * several labels, any other. So the suffixes of one cost are named ones, classes, or both, and are collected when that
 * cost is reached. Here a named suffix has its place among these as its number; any other one has its number in the list
 * of all, counted from the end of the named ones. So the list of all is not read for the likeliest names.
 * @module
 */
import { type Group, GROUPS, type Trait } from "./groups.ts";
import { stepOfShare, STEPS } from "./steps.ts";
import type { SuffixColumns } from "./suffix_columns.ts";
import { rangeOf, type Suffix, suffixAt, suffixes, suffixNumber, suffixOf } from "./suffixes.ts";

/** Discount for suffixes of the same country, above and below the own one, in steps. */
const SAME_COUNTRY = 2 * STEPS;
/** Maximum number of own suffixes whose lists are cached. They come from outside. */
const OWN_SUFFIXES = 100;
/** Cost of a suffix that no table names, unless its class costs less; in hundredths. */
const UNNAMED = 2000;
/** Cost of com where no table has one, in nats. */
const COM = 2;
/** The classes of suffixes, as the tables call them. */
const CLASSES = ["*c", "*2", "*g"] as const;
const classOf = (suffix: string): number => suffix.includes(".") ? 1 : suffix.length < 3 ? 0 : 2;

/** Suffixes by their numbers, in a list for each cost. */
interface Lists {
  /** The costs that have a list, ascending. */
  readonly costs: readonly number[];
  at(cost: number): readonly number[];
  /** Returns the same list, ready to be joined. */
  suffixes(cost: number): readonly Suffix[];
}

/** Suffixes by cost, without the own one. */
export class SuffixSteps {
  /** The costs of all suffixes, ascending. */
  readonly costs: readonly number[];
  readonly #lists: Lists;
  readonly #named: Named;
  readonly #own: number;
  readonly #ownCost: number;
  readonly #made: (readonly Suffix[] | undefined)[] = [];

  constructor(lists: Lists, named: Named, own: number, ownCost: number) {
    this.#lists = lists;
    this.#named = named;
    this.#own = own;
    this.#ownCost = ownCost;
    this.costs = lists.costs.filter((cost) => cost !== ownCost || lists.at(cost).some((n) => n !== own));
  }

  /** Returns the suffixes of a cost, in the order of the list of all or of the caller's. */
  at(cost: number): readonly Suffix[] {
    if (cost !== this.#ownCost) return this.#lists.suffixes(cost);
    return this.#made[cost] ??= this.#named.suffixes(this.#lists.at(cost).filter((n) => n !== this.#own));
  }
}

/** The suffixes beside an original's own, for each group of labels: made when they are first read. */
export class SuffixesBeside {
  readonly #made: (SuffixSteps | undefined)[] = [];
  readonly #stepsOf: (group: Group) => SuffixSteps;

  constructor(stepsOf: (group: Group) => SuffixSteps) {
    this.#stepsOf = stepsOf;
  }

  /** Returns the suffixes of a group, by its number. */
  of(group: number): SuffixSteps {
    return this.#made[group] ??= this.#stepsOf(GROUPS[group]!);
  }
}

/** Costs of suffixes by one model's columns. */
export class SuffixCosts {
  readonly #read: () => SuffixColumns;
  readonly #groups = new Map<string, GroupCosts>();
  /** By own suffix and class. */
  readonly #beside = new Map<string, SuffixesBeside>();
  #named: Named | undefined;

  /** @param read Returns the columns, which are read when they are needed. */
  constructor(read: () => SuffixColumns) {
    this.#read = read;
  }

  /**
   * Returns the suffixes other than the own one by their cost, for each group of labels.
   *
   * @param tlds Only these suffixes; null for all.
   */
  steps(own: string, home: Trait["home"], tlds: readonly string[] | null): SuffixesBeside {
    if (tlds !== null) return new SuffixesBeside((group) => this.#stepsOf(group, own, home, tlds));
    const key = `${own} ${home}`;
    let found = this.#beside.get(key);
    if (found === undefined) {
      if (this.#beside.size >= OWN_SUFFIXES) this.#beside.clear();
      found = new SuffixesBeside((group) => this.#stepsOf(group, own, home, null));
      this.#beside.set(key, found);
    }
    return found;
  }

  #stepsOf(group: Group, own: string, home: Trait["home"], tlds: readonly string[] | null): SuffixSteps {
    const named = this.#named ??= new Named(this.#read());
    const key = `${group} ${home}`;
    let costs = this.#groups.get(key);
    if (costs === undefined) this.#groups.set(key, costs = new GroupCosts(named, group, home));
    const lists = tlds === null ? costs : listsOf(tlds, costs, named);
    const number = named.numberOf(own);
    return new SuffixSteps(
      withCountry(lists, own, number, costs, named),
      named,
      number,
      number < 0 ? -1 : costs.step(number),
    );
  }
}

/** The suffixes of a country. */
interface Country {
  /** The named ones, and of the others the first of each class. */
  readonly samples: readonly number[];
  /** Whether the suffix of a number is one of them. */
  has(number: number): boolean;
}

/** The suffixes that a model names, and the others by class. */
class Named {
  readonly columns: SuffixColumns;
  /** By place: the class of each. */
  readonly classes: Uint8Array;
  /** By place: the cost of each for labels of any group, in hundredths. */
  readonly all: Float64Array;
  readonly #places: ReadonlyMap<string, number>;
  readonly #made: (Suffix | undefined)[] = [];
  readonly #byHome = new Map<string, Float64Array>();
  readonly #countries = new Map<string, Country>();
  /** By place: the place in the list of all. */
  #orders: Int32Array | undefined;
  /** By place in the list of all. */
  #classes: Uint8Array | undefined;
  /** By class: the suffixes that are not named. */
  #others: readonly (readonly number[])[] | undefined;

  constructor(columns: SuffixColumns) {
    this.columns = columns;
    const { names } = columns;
    this.classes = Uint8Array.from(names, classOf);
    this.#places = new Map(names.map((name, place) => [name, place]));
    this.all = this.read(columns.shares["all"], UNNAMED);
  }

  /** Returns a column's values by place; suffixes that it leaves out have the given one. */
  read(column: readonly number[] = [], missing: number): Float64Array {
    const out = new Float64Array(this.columns.names.length).fill(missing);
    for (let i = 0; i < column.length; i += 2) out[column[i]!] = column[i + 1]!;
    return out;
  }

  /** Returns what an original's class of suffix adds to the logarithm of each one's share. */
  atHome(home: Trait["home"]): Float64Array {
    let found = this.#byHome.get(home);
    if (found === undefined) this.#byHome.set(home, found = this.read(this.columns.homes[home], 0));
    return found;
  }

  /** Returns the number of a suffix; -1 for any other text. */
  numberOf(suffix: string): number {
    const place = this.#places.get(suffix);
    if (place !== undefined) return place;
    const n = suffixNumber(suffix);
    return n === undefined ? -1 : this.numberAt(n);
  }

  /** Returns the number of a suffix that is not named by its number in the list of all. */
  numberAt(n: number): number {
    return this.columns.names.length + n;
  }

  /** Returns the place of a suffix in the list of all. */
  order(number: number): number {
    this.#orders ??= Int32Array.from(this.columns.names, (name) => suffixNumber(name)!);
    return number < this.#orders.length ? this.#orders[number]! : number - this.#orders.length;
  }

  /** Returns the class of a suffix that is not named. */
  classAt(number: number): number {
    this.#classes ??= Uint8Array.from(suffixes(), classOf);
    return this.#classes[number - this.columns.names.length]!;
  }

  /** Returns the suffixes of a country; null when the top-level domain is unknown. */
  country(top: string): Country | null {
    const known = this.#countries.get(top);
    if (known !== undefined) return known;
    const [from, to] = rangeOf(top);
    if (from === to) return null;
    const [first, end] = [this.numberAt(from), this.numberAt(to)];
    const named = new Set<number>();
    const all = suffixes();
    const samples: number[] = [];
    const classes = new Set<number>();
    for (let n = from; n < to; n++) {
      const number = this.numberOf(all[n]!);
      if (number < first) named.add(number);
      else if (classes.has(this.classAt(number))) continue;
      else classes.add(this.classAt(number));
      samples.push(number);
    }
    const found = { samples, has: (n: number) => n >= first ? n < end : named.has(n) };
    this.#countries.set(top, found);
    return found;
  }

  /** Returns suffixes by their numbers, ready to be joined. */
  suffixes(numbers: readonly number[]): readonly Suffix[] {
    const { names } = this.columns;
    return numbers.map((number) =>
      number < names.length
        ? this.#made[number] ??= suffixOf(names[number]!)
        : suffixAt(number - names.length)
    );
  }

  /** Returns the suffixes of a class that are not named. */
  others(of: number): readonly number[] {
    if (this.#others === undefined) {
      const others: number[][] = CLASSES.map(() => []);
      const count = suffixes().length;
      const isNamed = new Uint8Array(count);
      for (let place = 0; place < this.classes.length; place++) isNamed[this.order(place)] = 1;
      for (let n = 0; n < count; n++) {
        const number = this.numberAt(n);
        if (isNamed[n] === 0) others[this.classAt(number)]!.push(number);
      }
      this.#others = others;
    }
    return this.#others[of]!;
  }

  /** Returns numbers in the order of the list of all. */
  sorted(numbers: readonly number[]): readonly number[] {
    return [...Float64Array.from(numbers, (n) => this.order(n) * 2 ** 16 + n).sort()].map((key) =>
      key % 2 ** 16
    );
  }
}

/** Returns the steps that a share costs, given its negative logarithm in hundredths. */
const stepOf = (hundredths: number): number => stepOfShare(hundredths / 100);

/** Costs of suffixes for one group of labels and one class of the original's suffix. */
class GroupCosts implements Lists {
  readonly costs: readonly number[];
  readonly #named: Named;
  /** In steps: of named ones by place, of the others by class. */
  readonly #steps: Int32Array;
  readonly #byClass: readonly number[];
  readonly #lists: (readonly number[] | undefined)[];
  /** Shared by all originals with a suffix of the same class. */
  readonly #made: (readonly Suffix[] | undefined)[] = [];
  /** The classes that are not in the lists yet, by cost. */
  readonly #waiting = new Map<number, number[]>();

  constructor(named: Named, group: Group, home: Trait["home"]) {
    this.#named = named;
    const { shares, classes, stay } = named.columns;
    const leave = Math.round(100 * (stay[`${group}|${home}`] ?? 0));
    const most = classes[group]?.["*"] ?? 0;
    const left = CLASSES.map((key) => classes[group]?.[key] ?? UNNAMED);
    this.#byClass = left.map((each) => stepOf(leave + Math.min(most + UNNAMED, each)));
    const [own, factors] = [named.read(shares[group], NaN), named.atHome(home)];
    const steps = this.#steps = new Int32Array(own.length);
    const com = named.numberOf("com");
    const lists: number[][] = [];
    for (let place = 0; place < own.length; place++) {
      const share = Number.isNaN(own[place]!)
        ? Math.min(most + named.all[place]!, left[named.classes[place]!]!)
        : own[place]!;
      const step = place === com
        ? stepOfShare(stay[`${group}|${home}|com`] ?? COM)
        : stepOf(leave - factors[place]! + share);
      steps[place] = step;
      (lists[step] ??= []).push(place);
    }
    this.#lists = lists;
    for (const [of, cost] of this.#byClass.entries()) {
      this.#waiting.set(cost, [...this.#waiting.get(cost) ?? [], of]);
    }
    const costs = [...this.#waiting.keys()];
    for (let cost = 0; cost < lists.length; cost++) {
      if (lists[cost] !== undefined && !this.#waiting.has(cost)) costs.push(cost);
    }
    this.costs = costs.sort((a, b) => a - b);
  }

  /** Returns what a suffix costs. */
  step(number: number): number {
    return number < this.#steps.length ? this.#steps[number]! : this.#byClass[this.#named.classAt(number)]!;
  }

  at(cost: number): readonly number[] {
    const classes = this.#waiting.get(cost);
    if (classes !== undefined) {
      this.#waiting.delete(cost);
      const parts = [this.#lists[cost] ?? [], ...classes.map((of) => this.#named.others(of))]
        .filter((part) => part.length > 0);
      this.#lists[cost] = parts.length < 2 ? parts[0] ?? [] : this.#named.sorted(parts.flat());
    }
    return this.#lists[cost] ?? [];
  }

  suffixes(cost: number): readonly Suffix[] {
    return this.#made[cost] ??= this.#named.suffixes(this.at(cost));
  }
}

/** Returns a caller's suffixes by cost. */
function listsOf(tlds: readonly string[], costs: GroupCosts, named: Named): Lists {
  const lists = new Map<number, number[]>();
  for (const suffix of tlds) {
    const number = named.numberOf(suffix);
    addTo(lists, costs.step(number), number);
  }
  return {
    costs: [...lists.keys()].sort((a, b) => a - b),
    at: (cost) => lists.get(cost) ?? [],
    suffixes: once((cost) => named.suffixes(lists.get(cost) ?? [])),
  };
}

/** Moves the suffixes of the own one's country nearer, where that is longer than the country's. */
function withCountry(lists: Lists, own: string, ownNumber: number, costs: GroupCosts, named: Named): Lists {
  const top = own.slice(own.lastIndexOf(".") + 1);
  if (own.length < 3 || top.length !== 2) return lists;
  const country = named.country(top);
  if (country === null) return lists;
  const changed = new Map<number, number[]>();
  const moved = new Map<number, number[]>();
  // Once for each list, however many suffixes leave it: a country may have thousands, most of them of one cost.
  for (const number of [ownNumber, ...country.samples]) {
    if (number < 0) continue;
    const cost = costs.step(number);
    if (changed.has(cost)) continue;
    const rest: number[] = [];
    for (const n of lists.at(cost)) {
      if (!country.has(n)) rest.push(n);
      else if (n !== ownNumber) addTo(moved, Math.max(0, cost - SAME_COUNTRY), n);
    }
    changed.set(cost, rest);
  }
  for (const [cost, list] of moved) changed.set(cost, [...changed.get(cost) ?? lists.at(cost), ...list]);
  const left = [...new Set([...lists.costs, ...changed.keys()])].filter((cost) =>
    changed.get(cost)?.length !== 0
  );
  const ofChanged = once((cost) => named.suffixes(changed.get(cost)!));
  return {
    costs: left.sort((a, b) => a - b),
    at: (cost) => changed.get(cost) ?? lists.at(cost),
    suffixes: (cost) => changed.has(cost) ? ofChanged(cost) : lists.suffixes(cost),
  };
}

function addTo(lists: Map<number, number[]>, cost: number, n: number): void {
  const list = lists.get(cost);
  if (list === undefined) lists.set(cost, [n]);
  else list.push(n);
}

/** Returns a function of costs that computes each value once. */
function once<T>(compute: (cost: number) => T): (cost: number) => T {
  const made: (T | undefined)[] = [];
  return (cost) => made[cost] ??= compute(cost);
}
