/**
 * Labels by cost: of one edit, of a built-in word beside the name, of two edits. They are made when their cost is reached.
 * @module
 */
import type { PermutationKind } from "../../model.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import type { Pricing } from "./cost.ts";
import {
  type Edits,
  isWordAfter,
  isWordBefore,
  type Label,
  labelOf,
  octetsOf,
  type Part,
  type Single,
  wordsByCost,
} from "./edits.ts";
import {
  addAt,
  type ByCost,
  FREE,
  type Group,
  GROUPS,
  lowestOf,
  PAIR_GROUPS,
  type Side,
  stepOfRate,
  STEPS,
  type Trait,
} from "./groups.ts";

const WIDE_GROUP = GROUPS.indexOf("wide"), WEB_GROUP = GROUPS.indexOf("web");
/** Longest label. */
const MAX_OCTETS = 63;
/** Labels that are made at a time: with many words of a brand, there are 300,000 of one cost. */
const PIECE = 128;
/** Pairs of parts from which it pays to leave out first what is too long for all of the other side. */
const MANY_PAIRS = 256;

/** Labels of one group and cost, made as they are read. */
class LabelsAt {
  /** Those that are made. */
  readonly made: Label[] = [];
  /** Adds to them; undefined when all are made. */
  source: Iterator<void> | undefined;

  /** Makes some more; false when there are none. */
  more(): boolean {
    const { length } = this.made;
    if (this.source?.next().done === true) this.source = undefined;
    return this.made.length > length;
  }
}

const NO_LABELS = new LabelsAt();

/** Pairs of one group: their cost rises with the sum of both costs. */
interface Pairs {
  readonly left: ByCost<Part>;
  readonly right: ByCost<Part>;
  costOf(sum: number): number;
  /** Lower sums are made. */
  next: number;
  /** No sum is as high. */
  readonly end: number;
}

/** Labels on one side: those under the original's suffix, or those under others. */
export class Labels {
  readonly #own: string;
  readonly #octets: number;
  readonly #edits: Edits;
  /** By group and cost. */
  readonly #single: readonly ByCost<Single>[] = GROUPS.map(() => []);
  readonly #words: readonly ByCost<Part>[];
  readonly #withWords: boolean;
  /** By group. */
  readonly #pairs: readonly (Pairs | undefined)[];
  /** By group and cost: what is made. */
  readonly #made: (LabelsAt | undefined)[][] = GROUPS.map(() => []);
  #last = NO_LABELS;
  /** Labels of words and of two edits that are made. */
  readonly #seen = new Set<string>();
  /** By group: no label costs less, and none this much or more. */
  readonly lowest: readonly number[];
  readonly end: readonly number[];

