import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { expect, test } from "vitest";
import { LiveEvents, type LiveEventsParts } from "../../../../server/extras/watch/live_events.ts";
import { messages } from "../../../../server/extras/watch/client/live.ts";
import { createClient, type LiveEvent } from "../../../../server/client.ts";
import { createService } from "../../../../server/mod.ts";
import { Streams } from "../../../../server/auth/stream_leases.ts";
import { memoryStores } from "../../../../server/stores/sqlite_stores.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { DAY_MS, plain } from "../../../lib/lines/scenarios.ts";
import { brand, outcome } from "./store/suite.ts";
import { bearer, testService } from "../../service.ts";
import { ask, PASSPHRASE, signIn } from "../../auth/signed_in.ts";
import { watchedService } from "./watched_world.ts";

const DOMAIN = "kestrelbank.com";

/** A store with a brand of ann and one of bob, and what adds events to them. */
async function filled() {
  const store = openSqliteStore(WATCH_STORE, ":memory:");
  await store.add(brand("b1"));
  await store.add(brand("b2", { owner: "bob" }));
  const happen = async (id: string, ...events: string[]) => {
    for (const event of events) {
      for (let held = null; held?.id !== id;) {
        held = await store.claim(event, 100, 0);
      }
      expect(await store.commit(id, event, outcome(event))).toBe(true);
    }
  };
  return { store, happen };
}

const live = (store: LiveEventsParts["store"], more = {}) => {
  const streams = new Streams({ capacity: 100, streams: 100 }, memoryStores().limits);
  const parts = { store, lease: (id: string, most: number) => streams.lease(id, most), pollMs: 1, ...more };
  return new LiveEvents(parts);
};

/** Reads messages until there are that many. */
async function take(stream: ReadableStream<Uint8Array>, most: number) {
  const found = [];
  for await (const { id, event, data } of messages(stream)) {
    found.push({ id, event, ...JSON.parse(data) });
    if (found.length === most) break;
  }
  return found;
}
const idsOf = (found: { event: { id: string } }[]) => found.map(({ event }) => event.id ?? event);

test("events come as they are stored, of the owner's brands alone, each once, in their order", async () => {
  const { store, happen } = await filled();
  const events = live(store);
  await happen("b1", "before");
  const [mine, theirs] = [
    await events.stream({ owner: "ann" }, null),
    await events.stream({ owner: "bob" }, null),
  ];
  const [ann, bob] = [take(mine, 4), take(theirs, 2)];
  await happen("b1", "e1", "e2");
  await happen("b2", "x1");
  await happen("b1", "e3");
  expect(idsOf(await ann)).toEqual(["ready", "e1", "e2", "e3"]);
  expect(idsOf(await bob)).toEqual(["ready", "x1"]);
  expect(events.open).toBe(0);
  events.close();
  store.close();
});

test("what people do is told to readers of those brands alone, however many instances there are", async () => {
  const { store } = await filled();
  const [events, other] = [live(store), live(store)];
  const [mine, theirs] = [
    await events.stream({ owner: "ann" }, null),
    await other.stream({ owner: "ann" }, null),
  ];
  const stranger = await events.stream({ owner: "bob" }, null);
  const [ann, also, bob] = [take(mine, 2), take(theirs, 2), take(stranger, 2)];
  const entry = { id: "a", at: 1, actor: "ann", action: "name.triage", subject: "x.com", detail: {} };
  await store.changeTriage("b1", ["x.com"], (name) => ({
    record: { name, state: "watching", note: "", assignee: "", muted_until: null },
    entry,
  }));
  expect((await ann).map(({ event }) => event)).toEqual(["ready", "changed"]);
  expect((await also).map(({ event }) => event)).toEqual(["ready", "changed"]);
  // The next thing that bob hears is his own.
  await store.audit("b2", { ...entry, id: "b" });
  expect((await bob).map(({ event }) => event)).toEqual(["ready", "changed"]);
  events.close();
  other.close();
  store.close();
});

