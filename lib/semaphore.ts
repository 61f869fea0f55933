import { SquatError } from "./errors.ts";

/** Releases a place. Idempotent. */
export type Release = () => void;

/**
 * Admits a limited number of holders at a time; others wait in order of arrival.
 *
 * @example
 * ```ts
 * import { Semaphore } from "./semaphore.ts";
 * const semaphore = new Semaphore(4);
 * console.assert(await semaphore.run(() => Promise.resolve(1)) === 1);
 * ```
 */
export class Semaphore {
  readonly #limit: number;
  readonly #maxWaiting: number;
  readonly #refusal: string;
  readonly #waiting = new Set<() => void>();
  /** Those that come before the others. */
  readonly #first = new Set<() => void>();
  #holders = 0;

  /**
   * Makes a semaphore.
   *
   * @param limit Holders at the same time; at least 1.
   * @param maxWaiting Callers that may wait; the others are refused. @default any number
   * @param refusal Message of the error that a refused caller gets.
   */
  constructor(
    limit: number,
    maxWaiting: number = Infinity,
    refusal: string = "Too many requests wait: try again",
  ) {
    this.#limit = limit;
    this.#maxWaiting = maxWaiting;
    this.#refusal = refusal;
  }

  /** Whether no place is held; then no caller waits either. */
  get isIdle(): boolean {
    return this.#holders === 0;
  }

  /**
   * Resolves when a place is free, with the function that releases it.
   *
   * @param signal Ends the wait. @default none
   * @param onWait Called if the caller has to wait; the returned function is called when the wait ends.
   * @param isFirst Whether the caller comes before those that are not. @default false
   * @throws {SquatError} `over_capacity` when too many wait; the signal's reason when it aborts first.
   */
  async acquire(signal?: AbortSignal, onWait?: () => () => void, isFirst: boolean = false): Promise<Release> {
    signal?.throwIfAborted();
    if (this.#holders < this.#limit) this.#holders++;
    else {
      if (this.#waiting.size >= this.#maxWaiting) {
        throw new SquatError("over_capacity", this.#refusal, { retryAfterSeconds: 5 });
      }
      const onEnd = onWait?.();
      await this.#wait(isFirst ? this.#first : this.#waiting, signal).finally(onEnd);
    }
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#release();
    };
  }

  /**
   * Runs a task as soon as a place is free.
   *
   * @throws {SquatError} `over_capacity` when too many wait; otherwise what the task throws.
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await task();
    } finally {
      release();
    }
  }

  #wait(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        waiting.delete(admit);
        reject(signal!.reason);
      };
      waiting.add(admit);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** The next in line takes over the place: the number of holders stays. */
  #release(): void {
    const waiting = this.#first.size > 0 ? this.#first : this.#waiting;
    const [next] = waiting;
    if (next === undefined) this.#holders--;
    else {
      waiting.delete(next);
      next();
    }
  }
}

/** A semaphore for each key, all with the same limit. Idle keys use no memory. */
export class KeyedSemaphore {
  readonly #limit: number;
  readonly #byKey = new Map<string, Semaphore>();

  /**
   * Makes one.
   *
   * @param limit Holders of one key at the same time; at least 1.
   */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many keys are held. */
  get size(): number {
    return this.#byKey.size;
  }

  /** As {@link Semaphore.acquire}, for one key. */
  async acquire(key: string, signal?: AbortSignal, onWait?: () => () => void): Promise<Release> {
    signal?.throwIfAborted();
    const semaphore = this.#byKey.get(key) ?? new Semaphore(this.#limit);
    this.#byKey.set(key, semaphore);
    const release = await semaphore.acquire(signal, onWait);
    return () => {
      release();
      if (semaphore.isIdle && this.#byKey.get(key) === semaphore) this.#byKey.delete(key);
    };
  }
}
