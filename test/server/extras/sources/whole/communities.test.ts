// What communities share, by TAXII 2.1 and MISP: from this service itself, and from servers that misbehave.
import { ELSEWHERE } from "../../../../../server/extras/sources/service.ts";
import type { IncomingMessage } from "node:http";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findingsOf } from "../../../../../lib/export/mod.ts";
import { listen } from "../../../../../server/http/listen/mod.ts";
import { namesOfMisp, namesOfStix } from "../../../../../server/extras/sources/pull.ts";
import { readFeeds, shownFeed } from "../../../../../server/extras/sources/feed_lines.ts";
import { BRAND, lookupLines } from "../../../../lib/export/lookup.ts";
import { get, linesOf } from "../../../requests.ts";
import { bearer, testService } from "../../../service.ts";
import { feedsOf, HOUR_MS, startFeedHost } from "../feed_host.ts";
import { ALIKE, BLOG, watchedPages } from "../pages.ts";

const host = await startFeedHost();
const { base } = host;
afterAll(() => host.close());
const START = Date.UTC(2026, 2, 1);
const DAY_MS = 24 * HOUR_MS;

/** This service behind a real socket, with a finished lookup of a brand. */
async function ownService() {
  let time = START;
  const each = testService({
    async *lookup() {
      yield* lookupLines();
    },
    now: () => time,
  });
  const key = await each.key();
  const look = async () => {
    await linesOf(await each.handle(get(`/v1/lookup/squat/${BRAND}`, bearer(key))));
    await each.service.jobs.idle();
  };
  await look();
  const asked: string[] = [];
  const handle: typeof each.answer = (request, peer) => {
    asked.push(request.url);
    return each.answer(request, peer);
  };
  const listener = await listen({ handle }, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => listener.close(0));
  const at = `127.0.0.1:${listener.port}`;
  const collections = await (await fetch(`http://${at}/taxii2/deadringer/collections/`, {
    headers: { ...bearer(key), accept: "application/taxii+json;version=2.1" },
  })).json();
  return {
    at,
    key,
    look,
    asked,
    collection: collections.collections[0].id,
    pass: (ms: number) => time += ms,
  };
}

const { findings } = await findingsOf(lookupLines(), BRAND);

test("a collection of this service is pulled page by page, and later only what was added", async () => {
  const own = await ownService();
  const url = `http://any:${own.key}@${own.at}/taxii2/deadringer/collections/${own.collection}/`;
  const feeds = await feedsOf(host, `taxii:${url}`, { at: START + HOUR_MS });
  const first = await feeds.fetch();
  expect(first).toMatchObject({ problem: "", new_at: START + HOUR_MS });
  expect(first.feed).toBe(`TAXII 127.0.0.1 (${own.collection})`);
  expect(JSON.stringify(first)).not.toContain(own.key);
  const names = await feeds.names();
  for (const { ascii } of findings) expect(names).toContain(ascii);
  const pulled = own.asked.length;
  feeds.pass(7 * HOUR_MS);
  expect(await feeds.fetch()).toMatchObject({ names: first.names, problem: "" });
  expect(own.asked).toHaveLength(pulled + 1);
  own.pass(8 * HOUR_MS);
  await own.look();
  feeds.pass(7 * HOUR_MS);
  expect((await feeds.fetch()).names).toHaveLength(2);
  // The same names: they are known.
  expect((await feeds.store.counts(0)).find(({ what }) => what === "queued")!.count).toBe(names.length);
});

test("the MISP feed of this service brings what is meant for detection, and each event again only when it changed", async () => {
  const own = await ownService();
  const feeds = await feedsOf(host, `misp:http://${own.at}/misp/ bearer=${own.key}`, { at: START + HOUR_MS });
  expect(await feeds.fetch()).toMatchObject({ problem: "", feed: "MISP 127.0.0.1" });
  const names = await feeds.names();
  const bad = findings.filter(({ verdict }) => verdict === "phishing").map(({ ascii }) => ascii);
  expect(bad.length).toBeGreaterThan(3);
  for (const ascii of bad) expect(names).toContain(ascii);
  const other = findings.filter(({ verdict }) => verdict !== "phishing").map(({ ascii }) => ascii);
  expect(other.length).toBeGreaterThan(0);
  for (const ascii of other) expect(names).not.toContain(ascii);
  const events = () => own.asked.filter((url) => /[\da-f-]{36}\.json$/.test(url)).length;
  feeds.pass(7 * HOUR_MS);
  await feeds.fetch();
  expect(events()).toBe(1);
  own.pass(8 * HOUR_MS);
  await own.look();
  feeds.pass(7 * HOUR_MS);
  await feeds.fetch();
  expect(events()).toBe(2);
});

