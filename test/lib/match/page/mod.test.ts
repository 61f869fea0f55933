import { expect, test } from "vitest";
import { matchPage, Page, PageIndex } from "../../../../lib/match/page/mod.ts";

const index = new PageIndex([
  {
    brand: "kestrelbank.com",
    name: "Kestrel Bank",
    aliases: ["Kestrel"],
    domains: ["kestrelbank.com", "kestrelcdn.net"],
  },
  { brand: "ospreypay.com", name: "OspreyPay" },
  { brand: "box.com", name: "Box" },
  { brand: "orchardmail.com", name: "Orchard Mail" },
]);
const URL = "https://secure-update.example/x/";
const best = (html: string, url = URL) => matchPage({ url, html }, index)[0];
const LOGIN = "<form method=post action=n.php><input name=u><input type=password name=p></form>";

test.each<[what: string, html: string]>([
  [
    "its title, its copyright line",
    `<title>Kestrel Bank | Sign in</title>${LOGIN}<p>© 2026 Kestrel Bank</p>`,
  ],
  ["look-alike letters", `<title>Κestrеl Bаnk</title><h1>Κestrеl Bаnk</h1>${LOGIN}<p>© 2026 Κestrеl Bаnk`],
  ["digits for letters", `<title>KESTR3L BANK S1GN 1N</title>${LOGIN}<p>© 2026 KESTR3L BANK`],
  [
    "invisible letters in the name",
    `<title>Kes\u200btrel Ba\u00adnk</title>${LOGIN}<p>© 2026 Kes\u200btrel Bank`,
  ],
  [
    "references in place of letters",
    `<title>&#75;estrel &#x42;ank</title>${LOGIN}<p>&copy; 2026 Kestrel Bank`,
  ],
  [
    "its logo and its files",
    `<title>Sign in to Kestrel</title><img class=logo alt="Kestrel Bank" src=https://kestrelbank.com/logo.svg>
     <link rel=stylesheet href=https://www.kestrelcdn.net/a.css>${LOGIN}`,
  ],
])("a page imitates a brand by %s", (_what, html) => {
  const found = best(html)!;
  expect([found.brand, found.own]).toEqual(["kestrelbank.com", false]);
  expect(found.probability).toBeGreaterThan(0.8);
  const odds = found.reasons.reduce((sum, { weight }) => sum + weight, 0);
  expect(found.probability).toBeCloseTo(1 / (1 + Math.exp(-odds)), 9);
});

const TEXT = "We mend shoes for the whole family, and have done so since the old mill closed its gates. "
  .repeat(80);
test.each<[what: string, html: string, url?: string]>([
  [
    "a shop that takes its payments",
    `<title>Shoes of Ashford</title><p>${TEXT}<p>Pay with OspreyPay</p>${LOGIN}`,
  ],
  [
    "an article about it",
    `<title>Why Kestrel Bank closes its branches in the north - Ashford Courier</title>
     <h1>Kestrel Bank closes branches</h1><p>${TEXT}<p>Kestrel Bank said on Monday</p><p>© 2026 Ashford Courier</p>`,
    "https://www.ashfordcourier.com/news/1",
  ],
  [
    "webmail of nobody",
    `<title>Webmail Login</title><h1>Webmail</h1>${LOGIN}<p>© 2026 All rights reserved</p>`,
  ],
  ["a common word that is a name as well", `<title>Your box</title><h1>Mail box</h1>${LOGIN}`],
  ["a page that asks for nothing", `<p>Kestrel</p>`],
  [
    "a sign-in by the account of a service",
    `<title>Garden planner</title>${LOGIN}<a href=https://orchardmail.com/oauth>Sign in with Orchard Mail</a>
     <p>© 2026 Garden planner Ltd`,
    "https://gardenplanner.com/login",
  ],
])("%s imitates nobody", (_what, html, url) => {
  expect(best(html, url)?.probability ?? 0).toBeLessThan(0.5);
});

test("the brand's own page on its own host is its own", () => {
  const html = `<title>Kestrel Bank</title>${LOGIN}<p>© 2026 Kestrel Bank</p>`;
  for (const url of ["https://www.kestrelbank.com/", "https://login.kestrelcdn.net/a"]) {
    expect(best(html, url)?.own).toBe(true);
  }
});

