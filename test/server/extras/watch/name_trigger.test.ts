import { expect, test } from "vitest";
import { DAY_BUDGET, NameTrigger } from "../../../../server/extras/watch/name_trigger.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { plain, START } from "../../../lib/lines/scenarios.ts";
import { brand } from "./store/suite.ts";
import { watchedService } from "./watched_world.ts";

const HOUR_MS = 3_600_000;
const DOMAIN = "kestrelbank.com";
const BRAND = { name: "Kestrel", domains: [DOMAIN], schedule: "6h" };
const LOGIN = "kestrelbank-login.com";

test("names that imitate a watched brand are noted once; its own, known and unrelated ones are not", async () => {
  const { call, world, tick, store } = await watchedService();
  world.names[DOMAIN] = { "kestrelbank.net": plain() };
  const owned = ["kestrelbank-cards.com"];
  const { body: { id } } = await call("POST", "/v1/watch/brands", { ...BRAND, owned });
  await tick();
  await call("PUT", `/v1/watch/brands/${id}/names`, { names: ["kestrelbank.net"], state: "watching" });
  const trigger = new NameTrigger(store, () => world.time);
  expect(await trigger.offer([`*.${LOGIN}`, LOGIN.toUpperCase(), "shop.example", "www.kestrelbank.com"]))
    .toBe(1);
  expect(await trigger.offer([LOGIN, "kestrelbank.net", ...owned])).toBe(0);
  // Another process has seen nothing of it, and the store knows.
  expect(await new NameTrigger(store, () => world.time).offer([LOGIN])).toBe(0);
  expect((await store.dueFound(id, world.time, 9)).map(({ name }) => name)).toEqual([LOGIN]);
});

test("a brand has a budget a day, a paused one none, and an owner's names trigger only that owner's brands", async () => {
  const store = openSqliteStore(WATCH_STORE, ":memory:");
  let time = START;
  await store.add(brand("ann", { next_run_at: 9e12 }));
  await store.add(brand("bob", { owner: "bob", next_run_at: 9e12 }));
  await store.add(brand("idle", { owner: "bob", next_run_at: null }, { paused: true }));
  const trigger = new NameTrigger(store, () => time);
  const names = Array.from({ length: DAY_BUDGET + 100 }, (_, n) => `kestrelbank-a${n}.com`);
  expect(await trigger.offer(names, "bob")).toBe(DAY_BUDGET);
  const figures = await store.figures(["bob", "ann", "idle"]);
  const waiting = [...figures].map(([id, { names_waiting }]) => [id, names_waiting]);
  expect(Object.fromEntries(waiting)).toEqual({ bob: DAY_BUDGET, ann: 0, idle: 0 });
  time += 24 * HOUR_MS;
  expect(await trigger.offer(names.slice(-5), "bob")).toBe(5);
});

test("what a request matches is studied at once, if the key may watch", async () => {
  const { call, key, world, tick } = await watchedService();
  await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  world.names[DOMAIN] = { [LOGIN]: plain() };
  const body = { names: [LOGIN, "shop.example"], brands: [DOMAIN] };
  expect((await call("POST", "/v1/match", body, await key(["lookup:squat"]))).status).toBe(200);
  await tick();
  expect(world.lookups).toHaveLength(1);
  expect((await call("POST", "/v1/match", body, await key(["lookup:squat", "watch"]))).status).toBe(200);
  await tick();
  expect(world.lookups).toHaveLength(2);
  expect(world.lookups[1]!.names!.map(({ domain }) => domain.fqdn)).toEqual([LOGIN]);
});

test("a found name whose look is incomplete is tried in 1, 2, 4 hours, then with the schedule, and given up", async () => {
  const { call, offer, world, tick, store } = await watchedService();
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  await offer([LOGIN]);
  world.last = null;
  const waits: number[] = [];
  let before = world.time;
  await tick();
  for (let n = 0; n < 20; n++) {
    const { names_waiting, names_next_at } = (await call("GET", `/v1/watch/brands/${id}`)).body;
    if (names_waiting === 0) break;
    waits.push((Date.parse(names_next_at) - before) / HOUR_MS);
    world.time = before = Date.parse(names_next_at);
    await tick();
  }
  expect(waits).toEqual([1, 2, 4, 6, 6, 6, 6, 6, 6]);
  expect((await call("GET", `/v1/watch/brands/${id}`)).body.names_next_at).toBeNull();
  world.last = undefined;
  expect(await store.dueFound(id, 9e12, 9)).toEqual([]);
});

test("a found name without an answer is tried again, also in a look that is complete", async () => {
  const { call, offer, world, tick } = await watchedService();
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  await offer([LOGIN, "kestrelbank-pay.com"]);
  world.unanswered = [LOGIN];
  await tick();
  expect((await call("GET", `/v1/watch/brands/${id}`)).body.names_waiting).toBe(1);
  world.unanswered = [];
  world.time += HOUR_MS;
  await tick();
  expect(world.lookups.at(-1)!.names!.map(({ domain }) => domain.fqdn)).toEqual([LOGIN]);
  expect((await call("GET", `/v1/watch/brands/${id}`)).body.names_waiting).toBe(0);
});

test("before the first whole look, found names come along with it", async () => {
  const { call, offer, world, tick } = await watchedService();
  await call("POST", "/v1/watch/brands", BRAND);
  await offer([LOGIN]);
  await tick();
  expect(world.lookups.map(({ permutations, names }) => [permutations, names!.length])).toEqual([[true, 1]]);
});

test("owners take turns, one domain at a time", async () => {
  const { call, key, world, tick } = await watchedService();
  const bob = await key(["watch"], { owner: "bob" });
  const domains = ["kestrelbank.com", "kestrelpay.com", "kestrelcard.com"];
  const { body: { id } } = await call("POST", "/v1/watch/brands", { ...BRAND, domains });
  world.time++;
  await call("POST", "/v1/watch/brands", { ...BRAND, name: "Linden", domains: ["linden.org"] }, bob);
  await tick();
  expect(world.lookups.map(({ domain }) => domain)).toEqual([
    "kestrelbank.com",
    "linden.org",
    "kestrelpay.com",
    "kestrelcard.com",
  ]);
  const { body } = await call("GET", `/v1/watch/brands/${id}`);
  expect(Date.parse(body.last_success_at)).toBe(world.time);
});

test("looks beside the schedule are counted an owner; a brand that is due is not counted", async () => {
  const { call, world, tick } = await watchedService();
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  const look = () => call("POST", `/v1/watch/brands/${id}/look`);
  for (let n = 0; n < 30; n++) expect((await look()).status).toBe(200);
  await tick();
  for (let n = 0; n < 20; n++) {
    expect((await look()).status).toBe(200);
    await tick();
  }
  const { status, headers, body } = await look();
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect(body.detail).toContain("20 an hour");
  expect(world.lookups).toHaveLength(21);
});
