/**
 * A whole service on a store, as `serve` opens it, whose internet is a server on loopback.
 * @module
 */
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { EXTENSIONS } from "../../../../server/extras/mod.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import type { WatchEvent } from "../../../../server/extras/watch/lib/mod.ts";
import type { LogList } from "../../../../lib/ct/log/mod.ts";
import { createKey } from "../../../../server/auth/keys.ts";
import { productConfig } from "../../../whole/whole.ts";
import { openService } from "../../../../server/open.ts";
import { serveBy } from "../../../farm/visitors.ts";
import { freePort } from "../../../free_port.ts";
import { listen, worldIo } from "../../../lib/net/world.ts";
import { answerOf, DOMAIN } from "./pages.ts";

const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
  await wait(ms, undefined, { ref: false, ...signal === undefined ? {} : { signal } }).catch(() => {
    signal?.throwIfAborted();
  });
};

/** An open service. */
export interface OpenedDoors {
  /** Its folder, which commands take as `--data`. */
  folder: string;
  /** The service. */
  opened: Awaited<ReturnType<typeof openService>>;
  /** Hosts of the requests that came. */
  visited: string[];
  /** A key of whom the brand belongs to, to watch. */
  key: string;
  /** Calls it with that key. */
  // deno-lint-ignore no-explicit-any
  call(method: string, path: string, body?: unknown): Promise<any>;
  /** The events of names of a brand, the newest first. */
  events(brand: string): Promise<WatchEvent[]>;
  /** The names of its events, sorted. */
  named(brand: string): Promise<string[]>;
  /** Watches the brand, and waits for its first run. */
  watch(settings?: Record<string, unknown>): Promise<string>;
}

/**
 * Opens a service for a test, with pages by host, for the brand and other names; closed at the test's end.
 *
 * @param feeds What the file of DEADRINGER_FEEDS holds.
 * @param logs The certificate logs that it knows. @default those of the package
 */
export async function openDoors(
  names: readonly string[],
  pages: (host: string) => string,
  env: Record<string, string> = {},
  feeds: string = "",
  logs?: LogList,
): Promise<OpenedDoors> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-doors-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "feeds.txt");
  writeFileSync(file, feeds);
  const visited: string[] = [];
  const server = await listen(
    serveBy(({ host }) => {
      visited.push(host);
      return answerOf(pages(host));
    }),
    // Lookups take 127.0.0.1 for the answer of a blocklist.
    { host: "127.0.0.2" },
  );
  onTestFinished(() => server.close());
  const world = worldIo(
    Object.fromEntries([DOMAIN, ...names].map((name) => [name, { A: ["127.0.0.2"] }])),
    { allow: ["127.0.0.2"], portMap: { 80: server.port, 443: await freePort() } },
  );
  const config = productConfig({
    DEADRINGER_STORE: `sqlite:${folder}`,
    DEADRINGER_DATA: folder,
    DEADRINGER_PERMUTATIONS: "5",
    DEADRINGER_WATCH_ALLOW: "127.0.0.1",
    DEADRINGER_SCREENSHOTS: "0",
    DEADRINGER_UPDATE: "off",
    ...feeds === "" ? {} : { DEADRINGER_FEEDS: file },
    ...env,
  });
  const opened = await openService(config, {
    extensions: EXTENSIONS,
    log: () => {},
    url: () => "http://127.0.0.1",
    io: { ...world, now: () => Date.now(), sleep, ...logs === undefined ? {} : { tables: { logs } } },
  });
  onTestFinished(() => opened.close());
  const { key, record } = createKey({ owner: "ann", scopes: ["watch"], expires_at: null }, Date.now());
  await opened.storage.keys.add(record);
  const call: OpenedDoors["call"] = async (method, path, body) => {
    const response = await opened.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        ...body === undefined ? {} : { body: JSON.stringify(body) },
      }),
    );
    return await response.json();
  };
  const events: OpenedDoors["events"] = async (brand) =>
    (await (await opened.storage.open(WATCH_STORE)).events(brand, 1_000)).filter(({ name }) => name !== null);
  return {
    ...{ folder, opened, visited, key, call },
    events,
    named: async (brand) => (await events(brand)).map(({ name }) => name!).sort(),
    async watch(settings = {}) {
      const { id } = await call("POST", "/v1/watch/brands", {
        ...{ name: "Kestrelbank", domains: [DOMAIN], schedule: "1d" },
        ...settings,
      });
      expect(id).toBeTypeOf("string");
      await expect.poll(
        async () => (await call("GET", `/v1/watch/brands/${id}`)).last_success_at,
        { timeout: 30_000 },
      ).not.toBeNull();
      return id;
    },
  };
}
