/** An owner who has pages open or waits for a place. */
interface Owner {
  /** Pages that are open. */
  open: number;
  /** Those that wait in their order, and whether a verdict waits for them. */
  waiting: { admit: () => void; isFirst: boolean }[];
  /** Milliseconds for which its pages were open. */
  used: number;
}

/**
 * Places for the pages of a browser, by owner: of those who wait, the one with the fewest pages open comes first, then the
 * one whose pages took least time. One place more is for an owner without any, so that nobody waits for all that
 * another one has open.
 */
export class PagePlaces {
  readonly #limit: number;
  readonly #owners = new Map<string, Owner>();
  #open = 0;

  /**
   * Makes places that nobody has.
   *
   * @param limit Pages open at a time; one more where another owner has them all.
   */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Resolves when the owner has a place, with the function that gives it back after so many milliseconds.
   *
   * @param isFirst Whether it comes before those of the owner that are not.
   * @throws The signal's reason when it aborts first.
   */
  async acquire(owner: string, signal: AbortSignal, isFirst: boolean = false): Promise<(ms: number) => void> {
    signal.throwIfAborted();
    const own = this.#ownerOf(owner);
    await new Promise<void>((resolve, reject) => {
      const admit = (): void => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        own.waiting = own.waiting.filter((each) => each.admit !== admit);
        this.#forget(owner, own);
        reject(signal.reason);
      };
      const at = isFirst ? own.waiting.findIndex((each) => !each.isFirst) : -1;
      own.waiting.splice(at < 0 ? own.waiting.length : at, 0, { admit, isFirst });
      signal.addEventListener("abort", leave, { once: true });
      this.#admit();
    });
    return (ms) => {
      this.#open--;
      own.open--;
      own.used += ms;
      this.#forget(owner, own);
      this.#admit();
    };
  }

  /**
   * Does something when its owner has a place: one who wants much delays nobody but itself.
   *
   * @throws The signal's reason when it aborts first; otherwise what the work throws.
   */
  async run<T>(
    owner: string,
    signal: AbortSignal,
    work: () => Promise<T>,
    isFirst: boolean = false,
  ): Promise<T> {
    const release = await this.acquire(owner, signal, isFirst);
    const since = performance.now();
    try {
      return await work();
    } finally {
      release(performance.now() - since);
    }
  }

  /** Who comes, or comes back, has had as much as the one of the others who had least. */
  #ownerOf(name: string): Owner {
    let owner = this.#owners.get(name);
    if (owner === undefined) {
      const least = Math.min(...this.#owners.values().map(({ used }) => used));
      this.#owners.set(name, owner = { open: 0, waiting: [], used: Number.isFinite(least) ? least : 0 });
    }
    return owner;
  }

  #forget(name: string, { open, waiting }: Owner): void {
    if (open === 0 && waiting.length === 0) this.#owners.delete(name);
  }

  #admit(): void {
    for (;;) {
      let next: Owner | undefined;
      for (const owner of this.#owners.values()) {
        if (owner.waiting.length === 0) continue;
        if (next === undefined || (owner.open - next.open || owner.used - next.used) < 0) next = owner;
      }
      if (next === undefined || this.#open >= this.#limit + (next.open === 0 ? 1 : 0)) return;
      this.#open++;
      next.open++;
      next.waiting.shift()!.admit();
    }
  }
}
