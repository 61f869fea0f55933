import { expect, test } from "vitest";
import { matchPage, type PageBrand, PageIndex } from "../../../../lib/match/page/mod.ts";

const index = new PageIndex([
  { brand: "kestrelbank.com", name: "Kestrel Bank", aliases: ["Kestrel", "Kestrel Bank ID"] },
  { brand: "ospreypay.com", name: "OspreyPay" },
  { brand: "tide.co", name: "Tide" },
  { brand: "mail.com", name: "Mail" },
  { brand: "1finch.org", name: "1Finch" },
  { brand: "discover.com", name: "Discover Card" },
  { brand: "mastercard.com", name: "Mastercard" },
]);
const URL = "https://secure-update.example/x/";
const LOGIN = "<form method=post action=n.php><input name=u><input type=password name=p></form>";
const all = (html: string, url = URL) => matchPage({ url, html }, index);
const of = (brand: string, html: string, url = URL) => all(html, url).find((match) => match.brand === brand);
const why = (brand: string, html: string, url = URL): string[] =>
  of(brand, html, url)?.reasons.map(({ evidence }) => evidence) ?? [];

test("an everyday name that no code has is a name in files, and none in a text", () => {
  const icon = "<title>Sign in</title><link rel='shortcut icon' href='img/tidefavicon.ico'>";
  expect(of("tide.co", icon + LOGIN)!.probability).toBeGreaterThan(0.6);
  expect(of("tide.co", `<title>Sign in</title><p>The tide is high${LOGIN}`)!.probability).toBeLessThan(0.2);
});

test("what a list offers to choose from names nobody", () => {
  const list = `<select><option>OspreyPay<option>Kestrel Bank</select>`;
  expect(all(`<title>Donate</title>${list}${LOGIN}`)).toEqual([]);
  expect(all(`<title>Donate</title>${list}<p>Kestrel Bank</p>${LOGIN}`).map(({ brand }) => brand))
    .toEqual(["kestrelbank.com"]);
});

test("fields of a type that does not exist are fields for text", () => {
  const form = (type: string) => `<title>Kestrel Bank</title><input type=${type}><input type=${type}>`;
  expect(why("kestrelbank.com", form("ZipCode"))).toContain("asks for data");
  expect(why("kestrelbank.com", form("hidden"))).not.toContain("asks for data");
});

test("the words of every sign-in name nobody, even where a brand is called so", () => {
  expect(all(`<title>Mail</title><h1>Mail</h1><p>Your mail</p>${LOGIN}`)).toEqual([]);
});

test("asking for a password says little where an everyday word is all that names a brand", () => {
  expect(of("tide.co", `<title>Garden</title><p>Spring tide</p>${LOGIN}`)!.probability).toBeLessThan(0.15);
});

test("a site of the same name under another suffix that asks for no password is a namesake's", () => {
  const shop = "<title>OspreyPay</title><p>Nets, rods and lines for the sea</p><input name=a><input name=b>";
  const namesake = of("ospreypay.com", shop, "https://www.ospreypay.co.uk/")!;
  expect(namesake.probability).toBeLessThan(of("ospreypay.com", shop)!.probability);
  const copy = `<title>OspreyPay</title>${LOGIN}<p>© 2026 OspreyPay`;
  expect(of("ospreypay.com", copy, "https://ospreypay.support/")!.probability).toBeGreaterThan(0.8);
});

test.each([
  ["one letter more", "kestrelbannk.example"],
  ["one letter less", "login.kestrelbnk.example"],
  ["another letter", "kestrelbamk.a.example"],
  ["two letters changed over", "kestrelbakn.a.example"],
  ["within a longer word", "mykestrelbanking.example"],
  ["a name of several words", "kestrelbankld.a.example"],
])("a host with the brand's name means the brand: %s", (_what, host) => {
  const html = `<title>Confirm your account</title>${LOGIN}`;
  expect(why("kestrelbank.com", html, `https://${host}/`)).toContain("its name in the host");
});

