import { expect, test } from "vitest";
import {
  IMITATES_FROM,
  matchPage,
  type PageBrand,
  PageIndex,
  type PagePicture,
  pageProfile,
  PROFILE_VERSION,
} from "../../../../lib/match/page/mod.ts";

const BRAND = { brand: "kestrelbank.com", name: "Kestrel Bank" };
const at = (html: string, url = "https://www.kestrelbank.com/") => pageProfile(BRAND, [{ url, html }]);

test("own pages add what the site calls itself, who holds its copyright and the brand's other domains", () => {
  const { aliases, domains } = at(`<meta property="og:site_name" content="Kestrel Online">
    <link rel=icon href=//static.kestrelbank-cdn.net/i.ico><script src=https://www.google.com/a.js></script>
    <img src=https://images.shop.example/a.png><p>© 1999-2026 Fish Eagle Group plc. All rights reserved.</p>`);
  expect(aliases).toEqual(["Kestrel Online", "Fish Eagle Group"]);
  expect(domains).toEqual(["kestrelbank.com", "kestrelbank-cdn.net"]);
});

test("a site in another language and a link to the brand's name under another suffix are the brand's domains", () => {
  const { domains } = at(`<link rel=alternate hreflang=hu href=https://vercse.example/hu>
    <a href=https://kestrelbank.hu/>Magyar</a><a href=https://kestrel-bank.net/>Group</a>
    <a href=https://kestrelbank-fans.org/>Fans</a><a href=https://osprey.example/>Partner</a>`);
  expect(domains).toEqual(["kestrelbank.com", "kestrelbank.hu", "kestrel-bank.net", "vercse.example"]);
});

test("nothing is learnt from a page that is not on the brand's hosts, and nothing that names nobody", () => {
  const html = `<meta property="og:site_name" content="Fish Eagle"><p>© 2026 Fish Eagle</p>`;
  const nothing = { aliases: [], pictures: [], titles: [], forms: [] };
  const plain = { ...BRAND, ...nothing, version: PROFILE_VERSION, domains: ["kestrelbank.com"] };
  expect(at(html, "https://kestrelbank.com.login.example/")).toEqual(plain);
  expect(at(`<meta name=application-name content="Login"><p>© 2026 Kestrel Bank</p>`)).toEqual(plain);
});

test("a profile stays below 8 KiB, whatever its pages say", () => {
  const pages = Array.from({ length: 200 }, (_, n) => ({
    url: "https://kestrelbank.com/",
    pictures: [{ kind: "icon" as const, hash: -1_000_000_000 - n, look: "f".repeat(88) }],
    html: `<title>Wing ${"feather ".repeat(40)} ${n}</title><input type=password name=${
      "z".repeat(500)
    }${n}><meta name=author content="${"Name".repeat(200)}"><meta name=application-name content="Falcon${
      "x".repeat(n % 30)
    }">
      <img src=https://kestrelbank${n}.example/a.png><p>© 2026 Merlin${"y".repeat(n % 25)}</p>`,
  }));
  expect(JSON.stringify(pageProfile(BRAND, pages)).length).toBeLessThan(8 * 1024);
});

const LOOK = `${"0f3c".repeat(16)}${"40a0c0".repeat(4)}`;
const ICON = { kind: "icon", hash: 7, look: LOOK } as const;
const SIGN_IN =
  `<title>Members of the flock</title><form><input name=flock_member><input type=password name=flock_key></form>`;
const known = pageProfile(BRAND, [{ url: "https://kestrelbank.com/", html: SIGN_IN, pictures: [ICON] }]);
const sign = (page: { html: string; pictures?: PagePicture[] }, brands: PageBrand[] = [known]) =>
  matchPage({ url: "https://a.example/", ...page }, new PageIndex(brands))[0];
const evidence = (match: ReturnType<typeof sign>) => match?.reasons.map(({ evidence }) => evidence) ?? [];

test("a page of nobody is named by the title and the fields of the brand's own sign-in together", () => {
  const match = sign({ html: SIGN_IN });
  expect(match?.brand).toBe("kestrelbank.com");
  expect(match?.probability).toBeGreaterThan(IMITATES_FROM);
  expect(evidence(match)).toEqual(
    expect.arrayContaining(["the title of its own page", "the fields of its own sign-in form"]),
  );
  const usual = SIGN_IN.replace("flock_member", "username").replace("flock_key", "password");
  const byUsual = pageProfile(BRAND, [{ url: "https://kestrelbank.com/", html: usual }]);
  expect(byUsual.forms).toEqual([]);
  expect(evidence(sign({ html: SIGN_IN.replace("flock_member", "name") }))).not.toContain(
    "the fields of its own sign-in form",
  );
});

test("an icon names its brand by its file or its look; one that several brands have, as hosters' are, names none", () => {
  const html = "<title>Sign in</title><form>Your name <input> and <input type=password></form>";
  const same = sign({ html, pictures: [{ ...ICON, look: null }] });
  expect(evidence(same)).toContain("its icon");
  expect(same?.probability).toBeGreaterThan(IMITATES_FROM);
  expect(evidence(sign({ html, pictures: [{ ...ICON, hash: 8 }] }))).toContain("its icon");
  expect(sign({ html, pictures: [{ ...ICON, hash: 8, look: LOOK.replaceAll("40a0c0", "c04040") }] }))
    .toBeUndefined();
  const others = ["merlin.com", "osprey.com"].map((brand) => ({ ...known, brand, domains: [brand] }));
  expect(sign({ html, pictures: [ICON] }, [known, ...others])!.probability).toBeLessThan(IMITATES_FROM);
});

test("an own icon is no sign on a page that asks for nothing, and its own page is its own", () => {
  const html = "<title>News</title><p>All about birds of prey, and where they nest this year.</p>";
  expect(sign({ html, pictures: [ICON] })!.probability).toBeLessThan(0.5);
  const [own] = matchPage(
    { url: "https://kestrelbank.com/", html: SIGN_IN, pictures: [ICON] },
    new PageIndex([known]),
  );
  expect(own?.own).toBe(true);
});
