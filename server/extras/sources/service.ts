/**
 * The doors of a service: names come in, are visited when they are due, and end as events of the brands they imitate.
 * @module
 */
import type { Io } from "../../../lib/io.ts";
import type { Doors, OfferCounts } from "../../client.ts";
import { Key } from "../../hooks.ts";
import type { SourceConfig } from "./settings.ts";
import type { ThreadTime } from "../../fair/thread_time.ts";
import type { Log } from "../../io/log.ts";
import type { SourceStore, WaitingNames } from "./store/mod.ts";
import type { ServiceWatch } from "../watch/service.ts";
import { alarmsOf } from "./alarms.ts";
import { brandsOfOwners } from "./brands.ts";
import { canariesOf } from "./canary.ts";
import { certificateFollower } from "./certificates.ts";
import type { DoorName } from "./data/doors.ts";
import { doorsOf } from "./doors.ts";
import { offerCertificateNames, type OfferedName, offerNames, type OfferParts } from "./offer.ts";
import { visitorOf } from "./visitor.ts";
import { ownerLogs } from "./web_log.ts";
import { productAgent } from "../../../lib/observe/mod.ts";
import { randomText } from "../../auth/keys.ts";
import { InvalidParameter } from "../../checks.ts";
import type { Fetch } from "../../io/source_fetch.ts";
import { feedForm } from "./feed_form.ts";
import { readFeeds } from "./feed_lines.ts";
import { listFileFeeds } from "./feed_lists.ts";
import { fetchFeeds, PAGE_BOUNDS } from "./feeds.ts";
import { guardedFetch, listDialer, namedFetch } from "./list_fetch.ts";
import { feedFolder, sealOf } from "./seal.ts";

/** How often lists are looked through for those that are due, also one that a command has added; who has not done so for twice as long leaves them to others. */
const ROUND_MS = 60_000, ROUND_LEASE_MS = 2 * ROUND_MS;

/** Dependencies of the lists of a service. */
interface FeedWorkParts extends OfferParts {
  store: SourceStore;
  io: Pick<Io, "dns" | "net">;
  log: Log;
  config: Pick<SourceConfig, "demo" | "contact" | "proxy" | "feeds_allow" | "feeds_key">;
  /** Folder of files; null where nothing may be written to the disk. */
  files: string | null;
  /** Called after a round. */
  onFetched(): void;
}

/** The lists of a service. Nothing is fetched before `start`. */
function feedWork(parts: FeedWorkParts) {
  const { store, brands, now, config, files, io, log, onFetched } = parts;
  const seal = sealOf(feedFolder(files), config.feeds_key);
  const userAgent = productAgent(config.contact || undefined);
  const guarded = { fetch: guardedFetch(listDialer(io, config), PAGE_BOUNDS.bytes) };
  let onListed = (): void => {};
  return {
    /** What the page does with lists. */
    form: feedForm({ ...{ store, seal, now, userAgent }, ...guarded, onListed: () => onListed() }),
    /**
     * Fetches what is due, now and again and again. Returns a function that stops it.
     *
     * @param text The operator's file of feeds; null where none is named: its rows of before stay.
     * @param folder Folder for files on their way; null when nothing may be written to the disk.
     * @param request `fetch` through a proxy. @default the runtime's own
     * @throws {SquatError} `invalid_parameter` when the operator's file cannot be used, or there is no folder.
     */
    start(text: string | null, folder: string | null, request: Fetch = namedFetch): () => Promise<void> {
      const named = text === null ? [] : readFeeds(text);
      if (folder === null) {
        if (named.length === 0) return () => Promise.resolve();
        throw new InvalidParameter(
          "Cannot fetch feeds for a store in memory: they need a folder, see DEADRINGER_DATA",
        );
      }
      const stop = new AbortController();
      const from = { folder: feedFolder(folder)!, fetch: request };
      const holder = randomText(16);
      // Whoever has the same key fetches the same lists.
      const lease = (ms: number) => store.lease(`feeds ${seal.id}`, holder, now(), now() + ms);
      let listed = text === null, hasLease = false;
      let running: Promise<void> | null = null;
      const fetchDue = async (): Promise<void> => {
        // What comes before the first brand would be compared with nothing.
        brands.forget();
        if ((await brands.of("")).length === 0) return;
        await fetchFeeds({ ...parts, seal, guarded, userAgent, ...from }, stop.signal);
        onFetched();
      };
      // Also while a round goes on, so that nobody else begins one.
      const round = async (): Promise<void> => {
        try {
          // A service without lists makes no key.
          if (listed && (await store.feeds()).length === 0) return;
          hasLease = await lease(ROUND_LEASE_MS);
          if (!hasLease) return;
          if (!listed) await listFileFeeds(named, { store, seal, now });
          listed = true;
          await (running ??= fetchDue().finally(() => running = null));
        } catch (error) {
          if (!stop.signal.aborted) log("error", "Feeds could not be fetched", { error: String(error) });
        }
      };
      let last = round();
      onListed = () => void (last = last.then(round));
      const timer = setInterval(() => last = round(), ROUND_MS);
      return async () => {
        clearInterval(timer);
        stop.abort(new DOMException("The service stops", "AbortError"));
        await last;
        // Where the store is out of reach, the lease ends by itself.
        if (hasLease) await lease(0).catch(() => {});
      };
    },
  };
}

