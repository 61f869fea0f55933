import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { classify, type Facts, PAGE_PRIOR, type Verdict } from "../../../lib/classify/mod.ts";
import { scanPage } from "../../../lib/classify/scan.ts";
import { Page } from "../../../lib/page/page.ts";
import type { HtmlToken } from "../../../lib/page/parse.ts";
import { SquatError } from "../../../lib/errors.ts";

const SALE =
  "<!doctype html><html><head><title>kestre1bank.com is for sale</title></head><body><h1>This domain is " +
  "for sale</h1><p>Buy this domain. Make an offer.</p><a href='https://sedo.com/search'>Sedo</a></body></html>";
const KIT =
  "<!doctype html><html><head><title>Log in</title><meta name=robots content=noindex></head><body>" +
  "<img src='logo.png'><form method=post action=login.php><input name=email placeholder=Email><input type=password name=pass>" +
  "<button>Log in</button></form><a href='#'>Forgot password?</a></body></html>";
const ARTICLE = "<!doctype html><html lang=en><head><title>News of the week</title><link rel=canonical " +
  "href='https://kestre1bank.com/news'><meta property=og:title content=News></head><body><nav><a href='/about'>About us</a>" +
  "<a href='/contact'>Contact</a></nav><article><h1>News</h1>" +
  "<p>The people said on Monday that years of work had come to an end because it was done.</p>".repeat(30) +
  "</article><footer><a href='https://kestre1bank.com/privacy'>Privacy policy</a> Copyright</footer></body></html>";

function sums(v: Verdict): void {
  const logit = { legitimate: 0, phishing: 0, parked: 0 };
  for (const reason of v.reasons) logit[reason.side] += reason.weight;
  const e = [logit.legitimate, logit.phishing, logit.parked].map(Math.exp);
  const total = e[0]! + e[1]! + e[2]!;
  expect(v.legitimate).toBeCloseTo(e[0]! / total, 9);
  expect(v.phishing).toBeCloseTo(e[1]! / total, 9);
  expect(v.parked).toBeCloseTo(e[2]! / total, 9);
  expect(v.legitimate + v.phishing + v.parked).toBeCloseTo(1, 12);
  expect(v.reasons.length).toBeGreaterThan(0);
}

const name = "kestre1bank.com", original = "kestrelbank.com";
const world: [what: string, facts: Facts, side: "legitimate" | "phishing" | "parked"][] = [
  ["a page that offers the name", { name, page: { html: SALE } }, "parked"],
  ["a sign-in page of a kit", { name, page: { html: KIT } }, "phishing"],
  ["an article", { name, page: { html: ARTICLE } }, "legitimate"],
  ["parking name servers", { name, dns: { ns: ["NS1.SedoParking.com."] } }, "parked"],
  ["a parking alias", { name, dns: { cname: ["77.parkingcrew.net."] } }, "parked"],
  ["a parking address", { name, dns: { a: ["199.59.243.226"] } }, "parked"],
  ["a redirect to the original", { name, original, finalUrl: "https://www.kestrelbank.com/" }, "legitimate"],
  ["a new name with mail elsewhere that redirects to the original", {
    ...{ name, original, finalUrl: "https://www.kestrelbank.com/", observedAt: 1_700_000_000 },
    dns: { a: ["192.0.2.1"], ns: ["ns1.cheap-dns.example"], mx: ["mx.cheap-mail.example"] },
    registration: { registration_date: "2023-11-12T00:00:00Z", nameservers: ["ns1.cheap-dns.example"] } as
      & Facts["registration"]
      & object,
  }, "phishing"],
  ["a redirect to a marketplace", { name, original, finalUrl: "https://www.hugedomains.com/x" }, "parked"],
  ["a brand-protection registrar's servers", { name, dns: { ns: ["ns1.markmonitor.com."] } }, "legitimate"],
  ["the original's servers", { name, original, dns: { ns: ["ns1.kestrelbank.com."] } }, "legitimate"],
];
test.each(world)("%s", (_what, facts, side) => {
  const v = classify(facts);
  sums(v);
  for (const other of ["legitimate", "phishing", "parked"] as const) {
    if (other !== side) expect(v[side]).toBeGreaterThan(v[other]);
  }
});

test("a page's language speaks for no side", () => {
  const capture = { text_alpha_length: 2000, number_links: 40 };
  const of = (language: string) => classify({ name, capture: { ...capture, language } });
  expect(of("fr")).toEqual(of("unknown"));
  expect(of("en")).toEqual(of("unknown"));
});

