import type { Io } from "../io.ts";
import { turnsOf } from "../turns.ts";
import type { LookupOptions } from "./options.ts";

/** What a slice of candidates, an answer and a study count as: milliseconds that they take on Node. */
const SLICE_COSTS_MS = 2, ANSWER_COSTS_MS = 0.02, STUDY_COSTS_MS = 0.2;

/**
 * Resolves when it is this lookup's turn to work without a pause for some milliseconds, as those of {@link turnsOf}.
 *
 * @throws The signal's reason, when it aborts.
 */
export async function nextTurn(
  io: Pick<Io, "dns" | "sleep">,
  { owner = "", signal }: Pick<LookupOptions, "owner" | "signal"> = {},
): Promise<void> {
  const turns = turnsOf(io);
  await turns.take(owner);
  turns.worked(owner, SLICE_COSTS_MS);
  signal?.throwIfAborted();
}

/**
 * Resolves when the study of a name may start: at once, unless another owner is before this one.
 *
 * @throws The signal's reason, when it aborts.
 */
export async function studyTurn(
  io: Pick<Io, "dns" | "sleep">,
  { owner = "", signal }: Pick<LookupOptions, "owner" | "signal">,
): Promise<void> {
  const turns = turnsOf(io);
  await turns.pass(owner);
  turns.worked(owner, STUDY_COSTS_MS);
  signal?.throwIfAborted();
}

/** An answer was read: while they come in, who has worked longer than the owner waits. */
export function readAnswer(io: Pick<Io, "dns" | "sleep">, owner: string = ""): void {
  turnsOf(io).worked(owner, ANSWER_COSTS_MS);
}
