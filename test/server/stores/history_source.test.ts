import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { History } from "../../../lib/net/mod.ts";
import { createMemoryHistory, withHistorySource } from "../../../lib/observe/mod.ts";
import { planLookup } from "../../../mod.ts";
import { openHistory } from "../../../server/stores/sqlite.ts";
import { historySource } from "../../../server/io/source_fetch.ts";
import { worldIo } from "../../lib/net/world.ts";

const seen = (rdata: string, extra: object = {}) =>
  JSON.stringify({ rrname: "a.com.", rrtype: "A", rdata, time_first: 10, time_last: 20, count: 5, ...extra });

let answer: [status: number, body: string, headers?: Record<string, string>] = [200, ""];
let requests: { path: string; authorization: string | undefined; agent: string | undefined }[] = [];
let gate: Promise<void> = Promise.resolve();
const server = createServer(async (request, response) => {
  const { authorization, "user-agent": agent } = request.headers;
  requests.push({ path: request.url!, authorization, agent });
  const [status, body, headers] = answer;
  await gate;
  response.writeHead(status, headers).end(body);
});
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => new Promise((resolve) => server.close(() => resolve(undefined))));
beforeEach(() => {
  requests = [];
});

let now = 0;
const io = {
  ...worldIo({}),
  now: () => now,
  sleep: (ms: number, signal?: AbortSignal) =>
    // Waiting for one's turn is over at once; deadlines do not come.
    ms < 5_000 && ms !== 15_000 / 8
      ? Promise.resolve(void (now += ms))
      : new Promise<void>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  contact: "https://example.com/us",
};
const failures: string[] = [];
const open = (history: History | null, path = "/pdns/query") =>
  historySource(io, history, base + path, {
    authorization: "Basic eDp5",
    onFailure: (name, why) => failures.push(`${name}: ${why}`),
  });

test("what the source knows is added to what is remembered, once, and only for that name", async () => {
  const own = createMemoryHistory();
  const a = { kind: "dns", name: "a.com", rrtype: "A" } as const;
  await own.record([{ ...a, value: "192.0.2.1", first: 15, last: 30, count: 1 }]);
  answer = [
    200,
    [
      seen("192.0.2.1"),
      seen("192.0.2.2"),
      seen("192.0.2.3", { rrname: "www.a.com" }),
      "nonsense",
      seen("ns1.x.com", { rrtype: "NS" }),
    ].join("\n"),
  ];
  const history = open(own);
  const expected = [
    { rrtype: "A", rrname: "192.0.2.1", rdata: "a.com", time_first: 10, time_last: 30, count: 6 },
    { rrtype: "A", rrname: "192.0.2.2", rdata: "a.com", time_first: 10, time_last: 20, count: 5 },
    { rrtype: "NS", rrname: "ns1.x.com.", rdata: "a.com", time_first: 10, time_last: 20, count: 5 },
  ];
  const byValue = (list: typeof expected) => [...list].sort((x, y) => x.rrname < y.rrname ? -1 : 1);
  expect(byValue(await history.dns("a.com"))).toEqual(expected);
  expect(byValue(await history.dns("a.com"))).toEqual(expected);
  expect(await own.dns("a.com")).toHaveLength(1);
  expect(requests).toEqual([{
    path: "/pdns/query/a.com",
    authorization: "Basic eDp5",
    agent: "deadringer (+https://example.com/us)",
  }]);
  now += 3_600_000;
  await history.dns("a.com");
  expect(requests).toHaveLength(2);
});

test("of more records than the maximum, the latest are returned, whatever their source", async () => {
  const own = createMemoryHistory();
  const addresses = (net: string) => Array.from({ length: 600 }, (_, i) => `${net}.${i >> 8}.${i & 255}`);
  const common = { kind: "dns", name: "a.com", rrtype: "A", first: 1, last: 1_000, count: 1 } as const;
  await own.record(addresses("10.0").map((value) => ({ ...common, value })));
  answer = [200, addresses("10.1").map((value) => seen(value)).join("\n")];
  const reported = await open(own).dns("a.com");
  expect(reported).toHaveLength(1_000);
  expect(reported.filter(({ rrname }) => rrname.startsWith("10.0."))).toHaveLength(600);
});

test("an array is accepted too, and {name} is a placeholder in the URL", async () => {
  answer = [200, `[${seen("192.0.2.9")}]`];
  expect(await open(null, "/q?name={name}&x=1").dns("a.com")).toHaveLength(1);
  expect(requests[0]?.path).toBe("/q?name=a.com&x=1");
});

