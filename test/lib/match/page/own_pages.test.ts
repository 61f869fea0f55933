import { expect, test } from "vitest";
import { pageProfile } from "../../../../lib/match/mod.ts";

const BRAND = { brand: "kestrelbank.com", name: "Kestrel Bank" };
const at = (html: string, url = "https://www.kestrelbank.com/") => pageProfile(BRAND, [{ url, html }]);

test("own pages add what the site calls itself, who holds its copyright and the brand's other domains", () => {
  const { aliases, domains } = at(`<meta property="og:site_name" content="Kestrel Online">
    <link rel=icon href=//static.kestrelbank-cdn.net/i.ico><script src=https://www.google.com/a.js></script>
    <img src=https://images.shop.example/a.png><p>© 1999-2026 Fish Eagle Group plc. All rights reserved.</p>`);
  expect(aliases).toEqual(["Kestrel Online", "Fish Eagle Group"]);
  expect(domains).toEqual(["kestrelbank.com", "kestrelbank-cdn.net"]);
});

test("nothing is learnt from a page that is not on the brand's hosts, and nothing that names nobody", () => {
  const html = `<meta property="og:site_name" content="Fish Eagle"><p>© 2026 Fish Eagle</p>`;
  const plain = { ...BRAND, aliases: [], domains: ["kestrelbank.com"] };
  expect(at(html, "https://kestrelbank.com.login.example/")).toEqual(plain);
  expect(at(`<meta name=application-name content="Login"><p>© 2026 Kestrel Bank</p>`)).toEqual(plain);
});

test("a profile stays below 8 KiB, whatever its pages say", () => {
  const pages = Array.from({ length: 200 }, (_, n) => ({
    url: "https://kestrelbank.com/",
    html: `<meta name=author content="${"Name".repeat(200)}"><meta name=application-name content="Falcon${
      "x".repeat(n % 30)
    }">
      <img src=https://kestrelbank${n}.example/a.png><p>© 2026 Merlin${"y".repeat(n % 25)}</p>`,
  }));
  expect(JSON.stringify(pageProfile(BRAND, pages)).length).toBeLessThan(8 * 1024);
});
