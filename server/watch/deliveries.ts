/**
 * Sends the alerts of the store. Nothing waits for a receiver but its own alerts: each has a queue of its own.
 * @module
 */
import type { Log } from "../log.ts";
import type { BrandChannel, BrandRecord, WatchStore } from "../stores/watch.ts";
import type { Channel } from "./channel.ts";
import { coverageOf, readCoverage } from "./coverage.ts";
import { deliver, SEND_MS, waitMs } from "./deliver.ts";

/** Receivers that this process sends to at once, of one owner and of all. */
const MOST_OF_OWNER = 4, MOST_AT_ONCE = 64;
/** Channels of one owner that are considered at once: some share a receiver, and wait for each other. */
const MOST_CONSIDERED = 16;
/** Most alerts of one batch, and milliseconds after which a batch leaves the rest to the next. */
const MOST_ALERTS = 500, BATCH_MS = 60_000;
/**
 * Milliseconds for which alerts that are being sent are hidden from other processes: longer than one message can take.
 * What a killed process was sending waits so long at most. Renewed while a batch takes longer, at most so often.
 */
const RENEW_MS = 10_000, HIDE_MS: number = SEND_MS + RENEW_MS + 5_000;
/** Failures in a row after which a receiver is left alone for a while, and most receivers that are remembered. */
const MAX_FAILURES = 2, MOST_CIRCUITS = 10_000;

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

/** The deliveries of one process. */
export class Deliveries {
  readonly #parts: DeliveriesParts;
  readonly #stop = new AbortController();
  /** By the receiver that is being sent to: the owner, and what ends the delivery. */
  readonly #receivers = new Map<string, { owner: string; stop: AbortController }>();
  readonly #sending = new Set<Promise<void>>();
  readonly #circuits = new Map<string, Circuit>();
  #starting: Promise<void> | undefined;
  #isWanted = false;

  constructor(parts: DeliveriesParts) {
    this.#parts = parts;
  }

  /** Starts to send what is due. */
  wake(): void {
    this.#isWanted = true;
    this.#starting ??= this.#start()
      .catch((error) => this.#parts.log("error", "Alerts could not be sent", { error: String(error) }))
      .finally(() => {
        this.#starting = undefined;
        if (this.#isWanted && !this.#stop.signal.aborted) this.wake();
      });
  }

  /** Resolves when nothing is being sent and nothing is due that could be. */
  async idle(): Promise<void> {
    while (this.#starting !== undefined || this.#sending.size > 0) {
      await Promise.all([this.#starting, ...this.#sending]);
    }
  }

  /** Ends the deliveries of an owner whose brands are deleted. */
  endOf(owner: string): void {
    for (const each of this.#receivers.values()) {
      if (each.owner === owner) each.stop.abort(new DOMException("The owner was removed", "AbortError"));
    }
  }

  /** Ends deliveries; what was not accepted is due at once, for another process or the next start. */
  async close(): Promise<void> {
    this.#stop.abort(new DOMException("The service stops", "AbortError"));
    await this.idle();
  }

  async #start(): Promise<void> {
    const { store, now } = this.#parts;
    while (this.#isWanted && !this.#stop.signal.aborted) {
      this.#isWanted = false;
      for (const due of await store.dueChannels(now(), MOST_CONSIDERED, MOST_AT_ONCE * MOST_CONSIDERED)) {
        const receiver = receiverOf(due);
        const circuit = this.#circuits.get(receiver);
        if (circuit !== undefined && circuit.failures >= MAX_FAILURES && circuit.opensAgainAt > now()) {
          await store.postponeAlerts(due, now(), circuit.opensAgainAt);
        } else if (!this.#receivers.has(receiver) && this.#hasPlace(due.owner)) {
          const stop = new AbortController();
          this.#receivers.set(receiver, { owner: due.owner, stop });
          const sending = this.#send(due, receiver, stop.signal).finally(() => {
            this.#receivers.delete(receiver);
            this.#sending.delete(sending);
            if (this.#isWanted && !this.#stop.signal.aborted) this.wake();
          });
          this.#sending.add(sending);
        }
      }
    }
  }

  #hasPlace(owner: string): boolean {
    const { size } = this.#receivers;
    return size < MOST_AT_ONCE &&
      [...this.#receivers.values()].filter((each) => each.owner === owner).length < MOST_OF_OWNER;
  }

  async #send(due: BrandChannel, receiver: string, signal: AbortSignal): Promise<void> {
    try {
      await this.#sendBatch(due, receiver, AbortSignal.any([signal, this.#stop.signal]));
      this.#isWanted = true;
    } catch (error) {
      // The alerts are hidden for a while, and sent again.
      this.#parts.log("error", "Alerts could not be sent", { error: String(error) });
    }
  }

  async #sendBatch(due: BrandChannel, receiver: string, signal: AbortSignal): Promise<void> {
    const { store, now, count, log } = this.#parts;
    let hiddenAt = now();
    const alerts = await store.takeAlerts(due, hiddenAt, HIDE_MS, MOST_ALERTS);
    const brand = await store.get(due.brand_id);
    if (alerts.length === 0 || brand === null) return;
    const { channel, error, left, sent, failures } = await deliver(this.#open(brand, due.channel), alerts, {
      now,
      signal,
      coverage: await this.#coverage(brand.owner),
      budgetMs: BATCH_MS,
      onMessage: async (waiting) => {
        if (now() < hiddenAt + RENEW_MS) return;
        hiddenAt = now();
        const nextAt = hiddenAt + HIDE_MS;
        await store.keepAlerts(due.brand_id, waiting.map((alert) => ({ ...alert, nextAt })));
      },
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
    this.#judge(receiver, sent > 0, failures);
  }

  async #coverage(owner: string): Promise<string> {
    const { store, now } = this.#parts;
    return coverageOf(await readCoverage(await store.list(owner), store, now()), now()).text;
  }

  /** Remembers whether the receiver accepted anything. */
  #judge(receiver: string, accepted: boolean, newFailures: number): void {
    const failures = newFailures + (accepted ? 0 : this.#circuits.get(receiver)?.failures ?? 0);
    this.#circuits.delete(receiver);
    if (newFailures === 0) return;
    const opensAgainAt = this.#parts.now() + waitMs(Math.max(1, failures - MAX_FAILURES + 1));
    this.#circuits.set(receiver, { failures, opensAgainAt });
    if (this.#circuits.size > MOST_CIRCUITS) this.#circuits.delete(this.#circuits.keys().next().value!);
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
