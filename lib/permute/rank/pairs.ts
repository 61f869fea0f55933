/**
 * Labels of two edits, by cost: generated when their cost is reached.
 * @module
 */
import { LONGEST } from "../label.ts";
import type { Pricing } from "./cost.ts";
import type { Edits } from "./edits.ts";
import { GROUPS, type PAIR_GROUPS, type Side } from "./groups.ts";
import { type Label, labelOf } from "./look_alike.ts";
import { Chains, FREE, stepOfRate, STEPS, stepsOf } from "./steps.ts";
import { NO_PARTS, type Part, type Parts, type Words } from "./words.ts";

/** A group of labels of two edits. */
type PairGroup = typeof PAIR_GROUPS[number];

/** Pairs of one group: the cost rises with the sum of both; sums below `next` are done. */
interface Stage {
  /** The group's number. */
  group: number;
  bucketOf: (cost: number) => Label[];
  left: Parts;
  right: Parts;
  costOf: (sum: number) => number;
  next: number;
}

/** The labels of two edits on one side. */
export class Pairs {
  /** No label costs this much or more. */
  readonly end: number;
  readonly #own: string;
  readonly #side: Side;
  readonly #edits: Edits;
  readonly #words: Words | null;
  readonly #stages: Stage[] = [];

  /** @param bucketOf Returns the list that labels of a group and a cost are added to. */
  constructor(
    own: string,
    side: Side,
    edits: Edits,
    words: Words | null,
    pricing: Pricing,
    bucketOf: (group: PairGroup, cost: number) => Label[],
  ) {
    this.#own = own;
    this.#side = side;
    this.#edits = edits;
    this.#words = words;
    const [, typos, more, moreWeb, faux] = partsOf(edits, side);
    const allWords = joined(words?.others, more!);
    let end = 0;
    for (
      const [group, left, right] of [
        ["typo+typo", typos!, typos!],
        ["word+typo", allWords, typos!],
        ["word+word", allWords, allWords],
        ["web+faux", joined(words?.web, moreWeb!), faux!],
      ] as const
    ) {
      const { level, slope } = pricing.pairCost(side, group);
      const costOf = (sum: number): number => stepOfRate(level + slope * (sum / STEPS - 2 * FREE));
      this.#stages.push({
        group: GROUPS.indexOf(group),
        bucketOf: (cost) => bucketOf(group, cost),
        left,
        right,
        costOf,
        next: left.lowest + right.lowest,
      });
      end = Math.max(end, costOf(left.length + right.length) + 1);
    }
    this.end = end;
  }

  /** Reports the lowest cost of each group. */
  lowest(add: (group: number, cost: number) => void): void {
    for (const { group, costOf, next } of this.#stages) if (Number.isFinite(next)) add(group, costOf(next));
  }

  /** Generates the labels up to a cost: the given one, less what is given for each group. */
  fill(total: number, less: readonly number[]): void {
    for (const stage of this.#stages) {
      const most = total - less[stage.group]!;
      while (stage.next < stage.left.length + stage.right.length) {
        const cost = stage.costOf(stage.next);
        if (cost > most) break;
        this.#make(stage, stage.bucketOf(cost), stage.next++);
      }
    }
  }

  /** Generates the labels of all pairs whose costs have the given sum. */
  #make({ left, right }: Stage, bucket: Label[], sum: number): void {
    const own = this.#own;
    const last = Math.min(sum - right.lowest, left.length - 1);
    for (let i = Math.max(left.lowest, sum - right.length + 1); i <= last; i++) {
      if (left === right && sum - i < i) break;
      const a = left.at(i);
      if (a.length === 0) continue;
      const b = right.at(sum - i);
      // A list combined with itself gives both orders anyway.
      const once = left === right && a !== b;
      for (const x of a) {
        for (const y of b) {
          this.#pair(x, y, bucket);
          // Only two insertions at one position give another label in the other order.
          if (once && x.drop + y.drop === 0 && placeOf(x, own) === placeOf(y, own)) this.#pair(y, x, bucket);
        }
      }
    }
  }

  #pair(x: Part, y: Part, bucket: Label[]): void {
    const own = this.#own;
    const grows = x.grows + y.grows;
    if (own.length + grows > LONGEST) return;
    const swapped = placeOf(x, own) > placeOf(y, own);
    const [a, b] = swapped ? [y, x] : [x, y];
    const [from, to] = [placeOf(a, own), placeOf(b, own)];
    // They touch the same place.
    if (from + a.drop > to) return;
    const { texts } = this.#edits;
    texts.own(0, from);
    texts.put(a.put);
    texts.own(from + a.drop, to);
    texts.put(b.put);
    texts.own(to + b.drop, own.length);
    if (!this.#edits.isNew(this.#side)) return;
    const { heads, tails } = this.#edits;
    const text = heads[from]! + a.put + own.slice(from + a.drop, to) + b.put + tails[to + b.drop]!;
    if (grows > 0 && this.#words !== null) {
      if (text.startsWith(own) && this.#words.isAfter(text.slice(own.length))) return;
      if (text.endsWith(own) && this.#words.isBefore(text.slice(0, -own.length))) return;
    }
    const label = labelOf(text, x.kind);
    if (label !== null) bucket.push(label);
  }
}

/** Returns the edits of each role in pairs, by cost. */
function partsOf(edits: Edits, side: Side): Parts[] {
  const { list, kinds, roles } = edits;
  const chains = new Chains(stepsOf(edits.costs(side).edits), (n) => roles[n]!, ROLES);
  return Array.from({ length: ROLES }, (_, role) => {
    const made: (readonly Part[] | undefined)[] = [];
    const make = (cost: number): readonly Part[] => {
      let n = chains.first(role, cost);
      if (n < 0) return NO_PARTS;
      const out: Part[] = [];
      for (; n >= 0; n = chains.next(n)) {
        const { at, drop, put } = list[n]!;
        out.push({ at, drop, put, grows: put.length - drop, kind: kinds[n]! });
      }
      return out;
    };
    return { length: chains.length, lowest: chains.lowest(role), at: (cost) => made[cost] ??= make(cost) };
  });
}
const ROLES = 5;

/** Merges both: the words, then others of the same cost. */
function joined(words: Parts | undefined, more: Parts): Parts {
  if (words === undefined) return more;
  const made: (readonly Part[] | undefined)[] = [];
  return {
    length: Math.max(words.length, more.length),
    lowest: Math.min(words.lowest, more.lowest),
    at(cost) {
      let list = made[cost];
      if (list === undefined) {
        const others = more.at(cost);
        list = made[cost] = others.length === 0 ? words.at(cost) : [...words.at(cost), ...others];
      }
      return list;
    },
  };
}

/** Returns the position of an edit in a label. */
function placeOf({ at }: Part, label: string): number {
  return at < 0 ? label.length : at;
}
