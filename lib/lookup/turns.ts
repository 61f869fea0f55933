import type { Io } from "../io.ts";

/** The turn that was given last, by DNS client: what a service's lookups share. */
const lastTurn = new WeakMap<Io["dns"], Promise<void>>();

/**
 * Resolves when it is this lookup's turn to work without a pause for some milliseconds: one lookup at a time, in order of
 * arrival, and between two of them the event loop handles what came in. So many lookups that start together do not keep
 * others waiting for their first line.
 *
 * @throws The signal's reason, when it aborts.
 */
export async function nextTurn(
  { dns, sleep }: Pick<Io, "dns" | "sleep">,
  signal?: AbortSignal,
): Promise<void> {
  const turn = (lastTurn.get(dns) ?? Promise.resolve()).then(() => sleep(0));
  lastTurn.set(dns, turn);
  await turn;
  signal?.throwIfAborted();
}
