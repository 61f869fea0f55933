import { fits } from "../../fits.ts";
import { ELSEWHERE } from "../../../../server/extras/sources/service.ts";
import { expect, onTestFinished, test } from "vitest";
import { ALIKE, BLOG, COPY, watchedPages } from "./pages.ts";
import { newFeed } from "../../../../server/extras/sources/feed_state.ts";

const AT = { A: ["127.0.0.2"] };

test("pasted names, however they are written, are visited and counted; others' keys see none of it", async () => {
  const world = await watchedPages(
    (host, path) => host === "mountain-goats.com" && path === "/kit/" ? ALIKE : BLOG,
    {
      "mountain-goats.com": AT,
      "alpine-reads.com": AT,
    },
  );
  onTestFinished(world.close);
  const names = [
    "hxxps://mountain-goats[.]com/kit/?victim=ann@example.com",
    "alpine-reads.com",
    "..",
    "exa_mple.com",
    "www.kestrelbank.com",
  ];
  const { status, body } = await world.call("POST", "/v1/sources/names", { names });
  expect([status, body]).toEqual([200, {
    queued: 2,
    seen: 0,
    own: 1,
    invalid: 2,
    over_budget: 0,
    unlikely: 0,
    imitating: 0,
    refused: [
      { name: "..", reason: expect.stringContaining("empty") },
      { name: "exa_mple.com", reason: expect.stringContaining("underscore") },
    ],
  }]);
  await world.settle();
  const { body: events } = await world.call("GET", `/v1/watch/brands/${world.brand}/events`);
  expect(events).toMatchObject([{ name: "mountain-goats.com", source: { door: "by_hand" } }]);
  expect(events[0].source.reason).toMatch(/^given by key_.*; its page: /);
  const { body: { doors } } = await world.call("GET", "/v1/sources");
  expect(doors[0]).toMatchObject({
    door: "by_hand",
    state: "ok",
    offered: 5,
    visits: { imitates: 1, other: 1 },
  });
  const bob = await world.key(["watch"], { owner: "bob" });
  expect((await world.call("GET", "/v1/sources", undefined, bob)).body.doors[0]).toMatchObject({
    offered: 0,
    state: "unused",
  });
});

test("lines of a web server's log are read; hosts count by pages that lead to the brand", async () => {
  const world = await watchedPages(
    (host) => host === "alpine-reads.com" ? BLOG : host === "mountain-goats.com" ? COPY : ALIKE,
    { "mountain-goats.com": AT, "alpine-reads.com": AT, "forged-goats.com": AT },
  );
  onTestFinished(world.close);
  const line = (host: string, from: string) =>
    `${from} - - [24/Nov/2026:06:00:00 +0000] "GET /logo.png HTTP/1.1" 200 9 "https://${host}/?victim=ann" "x"`;
  const lines = [
    line("mountain-goats.com", "192.0.2.1"),
    line("alpine-reads.com", "198.51.100.1"),
    line("forged-goats.com", "203.0.113.1"),
    line("www.kestrelbank.com", "192.0.2.2"),
  ].join("\n");
  const { status, body } = await world.call("POST", "/v1/sources/log", { lines });
  expect([status, body]).toEqual([200, {
    ...{ queued: 3, seen: 0, own: 0, invalid: 0, over_budget: 0, unlikely: 0, imitating: 0 },
  }]);
  await world.settle();
  expect(await world.events()).toMatchObject([{ name: "mountain-goats.com", source: { door: "web_log" } }]);
  const refused = await world.call("POST", "/v1/sources/log", { lines: "no log\n" });
  expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining("combined format")]);
});

