/**
 * The lists of a service: fetched when they are due, by one of the processes on a store that can open them.
 * @module
 */
import type { Io } from "../../../lib/io.ts";
import { productAgent } from "../../../lib/observe/mod.ts";
import { randomText } from "../../auth/keys.ts";
import { InvalidParameter } from "../../checks.ts";
import type { Log } from "../../io/log.ts";
import type { Fetch } from "../../io/source_fetch.ts";
import { feedForm } from "./feed_form.ts";
import { readFeeds } from "./feed_lines.ts";
import { listFileFeeds } from "./feed_lists.ts";
import { fetchFeeds, PAGE_BOUNDS } from "./feeds.ts";
import { guardedFetch, listDialer, namedFetch } from "./list_fetch.ts";
import type { OfferParts } from "./offer.ts";
import { feedFolder, sealOf } from "./seal.ts";
import type { SourceConfig } from "./settings.ts";
import type { SourceStore } from "./store/mod.ts";

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
export function feedWork(parts: FeedWorkParts) {
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
