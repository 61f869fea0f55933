/**
 * Suffixes by their cost in a group of labels.
 *
 * A thousand suffixes are named in the learnt tables. The others have the cost of their class: two letters, several
 * labels, any other. So the suffixes of one cost are named ones, classes, or both, and are collected when that cost is
 * reached.
 * @module
 */
import { type Group, GROUPS, type Trait } from "./groups.ts";
import { stepOfShare } from "./steps.ts";
import { rangeOf, type Suffix, suffixAt, suffixes as allSuffixes, suffixNumber } from "./suffixes.ts";

type Table = Readonly<Record<string, number>>;
/** The learnt tables of suffixes; logarithms. */
export interface SuffixTables {
  readonly MODEL_SUFFIXES: Readonly<Record<string, Table>>;
  readonly MODEL_HOMES: Readonly<Record<string, Table>>;
  readonly MODEL_STAY: Table;
}

/** Discount for suffixes of the same country, above and below the own one. */
const SAME_COUNTRY = 2;
/** Maximum number of own suffixes whose lists are cached. They come from outside. */
const OWN_SUFFIXES = 100;
/** Cost of a suffix that no table names, unless its class costs less. */
const UNNAMED = 20;
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
  readonly #own: number;
  readonly #ownCost: number;
  readonly #made: (readonly Suffix[] | undefined)[] = [];

  constructor(lists: Lists, own: number, ownCost: number) {
    this.#lists = lists;
    this.#own = own;
    this.#ownCost = ownCost;
    this.costs = lists.costs.filter((cost) => cost !== ownCost || lists.at(cost).some((n) => n !== own));
  }

  /** Returns the suffixes of a cost, in the order of the list of all or of the caller's. */
  at(cost: number): readonly Suffix[] {
    if (cost !== this.#ownCost) return this.#lists.suffixes(cost);
    return this.#made[cost] ??= this.#lists.at(cost).filter((n) => n !== this.#own).map(suffixAt);
  }
}

/** Costs of suffixes by one model's tables. */
export class SuffixCosts {
  readonly #tables: SuffixTables;
  readonly #groups = new Map<string, GroupCosts>();
  /** By own suffix and class: the steps of each group, by its number. */
  readonly #beside = new Map<string, readonly SuffixSteps[]>();
  #named: Named | undefined;

  constructor(tables: SuffixTables) {
    this.#tables = tables;
  }