test("pages alarm from the probability that an owner chose; what others would have brought is counted", async () => {
  const names = ["mountain-goats.com", "alpine-goats.com"];
  const world = await watchedPages(() => COPY, Object.fromEntries(names.map((name) => [name, AT])));
  onTestFinished(world.close);
  const alarms = async () => {
    const { body } = await world.call("GET", "/v1/sources");
    return fits("Doors", body) && body.alarms;
  };
  expect(await alarms()).toMatchObject({
    from: 0.6,
    choices: [{ from: 0.6, last_week: 0, brands: {} }, {}, {}, {}, {}],
  });
  await world.call("POST", "/v1/sources/names", { names: names.slice(0, 1) });
  await world.settle();
  expect(await world.events()).toHaveLength(1);
  const [lax] = (await alarms()).choices;
  expect(lax).toEqual({ from: 0.6, last_week: 1, brands: { [world.brand]: 1 } });
  expect((await world.call("PUT", "/v1/sources/alarms", { from: 0.5 })).status).toBe(400);
  // A store says of both pages that they are a little less likely than what is chosen.
  await world.sources.setValue("alarms from ann", "1");
  await world.call("POST", "/v1/sources/names", { names });
  await world.settle();
  expect(await world.events()).toHaveLength(1);
  expect((await alarms()).choices[0]).toMatchObject({ last_week: 2 });
  expect((await world.call("PUT", "/v1/sources/alarms", { from: 0.9 })).status).toBe(204);
  expect(await alarms()).toMatchObject({ from: 0.9 });
  const bob = await world.key(["watch"], { owner: "bob" });
  expect((await world.call("GET", "/v1/sources", undefined, bob)).body.alarms).toMatchObject({
    ...{ from: 0.6, choices: [{ last_week: 0 }, {}, {}, {}, {}] },
  });
  await world.sources.forgetOwner("ann");
  expect(await world.sources.value("alarms from ann")).toBeNull();
});

test("a given name that exists by a wildcard is visited, and kept", async () => {
  const isBelow = (name: string | symbol) => String(name).endsWith(".hosting.com");
  const zone = new Proxy({}, {
    has: (_, name) => isBelow(name),
    get: (_, name) => isBelow(name) ? AT : undefined,
  });
  const world = await watchedPages((host) => host === "goats.hosting.com" ? ALIKE : BLOG, zone);
  onTestFinished(world.close);
  const { body } = await world.call("POST", "/v1/sources/names", { names: ["goats.hosting.com"] });
  expect(body).toMatchObject({ queued: 1, invalid: 0 });
  await world.settle();
  expect(await world.events()).toMatchObject([{ name: "goats.hosting.com", type: "new" }]);
});

test("feeds are named to a team that watches alone; where others watch too, each sees that one failed", async () => {
  const world = await watchedPages(() => BLOG, {});
  onTestFinished(world.close);
  const feed = {
    ...newFeed("lists.example.net (new.zip)", 24, Date.UTC(2026, 10, 24, 6)),
    failure: "status 403",
  };
  await world.sources.listFeed("key", "", JSON.stringify(feed));
  const seen = async (key?: string) => {
    const { body } = await world.call("GET", "/v1/sources", undefined, key);
    return [body.text, body.feeds.length, body.ok];
  };
  expect(await seen()).toEqual([
    "0 of 1 feed brought a list; lists.example.net (new.zip): status 403",
    1,
    false,
  ]);
  const bob = await world.key(["watch"], { owner: "bob" });
  expect(await seen(bob)).toEqual(["0 of 1 feed brought a list", 0, false]);
  await world.call(
    "POST",
    "/v1/watch/brands",
    { name: "Other", domains: ["otherbank.com"], paused: true },
    bob,
  );
  world.pass(11_000);
  expect(await seen()).toEqual(["0 of 1 feed brought a list", 0, false]);
  expect((await world.service.extras.use(ELSEWHERE).doors()).text).toContain("lists.example.net");
});

test("without the scope, without a brand, or with too much, nothing is taken in", async () => {
  const world = await watchedPages(() => BLOG, {});
  onTestFinished(world.close);
  const post = async (names: unknown, key?: string) =>
    (await world.call("POST", "/v1/sources/names", { names }, key)).status;
  expect(await post(["a-name.com"], await world.key(["lookup:squat"]))).toBe(403);
  expect(await post(["a-name.com"], await world.key(["watch"], { owner: "nobody" }))).toBe(400);
  expect(await post(Array.from({ length: 1_001 }, (_, n) => `n${n}.com`))).toBe(400);
  expect(await post(["a".repeat(1_001)])).toBe(400);
  expect(await post([])).toBe(400);
  expect((await world.service.extras.use(ELSEWHERE).doors()).doors[0]!.offered).toBe(0);
});
