/**
 * A service with two watched brands, their names and their past, for tests of the pages.
 * @module
 */
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll } from "vitest";
import type { Listener } from "../../server/http/listen/listen.ts";
import { SOURCE_STORE } from "../../server/extras/sources/store/mod.ts";
import { certificate, COPY, DAY_MS, type Ops, PARKED, plain, SHOP } from "../lib/lines/scenarios.ts";
import { watchedService, type WatchedWorld } from "../server/extras/watch/watched_world.ts";
import { launchBrowser, off, open, serve } from "./browser.ts";

/** The domains of the two brands. */
export const BANK = "kestrelbank.com", SHOES = "harrier-shoes.com";

/** What stands on a copy of the bank, which takes mail. */
const COPIED: Ops = plain({
  Dns: { a: ["192.0.2.10"], mx: ["mx.evil.net"], ns: ["ns1.example-dns.net"] },
  Classification: COPY,
});

/** The service, what is in its world, and whoever calls it. */
export interface Watched {
  browser: Browser;
  /** Ends without a slash. */
  url: string;
  /** Has the scope `watch`. */
  key: string;
  world: WatchedWorld;
  service: Awaited<ReturnType<typeof watchedService>>;
  /** Ids of the brands: bank, shoes. */
  ids: [bank: string, shoes: string];
  /** A day passes, and all brands are looked at. */
  nextDay(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a service; with `brands`, two of them had a silent first run and one day with news. */
export async function startWatched({ brands = true, names = {}, startedAt, allow }: {
  brands?: boolean;
  /** Private hosts that channels may reach; none otherwise. */
  allow?: string;
  /** When the service starts, in milliseconds; a fixed day otherwise. */
  startedAt?: number;
  names?: Readonly<Record<string, Ops>>;
} = {}): Promise<Omit<Watched, "browser">> {
  const service = await watchedService(allow === undefined ? {} : { env: { DEADRINGER_WATCH_ALLOW: allow } });
  const { world, call, tick, answer } = service;
  if (startedAt !== undefined) world.time = startedAt;
  const listener: Listener = await serve(answer);
  const nextDay = async () => {
    world.time += DAY_MS;
    await tick();
  };
  const ids: [string, string] = ["", ""];
  if (brands) {
    world.names[BANK] = {
      "kestrelbanc.com": plain({ Classification: PARKED }),
      "kestrel-bank.net": plain({ Classification: SHOP }),
    };
    world.names[SHOES] = { "harriershoes.com": plain() };
    const add = async (name: string, domain: string) =>
      (await call("POST", "/v1/watch/brands", { name, domains: [domain], schedule: "1d" })).body
        .id;
    ids[0] = await add("Kestrel Bank", BANK);
    ids[1] = await add("Harrier Shoes", SHOES);
    await tick();
    Object.assign(world.names[BANK], {
      "kestrelbnak.com": COPIED,
      "kestrelbamk.com": plain({ Certificate: certificate("kestrelbamk.com") }),
      ...names,
    });
    Object.assign(world.names[SHOES], { "harrler-shoes.com": plain({ Classification: PARKED }) });
    await nextDay();
  }
  return {
    url: `http://127.0.0.1:${listener.port}`,
    key: await service.key(["watch"]),
    world,
    service,
    ids,
    nextDay,
    close: () => listener.close(0),
  };
}

/** Thirty days of three sources: how many names is made up. */
export async function bringNames({ service, world }: Pick<Watched, "service" | "world">): Promise<void> {
  const store = service.service.owned.of(SOURCE_STORE);
  const day = { certificates: 610_000, registrations: 4_200, canary: 3 };
  for (const [door, names] of Object.entries(day)) {
    for (let ago = 0; ago < 30; ago++) {
      const offered = Math.round(names * (1 + Math.sin(ago * 1.7) / 4));
      const queued = door === "certificates" ? 300_000 : offered, found = ago % 3 === 0 ? 1 : 0;
      const visits = { other: queued - found, imitates: found };
      await store.count(
        { owner: "", door },
        { offered, queued, unlikely: offered - queued, ...visits },
        world.time - ago * DAY_MS,
      );
    }
  }
}

/** Twenty brands with so many names in all, after their first runs. */
export const MANY = { brands: 20, names: 771 } as const;

/** Starts a service with many brands; `scoresOf` is what each of a brand's names is rated as. */
export async function startMany(
  scoresOf: (index: number) => object,
  options: Parameters<typeof startWatched>[0] = {},
): Promise<Omit<Watched, "browser"> & { domains: readonly string[] }> {
  const house = await startWatched({ ...options, brands: false });
  const { world, service } = house;
  const domains = Array.from({ length: MANY.brands }, (_, i) => `brandnumber${i}.com`);
  for (const [i, domain] of domains.entries()) {
    const many = Math.floor(MANY.names / MANY.brands) + (i < MANY.names % MANY.brands ? 1 : 0);
    world.names[domain] = Object.fromEntries(
      Array.from({ length: many }, (_, j) => [
        `brandnumber${i}-${j}.com`,
        plain({ Classification: { ...scoresOf(j), page_state: "page" } }),
      ]),
    );
    const settings = { name: `Brand ${i}`, domains: [domain], schedule: "1d" };
    const { status } = await service.call("POST", "/v1/watch/brands", settings);
    if (status !== 201) throw new Error(`${domain} is not watched: ${status}`);
  }
  await service.tick();
  return { ...house, domains };
}

/** Gives the tests of a file a browser and the service, which are there when they run and end after them. */
export function givenWatched(options?: Parameters<typeof startWatched>[0]): Watched {
  const given = {} as Watched;
  beforeAll(async () => {
    if (off) return;
    Object.assign(given, await startWatched(options), { browser: await launchBrowser() });
  }, 60_000);
  afterAll(async () => {
    await given.browser?.close();
    await given.close?.();
  }, 60_000);
  return given;
}

/** Opens a page of the app with the key; `hash` begins with #. */
export function openAt(
  given: Watched,
  hash: string,
  size: { width?: number; height?: number } = {},
): Promise<Page> {
  return open(given.browser, `${given.url}/${hash}`, { key: given.key, ...size });
}