  /** Returns the suffixes other than the own one by their cost, for each group of labels. */
  steps(own: string, home: Trait["home"], suffixes: readonly string[]): readonly SuffixSteps[] {
    if (suffixes !== allSuffixes()) return GROUPS.map((group) => this.#stepsOf(group, own, home, suffixes));
    const key = `${own} ${home}`;
    let found = this.#beside.get(key);
    if (found === undefined) {
      if (this.#beside.size >= OWN_SUFFIXES) this.#beside.clear();
      found = GROUPS.map((group) => this.#stepsOf(group, own, home, suffixes));
      this.#beside.set(key, found);
    }
    return found;
  }

  #stepsOf(group: Group, own: string, home: Trait["home"], suffixes: readonly string[]): SuffixSteps {
    const key = `${group} ${home}`;
    let costs = this.#groups.get(key);
    if (costs === undefined) {
      this.#named ??= new Named(this.#tables);
      this.#groups.set(key, costs = new GroupCosts(this.#tables, this.#named, group, home));
    }
    const number = suffixNumber(own) ?? -1;
    const ownCost = stepOfShare(costs.nats(own));
    const lists = suffixes === allSuffixes() ? costs : listsOf(suffixes, costs);
    return new SuffixSteps(withCountry(lists, own, costs), number, ownCost);
  }
}

/** The suffixes that a model's tables name, and the others by class. */
class Named {
  /** Rising. */
  readonly numbers: readonly number[];
  /** By number in the list of all suffixes: the index in `numbers`; -1 for those not named. */
  readonly places: Int16Array;
  /** By number in the list of all suffixes. */
  readonly classes: Uint8Array;
  /** Cost of each for labels of any group. */
  readonly all: Float64Array;
  /** By class. */
  readonly others: readonly (readonly number[])[];
  readonly #homes: SuffixTables["MODEL_HOMES"];
  readonly #byHome = new Map<string, Float64Array>();

  constructor({ MODEL_SUFFIXES, MODEL_HOMES }: SuffixTables) {
    this.#homes = MODEL_HOMES;
    const list = allSuffixes();
    this.places = new Int16Array(list.length).fill(-1);
    this.classes = Uint8Array.from(list, classOf);
    for (const table of [{ com: 0 }, ...Object.values(MODEL_SUFFIXES), ...Object.values(MODEL_HOMES)]) {
      for (const suffix of Object.keys(table)) {
        const n = suffixNumber(suffix);
        if (n !== undefined) this.places[n] = 0;
      }
    }
    const numbers: number[] = [];
    const others: number[][] = CLASSES.map(() => []);
    for (let n = 0; n < list.length; n++) {
      if (this.places[n] === 0) this.places[n] = numbers.push(n) - 1;
      else others[this.classes[n]!]!.push(n);
    }
    this.numbers = numbers;
    this.others = others;
    this.all = this.read(MODEL_SUFFIXES["all"], UNNAMED);
  }

  /** Returns a table's values by index; suffixes that it does not name have the given one. */
  read(table: Table | undefined, missing: number): Float64Array {
    const out = new Float64Array(this.numbers.length).fill(missing);
    for (const suffix in table) {
      const n = suffixNumber(suffix);
      if (n !== undefined) out[this.places[n]!] = table[suffix]!;
    }
    return out;
  }

  /** Returns what an original's class of suffix adds to the logarithm of each one's share. */
  atHome(home: Trait["home"]): Float64Array {
    let found = this.#byHome.get(home);
    if (found === undefined) this.#byHome.set(home, found = this.read(this.#homes[home], 0));
    return found;
  }
}

/** Costs of suffixes for one group of labels and one class of the original's suffix. */
class GroupCosts implements Lists {
  readonly costs: readonly number[];
  readonly #named: Named;
  /** In nats: of named ones by index, of the others by class. */
  readonly #nats: Float64Array;
  readonly #byClass: readonly number[];
  readonly #lists: (readonly number[] | undefined)[];
  /** Shared by all originals with a suffix of the same class. */
  readonly #made: (readonly Suffix[] | undefined)[] = [];
  /** The classes that are not in the lists yet, by cost. */
  readonly #waiting = new Map<number, number[]>();

  constructor(tables: SuffixTables, named: Named, group: Group, home: Trait["home"]) {
    this.#named = named;
    const table = tables.MODEL_SUFFIXES[group] ?? {};
    const leave = tables.MODEL_STAY[`${group}|${home}`] ?? 0;
    const most = table["*"] ?? 0;
    const left = CLASSES.map((key) => table[key] ?? 20);
    this.#byClass = left.map((each) => leave - 0 + Math.min(most + UNNAMED, each));
    const [own, factors] = [named.read(table, NaN), named.atHome(home)];
    this.#nats = own.map((nats, at) => {
      const share = nats === nats
        ? nats
        : Math.min(most + named.all[at]!, left[named.classes[named.numbers[at]!]!]!);
      return leave - factors[at]! + share;
    });
    this.#nats[named.places[suffixNumber("com")!]!] = tables.MODEL_STAY[`${group}|${home}|com`] ?? 2;
    const lists: number[][] = [];
    for (let at = 0; at < this.#nats.length; at++) {
      (lists[stepOfShare(this.#nats[at]!)] ??= []).push(named.numbers[at]!);
    }
    this.#lists = lists;
    for (const [of, others] of named.others.entries()) {
      if (others.length === 0) continue;
      const cost = stepOfShare(this.#byClass[of]!);
      this.#waiting.set(cost, [...this.#waiting.get(cost) ?? [], of]);
    }
    const costs = [...this.#waiting.keys()];
    for (const [cost, list] of this.#lists.entries()) {
      if (list !== undefined && !this.#waiting.has(cost)) costs.push(cost);
    }
    this.costs = costs.sort((a, b) => a - b);
  }

  /** Returns the negative logarithm of a suffix's share. */
  nats(suffix: string): number {
    const n = suffixNumber(suffix);
    return n === undefined ? this.#byClass[classOf(suffix)]! : this.natsAt(n);
  }

  /** Returns the same by the suffix's number. */
  natsAt(n: number): number {
    const place = this.#named.places[n]!;
    return place < 0 ? this.#byClass[this.#named.classes[n]!]! : this.#nats[place]!;
  }

  at(cost: number): readonly number[] {
    const classes = this.#waiting.get(cost);
    if (classes !== undefined) {
      this.#waiting.delete(cost);
      const parts = [this.#lists[cost] ?? [], ...classes.map((of) => this.#named.others[of]!)]
        .filter((part) => part.length > 0);
      this.#lists[cost] = parts.length === 1 ? parts[0] : [...Uint16Array.from(parts.flat()).sort()];
    }
    return this.#lists[cost] ?? [];
  }

  suffixes(cost: number): readonly Suffix[] {
    return this.#made[cost] ??= this.at(cost).map(suffixAt);
  }
}

/** Returns a caller's suffixes by cost. */
function listsOf(suffixes: readonly string[], costs: GroupCosts): Lists {
  const lists = new Map<number, number[]>();
  for (const suffix of suffixes) addTo(lists, stepOfShare(costs.nats(suffix)), suffixNumber(suffix)!);
  return {
    costs: [...lists.keys()].sort((a, b) => a - b),
    at: (cost) => lists.get(cost) ?? [],
    suffixes: once((cost) => (lists.get(cost) ?? []).map(suffixAt)),
  };
}

/** Moves the suffixes of the own one's country nearer, where that is longer than the country's. */
function withCountry(lists: Lists, own: string, costs: GroupCosts): Lists {
  const top = own.slice(own.lastIndexOf(".") + 1);
  const [from, to] = rangeOf(top);
  if (own.length < 3 || top.length !== 2 || from === to) return lists;
  const ownNumber = suffixNumber(own);
  const changed = new Map<number, number[]>();
  const moved = new Map<number, number[]>();
  // Once for each list, however many suffixes leave it: a country may have thousands, most of them of one cost.
  const part = (cost: number): void => {
    const rest: number[] = [];
    for (const n of lists.at(cost)) {
      if (n < from || n >= to) rest.push(n);
      else if (n !== ownNumber) addTo(moved, stepOfShare(costs.natsAt(n) - SAME_COUNTRY), n);
    }
    changed.set(cost, rest);
  };
  let nats = costs.nats(own);
  part(stepOfShare(nats));
  for (let n = from; n < to; n++) {
    if (costs.natsAt(n) === nats) continue;
    nats = costs.natsAt(n);
    if (!changed.has(stepOfShare(nats))) part(stepOfShare(nats));
  }
  for (const [cost, list] of moved) changed.set(cost, [...changed.get(cost) ?? lists.at(cost), ...list]);
  const left = [...new Set([...lists.costs, ...changed.keys()])].filter((cost) =>
    changed.get(cost)?.length !== 0
  );
  const ofChanged = once((cost) => changed.get(cost)!.map(suffixAt));
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