const indicator = (name: string, more: Record<string, unknown> = {}) => ({
  type: "indicator",
  pattern_type: "stix",
  pattern: `[domain-name:value = '${name}']`,
  ...more,
});

/** Queries of a collection's server. */
const queryOf = (request: IncomingMessage) => new URL(request.url!, base).searchParams;
const TAXII = `taxii:${base}/root/collections/c1/`;

test("a pull that breaks off goes on at its page; where the server forgot it, nothing is lost", async () => {
  const asked: string[] = [];
  let failing = true, forgets = false;
  host.answer = (request, response) => {
    const next = queryOf(request).get("next") ?? "";
    asked.push(next);
    if (next === "p2" && failing) return response.writeHead(500).end();
    if (next !== "" && forgets) return response.writeHead(404).end();
    const n = next === "" ? 1 : Number(next.slice(1));
    response.writeHead(200, { "x-taxii-date-added-last": new Date(START - 1_000 + n).toISOString() });
    response.end(JSON.stringify({
      objects: [indicator(`page${n}-name.com`)],
      ...n < 3 ? { more: true, next: `p${n + 1}` } : {},
    }));
  };
  const feeds = await feedsOf(host, TAXII, { at: START });
  expect(await feeds.fetch()).toMatchObject({ problem: "the server answers with status 500", waiting: 1 });
  feeds.pass(7 * HOUR_MS);
  failing = false;
  expect(await feeds.fetch()).toMatchObject({ problem: "", waiting: 3 });
  expect(asked).toEqual(["", "p2", "p2", "p3"]);
  [failing, forgets] = [true, true];
  asked.length = 0;
  feeds.pass(7 * HOUR_MS);
  await feeds.fetch();
  feeds.pass(7 * HOUR_MS);
  [failing, forgets] = [false, true];
  await feeds.fetch();
  // Begun again without the page, once a pull.
  expect(asked.slice(0, 4)).toEqual(["", "p2", "p2", ""]);
});

test.each<
  [
    string,
    (request: IncomingMessage) => [status: number, headers: Record<string, string>, body: string],
    RegExp,
  ]
>([
  [
    "a page that names itself as the next",
    () => [200, {}, '{"more":true,"next":"x"}'],
    /there is more, and does not say where/,
  ],
  ["more without a next", () => [200, {}, '{"more":true}'], /there is more, and does not say where/],
  ["a web page", () => [200, {}, "<!doctype html>"], /not JSON/],
  ["17 MiB", () => [200, {}, `"${"x".repeat(17 << 20)}"`], /more than 16 MiB/],
  ["an error that is called a success", () => [200, {}, '{"title":"Not now"}'], /no page of a collection/],
  ["a list in place of a page", () => [200, {}, "[]"], /no page of a collection/],
  ["objects that are none", () => [200, {}, '{"objects":{}}'], /no page of a collection/],
  ["a wrong password", () => [401, {}, ""], /status 401: check the password or token/],
  ["a collection that is not there", () => [404, {}, ""], /status 404: nothing is there, check the URL/],
  ["a server that asks to wait", () => [429, { "retry-after": "1" }, ""], /status 429/],
])("%s is a failure, named at once", async (_, serve, problem) => {
  host.answer = (request, response) => {
    const [status, headers, body] = serve(request);
    response.writeHead(status, headers).end(body);
  };
  const feeds = await feedsOf(host, TAXII, { at: START });
  expect((await feeds.fetch()).problem).toMatch(problem);
});

test("a time far ahead does not end the feed", async () => {
  let requests = 0;
  const after: string[] = [];
  host.answer = (request, response) => {
    requests++;
    after.push(queryOf(request).get("added_after")!);
    response.writeHead(200, { "x-taxii-date-added-last": "2999-01-01T00:00:00Z" });
    response.end(JSON.stringify({ objects: [indicator(`name${requests}-x.com`)] }));
  };
  const feeds = await feedsOf(host, `${TAXII} days=2`, { at: START });
  expect(await feeds.fetch()).toMatchObject({ problem: "", waiting: 1 });
  feeds.pass(7 * HOUR_MS);
  expect(await feeds.fetch()).toMatchObject({ problem: "", waiting: 2 });
  expect(after).toEqual([new Date(START - 2 * DAY_MS).toISOString(), new Date(START).toISOString()]);
});