test.each([["a kit", KIT], ["an article", ARTICLE]])(
  "the year of a page speaks for no side: %s",
  (_what, html) => {
    const of = (lang: string, viewport: string, integrity: string, preconnect: string) =>
      classify({
        name,
        page: {
          html: html.replace("<html lang=en>", "<html>").replace(
            "<html><head>",
            `<html ${lang}=en><head><meta name=${viewport} content=x><link rel=${preconnect} href=/a>` +
              `<script ${integrity}=x></script>`,
          ),
        },
      });
    expect(of("lang", "viewport", "integrity", "preconnect")).toEqual(
      of("lamg", "viewpart", "integrite", "preconnekt"),
    );
  },
);

test("nothing known gives the prior", () => {
  const v = classify({}, { prior: PAGE_PRIOR });
  sums(v);
  expect(v.legitimate).toBeCloseTo(PAGE_PRIOR.legitimate, 6);
  expect(v.parked).toBeCloseTo(PAGE_PRIOR.parked, 6);
});

test.each<[string, () => unknown, string]>([
  ...[0, -1, NaN, Infinity, "1", undefined].map((phishing): [string, () => unknown, string] => [
    `a prior of ${phishing}`,
    () => classify({}, { prior: { legitimate: 1, phishing, parked: 1 } as never }),
    "Cannot use the prior of phishing",
  ]),
  ["no prior", () => classify({}, { prior: null as never }), "the prior of classify"],
  ["a misspelt record", () => classify({ dns: { nss: ["ns1.x.com."] } as never }), 'no option "nss"'],
  [
    "a record that is no list",
    () => classify({ dns: { ns: "ns1.x.com." } as never }),
    "give an array of strings",
  ],
  ["a misspelt figure", () => classify({ capture: { number_of_links: 3 } }), 'no option "number_of_links"'],
  ["a misspelt part of a page", () => classify({ page: { htm: "" } as never }), 'no option "htm"'],
  ["a page without text", () => classify({ page: { status: 200 } as never }), "an object with html"],
  ["no registration", () => classify({ registration: null as never }), "registration null: give an object"],
  ["no capture", () => classify({ capture: null as never }), "capture null: give an object"],
  [
    "an imitation without its share",
    () => classify({ imitates: { brand: "a.com" } as never }),
    "a probability",
  ],
  [
    "a share that is none",
    () => classify({ imitates: { brand: "a.com", probability: NaN } as never }),
    "from 0 to 1",
  ],
  [
    "a misspelt part of a registration",
    () => classify({ registration: { registration_data: "2020-01-01" } as never }),
    'no option "registration_data"',
  ],
  [
    "a misspelt part of a certificate",
    () => classify({ certificate: { issuerDn: "" } as never }),
    "issuerDn",
  ],
  ["a misspelt part of a network", () => classify({ geo: [{ address: "192.0.2.1" } as never] }), "address"],
  ["one network in place of a list", () => classify({ geo: { ip: "192.0.2.1" } as never }), "give an array"],
  ["a date in place of a registration", () => classify({ registration: "2020" as never }), "give an object"],
  ["a name of another type", () => classify({ name: null as never }), "Cannot use name null: give a string"],
  ["no page", () => classify({ page: null as never }), "Cannot use page null: give an object"],
  [
    "a page without text",
    () => classify({ page: { html: null as never } }),
    "Cannot use html null: give a string",
  ],
  [
    "a status as text",
    () => classify({ page: { html: "", status: "200" as never } }),
    'Cannot use status "200"',
  ],
  [
    "the Headers of a Response, which have no members of their own",
    () => classify({ page: { html: "", headers: new Headers({ server: "x" }) as never } }),
    "give an object of strings, such as Object.fromEntries(response.headers)",
  ],
  ["hops without a URL", () => classify({ redirects: [{}] as never }), "an array of hops, each with a url"],
])("%s is refused in words", (_, call, said) => {
  expect(call).toThrow(SquatError);
  expect(call).toThrow(said);
});

const SHOP =
  "<!doctype html><html lang=en><head><title>Kestrel's Bench</title><script src='/wp-content/add.js'>" +
  "</script></head><body><h1>Benches and stools</h1><p>Made in a workshop by the river, of ash and oak. Every piece " +
  "is signed and numbered.</p><ul><li>Garden bench <button>Add to cart</button></li></ul></body></html>";

