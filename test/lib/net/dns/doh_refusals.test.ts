/**
 * Resolvers over HTTPS that answer with something else than DNS: how often they are asked on, and what is said.
 * @module
 */
import { constants } from "node:http2";
import { expect, test } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { httpRefusal } from "../../../../lib/net/dns/over_https.ts";
import { createIo, lookup } from "../../../../mod.ts";
import { type OnRequest, startDohWith } from "../../../farm/encrypted_resolvers.ts";
import { issue } from "../certificates.ts";

const world = { addressOf: (name: string) => name.startsWith("n") ? "127.0.0.9" : null };
const names = Array.from({ length: 400 }, (_, i) => `${i % 2 === 0 ? "n" : "f"}${i}.com`);
const right = names.map((name) => name.startsWith("n") ? "NOERROR" : "NXDOMAIN");
/** Questions in flight before the first refusal can be known. */
const IN_FLIGHT = 300;

/** Asks for all names; `refused` is how many questions got something else than DNS. */
async function askAll(onRequest: (nth: number) => OnRequest | null, options = {}) {
  const { key, cert, ca } = await issue(["localhost"]);
  let refused = 0;
  let asked = 0;
  const resolver = await startDohWith(world, { key, cert }, (nth) => {
    asked++;
    const instead = onRequest(nth);
    if (instead !== null) refused++;
    return instead;
  });
  const url = `https://localhost:${resolver.port}/dns-query`;
  const dns = createDns({ resolvers: [url], ca: [ca], ...options });
  try {
    const rcodes = await Promise.all(names.map(async (name) => (await dns.query(name, "A")).rcode));
    return { rcodes, refused, asked, failure: dns.failures?.get(url) };
  } finally {
    await dns.close();
    await resolver.close();
  }
}

/** Refuses from question `from` on, for a second. */
function forASecond(from: number, instead: (untilMs: number) => OnRequest) {
  let untilMs = Infinity;
  return (nth: number) => {
    if (nth === from) untilMs = performance.now() + 1_000;
    return nth >= from && performance.now() < untilMs ? instead(untilMs) : null;
  };
}

const retryAfter = (status: number, field: string) => ({ status, headers: { "retry-after": field } });
test.concurrent.each<[string, number, () => OnRequest]>([
  ["429 with Retry-After, at once", 1, () => retryAfter(429, "1")],
  ["429 with Retry-After, after a while", 150, () => retryAfter(429, "1")],
  ["503 with Retry-After", 150, () => retryAfter(503, "1")],
  ["a date as Retry-After", 150, () => retryAfter(429, new Date(Date.now() + 2_000).toUTCString())],
])("nothing is sent while a resolver over HTTPS wants to be left alone, and all is answered then: %s", async (
  _,
  from,
  instead,
) => {
  const { rcodes, refused } = await askAll(forASecond(from, instead));
  expect(rcodes).toEqual(right);
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(IN_FLIGHT);
});

test.concurrent.each<[string, OnRequest]>([
  ["429 without Retry-After", { status: 429 }],
  ["502", { status: 502 }],
  ["500 with a page", { status: 500, headers: { "content-type": "text/html" }, body: "<h1>Sorry</h1>" }],
  ["no message", { status: 200, headers: { "content-type": "application/dns-message" } }],
  ["streams reset as too many", { reset: constants.NGHTTP2_ENHANCE_YOUR_CALM }],
  ["streams reset by an error", { reset: constants.NGHTTP2_INTERNAL_ERROR }],
  ["GOAWAY for asking too fast", { goaway: constants.NGHTTP2_ENHANCE_YOUR_CALM }],
])("what passes without saying when is asked for again by probes alone: %s", async (_, instead) => {
  const { rcodes, refused } = await askAll(forASecond(150, () => instead));
  expect(rcodes).toEqual(right);
  expect(refused).toBeLessThan(2 * names.length);
});

test.concurrent("connections that end are opened again, and nothing is lost", async () => {
  const { rcodes } = await askAll((nth) => nth === 100 ? { hangUp: true } : null);
  expect(rcodes).toEqual(right);
});

