import type { Io } from "../io.ts";
import { OwnerQueue } from "../owner_queue.ts";
import type { LookupOptions } from "./options.ts";

/** The lookups that wait for their turn, by DNS client, while any does: what a service's lookups share. */
const queueOf = new WeakMap<Io["dns"], OwnerQueue<() => void>>();

/**
 * Resolves when it is this lookup's turn to work without a pause for some milliseconds: one lookup at a time, each owner
 * in turn and of one owner in order of arrival, and between two of them the event loop handles what came in. So many
 * lookups that start together do not keep others waiting for their first line.
 *
 * @throws The signal's reason, when it aborts.
 */
export async function nextTurn(
  io: Pick<Io, "dns" | "sleep">,
  { owner = "", signal }: Pick<LookupOptions, "owner" | "signal"> = {},
): Promise<void> {
  await new Promise<void>((resolve) => {
    const queue = queueOf.get(io.dns) ?? serve(io);
    queue.add(owner, resolve);
  });
  signal?.throwIfAborted();
}

/** Starts to give turns to the lookups on a client; it ends when none waits. */
function serve({ dns, sleep }: Pick<Io, "dns" | "sleep">): OwnerQueue<() => void> {
  const queue = new OwnerQueue<() => void>();
  queueOf.set(dns, queue);
  const pass = async () => {
    for (;;) {
      // A pause that fails is none; the lookups go on.
      await sleep(0).catch(() => {});
      const next = queue.next();
      if (next === undefined) break;
      next();
    }
    queueOf.delete(dns);
  };
  void pass();
  return queue;
}