test("a page that says nothing of parking costs parked, and no page leaves it at the prior", () => {
  const unseen = classify({ name, dns: { ns: ["ns1.example.net"], mx: ["mx.example.net"] } });
  sums(unseen);
  expect(unseen.parked).toBeCloseTo(classify({}).parked, 6);
  for (const html of [SHOP, KIT, ARTICLE]) {
    const seen = classify({ name, page: { html } });
    sums(seen);
    expect(seen.parked).toBeLessThan(classify({}).parked - 0.2);
  }
  expect(classify({ name, page: { html: KIT } }).parked).toBeLessThan(0.05);
});

test.each([
  ["advertisements on names", "<body><script src=//www.google.com/adsense/domains/caf.js></script></body>"],
  [
    "their options alone",
    "<body><div id=main></div><script>var o={'domainRegistrant':'as-drid-1'}</script></body>",
  ],
  ["a frame of a parking service", "<frameset><frame src=https://www.sedoparking.com/search/></frameset>"],
  [
    "a redirect to a marketplace",
    "<meta http-equiv=refresh content='0; url=https://www.hugedomains.com/x'><p>Wait</p>",
  ],
  ["a start page", "<title>Create Next App</title><main><p>Get started by editing app/page.tsx</p></main>"],
  [
    "Indonesian",
    "<title>Segera hadir</title><body><h1>Segera hadir</h1><p>Situs dalam pembangunan</p></body>",
  ],
  [
    "Romanian",
    "<title>Site</title><body><h1>Domeniu de vânzare</h1><p>Pagina este în construcție</p></body>",
  ],
])("a parked page that says little: %s", (_what, html) => {
  const v = classify({ name, page: { html } });
  sums(v);
  expect(v.parked).toBeGreaterThan(0.9);
});

test("a long page that mentions a domain once is not about parking", () => {
  const mention = ARTICLE.replace("<h1>News", "<p>The domain of the site expired, it said.</p><h1>News");
  const about = (html: string) =>
    classify({ name, page: { html } }).reasons.find((r) =>
      r.evidence === "nothing speaks of parking" && r.side === "parked"
    )?.weight ?? 0;
  expect(about(mention)).toBeLessThan(0.6 * about(ARTICLE));
  expect(about(SALE)).toBe(0);
  expect(classify({ name, page: { html: mention } }).parked).toBeLessThan(0.1);
});

test("what a page loads from the original counts for phishing, unless many sites load from there", () => {
  const page = { html: KIT.replace("logo.png", "https://cdn.kestrelbank.com/logo.png") };
  const loads = (facts: Facts) =>
    classify(facts).reasons.filter((r) => r.evidence === "loads from the original's site");
  expect(loads({ name, original, page })).toMatchObject([{ side: "phishing", weight: 2 }]);
  expect(loads({ name, original, page: { html: KIT } })).toEqual([]);
  expect(loads({ name: original, original, page })).toEqual([]);
  expect(loads({ name, original, page, dns: { ns: ["ns1.kestrelbank.com"] } })).toEqual([]);
  const shared = { html: KIT.replace("logo.png", "https://www.google.com/logo.png") };
  expect(loads({ name: "go0gle.com", original: "google.com", page: shared })).toEqual([]);
  // A link leads anywhere; only what is loaded makes a copy.
  const link = { html: KIT.replace("href='#'", "href='https://kestrelbank.com/'") };
  expect(loads({ name, original, page: link })).toEqual([]);
  // Copied together, counted once.
  const both = classify({ name, original, page, sameFavicon: true, similarity: 0.9 });
  sums(both);
  expect(both.reasons.some((r) => r.evidence === "loads from the original's site")).toBe(false);
});

test("a sign-in page that names the brand in its title is suspect, the brand's own page is not", () => {
  const html = KIT.replace("Log in<", "Kestrelbank<"), TITLED = "names the brand in its title";
  const reasonsOf = (facts: Facts) => classify(facts).reasons.map(({ evidence }) => evidence);
  expect(classify({ name, original, page: { html } }).phishing)
    .toBeGreaterThan(classify({ name, page: { html: KIT } }).phishing);
  expect(reasonsOf({ name, original, page: { html } })).toContain(TITLED);
  for (const facts of [{ name: original, original }, { name }, { name, original: "ospreypay.com" }]) {
    expect(reasonsOf({ ...facts, page: { html } })).not.toContain(TITLED);
  }
});