const html = { "content-type": "text/html" };
test.concurrent.each<[string, OnRequest, RegExp]>([
  ["401", { status: 401 }, /credentials \(status 401\)/],
  ["403", { status: 403 }, /does not serve this machine \(status 403\)/],
  ["404", { status: 404 }, /status 404 at \/dns-query/],
  ["405", { status: 405 }, /status 405/],
  ["410", { status: 410 }, /status 410/],
  ["415", { status: 415 }, /status 415/],
  ["451", { status: 451 }, /status 451/],
  ["a page", { status: 200, headers: html, body: "<h1>Hello</h1>" }, /text\/html at \/dns-query/],
  [
    "a redirect",
    { status: 308, headers: { location: "https://doh.example/q" } },
    /redirects to https:\/\/doh\.ex/,
  ],
])("what does not pass ends a resolver over HTTPS, with its cause: %s", async (_, instead, cause) => {
  const { rcodes, asked, failure } = await askAll((nth) => nth < 150 ? null : instead);
  expect(asked).toBeLessThan(150 + IN_FLIGHT);
  expect(failure).toMatch(cause);
  expect(rcodes.filter((rcode) => rcode === "NO_ANSWER").length).toBeGreaterThan(100);
});

test.concurrent("a resolver that goes on to limit everything is given up, and is not asked again", async () => {
  const { rcodes, asked, failure } = await askAll(() => retryAfter(429, "1"), { refusalMs: 1_500 });
  expect(new Set(rcodes)).toEqual(new Set(["NO_ANSWER"]));
  expect(asked).toBeLessThan(IN_FLIGHT);
  expect(failure).toMatch(/limits how fast it is asked \(status 429\) and asks for a pause of 1 s/);
});

test.concurrent("a pause that is longer than a question waits is not waited for", async () => {
  const { rcodes, asked } = await askAll(() => retryAfter(503, "99999999999"), { silenceMs: 5_000 });
  expect(new Set(rcodes)).toEqual(new Set(["NO_ANSWER"]));
  expect(asked).toBeLessThan(IN_FLIGHT);
});

test.concurrent("the other resolver is asked while one wants to be left alone", async () => {
  const { key, cert, ca } = await issue(["localhost"]);
  const [busy, other] = [
    await startDohWith(world, { key, cert }, () => retryAfter(429, "3600")),
    await startDohWith(world, { key, cert }, () => null),
  ];
  const resolvers = [busy, other].map(({ port }) => `https://localhost:${port}/dns-query`);
  const dns = createDns({ resolvers, ca: [ca] });
  const rcodes = await Promise.all(names.map(async (name) => (await dns.query(name, "A")).rcode));
  expect(rcodes).toEqual(right);
  expect(dns.failures?.get(resolvers[0]!)).toContain("asks for a pause of 3600 s");
  await Promise.all([dns.close(), busy.close(), other.close()]);
});

test.concurrent("a lookup says why the resolver gives no answer", async () => {
  const { key, cert, ca } = await issue(["localhost"]);
  const resolver = await startDohWith(world, { key, cert }, () => ({ status: 403 }));
  const url = `https://localhost:${resolver.port}/dns-query`;
  const io = createIo({ resolvers: [url], ca: [ca], geo: false, net: false });
  const run = () => Array.fromAsync(lookup("example.com", { io }));
  await expect(run()).rejects.toThrow(`No answer from ${url}: it does not serve this machine (status 403)`);
  await Promise.all([io.dns.close(), resolver.close()]);
});

test.each([
  [
    "a control character in the target",
    { ":status": 301, location: "https://a\u001b[31m/b\n" },
    "https://a[31m/b ",
  ],
  ["no target", { ":status": 302 }, "redirects elsewhere"],
  ["a pause of years", { ":status": 429, "retry-after": "99999999999" }, "pause of 86400 s"],
  ["a pause that is no time", { ":status": 503, "retry-after": "soon" }, "fails with status 503"],
])("a refusal is explained: %s", (_, headers, words) => {
  expect(httpRefusal(headers as never, "/dns-query", 0).why).toContain(words);
});