test("pages without end take a bounded number of names a pull; what is above the day's number comes the next day", async () => {
  let pages = 0;
  host.answer = (request, response) => {
    const n = Number(queryOf(request).get("next") ?? 0);
    pages++;
    const objects = Array.from({ length: 1_000 }, (_, i) => indicator(`n${n}x${i}-name.com`));
    response.end(JSON.stringify({ objects, more: true, next: String(n + 1) }));
  };
  const feeds = await feedsOf(host, TAXII, { at: START });
  expect(await feeds.fetch()).toMatchObject({ waiting: 20_000, problem: "" });
  expect(pages).toBe(20);
  for (const waiting of [40_000, 50_000, 50_000]) {
    feeds.pass(5 * HOUR_MS + HOUR_MS);
    expect((await feeds.fetch()).waiting).toBe(waiting);
  }
  feeds.pass(6 * HOUR_MS);
  expect((await feeds.fetch()).waiting).toBe(70_000);
});

test("a community that brings nothing new is named the same day; a small pull after a large one is no fault", async () => {
  let objects: unknown[] = Array.from({ length: 100 }, (_, n) => indicator(`n${n}-name.com`));
  host.answer = (_, response) => response.end(JSON.stringify({ objects }));
  const feeds = await feedsOf(host, TAXII, { at: START });
  await feeds.fetch();
  objects = [indicator("one-more.com")];
  feeds.pass(7 * HOUR_MS);
  expect(await feeds.fetch()).toMatchObject({ names: [100, 1], problem: "" });
  objects = [];
  for (let hours = 0; hours < 28; hours += 7) {
    feeds.pass(7 * HOUR_MS);
    await feeds.fetch();
  }
  expect((await feeds.shown()).problem).toBe("it has brought nothing new since 2026-03-01 07:00 UTC");
});

test("of a MISP feed an event that cannot be read is named and tried again; old ones and paths are not asked for", async () => {
  const uuid = (n: number) => `0000000${n}-0000-4000-8000-000000000000`;
  const asked: string[] = [];
  let broken = true, changed = START / 1000 - 100;
  host.answer = (request, response) => {
    asked.push(request.url!);
    const at = String(START / 1000 - 100);
    if (changed > START / 1000 && request.url!.includes(uuid(2))) return response.end('{"errors":"busy"}');
    if (request.url === "/feed/manifest.json") {
      return response.end(JSON.stringify({
        [uuid(1)]: { timestamp: at },
        [uuid(2)]: { timestamp: String(changed) },
        [uuid(3)]: { timestamp: String(START / 1000 - 90 * 86_400) },
        "../../etc/passwd": { timestamp: at },
        [uuid(4)]: null,
      }));
    }
    if (broken && request.url!.includes(uuid(1))) return response.writeHead(500).end();
    response.end(JSON.stringify({
      Event: {
        info: "Kit\u0007 of spring",
        Attribute: [{ type: "domain", value: `n${request.url![13]}-kit.com`, to_ids: true }],
      },
    }));
  };
  const feeds = await feedsOf(host, `misp:${base}/feed/manifest.json`, { at: START });
  expect(await feeds.fetch()).toMatchObject({
    waiting: 1,
    problem: `1 event could not be read, ${uuid(1)}: the server answers with status 500`,
  });
  expect(asked.sort()).toEqual([`/feed/${uuid(1)}.json`, `/feed/${uuid(2)}.json`, "/feed/manifest.json"]);
  broken = false;
  asked.length = 0;
  feeds.pass(7 * HOUR_MS);
  expect(await feeds.fetch()).toMatchObject({ waiting: 2, problem: "" });
  expect(asked).toEqual(["/feed/manifest.json", `/feed/${uuid(1)}.json`]);
  expect((await feeds.store.claim(START + DAY_MS, 1, 10))[0]!.reason).toBe(
    'shared by MISP 127.0.0.1 in "Kit  of spring"',
  );
  changed = START / 1000 + 50;
  feeds.pass(7 * HOUR_MS);
  expect((await feeds.fetch()).problem).toBe(`1 event could not be read, ${uuid(2)}: it is no event`);
  host.answer = (_, response) => response.end("[1]");
  feeds.pass(7 * HOUR_MS);
  expect((await feeds.fetch()).problem).toBe("its manifest lists no events");
});