test("copies of page, icon and picture count once, and not for the brand itself", () => {
  const LOGIN = SHOP.replace("<ul>", "<form method=post action=/in><input type=password name=p></form><ul>");
  const facts: Facts = { name, original, page: { html: LOGIN } };
  const plain = classify(facts), icon = classify({ ...facts, sameFavicon: true });
  const page = classify({ ...facts, similarity: 0.97 });
  const all = classify({ ...facts, similarity: 0.97, sameFavicon: true, pictureLikeness: 0.9 });
  for (const v of [plain, icon, page, all]) sums(v);
  expect(icon.phishing).toBeGreaterThan(plain.phishing);
  expect(page.phishing).toBeGreaterThan(icon.phishing);
  expect(all.phishing).toBe(page.phishing);
  const own = classify({ ...facts, similarity: 1, sameFavicon: true, dns: { ns: ["ns1.kestrelbank.com"] } });
  expect(own.legitimate).toBeGreaterThan(0.95);
});

test("a mark of the byte order tells UTF-16 from what the header says", () => {
  const bytes = new Uint8Array(2 + SALE.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let i = 0; i < SALE.length; i++) bytes[2 + 2 * i] = SALE.charCodeAt(i);
  const headers = { "content-type": "text/html; charset=utf-8" };
  const wide = classify({ name, page: { html: bytes, headers } });
  expect(wide.parked).toBeCloseTo(classify({ name, page: { html: SALE } }).parked, 9);
});

test("more evidence for a side never lowers it", () => {
  const page = { html: SALE };
  const less = classify({ name, page }), more = classify({ name, page, dns: { ns: ["ns1.bodis.com"] } });
  expect(more.parked).toBeGreaterThan(less.parked);
  const alike = classify({ name, original, page: { html: KIT }, similarity: 0.95 });
  expect(alike.phishing).toBeGreaterThan(classify({ name, original, page: { html: KIT } }).phishing);
  const high = classify({ page }, { prior: { legitimate: 1, phishing: 1, parked: 5 } });
  const low = classify({ page }, { prior: { legitimate: 1, phishing: 1, parked: 1 } });
  expect(high.parked).toBeGreaterThan(low.parked);
});

test("nothing that a browser shows hides behind a comment, or in the spelling of an attribute", () => {
  const form = "<form action='https://kit.example/'><input type=password></form>";
  for (const before of ["<!-->", "<!--->", "<!-- a --!>", "<!-- a -- b -->", "<!---->", "<!-- a --->"]) {
    expect([before, scanPage(new Page(before + form)).n.passwords]).toEqual([before, 1]);
  }
  for (const before of ["<!--", "<!-- a -- ", "<!-- a --! >", "<!-- -> "]) {
    expect([before, scanPage(new Page(before + form)).n.passwords]).toEqual([before, 0]);
  }
  const spelt = form.replace("password", "&#112;assw&#x6f;rd").replace(":", "&#58;").replace(
    ".example",
    "&#46example",
  );
  const [{ attributes }] = new Page(spelt).tokens.filter(({ name }) => name === "form") as [HtmlToken];
  expect([attributes.get("action"), scanPage(new Page(spelt)).n.passAbsolute]).toEqual([
    "https://kit.example/",
    1,
  ]);
  expect(scanPage(new Page("<input type='&#0;&#9999999;password'>")).n.passwords).toBe(0);
});

const hostile: [what: string, html: string][] = [
  ["dashes in a comment", "<!--" + "-".repeat(1_000_000)],
  ["numbers of characters", `<a href="${"&#1;".repeat(200_000)}">`],
  ["a million nested tags", "<div>".repeat(1_000_000)],
  ["a million lone brackets", "<".repeat(1_000_000)],
  ["unclosed comments", "<!--".repeat(300_000)],
  ["unclosed scripts", "<script></".repeat(100_000)],
  ["unclosed quotes", "<a href='".repeat(100_000)],
  ["one huge attribute", `<a href="${"x".repeat(2_000_000)}">`],
  ["a tag of many attributes", `<a ${"b=c ".repeat(500_000)}>`],
  ["many hosts", Array.from({ length: 50_000 }, (_, i) => `<a href=//h${i}.com>`).join("")],
  ["one huge word", "a".repeat(2_000_000)],
  ["entities without an end", "&".repeat(1_000_000)],
  ["nothing but NUL", "\0".repeat(1_000_000)],
  ["NUL in tags", "<\0div\0><in\0put type=pass\0word>".repeat(30_000)],
  ["a million tags in a script", `<script>${"</scrip".repeat(200_000)}`],
  ["white space before a host", `<a href="${" ".repeat(500_000)}//a.com">`],
  ["white space in a meta refresh", `<meta http-equiv=refresh content="url${" ".repeat(900_000)}">`],
];
test.each(hostile)("hostile page: %s", (_what, html) => {
  const read = new Page(html);
  sums(classify({ name, page: { html: read } }));
  expect(read.text.length).toBeLessThanOrEqual(262_144);
  expect(scanPage(read).hosts.size).toBeLessThanOrEqual(256);
});

