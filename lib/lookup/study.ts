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
  const line = (data: unknown) => ({ permutation: subject.permutation, op: op.op, data }) as ResultLine;
  let payloads: readonly unknown[];
  try {
    payloads = await op.run(observationsOf(subject, op.observes));
  } catch (error) {
    subject.signal.throwIfAborted();
    // A mistake in the code must not hide as a failed op.
    if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError) {
      throw error;
    }
    payloads = op.nullable === false ? [] : [null];
    if (op.nullable === false) {
      const { fqdn } = subject.permutation.domain;
      failed({ fqdn, op: op.op as ResultOp, detail: error instanceof Error ? error.message : String(error) });
    }
  }
  for (const payload of payloads) {
    const lacking = payload === null ? null : op.lacks?.(payload) ?? null;
    if (lacking !== null) {
      failed({ fqdn: subject.permutation.domain.fqdn, op: op.op as ResultOp, detail: lacking });
    }
    emit(line(payload));
  }
}
