import { SquatError } from "../mod.ts";

/** Seconds after which a place may well be free again. */
const RETRY_SEC = 5;

/** Places for streams: so many at a time in all, and so many for one key. */
export class Streams {
  readonly #limits: { capacity: number; streams: number };
  readonly #byKey = new Map<string, number>();
  #taken = 0;

  /** `capacity` is for all, `streams` for one key. */
  constructor(limits: { capacity: number; streams: number }) {
    this.#limits = limits;
  }

  /** Places taken. */
  get taken(): number {
    return this.#taken;
  }

  /**
   * Takes a place and returns what gives it back; calling that again does nothing.
   *
   * @throws {SquatError} `rate_limited` when the key has all of its own, `over_capacity` when there is none.
   */
  take(id: string): () => void {
    const own = this.#byKey.get(id) ?? 0;
    if (own >= this.#limits.streams) {
      throw new SquatError(
        "rate_limited",
        `All ${own} streams of this key or owner are open: wait for one to end`,
        { retryAfterSeconds: RETRY_SEC },
      );
    }
    if (this.#taken >= this.#limits.capacity) {
      throw new SquatError("over_capacity", "All places for streams are taken: try again later", {
        retryAfterSeconds: RETRY_SEC,
      });
    }
    this.#taken++;
    this.#byKey.set(id, own + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#taken--;
      const left = this.#byKey.get(id)! - 1;
      if (left === 0) this.#byKey.delete(id);
      else this.#byKey.set(id, left);
    };
  }
}