/** Names that have had their last visit, and numbers of days, are forgotten after so long. */
const KEPT_MS = 30 * 86_400_000;

/** How old the numbers of waiting names may be. */
const WAITING_MS = 30_000;

/** The doors of a service. */
export type Sources = ReturnType<typeof serviceSources>;

/** By what they are asked for. */
export const ELSEWHERE: Key<Sources> = new Key("names from elsewhere");

/** Dependencies of the doors of a service. */
interface SourceParts {
  store: SourceStore;
  watch: ServiceWatch;
  io: Io;
  now: () => number;
  log: Log;
  thread: ThreadTime;
  config: Pick<SourceConfig, "demo" | "contact" | "proxy" | "feeds_allow" | "feeds_key">;
  /** Folder of files; null where nothing may be written to the disk. */
  files: string | null;
}

/** Returns the doors of a service. Nothing is visited by itself before `visitor.start()`. */
export function serviceSources(parts: SourceParts) {
  const { store, watch, io, now, log, thread, config, files } = parts;
  const brands = brandsOfOwners(watch.store, now);
  const { trigger } = watch;
  const study = (): void => {
    if (watch.isAtWork) watch.watcher.wake();
  };
  const waiting = countedWaiting(store), alarms = alarmsOf(store, now);
  const visitor = visitorOf({ store, brands, alarms, trigger, io, now, log, thread, onFound: study });
  /** Studies and visits what came in. */
  const wake = (): void => {
    study();
    if (watch.isAtWork) visitor.wake();
  };
  const canaries = canariesOf({
    ...{ store, brands, trigger, now, log },
    watch: watch.store,
    onOffered: wake,
  });
  const taken = <T extends OfferCounts>(counts: T): T => {
    if (counts.queued > 0) waiting.forget();
    if (counts.imitating > 0) study();
    if (watch.isAtWork && counts.queued > 0) visitor.wake();
    return counts;
  };
  const door = { store, brands, trigger, now };
  /** Takes in what a door brings, as `offerNames` does, and has it visited. */
  const offer = async (
    of: { owner: string; door: DoorName },
    names: Iterable<OfferedName>,
    onRefused?: (name: string, reason: string) => void,
  ): Promise<OfferCounts> => taken(await offerNames(door, of, names, onRefused));
  const logs = ownerLogs(door);
  const certificates = certificateFollower({
    ...{ store, now, log },
    offer: async (names) => taken(await offerCertificateNames(door, names)),
  });
  return {
    /** From which probability on pages alarm. */
    alarms,
    /** Names of certificates, once they are switched on. */
    certificates,
    /** Visits names. */
    visitor,
    /** Copies of pages that report themselves. */
    canaries,
    offer,
    /** Takes in the hosts that lines of an owner's log name. @throws {SquatError} `invalid_parameter` where no line can be read. */
    readLog: async (owner: string, text: string): Promise<OfferCounts> => taken(await logs(owner, text)),
    /**
     * What each door brought and what waits, and what is wrong: of these owners, or of all. Feeds are named to owners only
     * where nobody else watches brands.
     */
    async doors(owners?: readonly string[]): Promise<Doors> {
      const isAlone = owners === undefined || await brands.isAlone(owners);
      const shown = await doorsOf({ ...store, waiting: waiting.rows }, now(), owners, isAlone);
      return {
        ...shown,
        alarms: await alarms.state(owners?.[0] ?? ""),
        certificates: isAlone ? await certificates.state() : null,
      };
    },
    /** Whether nobody but these owners watches brands: then what is everybody's is theirs. */
    isAlone(owners: readonly string[]): Promise<boolean> {
      brands.forget();
      return brands.isAlone(owners);
    },
    /** What is fetched, and what the page does with it. */
    feeds: feedWork({ ...door, store, io, log, config, files, onFetched: wake }),
    /** Forgets what is old. */
    prune: (): Promise<void> => store.prune(now() - KEPT_MS),
  };
}

/** Counts all names that wait: with millions that takes a moment, whoever asks how often. */
function countedWaiting(store: Pick<SourceStore, "waiting">) {
  let counted: { at: number; rows: Promise<WaitingNames[]> } | null = null;
  const rows: SourceStore["waiting"] = async (at, owners) => {
    if (counted === null || at >= counted.at + WAITING_MS) counted = { at, rows: store.waiting(at) };
    counted.rows.catch(() => counted = null);
    const all = await counted.rows;
    return owners === undefined ? all : all.filter(({ owner }) => owners.includes(owner));
  };
  return { rows, forget: (): void => void (counted = null) };
}
