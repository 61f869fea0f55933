import { SquatError } from "../../mod.ts";

/** Runs at most so many tasks at the same time; the others wait in the order in which they came. */
export class Semaphore {
  readonly #most: number;
  readonly #queue: number;
  readonly #refusal: string;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /**
   * Makes a semaphore.
   *
   * @param most Tasks that run at the same time.
   * @param queue Tasks that may wait; the others are refused. @default any number
   * @param refusal What a refused caller is told.
   */
  constructor(most: number, queue: number = Infinity, refusal: string = "Too many requests wait: try again") {
    this.#most = most;
    this.#queue = queue;
    this.#refusal = refusal;
  }

  /**
   * Runs a task, at once or when those before it have ended.
   *
   * @throws {SquatError} `over_capacity` when too many wait.
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) {
      if (this.#waiting.length >= this.#queue) {
        throw new SquatError("over_capacity", this.#refusal, { retryAfterSeconds: 5 });
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      // The next task takes over the place of this one.
      if (next === undefined) this.#running--;
      else next();
    }
  }
}
