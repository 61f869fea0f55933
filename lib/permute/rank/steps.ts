/** Steps of cost to a factor of e. */
export const STEPS = 8;

/** A rate of e to this power costs nothing. */
export const FREE = 4;

/** Returns the steps that a rate costs, given its negative logarithm. */
export const stepOfRate = (nats: number): number => Math.max(0, Math.round((FREE + nats) * STEPS));

/** Returns the steps that rates cost, given their negative logarithms; -1 for a rate of 0. */
export function stepsOf(nats: Float64Array): Int32Array {
  const out = new Int32Array(nats.length);
  for (let n = 0; n < out.length; n++) out[n] = nats[n] === Infinity ? -1 : stepOfRate(nats[n]!);
  return out;
}

/** Returns the steps that a share costs, given its negative logarithm. */
export const stepOfShare = (nats: number): number => Math.max(0, Math.round(nats * STEPS));

/**
 * Numbers from 0 in lists, each number once, ascending: each set has a list for each cost, without an array for each
 * list.
 */
export class Chains {
  /** No number costs this much or more. */
  readonly length: number;
  readonly #first: Int32Array;
  readonly #next: Int32Array;

  /**
   * @param costs What each number costs; -1 for one in no list.
   * @param setOf The set of lists that each belongs to.
   * @param sets How many sets there are.
   */
  constructor(costs: Int32Array, setOf: (n: number) => number, sets: number) {
    let length = 0;
    for (let n = 0; n < costs.length; n++) if (costs[n]! >= length) length = costs[n]! + 1;
    this.length = length;
    this.#first = new Int32Array(sets * length).fill(-1);
    this.#next = new Int32Array(costs.length);
    for (let n = costs.length - 1; n >= 0; n--) {
      if (costs[n]! < 0) continue;
      const list = setOf(n) * length + costs[n]!;
      this.#next[n] = this.#first[list]!;
      this.#first[list] = n;
    }
  }

  /** Returns the first number of a set that costs this much; -1 when there is none. */
  first(set: number, cost: number): number {
    return cost < this.length ? this.#first[set * this.length + cost]! : -1;
  }

  /** Returns the lowest cost of a set; its length when it is empty. */
  lowest(set: number): number {
    let cost = 0;
    while (cost < this.length && this.first(set, cost) < 0) cost++;
    return cost;
  }

  /** Returns the number after another in its list; -1 at the end. */
  next(n: number): number {
    return this.#next[n]!;
  }
}
