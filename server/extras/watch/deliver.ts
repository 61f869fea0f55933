import type { OutboxRecord } from "./store/mod.ts";
import type { Channel } from "./channel.ts";

/** Waits between attempts: two minutes, doubled up to six hours. The last attempt is about a day after the first. */
const FIRST_WAIT_MS = 120_000, LONGEST_WAIT_MS = 6 * 3_600_000, MAX_DELIVERY_ATTEMPTS = 12;

/** Milliseconds that a receiver has to accept one message. */
export const SEND_MS: number = 30_000;

/** Messages that fail one after the other before the others of a batch are not tried. */
const MAX_FAILURES_OF_BATCH = 2;

/** The outcome of delivery to one channel. */
export interface Delivery {
  /** Name of the channel. */
  channel: string;
  /** Events that it accepted. */
  sent: number;
  /** Why it did not accept the others; empty when it accepted all that were tried. */
  error: string;
  /** Alerts that it did not accept, with the time of their next attempt. */
  left: OutboxRecord[];
  /** Number of messages that failed since the last one that was accepted. */
  failures: number;
}

/** Options of a delivery. */
export interface DeliverOptions {
  /** Milliseconds since 1970. */
  now(): number;
  /** Ends the delivery: what was not accepted is due at once, without an attempt. */
  signal: AbortSignal;
  /** Is called as soon as the receiver has accepted a message, before the next one is sent. */
  onAccepted?: (alerts: readonly OutboxRecord[]) => Promise<void>;
  /** Which brands were looked at, for the first line of messages. @default not said */
  coverage?: string;
  /** Milliseconds after which no further message is sent; the rest is due at once. @default no limit */
  budgetMs?: number;
}

/** A receiver may not be sent to for now; it is not at fault. */
export class NotNow extends Error {
  /** When it may, milliseconds since 1970: until then alerts wait without an attempt. Null if that is unknown. */
  readonly until: number | null;

  constructor(message: string, until: number | null) {
    super(message);
    this.until = until;
  }
}

/** Milliseconds to wait after so many failed attempts. */
export function waitMs(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/**
 * Sends alerts to a channel, message by message. One message that the receiver refuses does not hold up the others;
 * after two in a row, or one without an answer, the receiver counts as down and the others wait with them. After twelve
 * attempts an alert is given up: it stays for a replay.
 *
 * @param alerts Alerts of this channel, all of them due.
 */
export async function deliver(
  channel: Channel,
  alerts: readonly OutboxRecord[],
  { now, signal, onAccepted, coverage, budgetMs = Infinity }: DeliverOptions,
): Promise<Delivery> {
  const endsAt = now() + budgetMs;
  const refused: OutboxRecord[] = [];
  const delivery: Delivery = { channel: channel.name, sent: 0, error: "", left: [], failures: 0 };
  const queue = alerts.length > channel.combinesAbove ? [alerts] : alerts.map((alert) => [alert]);
  let isDown = false;
  while (queue.length > 0 && !isDown && !signal.aborted && now() < endsAt) {
    const message = queue.shift()!;
    const timeout = AbortSignal.timeout(SEND_MS);
    try {
      await channel.send(message.map(({ event }) => event), AbortSignal.any([signal, timeout]), coverage);
    } catch (cause) {
      if (signal.aborted) {
        queue.unshift(message);
        break;
      }
      if (cause instanceof NotNow) {
        const waiting = [...message, ...queue.flat(), ...refused];
        delivery.error = cause.message;
        delivery.left = waiting.map((alert, place) =>
          cause.until === null
            ? afterFailure(alert, cause.message, now() + place)
            : { ...alert, nextAt: cause.until }
        );
        return delivery;
      }
      delivery.error = timeout.aborted
        ? `no answer within ${SEND_MS / 1000} s`
        : (cause instanceof Error ? cause.message : String(cause)).slice(0, 300);
      isDown = ++delivery.failures >= MAX_FAILURES_OF_BATCH || timeout.aborted;
      refused.push(...message);
      continue;
    }
    delivery.failures = 0;
    delivery.sent += message.length;
    await onAccepted?.(message);
  }
  const untried = queue.flat();
  const failed = isDown ? [...untried, ...refused] : refused;
  delivery.left = [
    ...failed.map((alert, place) => afterFailure(alert, delivery.error, now() + place)),
    ...isDown ? [] : untried.map((alert) => ({ ...alert, nextAt: now() })),
  ];
  return delivery;
}

/** The order of next attempts is that of the given times: a refused alert comes after those that were not tried. */
function afterFailure(alert: OutboxRecord, error: string, at: number): OutboxRecord {
  const attempts = alert.attempts + 1;
  return {
    ...alert,
    attempts,
    error,
    nextAt: attempts >= MAX_DELIVERY_ATTEMPTS ? null : at + waitMs(attempts),
  };
}
