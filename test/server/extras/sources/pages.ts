/**
 * Pages of a small internet around the brand kestrelbank.com, and a service that watches it through real connections.
 * @module
 */
import { type SourceConfig, sourceConfig } from "../../../../server/extras/sources/settings.ts";
import { ELSEWHERE, type Sources } from "../../../../server/extras/sources/service.ts";
import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { WATCH_SETTINGS } from "../../../../server/extras/watch/settings.ts";
import { setTimeout } from "node:timers/promises";
import { localLookup } from "../../../../server/service.ts";
import { SOURCE_STORE } from "../../../../server/extras/sources/store/mod.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import type { SourceStore } from "../../../../server/extras/sources/store/mod.ts";
import type { WatchEvent } from "../../../../server/extras/watch/lib/mod.ts";
import { readConfig } from "../../../../server/config/mod.ts";
import { serveBy } from "../../../farm/visitors.ts";
import { freePort } from "../../../free_port.ts";
import { listen, type Listening, worldIo, type Zone } from "../../../lib/net/world.ts";
import { type TestService, testService } from "../../service.ts";

export const DOMAIN = "kestrelbank.com";
/** A copy of the brand's page, which loads from it. */
export const COPY =
  `<title>Kestrelbank</title><img src="https://www.kestrelbank.com/logo.png" alt="Kestrelbank logo">
<form>Sign in to Kestrelbank<input name=user><input type=password></form>© 2026 Kestrelbank`;
/** A copy that has nothing of the original. */
export const ALIKE = COPY.replace("https://www.kestrelbank.com", "");
/** Names the brand and links to it, as blogs do. */
export const BLOG =
  `<title>Ten banks compared</title><article><h1>Ten banks compared</h1><p>We opened accounts with
<a href="https://kestrelbank.com/">Kestrelbank</a>, Northbank and Southbank.${
    " The app works well.".repeat(40)
  }</article>`;
export const PARKED =
  `<title>mountain-goats.com is for sale</title><h1>This domain is for sale</h1><p>Buy this domain. The domain
mountain-goats.com may be for sale by its owner. <a href="https://sedo.com/search/details/?domain=x">Make an offer</a>`;

export const answerOf = (html: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${
    Buffer.byteLength(html)
  }\r\nConnection: close\r\n\r\n${html}`;

const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
  await setTimeout(ms, undefined, { ref: false, ...signal === undefined ? {} : { signal } }).catch(() => {
    signal?.throwIfAborted();
  });
};

/** A watched brand among pages. */
export interface WatchedPages extends TestService {
  /** The key of a person who watches. */
  watcherKey: string;
  /** Id of the brand. */
  brand: string;
  /** Hosts of the requests that came. */
  visited: string[];
  /** Where names wait. */
  sources: SourceStore;
  /** What takes them in, with its settings. */
  doors: { config: SourceConfig; sources: Sources };
  /** Changes the clock, milliseconds. */
  pass(ms: number): void;
  /** Visits what is due, and has names studied. */
  settle(): Promise<void>;
  /** Its events, oldest first. */
  events(): Promise<WatchEvent[]>;
  /** Calls the service. */
  call(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
    // deno-lint-ignore no-explicit-any
  ): Promise<{ status: number; body: any }>;
  close(): Promise<void>;
}

/** Watches kestrelbank.com, with pages by host (and path), and other names of a zone. */
export async function watchedPages(
  pages: (host: string, path: string) => string,
  zone: Zone,
  { owner = "ann" }: { owner?: string } = {},
): Promise<WatchedPages> {
  const visited: string[] = [];
  const server: Listening = await listen(
    serveBy(({ host, path }) => {
      visited.push(host);
      return answerOf(pages(host, path));
    }),
    // Lookups take 127.0.0.1 for the answer of a blocklist.
    { host: "127.0.0.2" },
  );
  const world = worldIo(
    // A zone may have names that it does not list: those of a wildcard.
    Object.setPrototypeOf({ [DOMAIN]: { A: ["127.0.0.2"] }, ...zone }, zone),
    { allow: ["127.0.0.2"], portMap: { 80: server.port, 443: await freePort() } },
  );
  let time = Date.UTC(2026, 10, 24, 6);
  const io = { ...world, now: () => time, sleep };
  const env = { DEADRINGER_WATCH: "0", DEADRINGER_PERMUTATIONS: "5", DEADRINGER_DEADLINE: "60" };
  const watch = openSqliteStore(WATCH_STORE, ":memory:");
  const sources = openSqliteStore(SOURCE_STORE, ":memory:");
  const config = readConfig(env, [WATCH_SETTINGS]);
  const parts = testService({
    env,
    io,
    opened: [[WATCH_STORE, watch], [SOURCE_STORE, sources]],
    now: () => time,
    lookup: localLookup(
      { config, io, screenshots: undefined, log: () => {} } as Parameters<typeof localLookup>[0],
    ),
  });
  const key = await parts.key(["watch"], { owner });
  const call: WatchedPages["call"] = async (method, path, body, as = key) => {
    const response = await parts.handle(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${as}`,
          ...body === undefined ? {} : { "content-type": "application/json" },
        },
        ...body === undefined ? {} : { body: JSON.stringify(body) },
      }),
    );
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
    };
  };
  const { watcher } = parts.service.extras.use(WATCHED);
  const { body: { id } } = await call("POST", "/v1/watch/brands", {
    name: "Kestrelbank",
    domains: [DOMAIN],
    schedule: "6h",
  });
  await watcher.tick();
  const doors = {
    config: sourceConfig(parts.service.config),
    sources: parts.service.extras.use(ELSEWHERE),
  };
  return {
    ...parts,
    doors,
    watcherKey: key,
    brand: id,
    visited,
    sources,
    call,
    pass: (ms) => time += ms,
    async settle() {
      await doors.sources.visitor.tick();
      await watcher.tick();
    },
    events: async () => (await watch.events(id, 1_000)).filter(({ name }) => name !== null).reverse(),
    async close() {
      await doors.sources.visitor.close();
      await watcher.close();
      await server.close();
      await Promise.all([watch.close(), sources.close()]);
    },
  };
}