test("any bytes give scores that add up", () => {
  const piece = fc.constantFrom(
    "<form action=x.php>",
    "<input type=password",
    "<a href=",
    "'",
    '"',
    ">",
    "<!--",
    "<title>",
    "é",
    "域名",
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (html) => sums(classify({ name, page: { html } }))),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }),
      (parts) => sums(classify({ page: { html: parts.join("") } })),
    ),
  );
});

test("any records and addresses give scores that add up", () => {
  const list = fc.array(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.domain()), { maxLength: 5 });
  fc.assert(fc.property(list, list, list, fc.string(), (a, ns, cname, url) => {
    sums(classify({ name: url, original: "kestrelbank.com", finalUrl: url, dns: { a, aaaa: a, ns, cname } }));
  }));
});

// The digest changes with weights.ts; what counts is that Node and Deno agree on it.
test("both runtimes give the same bits", () => {
  const numbers = [SALE, KIT, ARTICLE].map((html) => {
    const { legitimate, phishing, parked } = classify({ name, page: { html } });
    return [legitimate, phishing, parked];
  });
  const digest = createHash("sha256").update(Float64Array.from(numbers.flat()).toString()).digest("hex")
    .slice(0, 16);
  expect(digest).toBe("c187cf0fb291bdca");
});

// Wordings of parking services, registrars, panels and web servers, written for this test.
const CALLED_PARKED: [what: string, title: string, body: string][] = [
  [
    "a web server's first page",
    "Welcome to nginx!",
    "<h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p>",
  ],
  [
    "a panel's page",
    "Domain Default page",
    "<p>If you are the owner of this website: you have not put any content on your website, or your provider has suspended this page.</p>",
  ],
  [
    "a registrar's page",
    "kestre1bank.com",
    "<p>This domain was recently registered. Please check back later!</p>",
  ],
  [
    "a German one",
    "kestre1bank.com",
    "<p>Diese Domain wurde für einen unserer Kunden registriert und steht noch nicht zum Abruf bereit.</p>",
  ],
  ["a Dutch one", "kestre1bank.com", "<p>Deze domeinnaam is geregistreerd door een klant. Gereserveerd.</p>"],
  ["a Polish one", "kestre1bank.com", "<p>Domena jest utrzymywana na serwerach. Strona w budowie.</p>"],
  [
    "a Chinese one",
    "恭喜，站点创建成功！",
    "<h1>恭喜，站点创建成功！</h1><p>这是默认页，本页面由系统自动生成</p>",
  ],
  [
    "links that pay",
    "kestre1bank.com",
    "<h2>Related Searches</h2><a href=/1>Credit Cards</a><a href=/2>Car Insurance</a><p>Sponsored listings</p>",
  ],
];
test.each(CALLED_PARKED)("%s is parked, also under the shares of the training data", (_what, title, body) => {
  const html = `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
  const v = classify({ name, page: { html } }, { prior: PAGE_PRIOR });
  expect(v.parked).toBeGreaterThan(Math.max(v.legitimate, v.phishing));
});

/** What a host shows under a name whose owner did not pay, or broke its rules, in its own frame of links. */
const SUSPENDED: [language: string, title: string, body: string][] = [
  [
    "en",
    "We had to take this one down",
    "<h1>This site has been taken offline by its host</h1><p>The service behind this address is on hold. That can have several reasons, for example an invoice that was not paid, a breach of our rules of use, or more load than the plan allows.</p><h2>Is it yours?</h2><p>Open your client area to read why, and to bring it back. We answer day and night.</p>",
  ],
  [
    "en",
    "Account Suspended",
    "<h1>Account Suspended</h1><p>Contact your hosting provider for more information.</p>",
  ],
  [
    "de",
    "Gesperrt",
    "<h1>Dieser Webauftritt ist derzeit gesperrt</h1><p>Wir haben das Hosting-Paket dieser Domain vorübergehend deaktiviert. Das kann mehrere Gründe haben, zum Beispiel eine offene Rechnung oder einen Verstoß gegen unsere Nutzungsbedingungen.</p><p>Melden Sie sich in Ihrem Kundenbereich an, um den Dienst wieder freizuschalten.</p>",
  ],
  [
    "fr",
    "Site suspendu",
    "<h1>Ce site est suspendu</h1><p>Nous avons désactivé le compte d'hébergement de ce domaine, par exemple pour une facture impayée ou un non-respect de nos conditions d'utilisation.</p><p>Connectez-vous à votre espace client pour connaître le motif et rétablir le service.</p>",
  ],
  [
    "es",
    "Cuenta suspendida",
    "<h1>Esta cuenta ha sido suspendida</h1><p>Póngase en contacto con su proveedor de alojamiento para obtener más información.</p>",
  ],
  [
    "ru",
    "Сайт отключён",
    "<h1>Работа этого сайта приостановлена</h1><p>Мы временно отключили услугу хостинга для этого домена. Войдите в личный кабинет, чтобы узнать причину.</p>",
  ],
];
test.each(SUSPENDED)(
  "a host's page for a suspended account is parked or unclear: %s, %s",
  (lang, title, body) => {
    const links = ["Hosting", "Domains", "Mail", "About", "Imprint", "Privacy"]
      .map((text, i) => `<a href=https://www.host.example/${i}>${text}</a>`).join("");
    const html =
      `<!doctype html><html lang=${lang}><head><title>${title}</title></head><body><nav>${links}</nav>` +
      `${body}<footer>© 2026 Host Ltd <a href="tel:+442071234567">020 7123 4567</a></footer></body></html>`;
    const old = { registration_date: "2010-01-01T00:00:00Z", nameservers: ["ns1.host.example"] };
    for (const registration of [undefined, old as Facts["registration"]]) {
      const { legitimate } = classify({
        ...{ name, original: "kestrelbank.com", observedAt: 1_796_000_000 },
        ...registration === undefined ? {} : { registration },
        page: { html, status: 200, headers: { "content-type": "text/html" } },
      });
      expect(legitimate).toBeLessThan(0.7);
    }
  },
);