test.each([
  [500, "", /status 500/],
  [401, "", /status 401/],
  [302, "", /10\.0\.0\.1/],
])(
  "status %i: stored records are returned, with the reason why there are no more",
  async (status, body, why) => {
    const own = createMemoryHistory();
    await own.record([
      { kind: "dns", name: "a.com", rrtype: "A", value: "192.0.2.1", first: 1, last: 1, count: 1 },
    ]);
    answer = [status, body, status === 302 ? { location: "http://10.0.0.1/" } : {}];
    failures.length = 0;
    const history = open(own);
    expect(await history.dns("a.com")).toHaveLength(1);
    expect(failures[0]).toMatch(why);
    // It is queried again: a failure is not cached.
    answer = [200, seen("192.0.2.2")];
    expect(await history.dns("a.com")).toHaveLength(2);
  },
);

test("404 is an answer: nothing is known", async () => {
  failures.length = 0;
  answer = [404, ""];
  expect(await open(null).dns("b.com")).toEqual([]);
  expect(failures).toEqual([]);
});

test("a source that has had enough is left alone for as long as it says", async () => {
  failures.length = 0;
  answer = [429, "", { "retry-after": "120" }];
  const history = open(null);
  await history.dns("a.com");
  await history.dns("b.com");
  expect(requests).toHaveLength(1);
  expect(failures[1]).toMatch(/gets too many requests/);
  now += 120_000;
  answer = [200, seen("192.0.2.1")];
  expect(await history.dns("a.com")).toHaveLength(1);
});

test("questions come one after the other at the pace of the source", async () => {
  answer = [200, ""];
  const history = open(null);
  const start = now;
  for (const name of ["a.com", "b.com", "c.com", "d.com"]) await history.dns(name);
  expect(now - start).toBeGreaterThanOrEqual(600);
});

test("redirects do not take the credentials to another host", async () => {
  answer = [302, "", { location: `http://localhost.test/` }];
  await open(null).dns("a.com");
  expect(requests).toHaveLength(1);
});

test("an abort rejects with its reason; a URL that is none is refused", async () => {
  const gone = AbortSignal.abort(new Error("left"));
  await expect(open(null).dns("z.com", gone)).rejects.toThrow("left");
  for (const url of ["ftp://x/", "pdns.example.com", "http://"]) {
    expect(() => withHistorySource(io, null, url)).toThrow(/as a source of history/);
  }
});

test("a lookup that ends takes its request with it, and no other's", async () => {
  answer = [200, seen("192.0.2.1")];
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const history = open(null);
  const first = new AbortController();
  const left = history.dns("a.com", first.signal);
  const waits = history.dns("a.com");
  await expect.poll(() => requests.length, { interval: 1 }).toBe(2);
  first.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  resolve();
  expect((await waits).map((record) => record.rrname)).toEqual(["192.0.2.1"]);
  expect(await history.dns("a.com")).toHaveLength(1);
  expect(requests).toHaveLength(2);
});

test("the plan tells the source", async () => {
  const { questions } = await planLookup("a.com", { io: { ...io, history: open(null) }, limit: 10 });
  expect(questions.find(({ hosts }) => hosts.includes("127.0.0.1"))).toMatchObject({
    asks: "history",
    ops: ["PassiveDns"],
    atMost: 10,
  });
});

test("the file forgets by age and by number of rows", async () => {
  const history = openHistory(":memory:");
  await history.record(
    [1, 2, 3, 4].map((at) => ({
      kind: "dns" as const,
      name: `n${at}.com`,
      rrtype: "A" as const,
      value: "192.0.2.1",
      first: 0,
      last: at,
      count: 1,
    })),
  );
  await history.record([
    { kind: "tls", ip: "192.0.2.1", certificate: "aa", subjects: ["old.com"], first: 1, last: 1, count: 1 },
    { kind: "tls", ip: "192.0.2.1", certificate: "bb", subjects: ["new.com"], first: 4, last: 4, count: 1 },
  ]);
  expect(await history.prune({})).toBe(0);
  expect(await history.prune({ before: 2 })).toBe(2);
  expect(await history.dns("n1.com")).toEqual([]);
  expect((await history.tls("n4.com"))["192.0.2.1"]).toEqual({ certificates: ["bb"], subjects: ["new.com"] });
  expect(await history.prune({ rows: 1 })).toBe(2);
  expect(await history.dns("n3.com")).toEqual([]);
  expect(await history.dns("n4.com")).toHaveLength(1);
  await history.close();
});
