import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IMITATES_FROM, matchPage, PageIndex } from "../../../../lib/match/page/mod.ts";
import type { BrandSettings } from "../../../../server/extras/watch/store/mod.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { ownSites, pageBrandOf, pageBrands } from "../../../../server/extras/watch/own_pages.ts";
import { freePort } from "../../../free_port.ts";
import { KESTREL, pngOf } from "../../../lib/observe/web/drawn.ts";
import { worldIo } from "../../../lib/net/world.ts";
import { brand } from "./store/suite.ts";

const DAY_MS = 86_400_000;
const TEXT =
  "<p>Accounts, cards and loans for everybody who lives between the hills and the sea. Visit a branch near you.</p>";
/** What the servers say, by host and path. */
const files: Record<string, string | Uint8Array> = {};
const requested: string[] = [];
const server = createServer((request, response) => {
  const at = `${request.headers.host}${request.url}`;
  requested.push(at);
  const file = files[at];
  if (file === undefined) response.writeHead(404).end();
  else if (String(file).startsWith("http")) response.writeHead(302, { location: String(file) }).end();
  else {response.writeHead(200, { "content-type": typeof file === "string" ? "text/html" : "image/png" }).end(
      file,
    );}
});
let port = 0, closed = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  closed = await freePort();
});
afterAll(() => new Promise((resolve) => server.close(() => resolve(undefined))));

/** A store with one brand, and what looks at its pages. */
async function world(settings: Partial<BrandSettings> = {}) {
  const store = openSqliteStore(WATCH_STORE, ":memory:");
  const clock = { now: 1_000 };
  const zone = Object.fromEntries(
    ["kestrelbank.com", "kestrelbank.at", "parkings.example"].map((name) => [name, { A: ["127.0.0.1"] }]),
  );
  const io = worldIo(zone, { allow: ["127.0.0.1"], portMap: { 80: port, 443: closed } });
  const sites = ownSites({ store, io, now: () => clock.now, log: () => {} });
  const record = brand("b1", {}, settings);
  await store.add(record);
  const seen = async () => (await store.pages(["b1"])).get("b1");
  return { store, clock, sites, record, seen };
}

test("a brand that was added is known by its own pages; they are looked at again a week later", async () => {
  files["kestrelbank.com/"] = `<title>Kestrel Bank</title><link rel=icon href=/i.png>
    <a href=https://elsewhere.example/login>x</a><a href=/e-banking?a=1&amp;b=2>Log in</a>${TEXT}`;
  files["kestrelbank.com/e-banking?a=1&b=2"] =
    "<title>Members of the flock</title><form>Number <input name=flock_no> Key <input type=password name=flock_key></form>";
  files["kestrelbank.com/i.png"] = pngOf(KESTREL, 64);
  const { store, clock, sites, record, seen } = await world();
  await sites.tick();
  expect(await seen()).toMatchObject({
    seen_at: 1_000,
    failed: [],
    profile: { forms: ["flock_key flock_no"] },
  });
  expect((await store.get("b1"))?.pages_at).toBe(1_000);
  const index = new PageIndex(await pageBrands([record], store));
  const html = "<title>Sign in</title><form>Your name <input> and <input type=password></form>";
  const pictures = (await seen())!.profile!.pictures!;
  const [match] = matchPage({ url: "https://goats.example/", html, pictures }, index);
  expect(match?.brand).toBe("kestrelbank.com");
  expect(match?.probability).toBeGreaterThan(IMITATES_FROM);

  requested.length = 0;
  clock.now += 7 * DAY_MS - 1;
  await sites.tick();
  expect(requested).toEqual([]);
  clock.now += 1;
  await sites.tick();
  expect(requested).toContain("kestrelbank.com/");
  expect((await seen())?.seen_at).toBe(1_000 + 7 * DAY_MS);
  await sites.close();
});

test("what could not be seen is said, tried again a day later, and takes nothing away", async () => {
  files["kestrelbank.com/"] = `<title>Kestrel Bank</title>${TEXT}<p>© 2026 Fish Eagle Group</p>`;
  files["kestrelbank.at/"] = "http://parkings.example/";
  files["parkings.example/"] = `<title>Buy this</title>${TEXT}<p>© 2026 Vulture Hosting</p>`;
  const { clock, sites, seen } = await world({
    domains: ["kestrelbank.com", "kestrelbank.at", "kestrelbank.de"],
  });
  await sites.tick();
  const first = (await seen())!;
  expect(first.profile?.aliases).toContain("Fish Eagle Group");
  expect(JSON.stringify(first.profile)).not.toContain("Vulture");
  expect(first.failed.map(({ domain }) => domain)).toEqual(["kestrelbank.at", "kestrelbank.de"]);
  expect(first.failed[0]!.reason).toContain("parkings.example");

  files["kestrelbank.com/"] =
    `<title>kestrelbank.com is parked</title><script src="https://www.sedoparking.com/x.js"></script>
    <p>This domain may be for sale. Buy this domain. Related links: banks, loans. © 2026 Vulture Parking</p>`;
  clock.now += DAY_MS;
  await sites.tick();
  const second = (await seen())!;
  expect(second.failed[0]).toEqual({ domain: "kestrelbank.com", reason: "it shows a parking page" });
  expect([second.profile, second.seen_at]).toEqual([first.profile, first.seen_at]);
  await sites.close();
});

test("a pattern of owned names makes their pages the brand's own, and is no page to learn from", async () => {
  const { record } = await world({ owned: ["kestrelbank-*.com", "*.kestrel.net"] });
  const index = new PageIndex([pageBrandOf(record.settings)]);
  const own = ["kestrelbank-mail.com", "www.kestrelbank-mail.com", "a.kestrel.net", "kestrel.net"];
  for (const host of own) expect(index.ownerOf(host)).toBe(0);
  for (const host of ["kestrelbank.example", "kestrelbank-mail.com.example", "mykestrelbank-a.com"]) {
    expect(index.ownerOf(host)).toBe(-1);
  }
  const html = "<title>Kestrel Bank</title><form><input><input type=password></form>© 2026 Kestrel Bank";
  expect(matchPage({ url: "https://kestrelbank-mail.com/", html }, index)[0]?.own).toBe(true);
  expect(matchPage({ url: "https://kestrelbonk-mail.com/", html }, index)[0]?.own).toBe(false);
});
