/**
 * Checks brands when they are due and sends alerts about changes. Any number of processes on one store share the work.
 * @module
 */
import type { RunProgress } from "./client/types.ts";
import { DueWork } from "./due_work.ts";
import type { Log } from "../../io/log.ts";
import type { BrandRecord, BrandTimes, ClaimedBrand, LookOutcome, Round, WatchStore } from "./store/mod.ts";
import type { Channel } from "./channel.ts";
import { Deliveries } from "./deliveries.ts";
import { lookAt, type LookParts } from "./look.ts";
import { isLate, nextRun } from "./schedule.ts";
import { CLOCK_SKEW_MS } from "../../units/mod.ts";

/** Milliseconds that a lease lasts after its holder dies; it is renewed four times as often. */
export const LEASE_MS = 60_000;
const TICK_MS = 5_000;
/** Runs of a process at once, one whole run of an owner: one with long runs does not hold up others. */
const MAX_RUNS = 4;
/** Maximum number of found names studied at once. */
const MAX_FOUND = 200;
/** Runs, events and alerts that were given up are deleted after a year. */
const HISTORY_MS = 365 * 86_400_000;
/** How long studied names are remembered: a certificate comes from several logs. */
export const STUDIED_MS = 86_400_000;

/** Ends a run whose brand another process has, or nobody any more. */
const LOST = new DOMException("The brand is deleted, or another process has it", "AbortError");

/** Dependencies of a watcher. */
export interface WatcherParts {
  /** Where brands are. */
  store: WatchStore;
  /** Runs one lookup. */
  lookup: LookParts["lookup"];
  /** Opens a channel of a brand. @throws {SquatError} when it may not be used. */
  openChannel(brand: BrandRecord, url: string): Channel;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs of this process at once, one whole run of an owner. @default 4 */
  mostRuns?: number;
  /** Log of events for the operator. */
  log: Log;
  /** Counts outcomes. */
  count(what: WatchCount): void;
  /**
   * Is awaited after each run whose outcome is stored. `isLast`: all domains of the brand have had their run of this
   * round.
   */
  onRun?(brand: ClaimedBrand, outcome: LookOutcome, isLast: boolean): Promise<void>;
}

/** What is counted, in words. */
export const COUNTS = {
  looks_complete: "Looks at watched brands that saw every name",
  looks_incomplete: "Looks at watched brands that missed names",
  looks_failed: "Looks at watched brands that failed",
  alerts_sent: "Alerts that a channel accepted",
  alerts_unsent: "Attempts to send an alert that failed",
} as const;
/** One of them. */
export type WatchCount = keyof typeof COUNTS;

/** Figures of a tick. */
export interface WatcherHealth {
  /** When it was, milliseconds since 1970; null before the first. */
  at: number | null;
  /** Brands that are not paused. */
  brands: number;
  /** Those with a run that is late. */
  stalled: number;
  /** Those whose last run was not complete. */
  failing: number;
}

