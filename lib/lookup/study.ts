import type { FailedOp, ResultLine, ResultOp, StreamMessage } from "../model.ts";
import type { AnyOp } from "../ops/op.ts";
import type { Subject } from "../subject.ts";
import { observationsOf } from "./observations.ts";

/**
 * Runs all ops for one name: side by side, then those that wait for the others, slow ones excepted. `emit` gets each
 * payload as soon as it is there, `failed` each failure that has no line. Rejects only when the work is aborted, or
 * for a mistake in the code.
 */
export async function study(
  subject: Subject,
  ops: readonly AnyOp[],
  emit: (line: StreamMessage) => void,
  failed: (failure: FailedOp) => void,
): Promise<void> {
  const run = (which: (op: AnyOp) => boolean) =>
    Promise.all(ops.filter(which).map((op) => perform(subject, op, emit, failed)));
  const slow = run((op) => op.isSlow === true);
  // A rejection is reported below, once.
  slow.catch(() => {});
  await run((op) => op.isSlow !== true && op.last !== true);
  await run((op) => op.last === true);
  await slow;
}

async function perform(
  subject: Subject,
  op: AnyOp,
  emit: (line: StreamMessage) => void,
  failed: (failure: FailedOp) => void,
): Promise<void> {
  const { permutation, permutation: { domain: { fqdn } }, signal } = subject;
  const name = op.op as ResultOp;
  let payloads: readonly unknown[];
  try {
    payloads = await op.run(observationsOf(subject, op));
  } catch (error) {
    signal.throwIfAborted();
    // A mistake in the code must not hide as a failed op.
    if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError) {
      throw error;
    }
    if (op.nullable === false) {
      return failed({ fqdn, op: name, detail: error instanceof Error ? error.message : String(error) });
    }
    payloads = [null];
  }
  for (const data of payloads) {
    const lacking = data === null ? null : op.lacks?.(data) ?? null;
    if (lacking !== null) failed({ fqdn, op: name, detail: lacking });
    emit({ permutation, op: name, data } as ResultLine);
  }
}
