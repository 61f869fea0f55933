/**
 * Sends the alerts of the store. Nothing waits for a receiver but its own alerts: each has a queue of its own.
 * @module
 */
import { DueWork } from "./due_work.ts";
import type { Log } from "../../io/log.ts";
import type { BrandChannel, BrandRecord, WatchStore } from "./store/mod.ts";
import type { Channel } from "./channel.ts";
import { coverageOf, readCoverage } from "./coverage.ts";
import { deliver, SEND_MS, waitMs } from "./deliver.ts";

/** Receivers that this process sends to at once, of one owner and of all. */
const MAX_OF_OWNER = 4, MAX_AT_ONCE = 64;
/** Channels of one owner that are considered at once: some share a receiver, and wait for each other. */
const MAX_CONSIDERED = 16;
/** Most alerts of one batch, and milliseconds after which a batch leaves the rest to the next. */
const MAX_ALERTS = 500, BATCH_MS = 15_000;
/**
 * Milliseconds for which alerts that are being sent are hidden from other processes: longer than a batch and its last
 * message can take. What a killed process was sending waits so long at most.
 */
const HIDE_MS: number = BATCH_MS + SEND_MS + 5_000;
/** Failures in a row after which a receiver is left alone for a while, and most receivers that are remembered. */
const MAX_FAILURES = 2, MAX_CIRCUITS = 10_000;

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

/** A receiver that does not accept alerts, and when it is tried again. */
interface Circuit {
  failures: number;
  opensAgainAt: number;
}

/** The deliveries of one process: channels with due alerts, one for each receiver at a time. */
export class Deliveries extends DueWork<BrandChannel> {
  readonly #parts: DeliveriesParts;
  readonly #circuits = new Map<string, Circuit>();

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
    for (const due of await store.dueChannels(now(), MAX_CONSIDERED, MAX_AT_ONCE * MAX_CONSIDERED)) {
      const receiver = receiverOf(due);
      const circuit = this.#circuits.get(receiver);
      if (circuit !== undefined && circuit.failures >= MAX_FAILURES && circuit.opensAgainAt > now()) {
        await store.postponeAlerts(due, now(), circuit.opensAgainAt);
        continue;
      }
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
    const { channel, error, left, sent, failures } = await deliver(this.#open(brand, due.channel), alerts, {
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
    this.#judge(receiverOf(due), sent > 0, failures);
  }

  /** Of that brand alone: who reads of it may not know the others. */
  async #coverage(brand: BrandRecord): Promise<string> {
    const { store, now } = this.#parts;
    return coverageOf(await readCoverage([brand], store, now()), now()).text;
  }

  /** Remembers whether the receiver accepted anything. */
  #judge(receiver: string, accepted: boolean, newFailures: number): void {
    const failures = newFailures + (accepted ? 0 : this.#circuits.get(receiver)?.failures ?? 0);
    this.#circuits.delete(receiver);
    if (newFailures === 0) return;
    const opensAgainAt = this.#parts.now() + waitMs(Math.max(1, failures - MAX_FAILURES + 1));
    this.#circuits.set(receiver, { failures, opensAgainAt });
    if (this.#circuits.size > MAX_CIRCUITS) this.#circuits.delete(this.#circuits.keys().next().value!);
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
