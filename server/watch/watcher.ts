/**
 * Looks at brands when they are due and sends what changed. Any number of processes on one store share the work.
 * @module
 */
import type { WatchState } from "../../lib/watch/mod.ts";
import type { Log } from "../log.ts";
import type { BrandRecord, ClaimedBrand, FoundName, OutboxRecord, WatchStore } from "../stores/watch.ts";
import { candidateOf } from "./candidates.ts";
import type { Channel } from "./channel.ts";
import { deliver } from "./deliver.ts";
import { lookAt, type LookParts } from "./look.ts";
import { isStalled, nextRun } from "./schedule.ts";

/** A lease lasts so long after its holder died; it is renewed four times as often. */
const LEASE_MS = 60_000;
/** How long alerts that one process sends are hidden from others. */
const SENDING_MS = 180_000;
const TICK_MS = 5_000;
/** Found names whose look did not end well are studied again after that. */
const AGAIN_MS = 3_600_000;
/** Most alerts that are sent at once, and most found names that are studied at once. */
const MOST_ALERTS = 500, MOST_FOUND = 200;
/** Runs, events and alerts that were given up are deleted after a year. */
const HISTORY_MS = 365 * 86_400_000;

/** What a watcher works with. */
export interface WatcherParts {
  /** Where brands are. */
  store: WatchStore;
  /** Runs one lookup. */
  lookup: LookParts["lookup"];
  /** Opens a channel of a brand. @throws {SquatError} when it may not be used. */
  openChannel(brand: BrandRecord, url: string): Channel;
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Takes what an operator has to know. */
  log: Log;
  /** Counts what happened. */
  count(what: WatchCount): void;
}

/** What is counted: looks by how they ended, alerts that arrived, attempts that failed. */
export const COUNTS = [
  "looks_complete",
  "looks_incomplete",
  "looks_failed",
  "alerts_sent",
  "alerts_unsent",
] as const;
/** One of them. */
export type WatchCount = typeof COUNTS[number];

/** Looks at what is due, in this process. */
export class Watcher {
  /** As of the last tick: all brands, those that are stalled, and the oldest success in milliseconds since 1970. */
  health: { at: number | null; brands: number; stalled: number; oldestSuccessAt: number | null } = {
    at: null,
    brands: 0,
    stalled: 0,
    oldestSuccessAt: null,
  };
  readonly #parts: WatcherParts;
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;
  #working: Promise<void> | undefined;

  constructor(parts: WatcherParts) {
    this.#parts = parts;
  }

  /** Works off what is due every few seconds, until `close`. */
  start(): void {
    this.#timer ??= setInterval(() => void this.tick(), TICK_MS);
  }