  constructor(
    side: Side,
    name: Name,
    edits: Edits,
    pricing: Pricing,
    trait: Trait,
    { combine }: Settings,
    withWords: boolean,
  ) {
    this.#own = name.label;
    this.#octets = octetsOf(name.label);
    this.#edits = edits;
    for (const single of edits.labels.values()) {
      if (single.nats[side] < Infinity) {
        addAt(this.#single[single.group]!, stepOfRate(single.nats[side]), single);
      }
    }
    this.#withWords = withWords;
    const words = withWords ? wordsByCost(pricing, side, trait) : GROUPS.map(() => []);
    // A word beside a non-ASCII name is among the non-ASCII labels.
    this.#words = name.ascii ? words : GROUPS.map((_, group) => group === WIDE_GROUP ? merged(words) : []);
    this.#pairs = combine ? pairsOf(edits.roles[side], words, (group) => pricing.pairCost(side, group)) : [];
    this.lowest = GROUPS.map((_, g) => {
      const pairs = this.#pairs[g];
      const pair = pairs === undefined ? Infinity : pairs.costOf(pairs.next);
      return Math.min(lowestOf(this.#single[g]!), lowestOf(this.#words[g]!), pair);
    });
    this.end = GROUPS.map((_, g) => {
      const pairs = this.#pairs[g];
      const pair = pairs === undefined ? 0 : pairs.costOf(pairs.end) + 1;
      return this.lowest[g] === Infinity
        ? 0
        : Math.max(this.#single[g]!.length, this.#words[g]!.length, pair);
    });
  }

  /** Returns the labels of a group that cost this much. Costs are to be read in ascending order first. */
  at(group: number, cost: number): LabelsAt {
    if (cost < this.lowest[group]! || cost >= this.end[group]!) return NO_LABELS;
    return this.#made[group]![cost] ??= this.#make(group, cost);
  }

  #make(group: number, cost: number): LabelsAt {
    // A label is of the first cost that has it: what was begun before is made to its end.
    while (this.#last.more());
    const labels = new LabelsAt();
    const { made } = labels;
    const own = this.#own;
    for (const { at, put } of this.#words[group]![cost] ?? NO_PARTS) {
      const text = at === 0 ? put + own : own + put;
      // Of a word before and a word after that make the same, the one after counts.
      const isTwice = at === 0 && text.startsWith(own) && isWordAfter(text.slice(own.length));
      if (!isTwice) this.#add(made, text, "Keyword");
    }
    for (const { text, kind } of this.#single[group]![cost] ?? []) push(made, text, kind);
    const pairs = this.#pairs[group];
    if (pairs !== undefined && isDue(pairs, cost)) {
      labels.source = this.#addPairs(made, pairs, cost);
      this.#last = labels;
      labels.more();
    }
    return made.length === 0 ? NO_LABELS : labels;
  }

  /** Adds a label unless it is made already. */
  #add(out: Label[], text: string, kind: PermutationKind): void {
    if (this.#edits.labels.has(text) || this.#seen.has(text)) return;
    this.#seen.add(text);
    push(out, text, kind);
  }

  /** Adds the labels of all pairs up to a cost; pauses when some are added. */
  *#addPairs(out: Label[], pairs: Pairs, cost: number): Generator<void> {
    const { left, right } = pairs;
    let enough = out.length + PIECE;
    while (isDue(pairs, cost)) {
      const sum = pairs.next++;
      for (let i = Math.max(0, sum - right.length + 1); i <= sum && i < left.length; i++) {
        // A list of parts combined with itself has each pair twice.
        if (left === right && sum - i < i) break;
        const [xs, ys] = fitting(left[i] ?? NO_PARTS, right[sum - i] ?? NO_PARTS, MAX_OCTETS - this.#octets);
        const isBoth = left === right && i !== sum - i;
        for (const x of xs) {
          // Of long words there are many pairs without a label: known before their text is made.
          const room = MAX_OCTETS - this.#octets - growthOf(x);
          for (const y of ys) {
            if (growthOf(y) > room) continue;
            this.#addPair(out, x, y);
            // Only two insertions at one place give another label in the other order.
            if (isBoth && x.drop + y.drop === 0 && this.#place(x) === this.#place(y)) {
              this.#addPair(out, y, x);
            }
          }
          if (out.length < enough) continue;
          yield;
          enough = out.length + PIECE;
        }
      }
    }
  }

  #place({ at }: Part): number {
    return at < 0 ? this.#own.length : at;
  }

  #addPair(out: Label[], x: Part, y: Part): void {
    const own = this.#own;
    const [xAt, yAt] = [this.#place(x), this.#place(y)];
    const [a, from, b, to] = xAt > yAt ? [y, yAt, x, xAt] : [x, xAt, y, yAt];
    // They touch the same place.
    if (from + a.drop > to) return;
    const text = own.slice(0, from) + a.put + own.slice(from + a.drop, to) + b.put + own.slice(to + b.drop);
    if (text === own) return;
    if (this.#withWords) {
      if (text.startsWith(own) && isWordAfter(text.slice(own.length))) return;
      if (text.endsWith(own) && isWordBefore(text.slice(0, -own.length))) return;
    }
    this.#add(out, text, x.kind);
  }
}

const isDue = ({ next, end, costOf }: Pairs, cost: number): boolean => next < end && costOf(next) <= cost;

function push(out: Label[], text: string, kind: PermutationKind): void {
  const label = labelOf(text, kind);
  if (label !== null) out.push(label);
}

const NO_PARTS: readonly Part[] = [];

/** Octets by which a label grows. */
const growthOf = ({ octets, drop }: Part): number => octets - drop;

/** Of many pairs, the parts that make a label with any of the other side: beside a long name, few of the words do. */
function fitting(
  xs: readonly Part[],
  ys: readonly Part[],
  room: number,
): [xs: readonly Part[], ys: readonly Part[]] {
  if (xs.length * ys.length < MANY_PAIRS) return [xs, ys];
  const least = (parts: readonly Part[]) =>
    parts.reduce((least, part) => Math.min(least, growthOf(part)), Infinity);
  const [ofX, ofY] = [least(xs), least(ys)];
  return [xs.filter((x) => growthOf(x) + ofY <= room), ys.filter((y) => growthOf(y) + ofX <= room)];
}

/** Returns the pairs of edits, by their roles, and of the built-in words; by group. */
function pairsOf(
  roles: readonly ByCost<Part>[],
  words: readonly ByCost<Part>[],
  pairCost: (group: Group) => { level: number; slope: number },
): (Pairs | undefined)[] {
  const [typos = [], more = [], moreWeb = [], faux = []] = roles.slice(1);
  const allWords = merged([...words.filter((_, group) => group !== WEB_GROUP), more]);
  const sides: Record<typeof PAIR_GROUPS[number], [ByCost<Part>, ByCost<Part>]> = {
    "typo+typo": [typos, typos],
    "word+typo": [allWords, typos],
    "word+word": [allWords, allWords],
    "web+faux": [merged([...words.filter((_, group) => group === WEB_GROUP), moreWeb]), faux],
  };
  const out: (Pairs | undefined)[] = [];
  for (const group of PAIR_GROUPS) {
    const [left, right] = sides[group];
    const { level, slope } = pairCost(group);
    out[GROUPS.indexOf(group)] = {
      left,
      right,
      costOf: (sum) => stepOfRate(level + slope * (sum / STEPS - 2 * FREE)),
      next: lowestOf(left) + lowestOf(right),
      end: left.length + right.length,
    };
  }
  return out;
}

/** Returns lists with the members of all. */
function merged(all: readonly ByCost<Part>[]): ByCost<Part> {
  const out: ByCost<Part> = [];
  for (const lists of all) {
    lists.forEach((list, cost) => out[cost] = out[cost]?.concat(list ?? []) ?? list);
  }
  return out;
}
