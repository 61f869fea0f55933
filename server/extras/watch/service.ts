/**
 * The watch of a service, for its routes and its process.
 * @module
 */
import { ADMIN, type Does } from "../../wire/roles.ts";
import { Key } from "../../hooks.ts";
import type { Metrics } from "../../io/metrics.ts";
import type { Around, Service } from "../../service.ts";
import { WATCH_STORE, type WatchStore } from "./store/mod.ts";
import type { Channel } from "./channel.ts";
import { type ChannelBrand, openChannel, ownerChannelParts } from "./channels/mod.ts";
import { LiveEvents } from "./live_events.ts";
import { Mailboxes } from "./mailboxes.ts";
import { NameTrigger } from "./name_trigger.ts";
import { ownSites } from "./own_pages.ts";
import { watchConfig } from "./settings.ts";
import { storedLookup } from "./look.ts";
import { COUNTS, type WatchCount, Watcher } from "./watcher.ts";
import type { Log } from "../../io/log.ts";

/** The watch of a service. */
export type ServiceWatch = ReturnType<typeof serviceWatch>;

/** What is for those who say what is watched. */
export const MANAGE_WATCH: Does = {
  what: "watch brands, change and end them with their lists and channels",
  roles: ADMIN,
};

/** By what others ask for the watch. */
export const WATCHED: Key<ServiceWatch> = new Key("the watch of brands");

/**
 * Returns the watch of a service. Nothing runs before `watcher.start()`.
 */
export function serviceWatch(
  { io, now, metrics, stores, thread, jobs, streams, lookup, owned, ...service }: Service,
  { log, url }: Around,
) {
  const config = watchConfig(service.config);
  const store = owned.of(WATCH_STORE);
  const parts = { config, store, io, now, log, url, limits: stores.limits };
  const mailboxes = new Mailboxes(parts);
  const open = (brand: ChannelBrand, url: string): Channel =>
    openChannel(url, ownerChannelParts(parts, brand, mailboxes));
  const looked = storedLookup({
    ...{ config, results: stores.results, now, lookup, jobs },
    enter: (owner) => streams.enter(owner),
    mark: stores.shared ? (id) => streams.mark(id) : null,
  });
  const counts = new Map<WatchCount, number>();
  const count = (what: WatchCount) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const watcher = new Watcher({
    ...{ store, lookup: looked, openChannel: open, now, log, count },
  });
  const live = new LiveEvents({ store, lease: (id, most) => streams.lease(id, most) });
  addMetrics(metrics, watcher, live, counts);
  return {
    /** The store of brands. */
    store,
    /** Where long computations of owners share the processor. */
    thread,
    /** Milliseconds since 1970. */
    now,
    /** Checks brands that are due. */
    watcher,
    /** Whether this process looks at what is due. */
    isAtWork: config.watch,
    /** Looks at the own pages of brands. */
    sites: ownSites(parts),
    /** Gets observed names: those that imitate a brand are studied at once. */
    trigger: new NameTrigger(store, now, thread),
    /** Events as they happen. */
    live,
    /** Mailboxes that owners want alerts sent to. */
    mailboxes,
    /** Opens a channel of a brand. @throws {SquatError} `invalid_parameter` when it may not be used. */
    openChannel: open,
  };
}

/** Drops what earlier versions stored with brands and nothing heeds any more, and says so. */
export async function dropRetired(store: WatchStore, log: Log): Promise<void> {
  for (const { owner, name, said } of await store.dropRetired()) {
    const settings = said.join("; ");
    log("warn", "Settings of a brand have another effect than before", { brand: name, owner, settings });
  }
}

function addMetrics(
  metrics: Metrics,
  watcher: Watcher,
  live: LiveEvents,
  counts: ReadonlyMap<WatchCount, number>,
): void {
  const gauges: readonly [string, string, () => number][] = [
    ["streams", "Streams of events that are open", () => live.open],
    ["brands", "Brands that are watched, as of the last tick", () => watcher.health.brands],
    ["stalled", "Brands whose runs stopped: one is late", () => watcher.health.stalled],
    ["failing", "Brands whose last run failed or was incomplete", () => watcher.health.failing],
    [
      "tick_timestamp_seconds",
      "When this process last worked off what was due",
      () => (watcher.health.at ?? 0) / 1000,
    ],
  ];
  for (const [name, help, read] of gauges) metrics.gauge(`watch_${name}`, help, read);
  for (const [what, help] of Object.entries(COUNTS) as [WatchCount, string][]) {
    metrics.total(`watch_${what}_total`, help, () => counts.get(what) ?? 0);
  }
}
