import { lookupLines } from "../lib/lookup_lines.ts";
import { expect, test } from "vitest";
import type { Io, StreamMessage } from "../../mod.ts";
import { RegistryRateLimit } from "../../lib/observe/registry/rate_limit.ts";
import { memoryStores } from "../../server/stores/sqlite_stores.ts";
import { bearer, shortLookup, testService } from "../server/service.ts";
import { controlReply, SOA } from "../lib/net/world.ts";

const HOUR = 3_600_000;

/** A service by a clock that a test sets. */
function clocked(env: Record<string, string> = {}) {
  const clock = { now: Date.UTC(2026, 5, 1, 12), monotonic: 0 };
  const stores = memoryStores(() => clock.monotonic);
  const parts = testService({ now: () => clock.now, stores, env, lookup: shortLookup });
  const get = (path: string, key: string) =>
    parts.handle(new Request(`http://x${path}`, { headers: bearer(key) }));
  return { ...parts, clock, get };
}

test("an hour ahead: keys and results end in time, nothing else does", async () => {
  const { clock, get, key } = clocked({ DEADRINGER_RETENTION: "1" });
  const lasting = await key();
  const brief = await key(undefined, { expires_at: clock.now + HOUR });
  expect((await get("/v1/meta/usage", brief)).status).toBe(200);
  const response = await get("/v1/lookup/squat/example.com", lasting);
  const text = await response.text();
  const result = `/v1/retrieve/${response.headers.get("x-service-result-id")}`;
  clock.now += HOUR;
  expect((await get("/v1/meta/usage", brief)).status).toBe(401);
  expect(await (await get(result, lasting)).text()).toBe(text);
  clock.now += 23 * HOUR;
  expect((await get(result, lasting)).status).toBe(404);
});

test("an hour back: nobody is locked out, and a key that had expired is good again only by that clock", async () => {
  const { clock, get, key } = clocked({ DEADRINGER_RATE_LIMIT: "2" });
  const lasting = await key();
  expect((await get("/v1/meta/usage", lasting)).status).toBe(200);
  expect((await get("/v1/meta/usage", lasting)).status).toBe(200);
  expect((await get("/v1/meta/usage", lasting)).status).toBe(429);
  clock.now -= HOUR;
  clock.monotonic += 59_999;
  expect((await get("/v1/meta/usage", lasting)).status).toBe(429);
  clock.monotonic += 1;
  // A minute is a minute.
  const after = await get("/v1/meta/usage", lasting);
  expect([after.status, after.headers.get("x-ratelimit-reset")]).toEqual([200, "60"]);
  const response = await get("/v1/lookup/squat/example.com", lasting);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('"Done"');
});

test("a revoked key stays revoked, whatever the clock says", async () => {
  const { clock, get, key, service } = clocked();
  const gone = await key();
  const [record] = await service.stores.keys.list();
  await service.stores.keys.revoke(record!.id, clock.now);
  for (const shift of [HOUR, -2 * HOUR]) {
    clock.now += shift;
    expect((await get("/v1/meta/usage", gone)).status).toBe(401);
  }
});

/** Sleeps that end in their order, as soon as everything else that is due was done. */
function virtualSleep(): Io["sleep"] {
  const sleepers = new Set<{ at: number; wake: () => void }>();
  let time = 0;
  const pass = () => {
    const next = [...sleepers].sort((a, b) => a.at - b.at)[0];
    if (next === undefined) return;
    time = next.at;
    next.wake();
    setImmediate(pass);
  };
  return (ms, signal) =>
    new Promise((resolve, reject) => {
      const sleeper = { at: time + ms, wake: () => (sleepers.delete(sleeper), resolve()) };
      signal?.addEventListener("abort", () => {
        sleepers.delete(sleeper);
        reject(signal.reason);
      }, { once: true });
      if (sleepers.size === 0) setImmediate(pass);
      sleepers.add(sleeper);
    });
}

test("a lookup under a clock that jumps both ways still ends, with a heartbeat while nothing happens", async () => {
  let now = 0;
  let jumps = 0;
  const io = {
    now: () => now += ++jumps % 2 === 0 ? HOUR : -HOUR,
    random: Math.random,
    geo: null,
    ct: null,
    history: null,
    net: null,
    camera: null,
    screenshots: null,
    // Time that passes by itself, whatever the clock is set to.
    sleep: virtualSleep(),
    dns: {
      resolvers: ["192.0.2.53:53"],
      close: () => Promise.resolve(),
      query: (name: string, type: string, signal?: AbortSignal) =>
        new Promise((resolve, reject) => {
          if (name !== "a.com") {
            const denial = { rcode: "NXDOMAIN", authoritative: true, answers: [], soa: SOA };
            return resolve({ ...denial, ...controlReply(name, type), resolver: "192.0.2.53:53" });
          }
          // Never answers: the deadline has to end it.
          signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
        }),
    },
  } as unknown as Io;
  const lines: StreamMessage[] = [];
  const options = { io, names: ["a.com"], permutations: false, deadlineMs: 30_000 };
  for await (const line of lookupLines("example.com", options)) lines.push(line);
  const kinds = lines.map((line) => line.op === "Meta" ? line.data.kind : line.op);
  expect(kinds).toContain("Heartbeat");
  expect(lines.at(-1)).toMatchObject({ data: { kind: "Timeout", data: { completed: 0, total: 1 } } });
  const timeout = lines.at(-1) as unknown as { data: { data: { elapsed_ms: number } } };
  expect(timeout.data.data.elapsed_ms).toBeGreaterThanOrEqual(0);
});

test("rateLimit towards registries do not wait for the hour that a clock was set back", async () => {
  let now = HOUR;
  const slept: number[] = [];
  const rateLimit = new RegistryRateLimit({
    now: () => now,
    sleep: (ms) => Promise.resolve(void slept.push(ms)),
  });
  const { signal } = new AbortController();
  expect(await rateLimit.acquire("whois.example", signal)).toBe(true);
  now = 0;
  expect(await rateLimit.acquire("whois.example", signal)).toBe(true);
  expect(slept.every((ms) => ms <= 1_000)).toBe(true);
});
