import { SquatError } from "../../../lib/errors.ts";
import { PagePlaces } from "../../../lib/net/mod.ts";

/** Admits a few at a time, owners as pages of the browser are: one who sends many requests delays nobody but itself. */
export class OwnerPlaces {
  readonly #places: PagePlaces;
  readonly #maxWaiting: number;
  readonly #what: string;

  /**
   * @param limit How many at a time; one more where another owner has them all.
   * @param maxWaiting How many of one owner may wait.
   * @param what What they are, in the message: "bundles of evidence".
   */
  constructor(limit: number, maxWaiting: number, what: string) {
    this.#places = new PagePlaces(limit);
    this.#maxWaiting = maxWaiting;
    this.#what = what;
  }

  /**
   * Resolves when the owner has a place, with the function that releases it; further calls of it do nothing.
   *
   * @throws {SquatError} `rate_limited` when too many of the owner wait; the signal's reason when it aborts first.
   */
  async acquire(owner: string, signal: AbortSignal): Promise<() => void> {
    if (this.#places.waitingOf(owner) >= this.#maxWaiting) {
      throw new SquatError(
        "rate_limited",
        `${this.#maxWaiting} ${this.#what} of this owner wait already: wait for one of them`,
        { retryAfterSeconds: 10 },
      );
    }
    let release: ((ms: number) => void) | undefined = await this.#places.acquire(owner, signal);
    const since = performance.now();
    return () => {
      release?.(performance.now() - since);
      release = undefined;
    };
  }
}
