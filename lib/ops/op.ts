import type { OpData, ResultOp } from "../model.ts";
import type { Subject } from "../subject.ts";

/**
 * Whom a question goes to: nobody, the configured resolvers, registries and registrars (RDAP, WHOIS), the
 * candidates' own servers (web, mail), or this installation's own memory.
 */
export type Audience = "nobody" | "resolvers" | "registries" | "candidates" | "history";

/**
 * One operation. `gather` ops run side by side for a name; `conclude` ops run when all of them have ended.
 *
 * `run` resolves with the payloads, one line each; none means that there was no answer. A rejection becomes a
 * line with `data: null`.
 */
export interface Op<O extends ResultOp> {
  /** Its name on the wire. */
  readonly op: O;
  /** When it runs. */
  readonly stage: "gather" | "conclude";
  /** Whom it asks, beyond the question whether the name exists. Ops that ask candidates rest in a passive lookup. */
  readonly asks: Audience;
  /** Whose answers it also uses; it asks for what no op before it did, and does without where that is not allowed. */
  readonly needs?: readonly Audience[];
  /** Does it. */
  run(subject: Subject): Promise<OpData[O][]>;
}
