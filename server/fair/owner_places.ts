import { SquatError } from "../../lib/errors.ts";
import { OwnerQueue } from "./owner_queue.ts";

/** Admits a few at a time, each owner in turn, so that one who sends many requests delays nobody but itself. */
export class OwnerPlaces {
  readonly #limit: number;
  readonly #maxWaiting: number;
  readonly #what: string;
  readonly #queue = new OwnerQueue<() => void>();
  #held = 0;

  /**
   * @param limit How many at a time.
   * @param maxWaiting How many of one owner may wait.
   * @param what What they are, in the message: "bundles of evidence".
   */
  constructor(limit: number, maxWaiting: number, what: string) {
    this.#limit = limit;
    this.#maxWaiting = maxWaiting;
    this.#what = what;
  }

  /**
   * Resolves when the owner has a place, with the function that releases it; further calls of it do nothing.
   *
   * @throws {SquatError} `rate_limited` when too many of the owner wait; the signal's reason when it aborts first.
   */
  async acquire(owner: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#held < this.#limit) this.#held++;
    else {
      if (this.#queue.of(owner) >= this.#maxWaiting) {
        throw new SquatError(
          "rate_limited",
          `${this.#maxWaiting} ${this.#what} of this owner wait already: wait for one of them`,
          { retryAfterSeconds: 10 },
        );
      }
      await new Promise<void>((resolve, reject) => {
        const admit = () => {
          signal.removeEventListener("abort", leave);
          resolve();
        };
        const leave = () => {
          this.#queue.remove(owner, admit);
          reject(signal.reason);
        };
        this.#queue.add(owner, admit);
        signal.addEventListener("abort", leave, { once: true });
      });
    }
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const next = this.#queue.next();
      if (next === undefined) this.#held--;
      else next();
    };
  }
}
