import type { Channel } from "./channel.ts";
import type { Undelivered } from "./guard_file.ts";

/** Waits between attempts: two minutes, doubled up to six hours. The last attempt is about a day after the first. */
const FIRST_WAIT_MS = 120_000, LONGEST_WAIT_MS = 6 * 3_600_000, MAX_ATTEMPTS = 12;

/** Number of undelivered events that are stored for a replay, the newest ones. */
const MAX_DEAD = 1_000;

const SEND_MS = 60_000;

/** The outcome of delivery to one channel. */
export interface Delivery {
  /** Name of the channel. */
  channel: string;
  /** Events that it accepted. */
  sent: number;
  /** Why it did not accept the others; empty when it accepted all. */
  error: string;
}

/**
 * Sends the due events, channel by channel, and returns the rest. A channel that fails does not delay others; its
 * events wait longer after each attempt, and after twelve they are stored for a replay.
 *
 * @param outbox Undelivered events.
 * @param channels Open channels by URL. Events of other channels stay.
 * @param now Milliseconds since 1970.
 */
export async function deliver(
  outbox: readonly Undelivered[],
  channels: ReadonlyMap<string, Channel>,
  now: number,
  signal: AbortSignal,
): Promise<{ outbox: Undelivered[]; deliveries: Delivery[] }> {
  const left = new Set(outbox);
  const deliveries = await Promise.all([...channels].map(async ([url, channel]): Promise<Delivery> => {
    const due = outbox.filter((each) => each.channel === url && each.nextAt !== null && each.nextAt <= now);
    if (due.length === 0) return { channel: channel.name, sent: 0, error: "" };
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(SEND_MS)]);
      await channel.send(due.map(({ event }) => event), limit);
      for (const each of due) left.delete(each);
      return { channel: channel.name, sent: due.length, error: "" };
    } catch (cause) {
      signal.throwIfAborted();
      const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 300);
      for (const each of due) {
        each.attempts++;
        each.error = error;
        const wait = Math.min(FIRST_WAIT_MS * 2 ** (each.attempts - 1), LONGEST_WAIT_MS);
        each.nextAt = each.attempts >= MAX_ATTEMPTS ? null : now + wait;
      }
      return { channel: channel.name, sent: 0, error };
    }
  }));
  const dead = outbox.filter((each) => each.nextAt === null);
  for (const each of dead.slice(0, Math.max(0, dead.length - MAX_DEAD))) left.delete(each);
  return { outbox: [...left], deliveries };
}

/** Makes events whose delivery was given up due again. */
export function replay(outbox: readonly Undelivered[], now: number): Undelivered[] {
  return outbox.map((each) => each.nextAt === null ? { ...each, attempts: 0, nextAt: now } : each);
}
