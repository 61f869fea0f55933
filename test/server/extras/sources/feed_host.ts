/**
 * Feeds with a clock, and a server on loopback for them.
 * @module
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brandsOfOwners } from "../../../../server/extras/sources/brands.ts";
import { readFeeds } from "../../../../server/extras/sources/feed_lines.ts";
import { listFileFeeds, shownFeeds } from "../../../../server/extras/sources/feed_lists.ts";
import { type FeedParts, fetchFeeds } from "../../../../server/extras/sources/feeds.ts";
import { sealOf } from "../../../../server/extras/sources/seal.ts";
import { SOURCE_STORE } from "../../../../server/extras/sources/store/mod.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { NameTrigger } from "../../../../server/extras/watch/name_trigger.ts";
import { brand } from "../watch/store/suite.ts";

export const HOUR_MS = 3_600_000;
const MIB = 1_048_576;

/** How a server answers. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of feeds on loopback, and a folder for them. */
export interface FeedHost {
  /** Its address, without a slash at the end. */
  base: string;
  folder: string;
  answer: Answer;
  close(): void;
}

export async function startFeedHost(): Promise<FeedHost> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-feeds-"));
  const server = createServer((request, response) => host.answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const host: FeedHost = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    answer: () => {},
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
  return host;
}

/** Feeds of some lines, with a clock. */
export async function feedsOf(
  { folder, base }: Pick<FeedHost, "folder" | "base">,
  line: string,
  { at = Date.UTC(2026, 10, 24, 6) }: { at?: number } = {},
) {
  let time = at;
  const now = () => time;
  const watch = openSqliteStore(WATCH_STORE, ":memory:");
  await watch.add(brand("kestrel", { next_run_at: 9e12 }));
  const store = openSqliteStore(SOURCE_STORE, ":memory:");
  // ICANN's service is that server too.
  const atHost: FeedParts["fetch"] = (url, init) =>
    fetch(url.replace(/^https:\/\/(?:account|czds)-api\.icann\.org/, base), init);
  const parts: FeedParts = {
    ...{ store, now, folder, fetch: atHost, userAgent: "test", guarded: { fetch } },
    seal: sealOf(null),
    brands: brandsOfOwners(watch, now),
    trigger: new NameTrigger(watch, now),
    bounds: { bytes: 4 * MIB, unpacked: 8 * MIB, names: 100_000 },
  };
  const signal = new AbortController().signal;
  return {
    pass: (ms: number) => time += ms,
    /** Fetches, and returns what is known and what waits. */
    async fetch() {
      await listFileFeeds(readFeeds(line), parts);
      await fetchFeeds(parts, signal);
      const [feed] = await shownFeeds(store, now());
      return { ...feed!, waiting: (await store.waiting(now()))[0]?.waiting ?? 0 };
    },
    /** The same, of all of them. */
    async all() {
      await listFileFeeds(readFeeds(line), parts);
      await fetchFeeds(parts, signal);
      const waiting = (await store.waiting(now()))[0]?.waiting ?? 0;
      return (await shownFeeds(store, now())).map((feed) => ({ ...feed, waiting }))
        .sort((a, b) => a.feed < b.feed ? -1 : 1);
    },
    /** Names that wait, sorted; they wait no more. */
    names: async () => (await store.claim(time, 1, 10_000)).map(({ name }) => name).sort(),
    store,
    shown: async () => (await shownFeeds(store, now()))[0]!,
  };
}
