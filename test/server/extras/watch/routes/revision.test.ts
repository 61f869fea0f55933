import { expect, test } from "vitest";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { bearer } from "../../../service.ts";
import { DAY_MS, plain } from "../../../../lib/lines/scenarios.ts";
import { watchedService } from "../watched_world.ts";

const DOMAIN = "kestrelbank.com";
const NAMES = ["kestrelbnak.com", "kestrelbamk.com"] as const;

test("a client that has the list gets 304, and every change of two, also one by an older clock", async () => {
  const { call, handle, world, tick, key } = await watchedService();
  const { body: brand } = await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: [DOMAIN] });
  await tick();
  world.names[DOMAIN] = Object.fromEntries(NAMES.map((name) => [name, plain()]));
  world.time += DAY_MS;
  await tick();
  const path = `/v1/watch/brands/${brand.id}/names`;
  const token = await key(["watch"]);
  const read = (etag = "") =>
    handle(
      new Request(`http://127.0.0.1${path}`, { headers: { ...bearer(token), "if-none-match": etag } }),
    );
  let etag = (await read()).headers.get("etag")!;
  expect((await read(etag)).status).toBe(304);
  // The second comes from an instance whose clock is a second behind.
  for (const [i, name] of NAMES.entries()) {
    world.time -= i * 1_000;
    expect((await call("PUT", path, { names: [name], note: "seen" })).status).toBe(200);
    const response = await read(etag);
    expect([name, response.status]).toEqual([name, 200]);
    expect((await response.json()).find((each: { name: string }) => each.name === name).note).toBe("seen");
    etag = response.headers.get("etag")!;
    expect((await read(etag)).status).toBe(304);
  }
});

test("lists of many brands ask the store for one thing at a time, and for few things for each brand", async () => {
  let calls = 0, open = 0, mostOpen = 0;
  const counted = new Proxy(openSqliteStore(WATCH_STORE, ":memory:"), {
    get(target, name) {
      const method = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...values: unknown[]) => {
        calls++;
        mostOpen = Math.max(mostOpen, ++open);
        try {
          return await Reflect.apply(method, target, values);
        } finally {
          open--;
        }
      };
    },
  });
  const { call, handle, key } = await watchedService({ store: counted });
  const BRANDS = 20;
  for (let i = 0; i < BRANDS; i++) {
    await call("POST", "/v1/watch/brands", { name: `Kestrel ${i}`, domains: [`kestrel${i}bank.com`] });
  }
  const token = await key(["watch"]);
  /** Status of an answer, its tag, and the calls that it took. */
  const read = async (path: string, etag = "") => {
    calls = mostOpen = 0;
    const headers = { ...bearer(token), "if-none-match": etag };
    const response = await handle(new Request(`http://127.0.0.1${path}`, { headers }));
    await response.text();
    return { status: response.status, etag: response.headers.get("etag")!, calls, mostOpen };
  };
  const list = await read("/v1/watch/brands");
  expect(list).toMatchObject({ status: 200, calls: 5 + 2 * BRANDS, mostOpen: 1 });
  expect(await read("/v1/watch/brands", list.etag)).toMatchObject({ status: 304, calls: 2, mostOpen: 1 });
  expect(await read("/v1/watch/coverage")).toMatchObject({ status: 200, calls: 3, mostOpen: 1 });
  expect(await read("/v1/watch/names")).toMatchObject({ calls: 2 + 3 * BRANDS, mostOpen: 1 });
});

test("lists do not wait for what the same owner computes", async () => {
  const { call, service, tick, world } = await watchedService();
  const { body: brand } = await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: [DOMAIN] });
  world.names[DOMAIN] = Object.fromEntries(NAMES.map((name) => [name, plain()]));
  await tick();
  let isOver = false;
  const computing = service.thread.run(
    "ann",
    (function* () {
      while (!isOver) yield;
    })(),
  );
  const { body } = await call("GET", `/v1/watch/brands/${brand.id}/names`);
  expect(body.map(({ name }: { name: string }) => name).sort()).toEqual([...NAMES].sort());
  expect((await call("GET", "/v1/watch/brands")).body[0].counts).not.toBeNull();
  isOver = true;
  await computing;
});