test("hosts of other words mean nobody", () => {
  const html = `<title>Confirm your account</title>${LOGIN}`;
  for (const host of ["kestrel-watching.example", "banking.example", "osprey.example", "kestrels.example"]) {
    expect([host, all(html, `https://${host}/`).map(({ brand }) => brand)]).toEqual([
      host,
      host.startsWith("kestrel-") ? ["kestrelbank.com"] : [],
    ]);
  }
});

test("a name of the host that looks like the brand's is none of the site's own", () => {
  const html = `<title>OspreyPay: confirm</title>${LOGIN}`;
  expect(why("ospreypay.com", html, "https://ospreypa.example/"))
    .not.toContain("calls itself by the name of its host");
  expect(why("ospreypay.com", `<title>OspreyPay at Harbour</title>${LOGIN}`, "https://harbour.example/"))
    .toContain("calls itself by the name of its host");
});

test("cards that a form for payments names together are mentioned", () => {
  const pictures = (...files: string[]) => files.map((file) => `<img class=logo src=${file}.png>`).join("");
  const logo = (html: string): number =>
    of("mastercard.com", `<title>Pay</title>${LOGIN}${html}`)!.reasons
      .find(({ evidence }) => evidence === "its logo")!.weight;
  expect(logo(pictures("mastercard", "discover-card"))).toBeLessThan(0.5 * logo(pictures("mastercard")));
  expect(all(`<title>Mastercard</title>${LOGIN}<p>Mastercard Discover Card`)[0]!.brand).toBe(
    "mastercard.com",
  );
});

const DISGUISED = "its name in letters that only look like it";
test.each([
  ["letters of another script", "<title>ΟsрreyРаy</title>"],
  ["a capital I for an l", "<title>KestreI Bank</title>", "kestrelbank.com"],
  ["digits", "<title>0spreyPay</title>"],
  ["invisible letters", "<h1>Osprey\u200bPay</h1>"],
  ["decimal references", "<title>&#79;&#115;&#112;reyPay</title>"],
  ["hexadecimal references", "<title>&#x4F;&#x73;preyPay</title>"],
  ["the copyright line", "<p>© 2026 0spreyPay"],
])("a name in %s is disguised", (_what, html, brand = "ospreypay.com") => {
  expect(why(brand, html + LOGIN)).toContain(DISGUISED);
});

test.each([
  ["plain", "<title>OspreyPay</title>", "ospreypay.com"],
  ["accents", "<title>Késtrel Bank</title>", "kestrelbank.com"],
  ["joined to signs", "<title>Crédit»Kestrel»</title>", "kestrelbank.com"],
  ["as the brand spells it", "<title>1Finch</title>", "1finch.org"],
  ["references for signs that need them", "<title>OspreyPay &#8211; &#38; &#169;</title>", "ospreypay.com"],
])("a name is not disguised: %s", (_what, html, brand) => {
  const reasons = why(brand, html + LOGIN);
  expect(reasons).toContain("its name in the title");
  expect(reasons).not.toContain(DISGUISED);
});

test("a word of every sign-in that a title joins to a name is taken apart", () => {
  expect(why("kestrelbank.com", `<title>KestrelSecure</title>${LOGIN}`)).toContain("its name in the title");
  expect(why("kestrelbank.com", `<title>KestrelRiver</title>${LOGIN}`)).toEqual([]);
});

test("a folder that is called by nothing but the brand means it", () => {
  const html = `<title>Sign in</title>${LOGIN}`;
  const at = (path: string) => why("ospreypay.com", html, `https://hacked.example${path}`);
  for (const path of ["/wp/ospreypay/", "/ospreypay-login/a?b", "/x/OspreyPay.php"]) {
    expect([path, at(path)]).toContainEqual(expect.arrayContaining(["its name alone as a folder"]));
  }
  for (const path of ["/blog/why-ospreypay-closes/", "/?next=/ospreypay/", "/#/ospreypay/"]) {
    expect([path, at(path)]).toEqual([path, []]);
  }
});