test.each(["kestrelbank.com", "", "not a url"])(
  "a page at %j, of which nobody knows whose it is, is refused",
  (url) => {
    expect(() => matchPage({ url, html: `<title>Kestrel Bank</title>${LOGIN}` }, index)).toThrow(
      "give a URL, such as https://a.example/",
    );
  },
);

test("text that no visitor sees counts as hidden", () => {
  const shown = best(`<p>Kestrel Bank</p>${LOGIN}`)!;
  const hidden = best(`<div style="display: none">Kestrel Bank</div>${LOGIN}`)!;
  expect(hidden.reasons.map(({ evidence }) => evidence)).toContain("its name where nobody sees it");
  expect(hidden.probability).toBeLessThan(shown.probability);
});

test.each([
  ["nothing", ""],
  ["brackets", "<".repeat(300_000)],
  ["tags that do not end", "<a href='".repeat(30_000)],
  ["spaces before an equals sign", `<img alt${" ".repeat(250_000)}=x>`],
  ["comments that do not end", "<!--".repeat(60_000)],
  ["nested hidden elements", "<div style=display:none>".repeat(10_000)],
  ["a name again and again", "Kestrel Bank ".repeat(20_000)],
  ["numbers of characters", "&#75;".repeat(50_000)],
  ["titles that do not end", "<title>".repeat(30_000)],
])("a hostile page of %s is read", (_what, html) => {
  for (const found of matchPage({ url: "about:blank", html }, index)) {
    expect(found.probability).toBeGreaterThanOrEqual(0);
    expect(found.probability).toBeLessThanOrEqual(1);
  }
});

test("a brand of one word is found where a page writes it as several", () => {
  const index = new PageIndex([{ brand: "kestrelbank.com" }]);
  const html = `<title>Kestrel Bank - Sign in</title>${LOGIN}<p>© 2026 Kestrel Bank</p>`;
  expect(matchPage({ url: URL, html }, index)[0]!.probability).toBeGreaterThan(0.8);
  expect(matchPage({ url: URL, html: html.replaceAll("Kestrel Bank", "Kestrel Banking") }, index)).toEqual(
    [],
  );
});

test("the host says whom a page means, unless the site is called so itself", () => {
  const html = `<title>Kestrel Bank</title>${LOGIN}`;
  const at = (host: string) => best(html, `https://${host}/`)!;
  const plain = at("update.example").probability;
  for (
    const host of ["kestrelbank.com.update.example", "kestrel-bank.update.example", "kestrelbank-login.net"]
  ) {
    expect([host, at(host).probability > plain]).toEqual([host, true]);
  }
  expect(at("kestrelbank.net").reasons.map(({ evidence }) => evidence)).not.toContain("its name in the host");
});

const BY = (html: string): string[] => {
  const found = best(html)!;
  expect([found.brand, found.probability > 0.7]).toEqual(["kestrelbank.com", true]);
  return found.reasons.map(({ evidence }) => evidence);
};
const FILES = "its name in files and scripts, and none in the text";

test("a brand that only files, classes and scripts name is found on a page whose title is nobody's", () => {
  expect(BY(`<title>Log in to your account</title><p class="kestrelbank-logo"></p>${LOGIN}`)).toContain(
    FILES,
  );
  expect(BY(`<title>Connexion</title><img src="img/kestrelbank_logo.png">${LOGIN}`)).toContain(FILES);
  const code = `<script>window.kestrelBankUI = {}</script><form class=kestrelbankform>`;
  expect(BY(`${code}<input name=u><input type=password></form>`)).toContain(FILES);
  const named = `<title>Ashford Shoes - Log in</title><img src="img/kestrelbank.png">${LOGIN}`;
  expect(best(named)!.probability).toBeLessThan(0.7);
});

test("a brand's icon from its own site shows whom a page means", () => {
  const html = `<link rel=icon href=https://www.kestrelbank.com/favicon.ico>${LOGIN}`;
  expect(BY(html)).toContain("its icon from its site");
});

test("a capital I is read as an l, Greek letters by their names as what they look like", () => {
  const plain = best(`<title>Log in to OspreyPal</title>${LOGIN}`);
  expect(plain).toBeUndefined();
  const index = new PageIndex([{ brand: "ospreypal.com", name: "OspreyPal" }]);
  for (const name of ["OspreyPaI", "ΟsprеyPaI", "Osprey&Rho;al", "Osprey&Rho;&acy;l"]) {
    const [found] = matchPage({ url: URL, html: `<title>Log in to ${name}</title>${LOGIN}` }, index);
    expect([name, found?.brand]).toEqual([name, "ospreypal.com"]);
  }
});

