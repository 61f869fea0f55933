import { readFileSync } from "node:fs";
import { DOORS } from "../../../../server/extras/sources/data/doors.ts";
import { ELSEWHERE } from "../../../../server/extras/sources/service.ts";
import { expect, onTestFinished, test } from "vitest";
import { ALIKE, BLOG, DOMAIN, watchedPages } from "./pages.ts";

const AT = { A: ["127.0.0.2"] }, DAY_MS = 86_400_000;
const BASE = "https://pixel.example.net";

/** A brand with a canary, and what asks for its picture. */
async function withCanary(pages: (host: string, path: string) => string, names: string[]) {
  const world = await watchedPages(pages, Object.fromEntries(names.map((name) => [name, AT])));
  onTestFinished(world.close);
  const codeOf = async () =>
    (await world.call("GET", `/v1/watch/brands/${world.brand}/canary?base=${BASE}`)).body;
  let n = 0;
  const ask = async (url: string, { page, referrer }: { page?: string; referrer?: string }) => {
    const query = page === undefined ? "" : `?u=${encodeURIComponent(page)}`;
    const request = new Request(url.replace(BASE, "http://127.0.0.1") + query, {
      headers: referrer === undefined ? {} : { referer: referrer },
    });
    n++;
    const response = await world.handle(request, `${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.9`);
    return {
      status: response.status,
      bytes: (await response.bytes()).length,
      cache: response.headers.get("cache-control"),
    };
  };
  const settle = async () => {
    await world.service.extras.use(ELSEWHERE).canaries.flush();
    await world.settle();
  };
  return { ...world, codeOf, ask, settle };
}

test("copies that ask for the picture become one event each, by script, style sheet and picture alike", async () => {
  const copies = Array.from({ length: 8 }, (_, n) => `copy${n}-shop.com`);
  const { codeOf, ask, settle, events } = await withCanary(
    (host, path) => /^copy1?\d-/.test(host) || path === "/kit/" ? ALIKE : BLOG,
    [...copies, "deep-shop.com", "blog-shop.com"],
  );
  const { url, script, css, html, csp } = await codeOf();
  expect(url).toMatch(/^https:\/\/pixel\.example\.net\/c\/[0-9a-f-]{36}\.1\.[\w-]{22}$/);
  for (const code of [script, css, html]) expect(code).toContain(url);
  expect(csp).toBe(`img-src ${BASE}`);
  for (let visitor = 0; visitor < 3; visitor++) {
    for (const copy of copies) {
      expect(await ask(url, { referrer: `https://${copy}/` })).toEqual({
        status: 200,
        bytes: 42,
        cache: "no-store",
      });
    }
    await ask(url, { page: "https://deep-shop.com/kit/", referrer: "https://deep-shop.com/" });
    // A page that leaks the token and imitates nobody.
    await ask(url, { page: "https://blog-shop.com/" });
    await settle();
  }
  const found = await events();
  expect(found.map(({ name }) => name).sort()).toEqual([...copies, "deep-shop.com"].sort());
  expect(found[0]!.source).toEqual({
    door: "canary",
    reason: expect.stringMatching(/^a copy of your page asked/),
  });
});

test("the brand's own pages, caches, translators, archives and senders without a host are quiet", async () => {
  const { codeOf, ask, settle, events, service } = await withCanary(() => ALIKE, []);
  const { url } = await codeOf();
  for (
    const host of [
      DOMAIN,
      `login.${DOMAIN}`,
      "kestrelbank-com.translate.goog",
      "webcache.googleusercontent.com",
      "web.archive.org",
      "192.0.2.7",
      "localhost",
    ]
  ) {
    await ask(url, { page: `https://${host}/x`, referrer: `https://${host}/` });
  }
  await ask(url, {});
  await ask(url, { page: "file:///home/ann/saved.html" });
  await settle();
  expect(await events()).toEqual([]);
  expect((await service.extras.use(ELSEWHERE).doors()).doors.find(({ door }) => door === "canary")!.offered)
    .toBe(0);
});

