import { expect, test } from "vitest";
import { createClient } from "../../server/client.ts";
import { fits } from "../server/fits.ts";
import { bearer, testService } from "../server/service.ts";
import { watchedService } from "../server/extras/watch/watched_world.ts";

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request("http://x/v1/match", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("each name has its brands or the reason why it cannot be used, in the order given", async () => {
  const { handle, key } = testService();
  const response = await handle(post({
    names: ["paypal.com.login-check.top", "not a name", "com", "example.org", "paypal-community.com"],
    brands: ["paypal.com", "ing.nl"],
    owned: [{ name: "paypal-community.com", brand: "paypal.com" }],
  }, bearer(await key())));
  expect(response.status).toBe(200);
  const body = await response.json();
  fits("MatchResults", body);
  const [first, unusable, suffix, ...others] = body.results;
  expect(first).toMatchObject({
    name: "paypal.com.login-check.top",
    matches: [{ brand: "paypal.com", kind: "Subdomain" }],
  });
  expect(unusable).toEqual({ name: "not a name", error: expect.stringContaining("white space") });
  expect(suffix).toEqual({ name: "com", error: expect.stringContaining("public suffix") });
  expect(others).toEqual([{ name: "example.org", matches: [] }, {
    name: "paypal-community.com",
    matches: [],
  }]);
  expect(body.notices.map(({ brand }: { brand: string }) => brand)).toEqual(["ing.nl"]);
});

const PAGE = {
  url: "https://bakery.example/wp/",
  html: "<title>Kestrel Bank</title><form><input name=u><input type=password></form><p>© 2026 Kestrel Bank",
};

test("a page has the brands that it imitates, whatever its host is called", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  const response = await handle(post({ page: PAGE, brands: ["paypal.com", "kestrelbank.com"] }, auth));
  expect(response.status).toBe(200);
  const body = await response.json();
  fits("MatchResults", body);
  expect(body.results).toEqual([]);
  expect(body.page.matches).toHaveLength(1);
  expect(body.page.matches[0]).toMatchObject({ brand: "kestrelbank.com", own: false });
  expect(body.page.matches[0].probability).toBeGreaterThan(0.9);
  const own = { ...PAGE, url: "https://login.kestrelbank.com/" };
  const { page } = await (await handle(post({ page: own, brands: ["kestrelbank.com"] }, auth))).json();
  expect(page.matches[0].own).toBe(true);
  const padded = { ...PAGE, html: `<!--${"x".repeat(1_500_000)}-->${PAGE.html}` };
  const { page: behind } = await (await handle(post({ page: padded, brands: ["kestrelbank.com"] }, auth)))
    .json();
  expect(behind.matches[0].probability).toBeGreaterThan(0.9);
});

test("a page is matched with the brands under the caller's watch", async () => {
  const { call, key } = await watchedService();
  const both = await key(["lookup:squat", "watch"]);
  const brand = { name: "Kestrel Bank", domains: ["kbank.com"], owned: ["*.kbank-static.net"] };
  expect((await call("POST", "/v1/watch/brands", brand, both)).status).toBe(201);
  const matched = async (url: string) =>
    (await call("POST", "/v1/match", { page: { ...PAGE, url }, brands: "watched" }, both)).body.page
      .matches[0];
  expect(await matched(PAGE.url)).toMatchObject({ brand: "kbank.com", own: false });
  expect(await matched("https://login.kbank-static.net/")).toMatchObject({ brand: "kbank.com", own: true });
});

test("min and limit leave out", async () => {
  const { handle, key } = testService();
  const auth = bearer(await key());
  const ask = async (options: object) =>
    (await (await handle(
      post({ names: ["paypal-usps.top"], brands: ["paypal.com", "usps.com"], ...options }, auth),
    )).json()).results[0].matches;
  const all = await ask({});
  expect(all).toHaveLength(2);
  expect(await ask({ limit: 1 })).toEqual(all.slice(0, 1));
  expect(await ask({ min: 1 })).toEqual([]);
});

