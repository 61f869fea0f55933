/**
 * Visits the names that doors brought, when they are due. Any number of processes on one store share the work.
 * @module
 */
import type { Io } from "../../mod.ts";
import type { ThreadTime } from "../auth/thread_time.ts";
import type { Log } from "../log.ts";
import type { VisitOutcome } from "../client.ts";
import type { SourceName, SourceStore, SourceVisit } from "../stores/sources.ts";
import type { NameTrigger } from "../watch/name_trigger.ts";
import type { BrandsOfOwners } from "./brands.ts";
import { type DoorName, DOORS } from "./doors.ts";
import { nextVisit } from "./schedule.ts";
import { type Imitated, visitName } from "./visit_name.ts";
import { VisitQueue } from "./visit_queue.ts";

/** Names that are visited at the same time. */
const VISITS_AT_ONCE = 80;
/** A visit that takes longer has failed. */
const VISIT_MS = 10_000;
/** Names are hidden from other processes for so long: longer than a visit takes. */
const VISIT_HIDE_MS = 300_000;
/** Names that are taken at once, after at most so many visits more are taken, and visits that are stored at once. */
const CLAIM = 200, CLAIM_AFTER = 20, SETTLE = 100;
const CLAIM_EVERY_MS = 2_000;
/** When a name is tried again whose brand had its names of the day. */
const HELD_MS = 3_600_000;

/** Dependencies of a visitor. */
export interface VisitorParts {
  /** Where names wait. */
  store: SourceStore;
  /** The watched brands. */
  brands: BrandsOfOwners;
  /** Has names studied. */
  trigger: Pick<NameTrigger, "found">;
  /** The network. */
  io: Pick<Io, "dns" | "net" | "sleep" | "tables" | "contact" | "userAgent">;
  /** What pages are compared in. */
  thread: ThreadTime;
  /** Milliseconds since 1970. */
  now(): number;
  /** Log of events for the operator. */
  log: Log;
  /** Called when a name was queued for a study. */
  onFound(): void;
}

/** Visits due names in this process. */
export class Visitor {
  readonly #parts: VisitorParts;
  readonly #stop = new AbortController();
  /**
   * What ends the visits in progress. No combined signals: what listens to one of those is kept until its time is over,
   * with the page that it was for.
   */
  readonly #ends = new Set<AbortController>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | null = null;
  /** Visits so far. */
  visits = 0;
  /** When it last looked for due names, milliseconds since 1970; 0 for never. */
  tickedAt = 0;
  /** Whether names may have come in since names were read. */
  #isAsked = false;
  /** Goes on with what waits for a visit to end, or for names. */
  #wake: () => void = () => {};

  constructor(parts: VisitorParts) {
    this.#parts = parts;
  }

  /** Visits due names every few seconds, until `close`. */
  start(): void {
    this.#timer ??= setInterval(() => void this.tick(), CLAIM_EVERY_MS);
  }

  /** Visits what is due. Resolves when nothing is. */
  async tick(): Promise<void> {
    this.#isAsked = true;
    this.#wake();
    this.tickedAt = this.#parts.now();
    this.#running ??= this.#work().catch((error) => {
      if (!this.#stop.signal.aborted) {
        this.#parts.log("error", "Names from doors could not be visited", { error: String(error) });
      }
    }).finally(() => this.#running = null);
    await this.#running;
  }

  /** Aborts the visits; another process or the next start repeats them. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort(new DOMException("The visitor stops", "AbortError"));
    for (const end of this.#ends) end.abort(this.#stop.signal.reason);
    await this.#running;
  }

  async #work(): Promise<void> {
    const { store, now } = this.#parts;
    const { signal } = this.#stop;
    const queue = new VisitQueue();
    const visits = new Set<Promise<void>>();
    let seen: SourceVisit[] = [], started = 0, isDry = false;
    const settle = async (): Promise<void> => {
      const part = seen;
      seen = [];
      await store.settle(part, now());
    };
    const start = ([name, end]: [name: SourceName, end: () => void]): void => {
      const visit: Promise<void> = this.#visit(name)
        .then((each) => void seen.push(each))
        .finally(() => {
          end();
          visits.delete(visit);
          this.#wake();
        });
      // Who waits for it gets its error; nobody may be waiting yet.
      visit.catch(() => {});
      visits.add(visit);
    };
    try {
      do {
        signal.throwIfAborted();
        // A line that came to its end may go on in the store.
        if (this.#isAsked || queue.size === 0 && !isDry || started >= CLAIM_AFTER) {
          [this.#isAsked, started] = [false, 0];
          queue.add(await store.claim(now(), VISIT_HIDE_MS, CLAIM, queue.lines()));
          isDry = queue.size === 0;
        }
        for (; visits.size < VISITS_AT_ONCE && queue.size > 0; started++) start(queue.next()!);
        if (visits.size > 0 && !this.#isAsked) await new Promise<void>((resolve) => this.#wake = resolve);
        if (seen.length >= SETTLE || queue.size === 0 && seen.length > 0) await settle();
      } while (this.#isAsked || !isDry || visits.size > 0);
    } finally {
      await Promise.allSettled(visits);
      if (seen.length > 0) await settle();
    }
  }

  async #visit(name: SourceName): Promise<SourceVisit> {
    const { brands, io, now, log, thread } = this.#parts;
    const { owner, door, added_at } = name;
    this.visits++;
    const end = new AbortController();
    const { signal } = end;
    const timer = setTimeout(
      () => end.abort(new DOMException("The visit takes too long", "TimeoutError")),
      VISIT_MS,
    );
    this.#ends.add(end);
    let outcome: VisitOutcome = "failed";
    try {
      const { isForgeable = false } = DOORS[door as DoorName] ?? { isForgeable: true };
      const owners = await brands.of(owner);
      const seen = await visitName(io, name, { owners, isForgeable, thread }, signal, this.#stop.signal);
      outcome = seen.outcome;
      if (!await this.#report(name, seen.imitated)) {
        return { owner, name: name.name, door, outcome, next_at: now() + HELD_MS };
      }
    } catch (error) {
      this.#stop.signal.throwIfAborted();
      if (!signal.aborted) {
        log("error", "A name could not be visited", { name: name.name, error: String(error) });
      }
    } finally {
      clearTimeout(timer);
      this.#ends.delete(end);
    }
    return { owner, name: name.name, door, outcome, next_at: nextVisit(outcome, added_at, now()) };
  }

  /** Has a name studied by the brands that its page imitates. Returns whether all of them took it. */
  async #report({ name, door, reason }: SourceName, imitated: readonly Imitated[]): Promise<boolean> {
    let isTaken = true;
    for (const { brands, match } of imitated) {
      const brand = brands.byName.get(match.brand);
      if (brand === undefined) continue;
      const why = match.reasons.filter(({ weight }) => weight > 0).slice(0, 3).map(({ evidence }) =>
        evidence
      );
      const taken = await this.#parts.trigger.found(brand, {
        name,
        domain: brand.settings.domains[0]!,
        kind: "UserContext",
        source: { door, reason: `${reason}; its page: ${why.join(", ")}`.slice(0, 500) },
      });
      if (taken === "queued") this.#parts.onFound();
      isTaken &&= taken !== "held";
    }
    return isTaken;
  }
}
