import type { OpData, ResultOp } from "../model.ts";
import type { Subject } from "../subject.ts";

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
  /** Does it. */
  run(subject: Subject): Promise<OpData[O][]>;
}
