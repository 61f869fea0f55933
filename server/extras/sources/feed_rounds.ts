import type { SourceConfig } from "./settings.ts";
import { namedFetch } from "./list_fetch.ts";
import type { Fetch } from "../../io/proxied_fetch.ts";
import type { Log } from "../../io/log.ts";
import { randomText } from "../../auth/keys.ts";
import { Czds } from "./czds.ts";
import { readFeeds } from "./feed_list.ts";
import { feedFolder } from "./seal.ts";
import type { Sources } from "./service.ts";
import { InvalidParameter } from "../../checks.ts";

/** How often feeds are looked through for those that are due; who has not done so for twice as long leaves them to others. */
const ROUND_MS = 600_000, ROUND_LEASE_MS = 2 * ROUND_MS;

/** Whoever has the same key fetches the same lists. */
const taskOf = ({ feeds }: Sources): string => `feeds ${feeds.key}`;

/** The zones of the settings' account, for one round; null without an account. */
export function czdsOf(
  { czds_user, czds_password }: Pick<SourceConfig, "czds_user" | "czds_password">,
): Czds | null {
  return czds_user === "" ? null : new Czds({ user: czds_user, password: czds_password });
}

/**
 * Fetches the listed feeds when they are due; of processes on one store, one that can open them does. Returns a function that stops it.
 *
 * @throws {SquatError} `invalid_parameter` when the operator's file cannot be used, or there is no folder.
 */
export function startFeeds(
  { config, sources }: {
    config: Pick<SourceConfig, "feeds" | "czds_user" | "czds_password">;
    sources: Sources;
  },
  { text, folder, fetch: given, log }: {
    /** The operator's file of feeds; null where none is named: its rows of before stay. */
    text: string | null;
    /** Folder for files on their way; null when nothing may be written to the disk. */
    folder: string | null;
    /** `fetch` through a proxy. @default the runtime's own */
    fetch: Fetch | undefined;
    /** Log of events for the operator. */
    log: Log;
  },
): () => Promise<void> {
  const named = text === null ? [] : readFeeds(text);
  if (folder === null) {
    if (named.length === 0) return () => Promise.resolve();
    throw new InvalidParameter(
      "Cannot fetch feeds for a store in memory: they need a folder, see DEADRINGER_DATA",
    );
  }
  const stop = new AbortController();
  const from = { folder: feedFolder(folder)!, fetch: given ?? namedFetch };
  const holder = randomText(16);
  let listed = text === null, hasLease = false;
  let running: Promise<void> | null = null;
  // Also while a round goes on, so that nobody else begins one.
  const round = async (): Promise<void> => {
    try {
      // A service without lists makes no key.
      if (listed && !(await sources.feeds.areListed())) return;
      hasLease = await sources.lease(taskOf(sources), holder, ROUND_LEASE_MS);
      if (!hasLease) return;
      if (!listed) await sources.feeds.listFile(text!);
      listed = true;
      await (running ??= sources.fetch({ ...from, czds: czdsOf(config) }, stop.signal)
        .finally(() => running = null));
    } catch (error) {
      if (!stop.signal.aborted) log("error", "Feeds could not be fetched", { error: String(error) });
    }
  };
  let last = round();
  sources.feeds.whenListed(() => last = last.then(round));
  const timer = setInterval(() => last = round(), ROUND_MS);
  return async () => {
    clearInterval(timer);
    stop.abort(new DOMException("The service stops", "AbortError"));
    await last;
    // Where the store is out of reach, the lease ends by itself.
    if (hasLease) await sources.lease(taskOf(sources), holder, 0).catch(() => {});
  };
}
