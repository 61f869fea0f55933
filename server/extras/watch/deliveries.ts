/**
 * Sends the alerts of the store. Nothing waits for a receiver but its own alerts: each has a queue of its own.
 * @module
 */
import { DueWork } from "./due_work.ts";
import type { Log } from "../../io/log.ts";
import type { BrandChannel, BrandRecord, OutboxRecord, WatchStore } from "./store/mod.ts";
import type { Channel } from "./channel.ts";
import { coverageOf, readCoverage } from "./coverage.ts";

/** Waits between attempts: two minutes, doubled up to six hours. The last attempt is about a day after the first. */
const FIRST_WAIT_MS = 120_000, LONGEST_WAIT_MS = 6 * 3_600_000, MAX_DELIVERY_ATTEMPTS = 12;

/** Milliseconds that a receiver has to accept one message. */
const SEND_MS: number = 30_000;

/** Messages that fail one after the other before the others of a batch are not tried. */
const MAX_FAILURES_OF_BATCH = 2;

/** The outcome of delivery to one channel. */
export interface Delivery {
  /** Name of the channel. */
  channel: string;
  /** Why it did not accept the others; empty when it accepted all that were tried. */
  error: string;
  /** Alerts that it did not accept, with the time of their next attempt. */
  left: OutboxRecord[];
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
function waitMs(attempts: number): number {
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
  const delivery: Delivery = { channel: channel.name, error: "", left: [] };
  const queue = alerts.length > channel.combinesAbove ? [alerts] : alerts.map((alert) => [alert]);
  let isDown = false, failures = 0;
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
      isDown = ++failures >= MAX_FAILURES_OF_BATCH || timeout.aborted;
      refused.push(...message);
      continue;
    }
    failures = 0;
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

/** Receivers that this process sends to at once, of one owner and of all. */
const MAX_OF_OWNER = 4, MAX_AT_ONCE = 64;
/**
 * Channels that are considered at once, of all owners in turn: those that share a receiver wait for each other, and hold
 * up no other of their owner.
 */
const MAX_CONSIDERED = 1_024;
/** Most alerts of one batch, and milliseconds after which a batch leaves the rest to the next. */
const MAX_ALERTS = 500, BATCH_MS = 15_000;
/**
 * Milliseconds for which alerts that are being sent are hidden from other processes: longer than a batch and its last
 * message can take. What a killed process was sending waits so long at most.
 */
const HIDE_MS: number = BATCH_MS + SEND_MS + 5_000;

/** How often due alerts are looked for. */
const DUE_EVERY_MS = 5_000;

/** Dependencies of deliveries. */
export interface DeliveriesParts {
  /** Where the alerts are. */
  store: WatchStore;
  /** Opens a channel of a brand. @throws {SquatError} when it may not be used. */
  openChannel(brand: BrandRecord, url: string): Channel;
  /** Milliseconds since 1970. */
  now(): number;
  /** Log of events for the operator. */
  log: Log;
  /** Counts alerts that were accepted, and attempts that failed. */
  count(what: "alerts_sent" | "alerts_unsent"): void;
}

/** The deliveries of one process: channels with due alerts, one for each receiver at a time. */
export class Deliveries extends DueWork<BrandChannel> {
  readonly #parts: DeliveriesParts;

  constructor(parts: DeliveriesParts) {
    super({
      most: MAX_AT_ONCE,
      everyMs: DUE_EVERY_MS,
      claim: (places) => this.#due(places),
      // Alerts of a delivery that fails are hidden for a while, and sent again.
      work: (due, end) => this.#sendBatch(due, end.signal),
      onError: (error) => parts.log("error", "Alerts could not be sent", { error: String(error) }),
    });
    this.#parts = parts;
  }

  /** Ends the deliveries of an owner whose brands are deleted. */
  endOf(owner: string): void {
    this.end((due) => due.owner === owner, new DOMException("The owner was removed", "AbortError"));
  }

  /** Channels that can be sent to now, at most so many. */
  async #due(places: number): Promise<BrandChannel[]> {
    const { store, now } = this.#parts;
    const busy = this.pieces;
    const receivers = new Set(busy.map(receiverOf));
    const next: BrandChannel[] = [];
    for (const due of await store.dueChannels(now(), MAX_CONSIDERED)) {
      const receiver = receiverOf(due);
      const ofOwner = [...busy, ...next].filter(({ owner }) => owner === due.owner).length;
      if (receivers.has(receiver) || ofOwner >= MAX_OF_OWNER || next.length >= places) continue;
      receivers.add(receiver);
      next.push(due);
    }
    return next;
  }

  async #sendBatch(due: BrandChannel, signal: AbortSignal): Promise<void> {
    const { store, now, count, log } = this.#parts;
    const alerts = await store.takeAlerts(due, now(), HIDE_MS, MAX_ALERTS);
    const brand = await store.get(due.brand_id);
    if (alerts.length === 0 || brand === null) return;
    const { channel, error, left } = await deliver(this.#open(brand, due.channel), alerts, {
      now,
      signal,
      coverage: await this.#coverage(brand),
      budgetMs: BATCH_MS,
      onAccepted: async (accepted) => {
        await store.removeAlerts(due.brand_id, accepted);
        for (const _ of accepted) count("alerts_sent");
      },
    });
    if (left.length > 0) await store.keepAlerts(due.brand_id, left);
    if (error !== "") {
      for (const _ of left) count("alerts_unsent");
      log("warn", "A channel took no alert", { channel, error });
    }
  }

  /** Of that brand alone: who reads of it may not know the others. */
  async #coverage(brand: BrandRecord): Promise<string> {
    const { store, now } = this.#parts;
    return coverageOf(await readCoverage([brand], store, now()), now()).text;
  }

  /** A forbidden channel counts as one that accepts nothing. */
  #open(brand: BrandRecord, url: string): Channel {
    try {
      return this.#parts.openChannel(brand, url);
    } catch (error) {
      return { name: "channel", combinesAbove: 0, send: () => Promise.reject(error) };
    }
  }
}

/** The receiver of a channel's alerts: all URLs of one owner on one host are one. */
function receiverOf({ owner, channel }: BrandChannel): string {
  const host = URL.canParse(channel) ? new URL(channel).host : "";
  return JSON.stringify([owner, host === "" ? channel : host]);
}
