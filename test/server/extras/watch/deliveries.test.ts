import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { OutboxRecord } from "../../../../server/extras/watch/store/mod.ts";
import type { Channel } from "../../../../server/extras/watch/channel.ts";
import { deliver } from "../../../../server/extras/watch/deliveries.ts";
import { plain } from "../../../lib/lines/scenarios.ts";
import { event } from "./events.ts";
import { watchedService } from "./watched_world.ts";

const HOUR_MS = 3_600_000;
const DOMAIN = "kestrelbank.com";
const env = { DEADRINGER_WATCH_ALLOW: "127.0.0.1" };

const cleanup: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

/** A receiver of webhooks; `answer` says what becomes of the n-th request. */
async function receiver(answer: (id: string, n: number, response: ServerResponse) => void) {
  const got: string[] = [];
  const server = createServer((request, response) => {
    const id = String(request.headers["webhook-id"]);
    got.push(id);
    request.resume().on("end", () => answer(id, got.length, response));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanup.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const accept = (_id: string, _n: number, response: ServerResponse) => void response.writeHead(200).end();

/** A brand with so many alerts for each channel that are due. */
async function withAlerts(channels: string | string[], count: number) {
  const parts = await watchedService({ env });
  cleanup.push(() => parts.service.extras.use(WATCHED).watcher.close());
  const { call, world, tick, service } = parts;
  const body = { name: "Kestrel", domains: [DOMAIN], schedule: "6h", channels: [channels].flat() };
  const { body: { id } } = await call("POST", "/v1/watch/brands", body);
  await tick();
  const next = (names: string[]) => {
    world.names[DOMAIN] = {
      ...world.names[DOMAIN],
      ...Object.fromEntries(names.map((name) => [name, plain()])),
    };
    world.time += 6 * HOUR_MS;
  };
  next(Array.from({ length: count }, (_, i) => `kestrelbank-${i}.com`));
  const waiting = async () => (await call("GET", `/v1/watch/brands/${id}`)).body.alerts_waiting as number;
  return { ...parts, id, body, next, waiting, watcher: service.extras.use(WATCHED).watcher };
}

test("what reaches a brand's own channel names no other brand that was not looked at", async () => {
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    texts.push(text);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanup.push(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const { call, tick, world, next, watcher } = await withAlerts(url, 2);
  world.failure = new Error("No resolver answers");
  await call("POST", "/v1/watch/brands", {
    name: "Gull",
    domains: ["gull-bank.com"],
    schedule: "1d",
  });
  await tick();
  world.failure = null;
  next(["kestrelbank-x.com"]);
  await tick();
  await watcher.close();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join()).toContain(`"coverage":"`);
  expect(texts.join().toLowerCase()).not.toContain("gull");
});

test("each alert is settled as it is accepted: a receiver that hangs later gets none of them again", async () => {
  const held: ServerResponse[] = [];
  const hook = await receiver((id, n, response) =>
    n <= 20 ? accept(id, n, response) : void held.push(response)
  );
  const { watcher, waiting } = await withAlerts(hook.url, 30);
  // The run does not wait for the receiver.
  await watcher.tick();
  await expect.poll(() => held.length).toBe(1);
  expect(await waiting()).toBe(10);
  await watcher.close();
  expect(await waiting()).toBe(10);
  expect(new Set(hook.got).size).toBe(21);
});

test("what a killed process was sending is due within a minute; until then no other process sends it too", async () => {
  const held: ServerResponse[] = [];
  let pass = () => {};
  const hook = await receiver((id, n, response) => {
    pass();
    if (n <= 6) accept(id, n, response);
    else held.push(response);
  });
  const { watcher, world, store } = await withAlerts(hook.url, 20);
  pass = () => void (world.time += 9_000);
  await watcher.tick();
  await expect.poll(() => held.length).toBe(1);
  // Fifty seconds after they were taken, the others are still hidden; so they are from the process that sends them.
  expect(await store.dueChannels(world.time, 9)).toEqual([]);
  // No sign of life for the time that one message may take.
  world.time += 45_000;
  const [due] = await store.dueChannels(world.time, 9);
  expect(await store.takeAlerts(due!, world.time, 1, 99)).toHaveLength(14);
});

test("a receiver that never answers holds up neither runs nor alerts of another owner", async () => {
  const silent = await receiver(() => {});
  const { watcher, world, key, call, body, next } = await withAlerts(silent.url, 50);
  await watcher.tick();
  await expect.poll(() => silent.got.length).toBe(1);
  const hook = await receiver(accept);
  const bob = await key(["watch"], { owner: "bob" });
  const other = { ...body, domains: ["gullbank.com"], channels: [hook.url] };
  expect((await call("POST", "/v1/watch/brands", other, bob)).status).toBe(201);
  await watcher.tick();
  world.names["gullbank.com"] = { "gullbnak.com": plain() };
  world.time += 6 * HOUR_MS;
  await watcher.tick();
  await expect.poll(() => hook.got.length).toBe(1);
  // Further alerts for the silent receiver wait for the first one.
  next(["kestrelbank-more.com"]);
  await watcher.tick();
  expect(silent.got).toHaveLength(1);
});

test("a receiver with many channels that never answers holds up no other receiver of its owner", async () => {
  let silent = "";
  const answer = (at: () => string): Parameters<typeof receiver>[0] => (...request) => {
    if (at() !== silent) accept(...request);
  };
  const hooks: Awaited<ReturnType<typeof receiver>>[] = [];
  for (const n of [0, 1]) hooks.push(await receiver(answer(() => hooks[n]!.url)));
  // Channels that are due at the same time come in the order of their URLs.
  const [first, last] = hooks.toSorted((a, b) => a.url < b.url ? -1 : 1);
  silent = first!.url;
  const channels = [...Array.from({ length: 19 }, (_, n) => `${silent}?n=${n}`), last!.url];
  const { watcher } = await withAlerts(channels, 1);
  await watcher.tick();
  await expect.poll(() => last!.got.length).toBe(1);
  expect(first!.got).toHaveLength(1);
});

test("an alert that the receiver refuses does not hold up the others", async () => {
  const refused = new Set<string>();
  const hook = await receiver((id, n, response) => {
    if (n === 1) refused.add(id);
    response.writeHead(refused.has(id) ? 400 : 200).end();
  });
  const { tick, waiting, next, world } = await withAlerts(hook.url, 5);
  await tick();
  expect(new Set(hook.got).size).toBe(5);
  expect(await waiting()).toBe(1);
  // It comes after those that are new, at each attempt.
  world.time += HOUR_MS;
  next(["kestrelbank-x.com", "kestrelbank-y.com"]);
  await tick();
  expect(new Set(hook.got).size).toBe(7);
  expect(await waiting()).toBe(1);
});

test("the others of a batch wait after two failures; once it accepts again, all of it arrives once", async () => {
  let status = 503;
  const arrived: string[] = [];
  const hook = await receiver((id, _n, response) => {
    if (status === 200) arrived.push(id);
    response.writeHead(status).end();
  });
  const { tick, waiting, next, world, call, id } = await withAlerts(hook.url, 40);
  await tick();
  expect(hook.got).toHaveLength(2);
  expect(await waiting()).toBe(40);
  // A new alert is tried once, and waits as well.
  const look = () => call("POST", `/v1/watch/brands/${id}/look`);
  next(["kestrelbank-new.com"]);
  world.time -= 6 * HOUR_MS;
  await look();
  await tick();
  expect(hook.got).toHaveLength(3);
  expect(await waiting()).toBe(41);
  status = 200;
  world.time += HOUR_MS;
  await tick();
  expect(await waiting()).toBe(0);
  expect(arrived).toHaveLength(41);
  expect(new Set(arrived).size).toBe(41);
});

test("a brand that is deleted in its run ends the run, and the watch goes on", async () => {
  const { watcher, world, call, body, id } = await withAlerts("http://127.0.0.1:1/", 1);
  const bodies = world.names;
  Object.defineProperty(world.names, DOMAIN, {
    get: () => (void call("DELETE", `/v1/watch/brands/${id}`), {}),
  });
  bodies["gullbank.com"] = {};
  await watcher.tick();
  const { body: { id: second } } = await call("POST", "/v1/watch/brands", {
    ...body,
    domains: ["gullbank.com"],
  });
  await watcher.tick();
  expect((await call("GET", `/v1/watch/brands/${second}`)).body.last_success_at).not.toBeNull();
});

test("after twelve attempts in a day an alert is given up", async () => {
  const down: Channel = {
    name: "down",
    combinesAbove: 0,
    send: () => Promise.reject(new Error("it is down")),
  };
  const { signal } = new AbortController();
  let alert: OutboxRecord = { channel: "x:", event: event(), attempts: 0, nextAt: 0, error: "" };
  let now = 0;
  for (let attempt = 1; attempt <= 12; attempt++) {
    now = alert.nextAt!;
    [alert] = (await deliver(down, [alert], { now: () => now, signal })).left as [OutboxRecord];
    expect(alert).toMatchObject({ attempts: attempt, error: "it is down" });
  }
  expect(alert.nextAt).toBeNull();
  expect(now).toBeGreaterThan(20 * HOUR_MS);
});
