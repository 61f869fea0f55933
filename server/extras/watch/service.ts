/**
 * The watch of a service, for its routes and its process.
 * @module
 */
import type { Io } from "../../../lib/io.ts";
import type { StreamMessage } from "../../../lib/model.ts";
import type { ThreadTime } from "../../fair/thread_time.ts";
import { ADMIN, type Does } from "../../wire/roles.ts";
import type { WatchConfig } from "./settings.ts";
import { Key } from "../../hooks.ts";
import type { Log } from "../../io/log.ts";
import type { Metrics } from "../../io/metrics.ts";
import type { JobParts } from "../../results/job.ts";
import type { Jobs } from "../../results/jobs.ts";
import type { LookupRequest } from "../../results/lookup_request.ts";
import type { LimitStore } from "../../stores/memory_limits.ts";
import type { ResultStore } from "../../stores/store.ts";
import type { BrandSettings, WatchStore } from "./store/mod.ts";
import type { Channel } from "./channel.ts";
import { type ChannelBrand, openChannel, operatorChannelParts, ownerChannelParts } from "./channels/mod.ts";
import { LiveEvents, type LiveEventsParts } from "./live_events.ts";
import { Mailboxes } from "./mailboxes.ts";
import { NameTrigger } from "./name_trigger.ts";
import { type OwnPagesIo, ownSites } from "./own_pages.ts";
import { storedLookup } from "./look.ts";
import { COUNTS, type WatchCount, Watcher } from "./watcher.ts";
import { InvalidParameter } from "../../checks.ts";

/** The watch of a service. */
export type ServiceWatch = ReturnType<typeof serviceWatch>;

/** What is for those who say what is watched. */
export const MANAGE_WATCH: Does = {
  what: "watch brands, change and end them with their feeds and channels",
  roles: ADMIN,
};

/** By what others ask for the watch. */
export const WATCHED: Key<ServiceWatch> = new Key("the watch of brands");

/**
 * Returns the watch of a service. Nothing runs before `watcher.start()`. `channels` are those of the configuration
 * file, URLs by `channel:NAME`.
 */
export function serviceWatch(parts: {
  config: WatchConfig;
  store: WatchStore;
  thread: ThreadTime;
  results: ResultStore;
  lookup: (request: LookupRequest, signal: AbortSignal) => AsyncIterable<StreamMessage>;
  io: Pick<Io, "dns"> & OwnPagesIo;
  now: () => number;
  log: Log;
  metrics: Metrics;
  lease: LiveEventsParts["lease"];
  enter: (owner: string) => () => void;
  mark: JobParts["mark"];
  jobs: Pick<Jobs, "show">;
  channels?: ReadonlyMap<string, string> | undefined;
  limits: LimitStore;
  url: () => string;
}) {
  const { store, now, log, metrics, lease } = parts;
  const mailboxes = new Mailboxes(parts);
  const open = (
    brand: ChannelBrand & { settings?: Pick<BrandSettings, "managed"> },
    url: string,
  ): Channel => {
    if (brand.settings?.managed !== "file") {
      return openChannel(url, ownerChannelParts(parts, brand, mailboxes));
    }
    const target = parts.channels?.get(url);
    if (target === undefined) {
      throw new InvalidParameter(
        `This process has no ${url}: start it with the configuration file that defines it`,
      );
    }
    return openChannel(target, operatorChannelParts(parts, brand));
  };
  const lookup = storedLookup(parts);
  const counts = new Map<WatchCount, number>();
  const count = (what: WatchCount) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const watcher = new Watcher({ store, lookup, openChannel: open, now, random: Math.random, log, count });
  const live = new LiveEvents({ store, lease });
  addMetrics(metrics, watcher, live, counts);
  return {
    /** The store of brands. */
    store,
    /** Where long computations of owners share the processor. */
    thread: parts.thread,
    /** Milliseconds since 1970. */
    now,
    /** Checks brands that are due. */
    watcher,
    /** Whether this process looks at what is due. */
    isAtWork: parts.config.watch,
    /** Looks at the own pages of brands. */
    sites: ownSites(parts),
    /** Gets observed names: those that imitate a brand are studied at once. */
    trigger: new NameTrigger(store, now, parts.thread),
    /** Events as they happen. */
    live,
    /** Mailboxes that owners want alerts sent to. */
    mailboxes,
    /** Opens a channel of a brand. @throws {SquatError} `invalid_parameter` when it may not be used. */
    openChannel: open,
  };
}

function addMetrics(
  metrics: Metrics,
  watcher: Watcher,
  live: LiveEvents,
  counts: ReadonlyMap<WatchCount, number>,
): void {
  metrics.gauge("watch_streams", "Streams of events that are open", () => live.open);
  metrics.gauge("watch_brands", "Brands that are watched, as of the last tick", () => watcher.health.brands);
  metrics.gauge(
    "watch_stalled",
    "Brands whose runs stopped: one is late, or three in a row did not succeed",
    () => watcher.health.stalled,
  );
  metrics.gauge(
    "watch_failing",
    "Brands whose last run failed or was incomplete",
    () => watcher.health.failing,
  );
  metrics.gauge(
    "watch_oldest_success_timestamp_seconds",
    "Last complete run of the brand for which that is longest ago; 0 without brands",
    () => (watcher.health.oldestSuccessAt ?? 0) / 1000,
  );
  metrics.gauge(
    "watch_tick_timestamp_seconds",
    "When this process last worked off what was due",
    () => (watcher.health.at ?? 0) / 1000,
  );
  for (const [what, help] of Object.entries(COUNTS) as [WatchCount, string][]) {
    metrics.total(`watch_${what}_total`, help, () => counts.get(what) ?? 0);
  }
}