test.each([
  ["as it is", "", "", true],
  ["white on white", "color:#fff; background-color: white", "", false],
  ["the same by a class", "", ".note{background:#FFFFFF;color:rgb(255, 255, 255)}", false],
  ["black on white", "color:#000;background:#fff", "", true],
  ["both inherited", "color:inherit;background:inherit", "", true],
  ["no colour, but a member of every object", "color:constructor;background:constructor", "", true],
  ["white on a later black", "background-color:#fff;background:#000;color:#fff", "", true],
  ["white on the white of any page", "color:#fff", "", false],
  ["nearly white", "color:rgb(252, 253, 254)", "", false],
  ["the same by a class", "", ".note{color:white}", false],
  ["clear", "color:transparent", "", false],
  ["clear by its alpha", "color:rgba(0, 0, 0, 0)", "", false],
  ["black on a black page", "color:#000", "body{background:black}", false],
  ["inherited", "", "body{color:navy;background:#000080}", false],
  [
    "a picture in its letters",
    "color:transparent;background-image:url(a.png);background-clip:text",
    "",
    true,
  ],
  ["clear, with a shadow", "color:transparent;text-shadow:0 0 2px #000", "", true],
  ["white on a dark page", "color:#fff", "body{background:#123}", true],
  ["white before a picture", "color:#fff", "body{background:url(a.png)}", true],
  [
    "white where it is dark",
    "",
    "@media (prefers-color-scheme: dark){.note{color:#fff;background:#000}}",
    true,
  ],
  ["white in another place", "", ".menu .note{color:#fff}", true],
  ["white under the pointer", "", ".note:hover{color:#fff}", true],
  ["white by a sheet that imports others", "color:#fff", "@import 'a.css';", true],
  [
    "white before a picture and no colour",
    "color:#fff;background-image:url(a.png);background-color:transparent",
    "",
    true,
  ],
  [
    "white before a picture and a colour",
    "color:#fff;background-image:url(a.png);background-color:#fff",
    "",
    true,
  ],
  [
    "white before a picture of its class",
    "background-color:#fff",
    ".note{color:#fff;background-image:url(a.png)}",
    true,
  ],
  ["white before what stands before it", "color:#fff", ".note::before{background:#000}", true],
  ["white where it is not of a class", "color:#fff", ".note:not(.light){background:#000}", true],
  ["white by an attribute", "color:#fff", "[class=note]{background:#000}", true],
  ["white on a black that holds rules", "color:#fff", ".note{background:#000;.light{color:#111}}", true],
  ["white, while others are chosen black", "color:#fff", ".note::selection{background:#000}", false],
  ["white, mixed with what is behind it", "color:#fff;mix-blend-mode:difference", "", true],
  ["white before a picture that went", "color:#fff;background-image:url(a.png);background:#fff", "", false],
  ["white, then inherited", "color:#fff;color:inherit", "", true],
  ["white by its class, inherited by itself", "color:inherit", ".note{color:#fff}", true],
  ["white by its class, black as at first", "color:initial", ".note{color:#fff}", true],
  [
    "a white ground that went, on a dark page",
    "color:#fff;background:none",
    "body{background:#123}.note{background:#fff}",
    true,
  ],
  ["white before more than is read", `color:#fff;${"--x:1;".repeat(200)}background:#000`, "", true],
  [
    "white by a rule of more than is read",
    "",
    `.note{color:#fff;${"--x:1;".repeat(60)}background:#000}`,
    true,
  ],
  ["white over what lies elsewhere", "color:#fff;position:absolute", "", true],
])("text that nobody can see is no substance: %s", (_what, inline, rules, isSeen) => {
  const text =
    "Our workshop has built wooden boats on the northern shore since 1978. Six of us plan, saw, steam and " +
    "plank, and in the winter we repair what the summer broke. Visitors are welcome on Thursdays, when the slipway is " +
    "open and the stove is lit. Read about the larch that we use, the courses for beginners in May, and the regatta " +
    "that the harbour holds each August. We write about each boat from the first drawing to the first sail. ";
  const links = ["boats", "courses", "about", "contact"].map((each) => `<a href=/${each}>${each}</a>`).join(
    " ",
  );
  const html =
    `<!doctype html><html lang=en><head><title>Welcome</title><style>${rules}</style></head><body>` +
    `<p>Loading</p><div class=note style="${inline}">${text.repeat(2)}${links}</div></body></html>`;
  const { legitimate } = classify({
    name,
    page: { html, status: 200, headers: { "content-type": "text/html" } },
  });
  expect(legitimate >= 0.7).toBe(isSeen);
});

