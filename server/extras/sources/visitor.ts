/**
 * Visits the names that doors brought, when they are due. Any number of processes on one store share the work.
 * @module
 */
import type { Io } from "../../../lib/io.ts";
import type { VisitOutcome } from "../../client.ts";
import type { Steps, ThreadTime } from "../../fair/thread_time.ts";
import { DueWork } from "../watch/due_work.ts";
import type { Log } from "../../io/log.ts";
import { MINUTE_MS } from "../../units/mod.ts";
import type { NameTrigger } from "../watch/name_trigger.ts";
import type { BrandsOfOwners, OwnerBrands } from "./brands.ts";
import type { Alarms } from "./alarms.ts";
import { type DoorName, DOORS } from "./data/doors.ts";
import { VISIT_WAITS } from "./data/visit_waits.ts";
import type { SourceName, SourceStore, SourceVisit } from "./store/mod.ts";
import {
  IMITATES_FROM,
  type MatchedPage,
  matchPage,
  mayAsk,
  type PageMatch,
} from "../../../lib/match/page/mod.ts";
import { pageAt, pagePictures } from "../../../lib/observe/mod.ts";
import { SquatError } from "../../../lib/errors.ts";
import { isParked } from "../watch/own_pages.ts";

/** Names that are visited at the same time. */
const VISITS_AT_ONCE = 80;
/** A visit that takes longer has failed. */
const VISIT_MS = 10_000;
/** Names are hidden from other processes for so long: longer than a visit takes. */
const VISIT_HIDE_MS = 300_000;
/** Places that have to be free before names are taken: so many can be shared by owners and doors. */
const CLAIM_FROM = 10;
const CLAIM_EVERY_MS = 2_000;
/** When a name is tried again whose brand had its names of the day. */
const HELD_MS = 3_600_000;

