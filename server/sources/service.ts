/**
 * The doors of a service: names come in, are visited when they are due, and end as events of the brands they imitate.
 * @module
 */
import type { Io } from "../../mod.ts";
import type { Doors, OfferCounts } from "../client.ts";
import type { ThreadTime } from "../auth/thread_time.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { SourceStore, WaitingNames } from "../stores/sources.ts";
import type { ServiceWatch } from "../watch/service_watch.ts";
import { BrandsOfOwners } from "./brands.ts";
import { Canaries } from "./canary.ts";
import type { DoorName } from "./doors.ts";
import { doorsOf } from "./door_state.ts";
import type { ListedFeed } from "./feed_list.ts";
import { type FeedParts, fetchFeeds, shownFeeds } from "./feeds.ts";
import { type OfferedName, offerNames } from "./offer.ts";
import { Visitor } from "./visitor.ts";

/** Names that have had their last visit, and numbers of days, are forgotten after so long. */
const KEPT_MS = 30 * 86_400_000;

/** How old the numbers of waiting names may be. */
const WAITING_MS = 30_000;

/** How feeds are fetched. */
export type FeedFetch = Pick<FeedParts, "folder" | "fetch" | "userAgent" | "czds">;

/** Figures of the doors in this process. */
export interface SourcesHealth {
  /** When it last looked for due names, milliseconds since 1970; null for never. */
  ticked_at: number | null;
  /** Names that it has visited. */
  visits: number;
  /** Feeds that it fetches. */
  feeds: number;
  /** Those with a problem, as of the last round. */
  failing_feeds: number;
}

/** The doors of a service. */
export interface Sources {
  /** Figures of this process. */
  readonly health: SourcesHealth;
  /** Visits names. */
  readonly visitor: Visitor;
  /** Copies of pages that report themselves. */
  readonly canaries: Canaries;
  /** Takes in what a door brings, as `offerNames` does, and has it visited. */
  offer(of: { owner: string; door: DoorName }, names: Iterable<OfferedName>): Promise<OfferCounts>;
  /**
   * What each door brought and what waits, and what is wrong: of these owners, or of all. Feeds are named to owners only
   * where nobody else watches brands.
   */
  doors(owners?: readonly string[]): Promise<Doors>;
  /** Takes a task for so many milliseconds from now on, as {@link SourceStore.lease} does. */
  lease(task: string, holder: string, ms: number): Promise<boolean>;
  /** Fetches the feeds that are due. */
  fetch(feeds: readonly ListedFeed[], from: FeedFetch, signal: AbortSignal): Promise<void>;
  /** Forgets what is old. */
  prune(): Promise<void>;
}

/** Returns the doors of a service. Nothing is visited by itself before `visitor.start()`. */
export function serviceSources(parts: {
  store: SourceStore;
  watch: ServiceWatch;
  io: Io;
  now: () => number;
  log: Log;
  metrics: Metrics;
  thread: ThreadTime;
  /** Whether this process studies names. */
  studies: boolean;
}): Sources {
  const { store, watch, io, now, log, metrics, thread, studies } = parts;
  const brands = new BrandsOfOwners(watch.store, now);
  const { trigger } = watch;
  const study = (): void => {
    if (studies) watch.watcher.wake();
  };
  const visitor = new Visitor({ store, brands, trigger, io, now, log, thread, onFound: study });
  // Counts all names that wait: with millions that takes a moment, whoever asks how often.
  let counted: { at: number; rows: Promise<WaitingNames[]> } | null = null;
  const waiting: SourceStore["waiting"] = async (at, owners) => {
    if (counted === null || at >= counted.at + WAITING_MS) counted = { at, rows: store.waiting(at) };
    counted.rows.catch(() => counted = null);
    const rows = await counted.rows;
    return owners === undefined ? rows : rows.filter(({ owner }) => owners.includes(owner));
  };
  const feeds = { all: 0, failing: 0 };
  metrics.gauge(
    "source_feeds_failing",
    "Feeds of names with a problem, as of the last round",
    () => feeds.failing,
  );
  metrics.gauge("source_visits", "Names from doors that this process has visited", () => visitor.visits);
  metrics.gauge(
    "source_visit_timestamp_seconds",
    "When this process last looked for names from doors",
    () => visitor.tickedAt / 1000,
  );
  const canaries = new Canaries({
    ...{ store, brands, trigger, now, log },
    watch: watch.store,
    onOffered() {
      study();
      if (studies) void visitor.tick();
    },
  });
  return {
    visitor,
    canaries,
    get health() {
      const { tickedAt, visits } = visitor;
      return { ticked_at: tickedAt || null, visits, feeds: feeds.all, failing_feeds: feeds.failing };
    },
    async offer(of, names) {
      const counts = await offerNames({ store, brands, trigger, now }, of, names);
      if (counts.imitating > 0) study();
      if (studies && counts.queued > 0) void visitor.tick();
      return counts;
    },
    doors: async (owners) =>
      doorsOf({ ...store, waiting }, now(), owners, owners === undefined || await brands.isAlone(owners)),
    async fetch(listed, from, signal) {
      await fetchFeeds(listed, { store, brands, trigger, now, ...from }, false, signal);
      const shown = await shownFeeds(store, now());
      [feeds.all, feeds.failing] = [shown.length, shown.filter(({ problem }) => problem !== "").length];
      study();
      if (studies) void visitor.tick();
    },
    lease: (task, holder, ms) => store.lease(task, holder, now(), now() + ms),
    prune: () => store.prune(now() - KEPT_MS),
  };
}