test("which names objects and events share", async () => {
  const { signal } = new AbortController();
  const at = START;
  expect(
    await namesOfStix(
      [
        indicator("a.com"),
        indicator("revoked.com", { revoked: true }),
        indicator("over.com", { valid_until: "2020-01-01T00:00:00Z" }),
        indicator("good.com", { indicator_types: ["benign"] }),
        indicator("", {
          pattern: "[url:value = 'https://b.com/it\\'s' OR domain-name:value IN ('c.com', 'd.com')]",
        }),
        indicator("", { pattern: "[domain-name:value != 'no.com' AND ipv4-addr:value = '192.0.2.1']" }),
        indicator("", { pattern: "domain-name:value = 'snort.com'", pattern_type: "snort" }),
        { type: "domain-name", value: "e.com" },
        { type: "url", value: "https://f.com/x" },
        { type: "file", value: "g.com" },
        ...[null, 7, "x", { type: "indicator", pattern: 7 }, { type: "domain-name", value: {} }],
      ],
      at,
      signal,
    ),
  ).toEqual(["a.com", "b.com", "c.com", "d.com", "e.com", "f.com"]);
  expect(await namesOfStix({ 0: indicator("a.com") }, at, signal)).toEqual([]);
  const long = `[${"domain-name:value = '' , ".repeat(1_000)}${" ".repeat(50_000)}`;
  expect(await namesOfStix([indicator("", { pattern: long })], at, signal)).toEqual([]);
  const value = (type: string, text: unknown, more = {}) => ({ type, value: text, to_ids: true, ...more });
  expect(
    (await namesOfMisp({
      Event: {
        Attribute: [
          value("domain", "a.com"),
          value("domain|ip", "b.com|192.0.2.1"),
          value("hostname|port", "c.com|443"),
          value("url", "https://d.com/a|b"),
          value("domain", "seen.com", { to_ids: false }),
          value("domain", "gone.com", { deleted: true }),
          value("link", "https://report.com/"),
          value("domain", 7),
        ],
        Object: [{ Attribute: [value("hostname", "e.com")] }, {
          deleted: true,
          Attribute: [value("domain", "f.com")],
        }, 7],
      },
    }, signal)).names,
  ).toEqual(["a.com", "b.com", "c.com", "d.com", "e.com"]);
  for (const odd of [null, [], { Event: [] }, { Event: { Attribute: {} } }]) {
    expect((await namesOfMisp(odd, signal)).names).toEqual([]);
  }
});

test("lines of communities that cannot be used are named, without their secrets", () => {
  expect(() => readFeeds("taxii:https://a.example/taxii2/")).toThrow(/ends with \/collections\/ID\//);
  expect(() => readFeeds("misp:ftp://a.example/")).toThrow(/give an http or https URL first/);
  expect(() => readFeeds("misp:https://a.example/ column=2")).toThrow(
    '"column=2" is none of bearer=TOKEN, days=N, hours=N',
  );
  expect(() => readFeeds("czds:shop bearer=secret")).toThrow(
    /line 1 of the feeds: bearer=… is none/,
  );
  const [feed] = readFeeds("misp:https://ann:s%3Acret@a.example/feed days=7 hours=6");
  expect(feed).toMatchObject({ url: "https://a.example/feed", days: 7, hours: 6, kind: "misp" });
  expect(feed!.authorization).toBe(`Basic ${btoa("ann:s:cret")}`);
  expect(shownFeed(feed!)).toBe("MISP a.example");
});

test("what a community shares becomes an event by its page, of its own door", async () => {
  host.answer = (_, response) => response.end(JSON.stringify({ objects: [indicator("mountain-goats.com")] }));
  const world = await watchedPages(
    (name) => name === "mountain-goats.com" ? ALIKE : BLOG,
    { "mountain-goats.com": { A: ["127.0.0.2"] } },
  );
  onTestFinished(world.close);
  onTestFinished(
    world.doors.sources.feeds.start(TAXII, host.folder),
  );
  await expect.poll(async () => (await world.service.extras.use(ELSEWHERE).doors()).text).toBe(
    "1 of 1 feed brought a list",
  );
  await world.settle();
  expect(await world.events()).toMatchObject([{
    name: "mountain-goats.com",
    source: { door: "communities", reason: expect.stringMatching(/^shared by TAXII 127/) },
  }]);
});

test("a server that sends its pages slowly holds the other feeds for no more than an hour", async () => {
  let pages = 0;
  const feeds = await feedsOf(host, TAXII, { at: START });
  host.answer = (request, response) => {
    pages++;
    feeds.pass(1_000_000);
    response.end(JSON.stringify({ more: true, next: String(Number(queryOf(request).get("next") ?? 0) + 1) }));
  };
  await feeds.fetch();
  expect(pages).toBe(4);
  feeds.pass(7 * HOUR_MS);
  await feeds.fetch();
  expect(pages).toBe(8);
});