/** Checks due brands in this process. */
export class Watcher {
  /** Figures of the last tick. */
  health: WatcherHealth = { at: null, brands: 0, stalled: 0, failing: 0 };
  /** The runs in progress in this process, by brand. */
  readonly progress: Map<string, RunProgress> = new Map();
  /** Sends the alerts of runs. */
  readonly deliveries: Deliveries;
  readonly #parts: WatcherParts;
  readonly #runs: DueWork<ClaimedBrand>;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(parts: WatcherParts) {
    const { store, now, mostRuns = MAX_RUNS } = parts;
    this.#parts = parts;
    this.deliveries = new Deliveries(parts);
    this.#runs = new DueWork({
      most: mostRuns,
      everyMs: TICK_MS,
      onError: (error) => this.#report(error),
      claim: async () => {
        const busy = this.#runs.pieces.map(({ owner }) => owner);
        // Beside the whole run of a brand, names of another are looked at: they are few, and somebody waits for them.
        const full = busy.filter((owner, at) => busy.indexOf(owner) < at);
        const brand = await store.claim(crypto.randomUUID(), now(), LEASE_MS, full, busy);
        return brand === null ? [] : [brand];
      },
      work: (brand, end) => this.#look(brand, end).finally(() => this.deliveries.wake()),
    });
  }

  /** Processes due work and takes the figures every few seconds, until `close`. */
  start(): void {
    this.#runs.start();
    this.deliveries.start();
    this.#timer ??= setInterval(() => void this.#judge(), TICK_MS);
  }

  /** Starts what is due, runs and deliveries. */
  wake(): void {
    this.deliveries.wake();
    this.#runs.wake();
  }

  /** Starts what is due. Resolves when no run is due or in progress, with figures after it; deliveries go on. */
  async tick(): Promise<void> {
    this.wake();
    await this.#runs.idle();
    await this.#judge();
  }

  /** Aborts the current runs and deliveries; another process or the next start repeats them. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#runs.close(), this.deliveries.close()]);
  }

  /** Ends the run and the deliveries of an owner whose brands are deleted. */
  endOf(owner: string): void {
    this.#runs.end((brand) => brand.owner === owner, LOST);
    this.deliveries.endOf(owner);
  }

  #report(error: unknown): void {
    if (!this.#runs.signal.aborted) this.#parts.log("error", "A watch failed", { error: String(error) });
  }

  /** One turn of a brand, while its lease is held. */
  async #look(brand: ClaimedBrand, end: AbortController): Promise<void> {
    const { store, now } = this.#parts;
    const { id, lease } = brand;
    const renewal = setInterval(() => {
      store.renew(id, lease, now(), LEASE_MS).then((held) => {
        if (!held) end.abort(LOST);
      }, () => {});
    }, LEASE_MS / 4);
    try {
      await store.release(brand, await this.#turn(brand, end.signal));
    } catch (error) {
      if (!end.signal.aborted && error !== LOST) throw error;
      // Unchanged: the next process repeats the run.
      await store.release(brand, brand).catch(() => false);
    } finally {
      clearInterval(renewal);
    }
  }

  /**
   * One run of one domain: found names come first, then the schedule. Returns the values with which the brand is
   * released.
   */
  async #turn(brand: ClaimedBrand, signal: AbortSignal): Promise<BrandTimes> {
    const { store } = this.#parts;
    const { id, settings, claimed_at } = brand;
    const round = roundOf(brand);
    const found = await store.dueFound(id, claimed_at, MAX_FOUND);
    const foundFor = (domain: string) =>
      found.filter((each) =>
        each.domain === domain || domain === settings.domains[0] && !settings.domains.includes(each.domain)
      );
    const urgent = settings.domains.find((domain) => foundFor(domain).length > 0);
    if (urgent !== undefined) {
      const state = await store.state(id, urgent);
      // Before the first full run they are part of it.
      if (round === null || state !== undefined && state.runs.lastCompleteAt !== null) {
        const look = { domain: urgent, found: foundFor(urgent), partial: true, heartbeat: false };
        const outcome = await this.#lookAt(brand, look, signal);
        await this.#parts.onRun?.(brand, outcome, false);
        return brand;
      }
    }
    if (round === null) return brand;
    const heartbeatMs = settings.heartbeat_hours * 3_600_000;
    const heartbeat = heartbeatMs > 0 &&
      round.started_at >= (brand.last_heartbeat_at ?? -Infinity) + heartbeatMs;
    const [domain, ...left] = settings.domains.filter((each) => !round.done.includes(each));
    if (domain !== undefined) {
      const look = { domain, found: foundFor(domain), partial: false, heartbeat };
      const outcome = await this.#lookAt(brand, look, signal);
      const { ending, detail } = outcome.run;
      // One that lacks pages or records is no success, as its coverage says.
      round.complete &&= ending === "complete" && detail === "";
      round.done.push(domain);
      await this.#parts.onRun?.(brand, outcome, left.length === 0);
    }
    if (left.length > 0) return { ...brand, round };
    return {
      round: null,
      next_run_at: nextRun(settings.schedule, round.started_at),
      last_run_at: round.started_at,
      // It was before this run, also by a clock that has been set back since.
      last_success_at: round.complete
        ? this.#parts.now()
        : brand.last_success_at && Math.min(brand.last_success_at, round.started_at - 1),
      last_heartbeat_at: round.complete && heartbeat ? round.started_at : brand.last_heartbeat_at,
    };
  }

  /** Checks one domain and stores the outcome. */
  async #lookAt(
    brand: ClaimedBrand,
    look: Pick<LookParts, "domain" | "found" | "partial" | "heartbeat">,
    signal: AbortSignal,
  ): Promise<LookOutcome> {
    const { store, lookup, now } = this.#parts;
    const { progress } = this;
    const outcome = await lookAt({
      ...look,
      brand,
      state: await store.state(brand.id, look.domain),
      triage: await store.triage(brand.id),
      pages: (await store.pages([brand.id])).get(brand.id),
      async *lookup(request, own) {
        const run: RunProgress = { domain: look.domain, completed: 0, total: 0, result: null };
        progress.set(brand.id, run);
        try {
          const onResult = (uuid: string) => void (run.result = uuid);
          for await (const line of lookup({ ...request, onResult }, own)) {
            if (line.op === "Meta" && line.data.kind === "Progress") {
              [run.completed, run.total] = line.data.data;
            }
            yield line;
          }
        } finally {
          progress.delete(brand.id);
        }
      },
      now,
    }, signal);
    if (!await store.commit(brand.id, brand.lease, outcome)) throw LOST;
    this.#parts.count(`looks_${outcome.run.ending}`);
    return outcome;
  }

  /** Takes the figures. */
  async #judge(): Promise<void> {
    const { store, now } = this.#parts;
    let brands: BrandRecord[];
    try {
      brands = (await store.list()).filter(({ settings }) => !settings.paused);
    } catch (error) {
      return this.#report(error);
    }
    this.health = {
      at: now(),
      brands: brands.length,
      stalled: brands.filter((brand) => isLate(brand, now())).length,
      failing:
        brands.filter(({ last_run_at, last_success_at }) => (last_success_at ?? -1) < (last_run_at ?? -1))
          .length,
    };
  }

  /** Deletes entries older than a year, and names that were studied long ago. */
  async prune(): Promise<void> {
    const { store, now } = this.#parts;
    await store.prune(now() - HISTORY_MS, now() - STUDIED_MS);
  }
}

/** The due round: the current one, or a new one; null when none is due. */
function roundOf({ next_run_at, last_run_at, round, claimed_at }: ClaimedBrand): Round | null {
  const isSetBack = (last_run_at ?? 0) > claimed_at + CLOCK_SKEW_MS;
  if (next_run_at === null || next_run_at > claimed_at && !isSetBack) return null;
  // The settings have changed since an older round.
  if (round !== null && round.started_at >= next_run_at) return { ...round, done: [...round.done] };
  return { started_at: claimed_at, done: [], complete: true };
}
