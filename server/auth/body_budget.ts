import { SquatError, type SquatErrorCode } from "../../lib/errors.ts";
import { Held } from "../fair/held.ts";
import { MIB } from "../units/mod.ts";

/** Bytes of the large bodies of one owner, and of all, that may be in memory. */
const MAX_OF_OWNER = 16 * MIB, MAX_IN_ALL = 64 * MIB;
/** Seconds after which a client may try again: a body has ten to arrive. */
const RETRY_SEC = 10;

/** The memory for bodies of requests that are larger than most: each owner has a part of it. */
export class BodyBudget {
  readonly #bytes = new Held();

  /**
   * Takes room for a body before it is read. Returns what gives it back; further calls do nothing.
   *
   * @param length What the sender says that it has, from its header. Without it, or with more, `most` is taken.
   * @param most Largest size in bytes.
   * @throws {SquatError} `rate_limited` when the owner's bodies have its part, `over_capacity` when all have all.
   */
  take(owner: string, length: string | null, most: number): () => void {
    const bytes = length !== null && /^\d{1,15}$/.test(length) ? Math.min(Number(length), most) : most;
    const refusal = (code: SquatErrorCode, message: string): SquatError =>
      new SquatError(code, message, { retryAfterSeconds: RETRY_SEC });
    if (this.#bytes.of(owner) + bytes > MAX_OF_OWNER) {
      const size = `${MAX_OF_OWNER / MIB} MiB of bodies: wait for one of them`;
      throw refusal("rate_limited", `Requests of this owner that are in progress have ${size}`);
    }
    if (this.#bytes.all + bytes > MAX_IN_ALL) {
      const size = `${MAX_IN_ALL / MIB} MiB that this server has for bodies: try again later`;
      throw refusal("over_capacity", `Requests in progress have the ${size}`);
    }
    return this.#bytes.take(owner, bytes);
  }
}
