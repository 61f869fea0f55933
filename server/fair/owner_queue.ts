/** The most that an owner who worked little is ahead of the others, milliseconds: more than a lookup of 10,000 names. */
const MAX_AHEAD_MS = 500;

/** What waits of one owner: what goes first, what comes after it, and what is short. */
interface Waiting<T> {
  first: T[];
  rest: T[];
  short: T[];
}

/**
 * What waits for its turn, by owner: first the owner who has worked least, so that one who wants little now and then is
 * not behind one who wants all there is; of one owner the first that came. Who is new, or comes back, is ahead of the
 * others by `MAX_AHEAD_MS` at most, so that nobody waits for ever. Owners who have worked as long take turns.
 */
export class OwnerQueue<T> {
  /** Owners whose last turn is longest ago come first. */
  readonly #waiting = new Map<string, Waiting<T>>();
  /** How long owners have worked, milliseconds; those that are missing, `#most - MAX_AHEAD_MS`. */
  readonly #worked = new Map<string, number>();
  #most = 0;
  /** Of the owners who have worked since the last turn, the one who has worked least. */
  #ahead: string | undefined;

  /** Whether nobody waits. */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /**
   * Puts an item behind the owner's others of its kind: those that go first, the rest, or what is short.
   *
   * @param kind Which kind. @default "rest"
   */
  add(owner: string, item: T, kind: keyof Waiting<T> = "rest"): void {
    const own = this.#waiting.get(owner) ?? { first: [], rest: [], short: [] };
    own[kind].push(item);
    this.#waiting.set(owner, own);
  }

  /** An owner worked so long, in its turn or beside it. */
  worked(owner: string, ms: number): void {
    const worked = this.#of(owner) + ms;
    if (!this.#worked.has(owner)) {
      for (const [each, ms] of this.#worked) if (ms <= this.#most - MAX_AHEAD_MS) this.#worked.delete(each);
    }
    this.#worked.set(owner, worked);
    this.#most = Math.max(this.#most, worked);
    if (this.#ahead === undefined || worked < this.#of(this.#ahead)) this.#ahead = owner;
  }

  /** Whether another owner, who has worked less than this one, waits or has worked since the last turn. */
  isBehind(owner: string): boolean {
    const worked = this.#of(owner);
    if (this.#ahead !== undefined && this.#of(this.#ahead) < worked) return true;
    return this.#waiting.keys().some((each) => this.#of(each) < worked);
  }

  /** Of these owners the one who has worked least; of several, the first. */
  least(owners: Iterable<string>): string | undefined {
    let found: string | undefined;
    let least = Infinity;
    for (const owner of owners) {
      const worked = this.#of(owner);
      if (worked < least) [found, least] = [owner, worked];
    }
    return found;
  }

  /**
   * Takes the first item, of those that are not short, of the owner whose turn it is. Undefined when none waits, and when
   * another owner who has worked less has worked since the last turn: then that was a turn.
   */
  next(): T | undefined {
    const next = this.#leastWith(({ first, rest }) => first.length + rest.length);
    const isPassed = next !== undefined && this.isBehind(next);
    this.#ahead = undefined;
    return next === undefined || isPassed
      ? undefined
      : this.#take(next, ({ first, rest }) => first.length > 0 ? first : rest);
  }

  /** Takes the first short item of the owner who has worked least. Undefined when none waits. */
  nextShort(): T | undefined {
    const next = this.#leastWith(({ short }) => short.length);
    return next === undefined ? undefined : this.#take(next, ({ short }) => short);
  }

  #leastWith(count: (own: Waiting<T>) => number): string | undefined {
    return this.least(this.#waiting.entries().filter(([, own]) => count(own) > 0).map(([owner]) => owner));
  }

  #take(owner: string, of: (own: Waiting<T>) => T[]): T | undefined {
    const own = this.#waiting.get(owner)!;
    this.#waiting.delete(owner);
    const item = of(own).shift();
    if (own.first.length + own.rest.length + own.short.length > 0) this.#waiting.set(owner, own);
    return item;
  }

  #of(owner: string): number {
    return Math.max(this.#worked.get(owner) ?? 0, this.#most - MAX_AHEAD_MS);
  }
}
