import { SquatError } from "../../mod.ts";

/** Lets a few do something dear at a time. */
export class Turns {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #refusal: string;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `atOnce` run, `waiting` wait; the others are sent away at once, with `refusal`. */
  constructor(atOnce: number, waiting: number = Infinity, refusal: string = "Too many wait: try again") {
    this.#atOnce = atOnce;
    this.#most = waiting;
    this.#refusal = refusal;
  }

  /**
   * Runs something when its turn has come, in the order of asking.
   *
   * @throws {SquatError} `over_capacity` when too many wait.
   */
  async take<T>(run: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#most) {
        throw new SquatError("over_capacity", this.#refusal, { retryAfterSeconds: 5 });
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await run();
    } finally {
      const next = this.#waiting.shift();
      // Who comes next has this one's place already.
      if (next === undefined) this.#running--;
      else next();
    }
  }
}
