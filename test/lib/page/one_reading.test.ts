import { expect, test } from "vitest";
import { scanPage } from "../../../lib/classify/scan.ts";
import { readParts } from "../../../lib/match/page/reader.ts";
import { onwardOf } from "../../../lib/observe/web/onward.ts";
import { pictureLinks } from "../../../lib/observe/web/icon.ts";
import { outlineOf } from "../../../lib/observe/web/similarity.ts";
import { Page } from "../../../lib/page/page.ts";
import { classify } from "../../../lib/classify/mod.ts";
import { matchPage, PageIndex } from "../../../lib/match/page/mod.ts";

/** Where the pages are. */
const URL_OF_PAGE = "https://own.test/";

/** What browsers make of a page. */
interface Seen {
  /** Words of the title. */
  title?: string;
  /** Whether it asks for a password. */
  password?: boolean;
  /** Hosts that scripts and pictures come from. */
  loads?: string[];
  /** Hosts that it links to. */
  links?: string[];
  /** Where it leads by itself. */
  refresh?: string;
}

const FORM = "<form><input type=password></form>";

test.each<[what: string, page: string, seen: Seen]>([
  ["a > in an attribute", `<p title='>${FORM}'><title>a</title>`, { title: "a" }],
  ["a comment that ends at once", `<!-->${FORM}<title>a</title>-->`, { title: "a", password: true }],
  ["a comment that ends with --!>", `<!-- x --!>${FORM}<!-- ${FORM} -->`, { password: true }],
  ["a comment without an end", `<title>a</title><!-- ${FORM}`, { title: "a" }],
  ["a form in a script", `<script>"${FORM}"</script>`, {}],
  ["a form in a style", `<style>${FORM}</style>`, {}],
  ["a form in a title", `<title>${FORM}a</title>`, { title: "form input type password form a" }],
  ["a form in a field", `<textarea>${FORM}</textarea>`, {}],
  ["a title in a field", "<textarea><title>b</title></textarea><title>a</title>", { title: "a" }],
  ["a title in a comment", "<!--<title>b</title>--><title>a</title>", { title: "a" }],
  ["two titles", "<title>a</title><title>b</title>", { title: "a" }],
  ["an empty title before another", "<title></title><title>b</title>", {}],
  ["a title in references", "<title>&#112;ay</title>", { title: "pay" }],
  ["a title without an end", `<title>a ${FORM}`, { title: "a form input type password form" }],
  ["everything in capitals", "<TITLE>a</TITLE><INPUT TYPE=PASSWORD>", { title: "a", password: true }],
  ["a type in references", "<input type=p&#97;ssword>", { password: true }],
  ["the first of two types", "<input type=password type=text>", { password: true }],
  ["the second of two types", "<input type=text type=password>", {}],
  ["a type with spaces", "<input type=' password '>", {}],
  ["slashes for spaces", "<input/type='password'/>", { password: true }],
  ["a slash at the end of a type", "<input type=password/>", {}],
  ["a field that has no end", "<input type=password", {}],
  ["a doubled <", "<<input type=password>", { password: true }],
  ["an end tag with attributes", "</p title='>'><input type=password>", { password: true }],
  ["an address with a user", "<a href='https://bank.test@evil.test/'>", { links: ["evil.test"] }],
  ["an address with two users", "<a href='https://a@bank.test@evil.test/'>", { links: ["evil.test"] }],
  ["an address with a line end", "<a href='https://evil.\ntest/'>", { links: ["evil.test"] }],
  ["an address with a tab in its scheme", "<img src='ht\ttps://evil.test/'>", { loads: ["evil.test"] }],
  ["an address with backslashes", "<img src='\\\\evil.test\\bank.test'>", { loads: ["evil.test"] }],
  ["an address with three slashes", "<script src=///evil.test/></script>", { loads: ["evil.test"] }],
  ["an address in capitals", "<script src=HTTPS://EVIL.test./></script>", { loads: ["evil.test"] }],
  ["a refresh", "<meta http-equiv=refresh content='0;url=/a'>", { refresh: "/a" }],
  ["a refresh without url=", "<meta http-equiv=REFRESH content='0,//evil.test'>", { refresh: "//evil.test" }],
  ["a refresh after an hour", "<meta http-equiv=refresh content='3600;url=/a'>", {}],
  ["a refresh in quotes", `<meta http-equiv=refresh content='0;url="/a b"c'>`, { refresh: "/a b" }],
])("all readers see the same of a page with %s", (_, page, seen) => {
  const { title = "", password = false, loads = [], links = [], refresh = "" } = seen;
  const html = new Page(page),
    scanned = scanPage(html),
    parts = readParts(html),
    outline = outlineOf({ url: URL_OF_PAGE, html });
  const words = (text: string) => text.toLowerCase().match(/\w+/g)?.join(" ") ?? "";
  expect.soft([words(scanned.titleText), words(parts.title)]).toEqual([title, title]);
  expect.soft([...outline.title]).toEqual([...new Set(words(title).split(" ").filter(Boolean))]);

  expect.soft([scanned.n.passwords > 0, parts.password]).toEqual([password, password]);

  const counted = (part: "links" | "assets") =>
    [...scanned.hosts].filter(([, seenAt]) => seenAt[part] > 0).map(([host]) => host);
  expect.soft([counted("assets"), [...parts.loads.keys()]]).toEqual([loads, loads]);
  const visited = [...outline.hosts].map((host) => host.replace(/\.$/, ""));
  expect.soft(visited).toEqual(loads);
  expect.soft([counted("links"), [...parts.links.keys()]]).toEqual([links, links]);

  expect.soft([scanned.refreshTarget, onwardOf(html).redirect ?? ""]).toEqual([refresh, refresh]);
});