test.each([
  ["a script sets the type", `<input name=a><script>document.getElementById("a").type = "password"</script>`],
  ["only its name says so", `<input name=user_passwd type=text>`],
  ["only its label says so", `<input name=x placeholder="&#80;assword">`],
])("a field for a password is one, where %s", (_what, field) => {
  const reasons = best(`<title>Kestrel Bank</title><form>${field}</form>`)!.reasons;
  expect(reasons.map(({ evidence }) => evidence)).toContain("asks for a password");
});

test("the only name on a page whose title is nobody's is whom it means", () => {
  const html = `<title>Sign in</title><p>Kestrel Bank</p>${LOGIN}`;
  expect(BY(html)).toContain("the only name, and the title is nobody's");
  expect(best(html.replace("</p>", " or OspreyPay</p>"))!.probability).toBeLessThan(0.7);
});

test("a page that its scripts build is not held to ask for nothing", () => {
  const built = "<title>Kestrel Bank - Log in</title><div id=root></div><script src=app.js></script>";
  expect(BY(built)).not.toContain("asks for nothing");
  const read = built.replace("</div>", "We are closed today. Please come back tomorrow morning.</div>");
  expect(best(read)!.probability).toBeLessThan(0.6);
});

test.each(["a(b", "b)", "(a*)*$", "a{2,1}", "+", "a*b+c$"])(
  "a host of %j is a text, and no pattern",
  (label) => {
    // A page may say the brand's name in its host and nowhere else.
    const url = `http://${label}.kestrelbank.net/`;
    const html = `<title>${label}.kestrelbank.net is for sale</title><p>${
      "a".repeat(60)
    } kestrelbank.net</p>`;
    const plain = { url: "http://a.kestrelbank.net/", html: html.replaceAll(`${label}.`, "a.") };
    const shares = (page: { url: string; html: string }) =>
      matchPage(page, index).map(({ probability }) => probability);
    expect(shares({ url, html })).toEqual(shares(plain));
  },
);

test("a page that speaks of its own host speaks of no brand", () => {
  const sale =
    "<title>kestrelbank.net is for sale</title><h1>Buy kestrelbank.net</h1><p>© 2026 kestrelbank.net</p>";
  expect(best(sale, "https://www.kestrelbank.net/")).toBeUndefined();
  expect(best(sale, "https://shop.example/")).toBeDefined();
  // Longer than a name may be: a pattern of its parts would be one of a million characters.
  expect(best(sale, `https://${"a.".repeat(120)}kestrelbank.net/`)).toBeDefined();
  expect(best(sale, `https://${"a.".repeat(100)}kestrelbank.net/`)).toBeUndefined();
});

const FROM = "https://ospreypay.com";
test.each<[what: string, html: string]>([
  [
    "a page of help with it",
    `<title>How to use OspreyPay</title><h1>How to use OspreyPay</h1><p>${
      "You can use OspreyPay in our shop. ".repeat(8)
    }</p><form><input name=email><input name=message></form>`,
  ],
  [
    "a button to sign in with it",
    `<title>Ashford Shoes - Log in</title>${LOGIN}<a href=${FROM}/signin><img class=logo src=${FROM}/logo.png alt=OspreyPay>
     Sign in with OspreyPay</a>`,
  ],
  [
    "short news about it beside a search",
    `<title>OspreyPay fined 10 million</title><h1>OspreyPay fined</h1><p>${
      "OspreyPay was fined on Monday. ".repeat(6)
    }</p><form><input name=q></form>`,
  ],
  [
    "an article that says so",
    `<meta property=og:type content=article><title>OspreyPay fined</title><h1>OspreyPay fined</h1><p>OspreyPay was fined.`,
  ],
])("%s imitates nobody", (_what, html) => {
  expect(best(html, "https://shop.example/")?.probability ?? 0).toBeLessThan(0.7);
});

test("a long page is read in many short steps, and then it is read", () => {
  // Each is short enough to be read as it is.
  const pages = ["<link rel=icon href=//a.example/b>".repeat(1_800), "<b>".repeat(20_000)];
  for (const html of pages) {
    const page = new Page(html);
    expect([...page.readInSteps()].length).toBeGreaterThan(html.length / 16_384);
    expect(
      matchPage({ url: "https://a.example/", html: page }, new PageIndex([{ brand: "kestrelbank.com" }])),
    ).toEqual([]);
  }
});