/** Dependencies of a visitor. */
export interface VisitorParts {
  /** Where names wait. */
  store: SourceStore;
  /** The watched brands. */
  brands: BrandsOfOwners;
  /** From which probability on pages alarm. */
  alarms: Alarms;
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
export function visitorOf(parts: VisitorParts) {
  const { store, brands, alarms, trigger, io, thread, now, log } = parts;
  /** What visits saw, on its way to the store. */
  let seen: SourceVisit[] = [];

  const onError = (error: unknown): void =>
    log("error", "Names from doors could not be visited", { error: String(error) });
  const settle = async (): Promise<void> => {
    const settled = seen;
    seen = [];
    if (settled.length > 0) await store.settle(settled, now());
  };
  /** Has a name studied by the brands that its page imitates. Returns whether all of them took it. */
  const report = async ({ name, door, reason }: SourceName, imitated: readonly Imitated[]) => {
    let isTaken = true;
    for (const { brands, match } of imitated) {
      const brand = brands.byName.get(match.brand);
      if (brand === undefined) continue;
      const why = match.reasons.filter(({ weight }) => weight > 0).slice(0, 3).map(({ evidence }) =>
        evidence
      );
      const isAlarm = match.probability >= await alarms.from(brand.owner);
      const taken = isAlarm && await trigger.found(brand, {
        name,
        domain: brand.settings.domains[0]!,
        kind: "UserContext",
        source: { door, reason: `${reason}; its page: ${why.join(", ")}`.slice(0, 500) },
      });
      if (taken !== "held") await alarms.count(brand, match.probability);
      if (taken === "queued") parts.onFound();
      isTaken &&= taken !== "held";
    }
    return isTaken;
  };
  /** Combines no signals: what listens to one of those is kept until its time is over, with the page that it was for. */
  const visit = async (name: SourceName, end: AbortController): Promise<SourceVisit> => {
    const { owner, door, added_at } = name;
    const { signal: stop } = due, { signal } = end;
    const timer = setTimeout(
      () => end.abort(new DOMException("The visit takes too long", "TimeoutError")),
      VISIT_MS,
    );
    let outcome: VisitOutcome = "failed";
    try {
      const { isForgeable = false } = DOORS[door as DoorName] ?? { isForgeable: true };
      const owners = await brands.of(owner);
      const page = await visitName(io, name, { owners, isForgeable, thread }, signal, stop);
      outcome = page.outcome;
      if (!await report(name, page.imitated)) {
        return { owner, name: name.name, door, outcome, next_at: now() + HELD_MS };
      }
    } catch (error) {
      stop.throwIfAborted();
      if (!signal.aborted) {
        log("error", "A name could not be visited", { name: name.name, error: String(error) });
      }
    } finally {
      clearTimeout(timer);
    }
    return { owner, name: name.name, door, outcome, next_at: nextVisit(outcome, added_at, now()) };
  };
  const due = new DueWork<SourceName>({
    most: VISITS_AT_ONCE,
    everyMs: CLAIM_EVERY_MS,
    async claim(places) {
      if (places < CLAIM_FROM) return [];
      await settle();
      return await store.claim(now(), VISIT_HIDE_MS, places);
    },
    async work(name, end) {
      const saw = await visit(name, end);
      seen.push(saw);
    },
    onError,
  });
  return {
    /** Visits what is due. */
    wake: (): void => due.wake(),
    /** Visits due names every few seconds, until `close`. */
    start: (): void => due.start(),
    /** Visits what is due. Resolves when nothing is. */
    tick: (): Promise<void> => due.tick(),
    /** Aborts the visits; another process or the next start repeats them, and those that could not be stored. */
    async close(): Promise<void> {
      await due.close();
      // What else is to be closed does not depend on it.
      await settle().catch(onError);
    },
  };
}

/** The least time between two visits. */
const LEAST_PERIOD_MS = 5 * MINUTE_MS;

/** The time of a name's next visit, milliseconds since 1970; null when it has had its last one. */
function nextVisit(outcome: VisitOutcome, added_at: number, now: number): number | null {
  const after = VISIT_WAITS[outcome].find((each) => added_at + each >= now + LEAST_PERIOD_MS);
  return after === undefined ? null : added_at + after;
}

/** A page that imitates a brand. */
export interface Imitated {
  /** The owner's brands. */
  brands: OwnerBrands;
  /** Which of them, and why. */
  match: PageMatch;
}

/** With what a page is compared, and how. */
export interface Comparison {
  /** The owners' brands. */
  owners: readonly OwnerBrands[];
  /** Whether a page counts only when it leads to the brand. */
  isForgeable: boolean;
  /** Pages are compared in its slices: hundreds of owners take it for a second. */
  thread: Pick<ThreadTime, "goOn">;
}

/**
 * Visits a name. Resolves with what it saw in one word, and the brands that its page imitates, at most one of each owner.
 *
 * @param signal Ends requests.
 * @param stop Ends the visit as a whole: a page that came in time is compared, however long that waits. @default signal
 */
export async function visitName(
  io: Pick<Io, "dns" | "net" | "sleep" | "tables" | "contact" | "userAgent">,
  { name, page }: Pick<SourceName, "name" | "page">,
  { owners, isForgeable, thread }: Comparison,
  signal: AbortSignal,
  stop: AbortSignal = signal,
): Promise<{ outcome: VisitOutcome; imitated: Imitated[] }> {
  const exists = await hasAddress(io, name, signal);
  if (exists !== true) return { outcome: exists === null ? "failed" : "no_dns", imitated: [] };
  let outcome: VisitOutcome = "no_page";
  for (const url of page === null ? [`https://${name}/`] : [page, `https://${name}/`]) {
    let found;
    try {
      found = await pageAt(io, url, signal);
    } catch (error) {
      stop.throwIfAborted();
      // What was seen of the page before stands.
      if (signal.aborted && outcome !== "no_page") break;
      signal.throwIfAborted();
      if (!(error instanceof SquatError)) throw error;
      continue;
    }
    let matches = await thread.goOn("", imitatedOf(found, owners), stop);
    // Only where its words name nobody are its pictures requested.
    if (matches.length === 0 && mayAsk(found.html) && owners.some(({ index }) => index.hasPictures)) {
      const pictures = await pagePictures(io, { url: found.url, text: found.html }, signal);
      if (pictures.length > 0) {
        matches = await thread.goOn("", imitatedOf({ ...found, pictures }, owners), stop);
      }
    }
    const imitated = isForgeable ? matches.filter(({ match }) => match.connected) : matches;
    if (imitated.length > 0) return { outcome: "imitates", imitated };
    if (matches.length > 0) outcome = "unconnected";
    else if (outcome !== "unconnected") outcome = isParked(name, found.html) ? "parked" : "other";
  }
  return { outcome, imitated: [] };
}

/** The brands that a page imitates. */
function* imitatedOf(page: MatchedPage, owners: readonly OwnerBrands[]): Steps<Imitated[]> {
  const imitated: Imitated[] = [];
  for (const brands of owners) {
    yield;
    const [match] = matchPage(page, brands.index);
    if (match !== undefined && !match.own && match.probability >= IMITATES_FROM) {
      imitated.push({ brands, match });
    }
  }
  return imitated;
}

/** Whether a name has an address; null when no resolver said. */
async function hasAddress(io: Pick<Io, "dns">, name: string, signal: AbortSignal): Promise<boolean | null> {
  let isDenied = true;
  for (const type of ["A", "AAAA"] as const) {
    const reply = await io.dns.query(name, type, signal);
    if (reply.answers.some((record) => record.type === type)) return true;
    if (reply.rcode === "NXDOMAIN") return false;
    isDenied &&= reply.rcode === "NOERROR";
  }
  return isDenied ? false : null;
}