  /** Works off everything that is due now. A tick that comes while another works waits for that one. */
  tick(): Promise<void> {
    return this.#working ??= this.#work()
      .catch((error) => {
        // A lease that was held ends by itself, and the look is repeated.
        if (!this.#stop.signal.aborted) this.#parts.log("error", "A watch failed", { error: String(error) });
      })
      .finally(() => this.#working = undefined);
  }

  /** Gives up a look that runs, for another process or the next start. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort(new DOMException("The watcher stops", "AbortError"));
    await this.#working;
  }

  async #work(): Promise<void> {
    const { store, now } = this.#parts;
    await this.#send();
    while (!this.#stop.signal.aborted) {
      const brand = await store.claim(crypto.randomUUID(), now(), now() + LEASE_MS);
      if (brand === null) break;
      await this.#look(brand);
      await this.#send();
    }
    await this.#judgeHealth();
  }

  /** Looks at one brand while its lease is held. */
  async #look(brand: ClaimedBrand): Promise<void> {
    const { store, now } = this.#parts;
    const { id, lease } = brand;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, lost.signal]);
    const renewal = setInterval(() => {
      store.renew(id, lease, now() + LEASE_MS).then((held) => {
        if (!held) lost.abort(new DOMException("Another process has the brand", "AbortError"));
      }, () => {});
    }, LEASE_MS / 4);
    try {
      await this.#lookWhileHeld(brand, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      // As it was: whoever comes next does the whole look.
      await store.release(id, lease, brand).catch(() => false);
    } finally {
      clearInterval(renewal);
    }
  }

  async #lookWhileHeld(brand: ClaimedBrand, signal: AbortSignal): Promise<void> {
    const { store, now, random } = this.#parts;
    const { id, lease, settings } = brand;
    const startedAt = now();
    const isDue = brand.next_run_at !== null && brand.next_run_at <= startedAt;
    const states = await store.states(id);
    const times = {
      next_run_at: brand.next_run_at,
      last_run_at: brand.last_run_at,
      last_success_at: brand.last_success_at,
      last_heartbeat_at: brand.last_heartbeat_at,
    };
    if (isDue) {
      const heartbeatMs = settings.heartbeat_hours * 3_600_000;
      const heartbeat = heartbeatMs > 0 && startedAt >= (brand.last_heartbeat_at ?? -Infinity) + heartbeatMs;
      let complete = true;
      for (const domain of settings.domains) {
        complete = await this.#lookAt(brand, { domain, states, heartbeat }, signal) && complete;
      }
      times.last_run_at = startedAt;
      if (complete) times.last_success_at = startedAt;
      if (complete && heartbeat) times.last_heartbeat_at = startedAt;
      times.next_run_at = settings.paused ? null : nextRun(settings, startedAt, random);
    }
    const found = await store.dueFound(id, now(), MOST_FOUND);
    const [first] = settings.domains;
    for (const domain of settings.domains) {
      const mine = found.filter((each) =>
        each.domain === domain || domain === first && !settings.domains.includes(each.domain)
      );
      if (mine.length > 0) {
        await this.#lookAt(brand, { domain, states, heartbeat: false, found: mine }, signal);
      }
    }
    await store.release(id, lease, times);
  }

  /** One look at one domain, stored. Returns whether it was complete. */
  async #lookAt(
    brand: ClaimedBrand,
    { domain, states, heartbeat, found }: {
      domain: string;
      states: Map<string, WatchState>;
      heartbeat: boolean;
      found?: readonly FoundName[];
    },
    signal: AbortSignal,
  ): Promise<boolean> {
    const { store, lookup, now } = this.#parts;
    const outcome = await lookAt({
      brand,
      domain,
      state: states.get(domain),
      triage: await store.triage(brand.id),
      ...found && { found: found.flatMap(({ name, kind }) => candidateOf(name, kind)) },
      heartbeat,
      lookup,
      now,
    }, signal);
    const complete = outcome.run.ending === "complete";
    const studied = found && {
      names: found.map(({ name }) => name),
      again_at: complete ? null : now() + AGAIN_MS,
    };
    if (!await store.commit(brand.id, brand.lease, { ...outcome, ...studied && { studied } })) {
      throw new DOMException("Another process has the brand", "AbortError");
    }
    states.set(domain, outcome.state);
    this.#parts.count(`looks_${outcome.run.ending}`);
    return complete;
  }

  /** Sends alerts that are due. What fails is tried again later. */
  async #send(): Promise<void> {
    const { store, now } = this.#parts;
    const taken = await store.takeAlerts(now(), now() + SENDING_MS, MOST_ALERTS);
    for (const [id, alerts] of Map.groupBy(taken, ({ brand_id }) => brand_id)) {
      const brand = await store.get(id);
      if (brand === null) continue;
      const channels = new Map<string, Channel>();
      for (const url of new Set(alerts.map(({ channel }) => channel))) {
        channels.set(url, this.#open(brand, url));
      }
      const mine: OutboxRecord[] = alerts.map(({ brand_id: _, ...alert }) => alert);
      const { outbox, deliveries } = await deliver(mine, channels, now(), this.#stop.signal);
      const left = new Set(outbox);
      for (const alert of mine) {
        await store.settleAlert(id, alert, !left.has(alert));
        this.#parts.count(left.has(alert) ? "alerts_unsent" : "alerts_sent");
      }
      for (const { channel, error } of deliveries) {
        if (error !== "") this.#parts.log("warn", "A channel took no alert", { channel, error });
      }
    }
  }

  /** A channel that may not be used is one that takes nothing. */
  #open(brand: BrandRecord, url: string): Channel {
    try {
      return this.#parts.openChannel(brand, url);
    } catch (error) {
      return { name: "channel", send: () => Promise.reject(error) };
    }
  }

  async #judgeHealth(): Promise<void> {
    const { store, now } = this.#parts;
    const brands = (await store.list()).filter(({ settings }) => !settings.paused);
    const successes = brands.map(({ last_success_at, created_at }) => last_success_at ?? created_at);
    this.health = {
      at: now(),
      brands: brands.length,
      stalled: brands.filter((brand) => isStalled(brand, now())).length,
      oldestSuccessAt: successes.length === 0 ? null : Math.min(...successes),
    };
  }

  /** Forgets what is older than a year. */
  async prune(): Promise<void> {
    await this.#parts.store.prune(this.#parts.now() - HISTORY_MS);
  }
}
