/** A place that was taken. Call it once to give it back; more calls do nothing. */
export type Release = () => void;

/**
 * Bounded places by key: at most `limit` holders of one key at a time, the others wait in order.
 *
 * @example
 * ```ts
 * import { Slots } from "./slots.ts";
 * const slots = new Slots(1);
 * const release = await slots.take("192.0.2.1", new AbortController().signal);
 * release();
 * ```
 */
export class Slots {
  readonly #limit: number;
  readonly #keys = new Map<string, { held: number; waiting: Set<() => void> }>();

  /**
   * Makes one.
   *
   * @param limit Holders of one key at a time; at least 1.
   */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keys that are held or waited for. */
  get size(): number {
    return this.#keys.size;
  }

  /**
   * Resolves when a place is free; rejects with the signal's reason when it aborts first.
   *
   * @param key What there are few of.
   * @param signal Ends the wait.
   * @param onWait Is called when there is a wait; what it returns is called at its end.
   */
  async take(key: string, signal: AbortSignal, onWait?: () => () => void): Promise<Release> {
    signal.throwIfAborted();
    let entry = this.#keys.get(key);
    if (entry === undefined) this.#keys.set(key, entry = { held: 0, waiting: new Set() });
    const mine = entry;
    if (mine.held < this.#limit) mine.held++;
    else {
      // The place is handed over by whoever leaves: `held` does not change.
      const onTurn = onWait?.();
      await new Promise<void>((resolve, reject) => {
        const go = (): void => {
          signal.removeEventListener("abort", stop);
          resolve();
        };
        const stop = (): void => {
          mine.waiting.delete(go);
          reject(signal.reason);
        };
        mine.waiting.add(go);
        signal.addEventListener("abort", stop, { once: true });
      }).finally(onTurn);
    }
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const [next] = mine.waiting;
      if (next !== undefined) {
        mine.waiting.delete(next);
        next();
      } else if (--mine.held === 0) this.#keys.delete(key);
    };
  }
}