test("a stream resumes after the id that was seen last: nothing is lost and nothing comes twice", async () => {
  const { store, happen } = await filled();
  const names = Array.from({ length: 250 }, (_, i) => `e${i}`);
  await happen("b1", ...names);
  const events = live(store);
  const first = await take(await events.stream({ owner: "ann" }, 0), 120);
  const second = await take(await events.stream({ owner: "ann" }, Number(first.at(-1)!.id)), 132);
  expect([...idsOf(first.slice(1)), ...idsOf(second.slice(1))]).toEqual(names);
  expect([first[0]!.resumed, second[0]!.resumed]).toEqual([true, true]);
  // A position that the store does not know is not taken for the present.
  const [ready] = await take(await events.stream({ owner: "ann" }, 9_999), 1);
  expect(ready).toMatchObject({ id: "250", event: "ready", resumed: false });
  events.close();
  store.close();
});

test("a stream without events says that it lives, also while others' events come all the time", async () => {
  const { store, happen } = await filled();
  const events = live(store, { heartbeatMs: 50 });
  const reader = (await events.stream({ owner: "bob" }, null)).getReader();
  await reader.read();
  let text = "";
  const next = reader.read().then(({ value }) => text = new TextDecoder().decode(value));
  for (let i = 0; text === ""; i++) {
    await happen("b1", `e${i}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await next;
  expect(text).toBe(": alive\n\n");
  await reader.cancel();
  events.close();
  store.close();
});

test("a quiet stream sends comments; one that lasted for long ends", async () => {
  const { store } = await filled();
  const events = live(store, { heartbeatMs: 2, lifetimeMs: 400 });
  const text = await new Response(await events.stream({ owner: "ann" }, null)).text();
  expect(text).toMatch(/^retry: 2000\nid: 0\nevent: ready\ndata: \{"resumed":false\}\n\n(: alive\n\n)+$/);
  expect(events.open).toBe(0);
  events.close();
  store.close();
});

test("an owner has so many streams and no more; the place of one that was left is free", async () => {
  const { store } = await filled();
  const events = live(store);
  const open = await Promise.all(
    Array.from({ length: 20 }, () => events.stream({ owner: "ann" }, null)),
  );
  await expect(events.stream({ owner: "ann" }, null)).rejects.toMatchObject({ code: "rate_limited" });
  await (await events.stream({ owner: "bob" }, null)).cancel();
  await open[0]!.cancel();
  await events.stream({ owner: "ann" }, null);
  events.close();
  await expect(events.stream({ owner: "bob" }, null)).rejects.toMatchObject({ code: "over_capacity" });
  for (const stream of open.slice(1)) await new Response(stream).text();
  expect(events.open).toBe(0);
  store.close();
});

test("streams end when the store cannot be read: silence is not taken for quiet", async () => {
  const { store } = await filled();
  let isAway = false;
  const events = live({
    ...store,
    eventsAfter: (...given) => isAway ? Promise.reject(new Error("away")) : store.eventsAfter(...given),
  });
  const stream = await events.stream({ owner: "ann" }, null);
  isAway = true;
  await new Response(stream).text().catch(() => {});
  expect(events.open).toBe(0);
  events.close();
  store.close();
});

/** A service with one brand and a client whose requests are counted. */
async function withBrand() {
  const service = await watchedService();
  const { world, tick, call } = service;
  world.names[DOMAIN] = {};
  const { body } = await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: [DOMAIN], jitter: 0 });
  await tick();
  const found = async (...names: string[]) => {
    for (const name of names) world.names[DOMAIN]![name] = plain();
    world.time += DAY_MS;
    await tick();
  };
  return { ...service, id: body.id as string, found };
}

test("the route wants the scope, and an id that a stream has sent", async () => {
  const { handle, key, service } = await withBrand();
  const ask = async (path: string, as: string, more: Record<string, string> = {}, method = "GET") => {
    const request = new Request(`http://x/v1/watch${path}`, { method, headers: { ...bearer(as), ...more } });
    const response = await handle(request);
    await response.body?.cancel();
    return [response.status, response.headers.get("content-type")];
  };
  const mine = await key(["watch"]);
  const stream = [200, "text/event-stream"];
  expect(await ask("/events/stream", mine)).toEqual(stream);
  expect(await ask("/events/stream", mine, {}, "HEAD")).toEqual(stream);
  expect((await ask("/events/stream", await key(["ct"])))[0]).toBe(403);
  expect((await ask("/events/stream", "ak_wrong"))[0]).toBe(401);
  expect((await ask("/events/stream", mine, { "last-event-id": "e1" }))[0]).toBe(400);
  expect(service.extras.use(WATCHED).live.open).toBe(0);
  service.extras.use(WATCHED).live.close();
});

test("the client goes on where a stream broke off, until it is ended or refused", async () => {
  const { handle, key, id, found, service } = await withBrand();
  const [good, end] = [await key(["watch"]), new AbortController()];
  const lastEventIds: (string | null)[] = [];
  const cut: (() => void)[] = [];
  const clientOf = (as: string) =>
    createClient({
      server: "http://x",
      key: as,
      sleep: () => Promise.resolve(),
      fetch: async (url, init) => {
        const request = new Request(String(url), init as RequestInit);
        lastEventIds.push(request.headers.get("last-event-id"));
        const response = await handle(request);
        if (!response.ok) return response;
        const { readable, writable } = new TransformStream();
        const pipe = new AbortController();
        const signal = AbortSignal.any([pipe.signal, request.signal]);
        response.body!.pipeTo(writable, { signal }).catch(() => {});
        cut.push(() => pipe.abort());
        return new Response(readable, response);
      },
    });
  const opened: boolean[] = [];
  const got: LiveEvent[] = [];
  let isOpen = Promise.withResolvers<void>();
  const onOpen = (resumed: boolean) => {
    opened.push(resumed);
    isOpen.resolve();
  };
  const reading = (async () => {
    for await (const event of clientOf(good).watch.live({ onOpen, signal: end.signal })) {
      got.push(event);
      if (got.length === 3) end.abort();
    }
  })();
  await isOpen.promise;
  await found("kestrelbnak.com");
  await expect.poll(() => got.length).toBe(1);
  isOpen = Promise.withResolvers();
  cut[0]!();
  await found("kestrelbamk.com", "kestrelbanc.com");
  await isOpen.promise;
  await reading;
  expect(got.map(({ brand, event }) => [brand, event.name])).toEqual([
    [id, "kestrelbnak.com"],
    [id, "kestrelbamk.com"],
    [id, "kestrelbanc.com"],
  ]);
  expect(opened).toEqual([false, true]);
  expect(lastEventIds).toEqual([null, got[0]!.id]);
  const refused = clientOf(await key(["ct"])).watch.live();
  await expect(refused.next()).rejects.toMatchObject({ problem: { status: 403 } });
  service.extras.use(WATCHED).live.close();
});

test("who may not read any more is sent nothing more", async () => {
  const { store, happen } = await filled();
  let isAdmitted = true;
  const events = live(store);
  const reading = messages(
    await events.stream({ owner: "ann", isAdmitted: () => Promise.resolve(isAdmitted) }, null),
  );
  const next = async () => {
    const { done, value } = await reading.next();
    return done === true ? null : value.event;
  };
  expect(await next()).toBe("ready");
  await happen("b1", "e1");
  expect(await next()).toBe("");
  isAdmitted = false;
  await happen("b1", "e2");
  expect(await next()).toBeNull();
  expect(events.open).toBe(0);
  events.close();
  store.close();
});

test("the stream of a session that was ended elsewhere ends before the next event", async () => {
  const { store, happen } = await filled();
  const { service, handle } = testService({ env: { DEADRINGER_WATCH: "0" }, opened: [[WATCH_STORE, store]] });
  const passphrase = await service.signIn.encode(PASSPHRASE);
  await service.stores.owners.add({ name: "ann", passphrase, created_at: 1 });
  const headers = await signIn({ handle });
  const response = await ask({ handle }, "GET", "/v1/watch/events/stream", undefined, headers);
  expect(response.status).toBe(200);
  const reading = messages(response.body!);
  expect((await reading.next()).value).toMatchObject({ event: "ready" });
  await service.stores.sessions.removeAll("ann", null);
  await happen("b1", "e1");
  expect((await reading.next()).done).toBe(true);
  service.extras.use(WATCHED).live.close();
});

test("a service that closes ends its streams at once", async () => {
  const service = await createService({ store: "memory:", demo: true, watch: false });
  const key = await service.createKey({ owner: "ann" });
  const request = new Request("http://localhost/v1/watch/events/stream", { headers: bearer(key) });
  const response = await service.fetch(request);
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toMatch(
    /^retry: 2000\nid: 0\nevent: ready\n/,
  );
  await service.close();
  expect((await reader.read()).done).toBe(true);
});
