import { expect } from "vitest";
import { SquatError } from "../../../../mod.ts";
import { INTENT_HEADER } from "../../../../server/auth/session.ts";
import { openDatabase } from "../../../../server/extras/postgres/database.ts";
import { ask, DONE, instance, LOOKUP, progress, read } from "./instances.ts";
import { onPostgres, server } from "../../../on_postgres.ts";

onPostgres("who signs in on one instance is signed in on all, and out of all; attempts add up", async () => {
  const url = await server!.database();
  const [one, two] = [await instance(url), await instance(url)];
  const passphrase = "correct horse battery";
  const encoded = await one.service.signIn.encode(passphrase);
  await one.stores.owners.add({ name: "ann", passphrase: encoded, created_at: 1 });
  const ask = (at: typeof one, method: string, path: string, cookie = "", body?: unknown) =>
    at.handle(
      new Request(`http://x${path}`, {
        method,
        headers: {
          "sec-fetch-site": "same-origin",
          [INTENT_HEADER]: "1",
          "content-type": "application/json",
          cookie,
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
  const signIn = (at: typeof one, words = passphrase) =>
    ask(at, "POST", "/v1/session", "", { owner: "ann", passphrase: words });
  const cookie = (await signIn(one)).headers.get("set-cookie")!.split(";")[0]!;
  expect((await ask(two, "GET", "/v1/keys", cookie)).status).toBe(200);
  expect((await ask(two, "DELETE", "/v1/sessions", cookie)).status).toBe(204);
  expect((await ask(one, "GET", "/v1/keys", cookie)).status).toBe(401);
  for (let i = 0; i < 9; i++) expect((await signIn(i % 2 === 0 ? one : two, "wrong")).status).toBe(401);
  expect([(await signIn(one)).status, (await signIn(two)).status]).toEqual([429, 429]);
});

onPostgres("instances share keys, limits and places", async () => {
  const url = await server!.database();
  const env = { DEADRINGER_RATE_LIMIT: "8", DEADRINGER_STREAMS: "1" };
  const [one, two] = [await instance(url, env), await instance(url, env)];
  // What a machine's own clock says does not matter.
  two.later(3_600_000);
  await one.setClock(0);
  const key = await one.key();
  const usage = async (at: typeof one) => {
    const response = await at.handle(ask("/v1/meta/usage", key));
    await response.body?.cancel();
    return response;
  };
  expect((await usage(one)).headers.get("x-ratelimit-remaining")).toBe("7");
  expect((await usage(two)).headers.get("x-ratelimit-remaining")).toBe("6");

  const stream = await one.handle(ask(LOOKUP, key));
  expect(stream.status).toBe(200);
  const refused = await two.handle(ask(LOOKUP, key));
  expect([refused.status, (await refused.json()).detail]).toEqual([
    429,
    expect.stringContaining("All 1 streams"),
  ]);
  // An instance that renews keeps its places; those of a dead one are free in time.
  await one.setClock(14_000);
  expect((await two.handle(ask(LOOKUP, key))).status).toBe(429);
  await two.service.streams.renew();
  await one.service.streams.renew();
  await one.setClock(24_000);
  expect((await two.handle(ask(LOOKUP, key))).status).toBe(429);
  await one.setClock(30_000);
  const free = await two.handle(ask(LOOKUP, key));
  expect(free.status).toBe(200);
  await Promise.all([stream.body!.cancel(), free.body!.cancel()]);

  const { id } = (await one.stores.keys.list())[0]!;
  await two.stores.keys.revoke(id, Date.now());
  expect((await usage(one)).status).toBe(401);
});

onPostgres("a lookup that runs is followed from another instance, byte for byte", async () => {
  const url = await server!.database();
  const [one, two] = [await instance(url), await instance(url)];
  const key = await one.key();
  const stream = await one.handle(ask(`${LOOKUP}?linger=60`, key));
  const uuid = stream.headers.get("x-service-result-id")!;
  const here = stream.body!.getReader();
  const first = await read(here, 1);
  one.say(progress(1));
  // The first lines do not wait for the store.
  await expect.poll(() => one.stores.results.get(uuid, 0)).not.toBeNull();
  one.say(progress(2));
  const there = (await two.handle(ask(`/v1/retrieve/${uuid}?from=1`, key))).body!.getReader();
  expect(await read(there, 2)).toEqual([progress(1), progress(2)].map((each) => JSON.stringify(each)));
  // It is not whole yet, and a client may be ahead of the store.
  expect((await two.handle(ask(`/v1/retrieve/${uuid}`, key))).status).toBe(404);
  const ahead = (await two.handle(ask(`/v1/retrieve/${uuid}?from=4`, key))).body!.getReader();
  one.say(progress(3));
  one.say(progress(4));
  one.say(DONE);
  const all = [...first, ...await read(here)];
  expect(all.map((line) => JSON.parse(line).data.kind)).toEqual([
    ...Array(5).fill("Progress"),
    "StoredResult",
    "Done",
  ]);
  expect(await read(there)).toEqual(all.slice(3));
  expect(await read(ahead)).toEqual(all.slice(4));
  const whole = await two.handle(ask(`/v1/retrieve/${uuid}`, key));
  expect((await whole.text()).trimEnd().split("\n")).toEqual(all);
});

onPostgres("who follows from elsewhere keeps the work going, and hears how it ended", async () => {
  const url = await server!.database();
  const env = { DEADRINGER_LINGER: "1" };
  const [one, two] = [await instance(url, env), await instance(url, env)];
  const key = await one.key();
  const start = async () => {
    const stream = await one.handle(ask(`${LOOKUP}?linger=1`, key));
    const uuid = stream.headers.get("x-service-result-id")!;
    const here = stream.body!.getReader();
    await read(here, 1);
    one.say(progress(1));
    await read(here, 1);
    // The first line does not wait for the store.
    await expect.poll(() => one.stores.results.get(uuid, 0)).not.toBeNull();
    const there = (await two.handle(ask(`/v1/retrieve/${uuid}?from=0`, key))).body!.getReader();
    await here.cancel();
    return { uuid, there };
  };
  const { uuid, there } = await start();
  // One that nobody follows, and that was left later, ends.
  const left = await start();
  await left.there.cancel();
  await expect.poll(() => one.service.jobs.find(left.uuid)).toBeUndefined();
  expect(one.service.jobs.find(uuid)).toBeDefined();
  one.service.jobs.find(uuid)!.stop(new SquatError("over_capacity", "This server is stopping"));
  expect((await read(there)).at(-1)).toContain("This server is stopping");

  // An instance that died says nothing, but its mark is over in time.
  const dead = await start();
  await one.setClock(Date.now() + 16_000);
  expect((await read(dead.there)).at(-1)).toContain("has gone");
  one.service.jobs.find(dead.uuid)!.stop(new DOMException("", "AbortError"));
});

onPostgres("a lookup that runs is listed on every instance, and deleted on any", async () => {
  const url = await server!.database();
  const [one, two] = [await instance(url), await instance(url)];
  const key = await one.key();
  const stream = await one.handle(ask(LOOKUP, key));
  const uuid = stream.headers.get("x-service-result-id")!;
  const here = stream.body!.getReader();
  await read(here, 1);
  const record = () => two.handle(ask(`/v1/retrieve/${uuid}/record`, key));
  await expect.poll(async () => (await record()).status).toBe(200);
  expect(await (await record()).json()).toMatchObject({ uuid, done: false });
  expect(await (await two.handle(ask("/v1/retrieve", key))).json()).toMatchObject([{ uuid }]);
  const there = (await two.handle(ask(`/v1/retrieve/${uuid}?from=0`, key))).body!.getReader();
  const gone = await two.handle(new Request(ask(`/v1/retrieve/${uuid}`, key), { method: "DELETE" }));
  expect(gone.status).toBe(204);
  // Who works on it learns it with the next lines.
  const talk = setInterval(() => one.say(progress(1)), 100);
  for (const reader of [there, here]) {
    expect((await read(reader)).at(-1)).toContain("was deleted while it was made");
  }
  clearInterval(talk);
  expect(one.logged.filter(({ message }) => message === "A lookup failed")).toEqual([]);
});

onPostgres("a server that goes away: 503 and not ready, nothing crashes, and back again", async () => {
  const url = await server!.database();
  const one = await instance(url);
  const key = await one.key();
  const get = async (path: string) => {
    const response = await one.handle(ask(path, key));
    const text = await response.text();
    return { status: response.status, text, headers: response.headers };
  };
  expect((await get("/readyz")).status).toBe(200);
  const stream = await one.handle(ask(LOOKUP, key));
  const reader = stream.body!.getReader();
  await read(reader, 1);
  one.service.usage.count("k", "ct_requests", 0);
  await server!.stop("immediate");
  try {
    for (let i = 0; i < 20; i++) {
      const refused = await get("/v1/meta/usage");
      expect(refused.status).toBe(503);
      expect(JSON.parse(refused.text)).toMatchObject({
        status: 503,
        detail: expect.stringContaining("store"),
      });
      expect(refused.headers.get("content-type")).toBe("application/problem+json");
      expect(refused.headers.get("retry-after")).toBe("5");
      expect(refused.headers.get("www-authenticate")).toBeNull();
    }
    expect(await get("/readyz")).toMatchObject({ status: 503 });
    expect((await get("/healthz")).status).toBe(200);
    await one.service.usage.flush();
    // A result that cannot be stored is never reported as stored.
    one.say(DONE);
    const last = (await read(reader)).at(-1)!;
    expect(JSON.parse(last).data.kind).toBe("Error");
    await expect(openDatabase(url)).rejects.toThrow("nothing listens there");
  } finally {
    await server!.start();
  }
  await expect.poll(async () => (await get("/readyz")).status).toBe(200);
  expect((await get("/v1/meta/usage")).status).toBe(200);
  expect(one.states).toEqual(["lost", "found"]);
  // What was counted meanwhile is not lost.
  expect((await one.service.usage.read("k", 0, 0))[0]!.ct_requests).toBe(1);
});
