/**
 * The doors of a service: names come in, are visited when they are due, and end as events of the brands they imitate.
 * @module
 */
import type { Io } from "../../mod.ts";
import type { Doors, OfferCounts } from "../client.ts";
import type { ThreadTime } from "../fair/thread_time.ts";
import type { Log } from "../io/log.ts";
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

/** The doors of a service. */
export type Sources = ReturnType<typeof serviceSources>;

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
}) {
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
      if (studies) visitor.wake();
    },
  });
  return {
    /** Visits names. */
    visitor,
    /** Copies of pages that report themselves. */
    canaries,
    /** Figures of this process: when it last looked for due names (null for never), visits, feeds, those with a problem. */
    get health() {
      const { tickedAt, visits } = visitor;
      return { ticked_at: tickedAt || null, visits, feeds: feeds.all, failing_feeds: feeds.failing };
    },
    /** Takes in what a door brings, as `offerNames` does, and has it visited. */
    async offer(
      of: { owner: string; door: DoorName },
      names: Iterable<OfferedName>,
      onRefused?: (name: string, reason: string) => void,
    ): Promise<OfferCounts> {
      const counts = await offerNames({ store, brands, trigger, now }, of, names, onRefused);
      if (counts.queued > 0) counted = null;
      if (counts.imitating > 0) study();
      if (studies && counts.queued > 0) visitor.wake();
      return counts;
    },
    /**
     * What each door brought and what waits, and what is wrong: of these owners, or of all. Feeds are named to owners only
     * where nobody else watches brands.
     */
    doors: async (owners?: readonly string[]): Promise<Doors> =>
      doorsOf({ ...store, waiting }, now(), owners, owners === undefined || await brands.isAlone(owners)),
    /** Fetches the feeds that are due. */
    async fetch(listed: readonly ListedFeed[], from: FeedFetch, signal: AbortSignal): Promise<void> {
      await fetchFeeds(listed, { store, brands, trigger, now, ...from }, false, signal);
      const shown = await shownFeeds(store, now());
      [feeds.all, feeds.failing] = [shown.length, shown.filter(({ problem }) => problem !== "").length];
      study();
      if (studies) visitor.wake();
    },
    /** Takes a task for so many milliseconds from now on, as {@link SourceStore.lease} does. */
    lease: (task: string, holder: string, ms: number): Promise<boolean> =>
      store.lease(task, holder, now(), now() + ms),
    /** Forgets what is old. */
    prune: (): Promise<void> => store.prune(now() - KEPT_MS),
  };
}