test.each<[what: string, body: unknown, status: number, detail: RegExp]>([
  ["nothing to match", { brands: ["a.com"] }, 400, /give names, a page, or both/],
  [
    "a page without an address",
    { page: { url: "x", html: "" }, brands: ["a.com"] },
    400,
    /page.url: give the page/,
  ],
  [
    "an empty page",
    { page: { url: "https://a.com/", html: " " }, brands: ["a.com"] },
    400,
    /page.html: give the page/,
  ],
  ["no brands", { names: ["a.com"], brands: [] }, 400, /brands: give at least one/],
  ["too many names", { names: new Array(1001).fill("a.com"), brands: ["b.com"] }, 400, /names: give at most/],
  ["an unusable brand", { names: ["a.com"], brands: ["no brand"] }, 400, /"no brand"/],
  [
    "a name of no brand",
    {
      names: ["a.com"],
      brands: ["b.com"],
      owned: [{ name: "c.com", brand: "d.com" }],
    },
    400,
    /d\.com names of its own: it is not in the index/,
  ],
  ["an impossible share", { names: ["a.com"], brands: ["b.com"], min: 1.1 }, 400, /min: give a share/],
  ["the retired base rate", { names: ["a.com"], brands: ["b.com"], prior: 0.5 }, 400, /Cannot use prior/],
  ["the retired evidence", { names: ["a.com"], brands: ["b.com"], reasons: true }, 400, /Cannot use reasons/],
  ["an unknown member", { names: ["a.com"], brands: ["b.com"], color: 1 }, 400, /Cannot use color/],
  ["a large body", { names: ["a".repeat(4_000_000)], brands: ["b.com"] }, 413, /larger than/],
])("%s is refused", async (_, body, status, detail) => {
  const { handle, key } = testService();
  const response = await handle(post(body, bearer(await key())));
  expect(response.status).toBe(status);
  expect((await response.json()).detail).toMatch(detail);
});

test("who has no key is refused, and so is a key without the scope", async () => {
  const { handle, key } = testService();
  const body = { names: ["a.com"], brands: ["b.com"] };
  expect((await handle(post(body))).status).toBe(401);
  const refused = await handle(post(body, bearer(await key(["ct"]))));
  expect(refused.status).toBe(403);
  expect(refused.headers.get("www-authenticate")).toContain('scope="lookup:squat"');
});

test("watched stands for the brands that the key's owner watches, less their own names", async () => {
  const { call, key } = await watchedService();
  const brand = {
    name: "Kestrel",
    domains: ["kestrelbank.com"],
    owned: ["kestrelbank-*.com"],
    schedule: "6h",
  };
  const both = await key(["lookup:squat", "watch"]);
  const body = {
    names: [
      "kestrelbank.com.login-check.top",
      "Kestrelbank-cards.com",
      "kestrelbank-cards.com.",
      "kestrelbank-cards.top",
    ],
    brands: "watched",
  };
  expect((await call("POST", "/v1/match", body, both)).body.detail).toMatch(/no brand is watched/);
  expect((await call("POST", "/v1/watch/brands", brand)).status).toBe(201);
  expect((await call("POST", "/v1/match", body, await key(["lookup:squat"]))).status).toBe(403);
  const { status, body: answer } = await call("POST", "/v1/match", body, both);
  expect(status).toBe(200);
  const matches = answer.results.map((each: { matches: { brand: string }[] }) =>
    each.matches.map(({ brand }) => brand)
  );
  expect(matches).toEqual([["kestrelbank.com"], [], [], ["kestrelbank.com"]]);
  const wrong = await call("POST", "/v1/match", { names: ["a.com"], brands: "all" }, both);
  expect([wrong.status, wrong.body.detail]).toEqual([400, expect.stringContaining('"watched"')]);
});

test("the client sends names and brands, and returns what the service says", async () => {
  const { handle, key } = testService();
  const client = createClient({
    server: "http://x",
    key: await key(),
    fetch: (url, init) => handle(new Request(String(url), init)),
  });
  const { results } = await client.match(["paypa1.top"], ["paypal.com"], { limit: 1 });
  expect(results[0]!.matches![0]).toMatchObject({ brand: "paypal.com", kind: "Homoglyph" });
  await expect(client.match(["a.com"], [])).rejects.toThrow(/give at least one/);
});

test("no name cuts an answer, whatever the matcher makes of it and a lookup refuses", async () => {
  const { call, key } = await watchedService();
  const both = await key(["lookup:squat", "watch"]);
  const brand = { name: "Kestrel", domains: ["kestrelbank.com"] };
  expect((await call("POST", "/v1/watch/brands", brand, both)).status).toBe(201);
  const names = [
    "my_kestrelbank.x.com",
    "kestrelbank--login.x.com",
    "kestrelbank-login.onion",
    "kestrelbank.local",
    "login-kestrelbank.zz",
    "xn--kestrelbank-a.com",
    "-kestrelbank-.com",
    "my_kestrelbank.top",
    "\u0000",
  ];
  const { status, body } = await call("POST", "/v1/match", { names, brands: "watched" }, both);
  expect([status, body.results.map(({ name }: { name: string }) => name)]).toEqual([200, names]);
  expect(body.results[0].matches[0].brand).toBe("kestrelbank.com");
});
