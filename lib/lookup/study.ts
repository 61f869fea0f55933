import type { ResultLine, StreamMessage } from "../model.ts";
import type { AnyOp } from "../ops/mod.ts";
import type { Op } from "../ops/op.ts";
import type { Subject } from "../subject.ts";

/**
 * Does all ops for one name: the gather ops side by side, then the conclude ops. Each payload is given to
 * `emit` as soon as it is there. Rejects only when the work is aborted.
 */
export async function study(
  subject: Subject,
  ops: readonly AnyOp[],
  emit: (line: StreamMessage) => Promise<void> | void,
): Promise<void> {
  for (const stage of ["gather", "conclude"] as const) {
    await Promise.all(
      ops.filter((op) => op.stage === stage).map((op) => perform(subject, op as Op<"Dns">, emit)),
    );
  }
}

async function perform(
  subject: Subject,
  op: Op<"Dns">,
  emit: (line: StreamMessage) => Promise<void> | void,
): Promise<void> {
  const line = (data: unknown) => ({ permutation: subject.permutation, op: op.op, data }) as ResultLine;
  let payloads: unknown[];
  try {
    payloads = await op.run(subject);
  } catch (error) {
    subject.signal.throwIfAborted();
    // A programming error must not hide as a failed op.
    if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError) {
      throw error;
    }
    payloads = [null];
  }
  for (const payload of payloads) await emit(line(payload));
}