test.each([
  ["on the page", "<p style='color:#fff'>hidden</p><p>seen</p>"],
  ["without a closing tag", "<p style='color:#fff'>hidden<p>seen"],
  ["by old attributes", "<body bgcolor=black text=white><font color=#000000>hidden</font>seen"],
  [
    "in a dark part alone",
    "<div style='background:#000'><b style='color:#000'>hidden</b><b style='color:#fff'>seen</b></div>",
  ],
  ["in a part of a part", "<div style='color:#fff'>hidden<div style='background:#000'>seen</div></div>"],
  [
    "in a cell, whose colour counts for its table alone",
    "<table><tr><td bgcolor=black><font color=white>seen</font></table><font color=white>hidden</font>",
  ],
  [
    "but before a picture that lies behind it",
    "<div><img src=a.png style='position:absolute'><b style='color:#fff'>seen</b></div>",
  ],
  [
    "but before a box that lies behind it",
    "<p class=back></p><b style='color:#fff'>seen</b>",
    ".back{position: fixed;background:#000}",
  ],
  [
    "but by a sheet for paper",
    "<style>body{background:#000}</style><style media=print>body{background:#fff}</style><b style='color:#fff'>seen</b>",
  ],
  ["but for links, which have a colour", "<div style='color:#fff'>hidden<a href=/a>seen</a></div>"],
  ["but for buttons", "<div style='color:#fff'>hidden<button>seen</button></div>"],
  [
    "before a sheet elsewhere",
    "<i style='color:#fff'>hidden</i><link rel=stylesheet href=a.css><i style='color:#fff'>seen</i>",
  ],
])("text in the colour of what is behind it is not shown: %s", (_what, body, rules = "") => {
  expect(scanPage(new Page(`<!doctype html><style>${rules}</style>${body}`)).shown.text).toBe("seen");
});