test("tokens that are made up, and of brands that ended tell nobody anything and bring nothing", async () => {
  const world = await withCanary(() => ALIKE, ["old-shop.com", "gone-shop.com"]);
  const { codeOf, ask, settle, events, brand, pass, call } = world;
  const { url } = await codeOf();
  const good = await ask(url, { referrer: "https://old-shop.com/" });
  const forged = [
    `${url}x`,
    url.replace(/.$/, (c: string) => c === "A" ? "B" : "A"),
    url.replace(".1.", ".2."),
    `${BASE}/c/x`,
  ];
  for (const each of forged) expect(await ask(each, { referrer: "https://gone-shop.com/" })).toEqual(good);
  await settle();
  expect((await events()).map(({ name }) => name)).toEqual(["old-shop.com"]);
  expect(
    (await call(
      "GET",
      `/v1/watch/brands/${brand}/canary`,
      undefined,
      await world.key(["watch"], { owner: "bob" }),
    )).status,
  )
    .toBe(404);
  expect((await call("DELETE", `/v1/watch/brands/${brand}`)).status).toBe(204);
  pass(60_000);
  expect(await ask(url, { referrer: "https://gone-shop.com/" })).toEqual(good);
});

test(
  "5,000 forged beacons bring bounded visits and no event, and a true copy among them is found at once",
  async () => {
    const world = await withCanary((host) => host === "copy-shop.com" ? ALIKE : BLOG, ["copy-shop.com"]);
    const { codeOf, settle, events, service } = world;
    const { canaries } = service.extras.use(ELSEWHERE);
    const token = (await codeOf()).url.split("/").pop()!;
    for (let n = 0; n < 5_000; n++) {
      const network = `${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.9`;
      await canaries.take({ token, page: "", referrer: `https://forged${n}-name.com/`, network });
      if (n === 3_000) {
        for (const from of ["198.51.100.1", "203.0.113.1"]) {
          await canaries.take({ token, page: "", referrer: "https://copy-shop.com/login", network: from });
        }
        await settle();
        expect((await events()).map(({ name }) => name)).toEqual(["copy-shop.com"]);
      }
    }
    await settle();
    expect(await events()).toHaveLength(1);
    const { offered } = (await service.extras.use(ELSEWHERE).doors()).doors.find(({ door }) =>
      door === "canary"
    )!;
    expect(offered).toBeLessThanOrEqual(1_001);
    // Nothing about visitors is stored.
    expect(JSON.stringify(await world.sources.claim(9e15, 1, 5_000))).not.toMatch(
      /198\.51|"\d+\.\d+\.\d+\.9"/,
    );
  },
  60_000,
);

test("a brand that is deleted after its canary reported takes nothing else with it", async () => {
  const world = await withCanary(() => ALIKE, []);
  const { url } = await world.codeOf();
  await world.ask(url, { referrer: "https://copy-shop.com/" });
  expect((await world.call("DELETE", `/v1/watch/brands/${world.brand}`)).status).toBe(204);
  world.pass(60_000);
  await expect(world.service.extras.use(ELSEWHERE).canaries.flush()).resolves.toBeUndefined();
});

test("it is known when the brand's own page asked; an address that nobody reaches is said", async () => {
  const { codeOf, ask, call, brand, pass } = await withCanary(() => BLOG, ["blog-shop.com"]);
  const { url, loaded_at, problem } = await codeOf();
  expect([loaded_at, problem]).toEqual([null, ""]);
  await ask(url, { referrer: "https://blog-shop.com/" });
  expect((await codeOf()).loaded_at).toBeNull();
  await ask(url, { page: `https://www.${DOMAIN}/login`, referrer: `https://www.${DOMAIN}/` });
  const first = (await codeOf()).loaded_at;
  expect(first).toMatch(/^2026-/);
  pass(DAY_MS);
  await ask(url, { referrer: `https://${DOMAIN}/` });
  expect(Date.parse((await codeOf()).loaded_at) - Date.parse(first)).toBe(DAY_MS);
  const { body } = await call("GET", `/v1/watch/brands/${brand}/canary`);
  expect(body.problem).toMatch(/^No public URL is set, .*: set DEADRINGER_PUBLIC_URL/);
});

test("the page of limits says how many hosts canaries of an owner may name in a day", () => {
  const page = readFileSync(new URL("../../../../.github/SECURITY.md", import.meta.url), "utf8");
  const row = page.split("\n").find((line) => line.startsWith("|") && line.includes("canary reports"))!;
  expect(row.split("|")[2]).toContain(`${DOORS.canary.ownerBudget.toLocaleString("en")} a day`);
});