test("all readers that resolve addresses do so by the first base", () => {
  const html = new Page(
    "<base href=https://a.test/><img class=logo src=l.png><script src=s.js></script>" +
      "<base href=https://b.test/>",
  );
  expect([...outlineOf({ url: URL_OF_PAGE, html }).hosts]).toEqual(["a.test"]);
  expect(pictureLinks({ url: URL_OF_PAGE, html }).logos).toEqual(["https://a.test/l.png"]);
  expect(scanPage(html).declaredHost).toBe("a.test");
});

const LONG = `<title>Kestrel Bank</title><h1>Sign in to Kestrel Bank</h1>${
  "<p>Cards and loans, accounts and rates of our bank.</p>".repeat(1_300)
}`;
const KIT =
  "<form method=post action=next.php><input name=user><input type=password name=pass></form><p>© 2026 Kestrel Bank</p>";

test.each([
  '<p x=y="z>',
  '<p ="a>',
  '<p a=="b>',
  '<1 a="b>',
  '</ p a="b>',
  '<? a="b>',
  "<! a='b>",
  "</p a='b'\">",
  "<p a=b'>",
  '<textarea><p x="</textarea>',
  '<xmp><p a="</xmp>',
  '<title><p a="</title>',
  "<iframe><!--</iframe>",
  "<noembed><p a='</noembed>",
  "<noframes><!--</noframes>",
  '<noscript><p a="</noscript>',
  "<noscript><!--</noscript>",
  "<style><!--</style>",
  "<script><!--</script>",
  "<script><!--<script></script>--></script>",
  "<svg><style><!--</style></svg><!-- -->",
  "<svg><![CDATA[<!--]]></svg>",
  "<math><title></math>",
  "<svg><desc><![CDATA[ x><iframe>]]></desc></svg>",
  "<svg><p><!-- --></svg>",
  "<select><svg><![CDATA[ x><!-- ]]></svg></select>",
])("%s hides no form from any reader, where browsers show it, also on a long page", (trick) => {
  const index = new PageIndex([{ brand: "kestrelbank.com", name: "Kestrel Bank" }]);
  for (const before of ["<title>Kestrel Bank</title>", LONG]) {
    const plain = new Page(before + KIT), bent = new Page(before + trick + KIT);
    expect.soft(scanPage(bent).n.passwords).toBe(1);
    expect.soft(readParts(bent).password).toBe(true);
    const phishing = (html: Page) => classify({ page: { html } }).phishing;
    expect.soft(phishing(bent)).toBeGreaterThan(0.7 * phishing(plain));
    const imitates = (html: Page) => matchPage({ url: "https://a.test/", html }, index)[0]!.probability;
    expect.soft(imitates(bent)).toBeGreaterThan(0.7 * imitates(plain));
  }
});

test("what browsers hide behind a quote in an end tag is not seen", () => {
  for (const before of ["", LONG]) {
    expect(scanPage(new Page(`${before}</p x="a>${KIT}`)).n.passwords).toBe(0);
  }
});
