import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Webhook } from "standardwebhooks";
import type { WatchEvent } from "../../../../server/extras/watch/lib/mod.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { DAY_MS, plain, START } from "../../../lib/lines/scenarios.ts";
import { watchedService } from "./watched_world.ts";

const HOUR_MS = 3_600_000;
const DOMAIN = "kestrelbank.com";
const NAME = "kestrelbnak.com";
const BRAND = { name: "Kestrel", domains: [DOMAIN], schedule: "6h" };

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A receiver of webhooks that takes what it gets, or refuses it while `status` says so. */
async function receiver() {
  const state = { status: 200, got: [] as { headers: Record<string, string>; body: string }[], url: "" };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => body += chunk);
    request.on("end", () => {
      if (state.status === 200) state.got.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(state.status).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return state;
}

test("a brand is looked at by its schedule; the first look is silent without phishing, what is new alerts by a signed webhook", async () => {
  const hook = await receiver();
  const { call, world, tick } = await watchedService({ env: { DEADRINGER_WATCH_ALLOW: "127.0.0.1" } });
  world.names[DOMAIN] = { "kestrelbank.net": plain() };
  // Signatures are good for five minutes only.
  world.time = Date.now() - 6 * HOUR_MS;
  const { status, body: brand } = await call("POST", "/v1/watch/brands", { ...BRAND, channels: [hook.url] });
  expect(status).toBe(201);
  await tick();
  world.time += 5 * HOUR_MS;
  await tick();
  expect(world.lookups).toHaveLength(1);
  expect(hook.got).toEqual([]);

  world.names[DOMAIN]![NAME] = plain();
  world.time += HOUR_MS;
  await tick();
  expect(world.lookups).toHaveLength(2);
  expect(world.lookups[1]!.names?.map(({ domain }) => domain.fqdn)).toEqual(["kestrelbank.net"]);
  expect(hook.got).toHaveLength(1);
  const { headers, body } = hook.got[0]!;
  expect(() => new Webhook(brand.webhook_secret).verify(body, headers)).not.toThrow();
  const { body: [event] } = await call("GET", `/v1/watch/brands/${brand.id}/events`);
  expect(event).toMatchObject({ type: "new", name: NAME, brand: DOMAIN });
  // Nobody knows the address of this service.
  expect(JSON.parse(body)).not.toHaveProperty("page");
  // The alert names the stored result, which its owner can read.
  const result = await call("GET", `/v1/retrieve/${event.result}/record`);
  expect(result.body).toMatchObject({ domain: DOMAIN, done: true });
  const { body: runs } = await call("GET", `/v1/watch/brands/${brand.id}/runs`);
  expect(runs.map(({ ending, events, total }: Record<string, unknown>) => [ending, events, total])).toEqual([
    ["complete", 1, 500],
    ["complete", 0, 500],
  ]);
});

test("looks that were missed are caught up once", async () => {
  const { call, world, tick } = await watchedService();
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  world.time += 10 * DAY_MS;
  await tick();
  await tick();
  expect(world.lookups).toHaveLength(2);
  const { body } = await call("GET", `/v1/watch/brands/${id}`);
  expect(Date.parse(body.next_run_at)).toBe(world.time + 6 * HOUR_MS);
});

test("a channel that is down is tried again, and its alerts are not lost with the process", async () => {
  const hook = await receiver();
  const env = { DEADRINGER_WATCH_ALLOW: "127.0.0.1" };
  const store = openSqliteStore(WATCH_STORE, ":memory:");
  const { call, world, tick } = await watchedService({ env, store });
  const { body: { id } } = await call("POST", "/v1/watch/brands", { ...BRAND, channels: [hook.url] });
  await tick();
  world.names[DOMAIN] = { [NAME]: plain() };
  world.time += 6 * HOUR_MS;
  hook.status = 503;
  await tick();
  expect((await call("GET", `/v1/watch/brands/${id}`)).body).toMatchObject({
    alerts_waiting: 1,
    alerts_given_up: 0,
  });
  // Another process goes on.
  const next = await watchedService({ env, store });
  next.world.time = world.time + HOUR_MS;
  hook.status = 200;
  await next.tick();
  expect(hook.got).toHaveLength(1);
  expect((await call("GET", `/v1/watch/brands/${id}`)).body).toMatchObject({
    alerts_waiting: 0,
    alerts_given_up: 0,
  });
});

test("private addresses and files are refused", async () => {
  const hook = await receiver();
  const { call, world, tick } = await watchedService();
  const schemes = ["file:///tmp/x", "mailto:soc@example.com"];
  // URLs are read as browsers do: any case, spaces around, tabs within.
  const spellings = schemes.flatMap((url) => [url, url.toUpperCase(), ` ${url}`, url.replace(":", "\t:")]);
  for (const channel of ["-", "-?format=text", ...spellings]) {
    const { status, body } = await call("POST", "/v1/watch/brands", { ...BRAND, channels: [channel] });
    expect([channel, status]).toEqual([channel, 400]);
    expect(body.detail).toContain("Cannot send");
  }
  const { body: { id } } = await call("POST", "/v1/watch/brands", { ...BRAND, channels: [hook.url] });
  await tick();
  world.names[DOMAIN] = { [NAME]: plain() };
  world.time += 6 * HOUR_MS;
  await tick();
  expect(hook.got).toEqual([]);
  expect((await call("GET", `/v1/watch/brands/${id}`)).body.alerts_waiting).toBe(1);
  const { body: tested } = await call("POST", `/v1/watch/brands/${id}/test`);
  expect(tested).toHaveLength(1);
  expect(tested[0].error).not.toBe("");
});

test("mail goes only to whom the operator lists", async () => {
  const { call } = await watchedService({
    env: {
      DEADRINGER_SMTP: "smtp://127.0.0.1:25",
      DEADRINGER_MAIL_TO: "soc@example.com,@example.org",
    },
  });
  const statusOf = async (channel: string) => {
    const { status, body } = await call("POST", "/v1/watch/brands", { ...BRAND, channels: [channel] });
    if (status === 201) await call("DELETE", `/v1/watch/brands/${body.id}`);
    return status;
  };
  for (
    const [channel, status] of [
      ["mailto:SOC@example.com", 201],
      ["mailto:anybody@EXAMPLE.org", 201],
      ["mailto:other@example.com", 400],
      ["mailto:soc@example.com@sub.example.org", 400],
      ["mailto:x@sub.example.org", 400],
    ] as const
  ) expect([channel, await statusOf(channel)]).toEqual([channel, status]);
});

test("the all clear comes as often as it is set, after good looks only", async () => {
  const hook = await receiver();
  const { call, world, tick } = await watchedService({ env: { DEADRINGER_WATCH_ALLOW: "127.0.0.1" } });
  await call("POST", "/v1/watch/brands", {
    ...BRAND,
    channels: [hook.url],
    heartbeat_hours: 24,
    alert_from: "high",
  });
  for (let look = 0; look < 12; look++) {
    world.failure = look === 4 ? new Error("no resolver") : null;
    await tick();
    world.time += 6 * HOUR_MS;
  }
  const events = hook.got.map(({ body }) => JSON.parse(body));
  const at = events.map((each) => ((each.data ?? each) as WatchEvent).at ?? Date.parse(each.timestamp));
  expect(at.map((ms) => (ms - START) / HOUR_MS)).toEqual([0, 30, 54]);
  expect(events.map(({ coverage }) => coverage)).toEqual(
    Array(3).fill(expect.stringMatching(/^Kestrel was looked at on 2026-01-0\d \d\d:00 UTC$/)),
  );
});

test("a brand whose looks stop is stalled", async () => {
  const { call, world, tick, service } = await watchedService();
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  const stalled = async () => (await call("GET", `/v1/watch/brands/${id}`)).body.stalled;
  world.time += 6 * HOUR_MS;
  expect(await stalled()).toBe(false);
  world.time += HOUR_MS;
  expect(await stalled()).toBe(true);
  await tick();
  expect(await stalled()).toBe(false);
  world.failure = new Error("no resolver");
  for (let look = 0; look < 4; look++) {
    world.time += 6 * HOUR_MS;
    await tick();
  }
  const text = await service.metrics.text();
  expect(text).toContain("deadringer_watch_failing 1\n");
  expect(text).toContain("deadringer_watch_looks_failed_total 4\n");
  expect(text).toContain("deadringer_watch_looks_complete_total 2\n");
  await call("PUT", `/v1/watch/brands/${id}`, { ...BRAND, paused: true });
  expect(await stalled()).toBe(false);
});

test("names from certificates are studied at once, and their absence elsewhere denies nothing", async () => {
  const { call, offer, world, tick } = await watchedService();
  world.names[DOMAIN] = { "kestrelbank.net": plain() };
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  world.time += HOUR_MS;
  const found = "kestrelbank-login.com";
  world.names[DOMAIN]![found] = plain();
  expect(await offer([`*.${found}`, "unrelated.org"])).toBe(1);
  await tick();
  expect(world.lookups).toHaveLength(2);
  expect(world.lookups[1]).toMatchObject({ permutations: false });
  expect(world.lookups[1]!.names!.map(({ domain }) => domain.fqdn)).toEqual([found]);
  const { body: events } = await call("GET", `/v1/watch/brands/${id}/events`);
  expect(events.map(({ type, name }: WatchEvent) => [type, name])).toEqual([["new", found]]);
  const { body: names } = await call("GET", `/v1/watch/brands/${id}/names`);
  expect(names.map(({ name, phase }: Record<string, string>) => [name, phase])).toEqual([
    [found, "new"],
    ["kestrelbank.net", "active"],
  ]);
  const after = (await call("GET", `/v1/watch/brands/${id}`)).body;
  expect(Date.parse(after.next_run_at)).toBe(START + 6 * HOUR_MS);
});

test("a stop gives the brand back at once, as it was", async () => {
  const store = openSqliteStore(WATCH_STORE, ":memory:");
  const first = await watchedService({ store });
  await first.call("POST", "/v1/watch/brands", BRAND);
  const { watcher } = first.service.extras.use(WATCHED);
  const working = watcher.tick();
  await watcher.close();
  await working;
  const second = await watchedService({ store });
  await second.tick();
  expect(second.world.lookups).toHaveLength(1);
  const [brand] = await store.list();
  expect(brand!.last_success_at).toBe(START);
});

test("a brand that becomes due while workers look for one in vain does not wait for the next tick", async () => {
  const store = openSqliteStore(WATCH_STORE, ":memory:");
  const claim = store.claim.bind(store);
  const gate = Promise.withResolvers<void>();
  const inVain = Promise.withResolvers<void>();
  store.claim = async (...of) => {
    const brand = await claim(...of);
    if (brand === null) {
      inVain.resolve();
      await gate.promise;
    }
    return brand;
  };
  const { call, world, service } = await watchedService({ store });
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  const brand = (await store.get(id))!;
  const addOf = (owner: string) =>
    store.add({ ...brand, id: `${id}-${owner}`, feed_secret: `${brand.feed_secret}${owner}`, owner });
  for (const owner of ["bob", "carol"]) await addOf(owner);
  const held = Promise.withResolvers<void>();
  world.hold = held.promise;
  const { watcher } = service.extras.use(WATCHED);
  const ticked = watcher.tick();
  // Three owners' runs are in progress, and the last worker has found nothing.
  await inVain.promise;
  await addOf("dan");
  watcher.wake();
  gate.resolve();
  await expect.poll(() => world.lookups.length).toBe(4);
  held.resolve();
  await ticked;
});

test("names that a source brings are looked at while another brand of their owner has a whole run", async () => {
  const { call, world, tick, offer, service } = await watchedService();
  const { watcher } = service.extras.use(WATCHED);
  const { body: { id } } = await call("POST", "/v1/watch/brands", BRAND);
  await tick();
  await call("POST", "/v1/watch/brands", { ...BRAND, name: "Heron", domains: ["heronpay.com"] });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  Object.defineProperty(world, "hold", {
    get() {
      isHeld = true;
      return promise;
    },
    configurable: true,
  });
  const over = tick();
  await expect.poll(() => isHeld).toBe(true);
  Object.defineProperty(world, "hold", { value: null });
  world.names[DOMAIN] = { [NAME]: plain() };
  expect(await offer([NAME])).toBe(1);
  watcher.wake();
  await expect.poll(async () => (await call("GET", `/v1/watch/brands/${id}/events`)).body.length).toBe(1);
  expect(watcher.progress.size).toBe(1);
  // A third brand that is due for a whole run waits.
  await call("POST", "/v1/watch/brands", { ...BRAND, name: "Linden", domains: ["lindenbank.com"] });
  watcher.wake();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(world.lookups.map(({ domain }) => domain)).toEqual([DOMAIN, "heronpay.com", DOMAIN]);
  release();
  await over;
  expect(world.lookups.at(-1)!.domain).toBe("lindenbank.com");
});
