import type { Classification, FailedOp, ResultLine, ResultOp, StreamMessage } from "../model.ts";
import type { AnyOp } from "../ops/op.ts";
import type { Subject } from "../subject.ts";
import { comparePictures } from "./facts.ts";
import { observationsOf } from "./observations.ts";

/** Where the lines of one study go. */
export interface Outlet {
  /** Gets each payload as soon as it is there. */
  emit(line: StreamMessage): void;
  /** Gets each failure that has no line. */
  failed(failure: FailedOp): void;
  /** Called when the name has a verdict; null without one, or where none is asked for. */
  judged(verdict: Classification | null): void;
}

/**
 * Runs all ops for one name but those that take pictures: side by side, then those that wait for the others, slow ones
 * excepted. Rejects only when the work is aborted, or for a mistake in the code.
 */
export async function study(subject: Subject, ops: readonly AnyOp[], outlet: Outlet): Promise<void> {
  const run = (which: (op: AnyOp) => boolean) =>
    Promise.all(ops.filter(which).map((op) => perform(subject, op, outlet)));
  const slow = run((op) => op.isSlow === true);
  // A rejection is reported below, once.
  slow.catch(() => {});
  await run((op) => op.isSlow !== true && op.last !== true && op.isPicture !== true);
  const verdicts = await run((op) => op.last === true);
  outlet.judged((verdicts.flat()[0] ?? null) as Classification | null);
  await slow;
}

/** Takes the picture of one name, and makes its verdict once more where that learns from it. */
export async function studyPicture(
  subject: Subject,
  ops: readonly AnyOp[],
  verdict: Classification | null,
  outlet: Outlet,
): Promise<void> {
  // Whoever reads the line may look for both at once.
  const isCompared = verdict !== null && await comparePictures(subject);
  await Promise.all(ops.filter((op) => op.isPicture === true).map((op) => perform(subject, op, outlet)));
  if (!isCompared) return;
  const before = JSON.stringify(verdict);
  for (const op of ops.filter((each) => each.last === true)) {
    await perform(subject, op, outlet, (data) => JSON.stringify(data) !== before);
  }
}

async function perform(
  subject: Subject,
  op: AnyOp,
  { emit, failed }: Outlet,
  isNews: (data: unknown) => boolean = () => true,
): Promise<readonly unknown[]> {
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
      failed({ fqdn, op: name, detail: error instanceof Error ? error.message : String(error) });
      return [];
    }
    payloads = [null];
  }
  for (const data of payloads) {
    const lacking = data === null ? null : op.lacks?.(data) ?? null;
    if (lacking !== null) failed({ fqdn, op: name, detail: lacking });
    if (isNews(data)) emit({ permutation, op: name, data } as ResultLine);
  }
  return payloads;
}