test("brands of one owner are no rivals", () => {
  const html = `<title>Merlin</title><h1>Merlin, once Wren</h1>${LOGIN}<p>© 2026 Merlin`;
  const hasRival = (wren: PageBrand): boolean =>
    matchPage({ url: URL, html }, new PageIndex([{ brand: "merlin.com", name: "Merlin" }, wren]))
      .find(({ brand }) => brand === "merlin.com")!.reasons
      .some(({ evidence }) => evidence === "another brand is named as well");
  expect([
    { brand: "wren.com", name: "Wren" },
    { brand: "wren.com", name: "Wren", domains: ["wren.com", "merlin.com"] },
    { brand: "wren.com", name: "Wren", aliases: ["Merlin"] },
    { brand: "mer-lin.fr", name: "Wren" },
  ].map(hasRival)).toEqual([true, false, false, false]);
});

test.each([
  ["another name of the brand under another suffix", "login.kestrel.hu", "kestrelbank.com", false],
  ["the same in a word of its own", "kestrel-login.hu", "kestrelbank.com", true],
  ["three letters within a name", "portal.abc-osprey.org", "osb.gov", false],
  ["three letters beside another word", "portal.garden-osb.org", "osb.gov", false],
  ["three letters beside words of a sign-in", "osb-login.top", "osb.gov", true],
])("a host means a brand or its namesake: %s", (_what, host, brand, means) => {
  const index = new PageIndex([
    { brand: "kestrelbank.com", name: "Kestrel Bank", aliases: ["Kestrel"] },
    { brand: "osb.gov", name: "OSB" },
  ]);
  const found = matchPage({ url: `https://${host}/`, html: `<title>Sign in</title>${LOGIN}` }, index)
    .find((match) => match.brand === brand);
  expect(found?.reasons.some(({ evidence }) => evidence === "its name in the host") ?? false).toBe(means);
});

const CARD = "<form><input placeholder='Numéro de carte'><input placeholder=CVV></form>";
test.each<[what: string, brand: string, html: string]>([
  [
    "a picture's text",
    "kestrelbank.com",
    `<title>Espace client</title><img src=i/a.png alt='Kestrel Bank'>${LOGIN}`,
  ],
  [
    "a picture's text beside a title about something else",
    "kestrelbank.com",
    `<title>Ihr Päckchen wartet</title><img src=i/a.png alt=Kestrel><p>2,99 € Zollgebühr offen</p>${CARD}`,
  ],
  [
    "an everyday word as the holder of the copyright",
    "tide.co",
    `<title>Espace abonné</title><p>Votre prélèvement Tide a été rejeté. © Tide - Tous droits réservés${LOGIN}`,
  ],
  [
    "a part of a title of other words",
    "ospreypay.com",
    `<title>Odbieram gotówkę za rower i dwie opony zimowe oraz fotelik dziecięcy – OspreyPay</title>${CARD}`,
  ],
  [
    "the first step of a sign-in",
    "kestrelbank.com",
    "<title>ログイン</title><p>Kestrel Bank</p><form><input name=id></form>",
  ],
  [
    "an article element around what it asks for",
    "kestrelbank.com",
    `<title>Confirmation</title><article><p>Kestrel Bank</p>${CARD}</article>`,
  ],
])("%s shows a brand", (_what, brand, html) => {
  expect(of(brand, html)?.probability ?? 0).toBeGreaterThan(0.6);
});

test("an everyday word within the name of its host is the name of nobody else", () => {
  const page = `<title>Tide Watch Members</title><p>© 2026 Tide Watch</p>${LOGIN}`;
  expect(of("tide.co", page, "https://portal.tide-watch.example/")!.probability).toBeLessThan(0.6);
});

test("a folder is called by a brand in a shop that sells it, and asks for nothing of value", () => {
  const page = (form: string) => why("ospreypay.com", `<title>Réparations</title>${form}`, `${URL}ospreypay`);
  expect(page(LOGIN)).toContain("its name alone as a folder");
  expect(page("<form><input name=nom><input name=tel></form>")).not.toContain("its name alone as a folder");
});

test.each(["Código postal", "Codice postale", "Código de barras"])(
  "%s is no code that is valid once",
  (field) => {
    const form = `<title>OspreyPay</title><form><input name=a placeholder="${field}"><input name=b></form>`;
    expect(why("ospreypay.com", form)).toContain("asks for data");
  },
);
