import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { expect, test } from "vitest";
import { LiveEvents, type LiveEventsParts } from "../../../../server/extras/watch/live_events.ts";
import { createClient } from "../../../../server/client.ts";
import { createService } from "../../../../server/mod.ts";
import { Streams } from "../../../../server/auth/stream_leases.ts";
import { memoryStores } from "../../../../server/stores/sqlite_stores.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { brand, outcome } from "./store/suite.ts";
import { bearer, testService } from "../../service.ts";
import { ask, PASSPHRASE, signIn } from "../../auth/signed_in.ts";
import { watchedService } from "./watched_world.ts";

const READY = "retry: 2000\nevent: ready\ndata: {}\n\n", CHANGED = "event: changed\ndata: {}\n\n";

/** A store with a brand of ann and one of bob, and what adds events to them. */
async function filled() {
  const store = openSqliteStore(WATCH_STORE, ":memory:");
  await store.add(brand("b1"));
  await store.add(brand("b2", { owner: "bob" }));
  const happen = async (id: string, event: string) => {
    for (let held = null; held?.id !== id;) held = await store.claim(event, 100, 0);
    expect(await store.commit(id, event, outcome(event))).toBe(true);
  };
  return { store, happen };
}

const live = (store: LiveEventsParts["store"], more = {}) => {
  const streams = new Streams({ capacity: 100, streams: 100 }, memoryStores().limits);
  const parts = { store, lease: (id: string, most: number) => streams.lease(id, most), pollMs: 1, ...more };
  return new LiveEvents(parts);
};

/** Reads the next piece of a stream, or null at its end. */
const reader = (stream: ReadableStream<Uint8Array>) => {
  const pieces = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  return async () => (await pieces.read()).value ?? null;
};

test("what runs and people change is told to readers of those brands alone, on every instance", async () => {
  const { store, happen } = await filled();
  const [events, other] = [live(store), live(store)];
  const ann = [reader(await events.stream({ owner: "ann" })), reader(await other.stream({ owner: "ann" }))];
  const bob = reader(await events.stream({ owner: "bob" }));
  for (const read of [...ann, bob]) expect(await read()).toBe(READY);
  await happen("b1", "e1");
  for (const read of ann) expect(await read()).toBe(CHANGED);
  const entry = { id: "a", at: 1, actor: "ann", action: "name.triage", subject: "x.com", detail: {} };
  await store.changeTriage("b1", ["x.com"], (name) => ({
    record: { name, state: "watching", note: "", assignee: "", muted_until: null },
    entry,
  }));
  for (const read of ann) expect(await read()).toBe(CHANGED);
  const heard = bob();
  expect(await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 20, "silence"))])).toBe(
    "silence",
  );
  await store.audit("b2", { ...entry, id: "b" });
  expect(await heard).toBe(CHANGED);
  events.close();
  other.close();
  store.close();
});

test("a stream without news says that it lives, also while others have news all the time; it ends after a while", async () => {
  const { store, happen } = await filled();
  const events = live(store, { heartbeatMs: 20, lifetimeMs: 300 });
  const text = new Response(await events.stream({ owner: "bob" })).text();
  for (let i = 0; events.open > 0; i++) {
    await happen("b1", `e${i}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await text).replaceAll(": alive\n\n", "")).toBe(READY);
  expect((await text).split(": alive").length).toBeGreaterThan(2);
  events.close();
  store.close();
});

test("an owner has so many streams and no more; the place of one that was left is free", async () => {
  const { store } = await filled();
  const events = live(store);
  const open = await Promise.all(Array.from({ length: 20 }, () => events.stream({ owner: "ann" })));
  await expect(events.stream({ owner: "ann" })).rejects.toMatchObject({ code: "rate_limited" });
  await (await events.stream({ owner: "bob" })).cancel();
  await open[0]!.cancel();
  await events.stream({ owner: "ann" });
  events.close();
  await expect(events.stream({ owner: "bob" })).rejects.toMatchObject({ code: "over_capacity" });
  for (const stream of open.slice(1)) await new Response(stream).text();
  expect(events.open).toBe(0);
  store.close();
});

test("streams end when the store cannot be read: silence is not taken for quiet", async () => {
  const { store } = await filled();
  let isAway = false;
  const events = live({
    ...store,
    news: () => isAway ? Promise.reject(new Error("away")) : store.news(),
  });
  const stream = await events.stream({ owner: "ann" });
  isAway = true;
  expect(await new Response(stream).text()).toBe(READY);
  expect(events.open).toBe(0);
  events.close();
  store.close();
});

test("the route wants the scope; the client opens what breaks off again, until it is ended or refused", async () => {
  const { handle, key, call, service } = await watchedService();
  const status = async (as: string, method = "GET") => {
    const request = new Request("http://x/v1/watch/events/stream", { method, headers: bearer(as) });
    const response = await handle(request);
    await response.body?.cancel();
    return response.status;
  };
  const mine = await key(["watch"]), end = new AbortController();
  expect([await status(mine), await status(mine, "HEAD"), await status("ak_wrong")]).toEqual([200, 200, 401]);
  let pipe = new AbortController(), opened = 0, broken = 0;
  const clientOf = (as: string) =>
    createClient({
      server: "http://x",
      key: as,
      sleep: () => Promise.resolve(),
      fetch: async (url, init) => {
        const request = new Request(String(url), init as RequestInit);
        const response = await handle(request);
        if (!response.ok) return response;
        opened++;
        pipe = new AbortController();
        const { readable, writable } = new TransformStream();
        const signal = AbortSignal.any([pipe.signal, request.signal]);
        response.body!.pipeTo(writable, { signal }).catch(() => {});
        return new Response(readable, response);
      },
    });
  const changes = clientOf(mine).watch.live({ onBreak: () => broken++, signal: end.signal });
  await changes.next();
  pipe.abort();
  await changes.next();
  expect([opened, broken]).toEqual([2, 1]);
  const told = changes.next();
  await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: ["kestrelbank.com"] });
  expect((await told).done).toBe(false);
  end.abort();
  expect((await changes.next()).done).toBe(true);
  const refused = clientOf(await key(["ct"])).watch.live();
  await expect(refused.next()).rejects.toMatchObject({ problem: { status: 403 } });
  service.extras.use(WATCHED).live.close();
});

test("the stream of a session that was ended elsewhere ends before the next message", async () => {
  const { store, happen } = await filled();
  const { service, handle } = testService({ env: { DEADRINGER_WATCH: "0" }, opened: [[WATCH_STORE, store]] });
  const passphrase = await service.signIn.encode(PASSPHRASE);
  await service.stores.owners.add({ name: "ann", passphrase, created_at: 1 });
  const headers = await signIn({ handle });
  const response = await ask({ handle }, "GET", "/v1/watch/events/stream", undefined, headers);
  const read = reader(response.body!);
  expect(await read()).toBe(READY);
  await happen("b1", "e1");
  expect(await read()).toBe(CHANGED);
  await service.stores.sessions.removeAll("ann", null);
  await happen("b1", "e2");
  expect(await read()).toBeNull();
  expect(service.extras.use(WATCHED).live.open).toBe(0);
  service.extras.use(WATCHED).live.close();
});

test("a service that closes ends its streams at once", async () => {
  const service = await createService({ store: "memory:", demo: true, watch: false });
  const key = await service.createKey({ owner: "ann" });
  const request = new Request("http://localhost/v1/watch/events/stream", { headers: bearer(key) });
  const read = reader((await service.fetch(request)).body!);
  expect(await read()).toBe(READY);
  await service.close();
  expect(await read()).toBeNull();
});
