import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addressSignal } from "../../../lib/classify/evidence.ts";
import { classify, type Facts } from "../../../lib/classify/mod.ts";
import { Page } from "../../../lib/page/page.ts";

const name = "kestre1bank.com", original = "kestrelbank.com";
const NOW = Date.UTC(2026, 10, 21) / 1000;
const registered = (days: number): Facts => ({
  name,
  observedAt: NOW,
  registration: registration({ registration_date: new Date((NOW - days * 86_400) * 1000).toISOString() }),
});
const registration = (fields: object): Facts["registration"] =>
  ({ registrar: null, registrar_iana_id: null, nameservers: [], ...fields }) as unknown as Facts[
    "registration"
  ];
const certificate = (...san_dns: string[]): Facts["certificate"] =>
  ({ fingerprint_sha256: "ff", san_dns }) as unknown as Facts["certificate"];
const ns = (...names: string[]) => ({ ns: names });
const many = (count: number) => Array.from({ length: count }, (_, i) => `x${i}.example`);

const IMITATES = { brand: "ospreypay.com", probability: 0.9, reasons: ["its icon"] };
const SOME = { ...IMITATES, probability: 0.6 };
const cases: [what: string, facts: Facts, reasons: [evidence: string, side: string, weight: number][]][] = [
  ["nothing", {}, []],
  ["a parking name server, once", { name, dns: ns("NS1.Sedoparking.com.", "ns2.sedoparking.com") }, [
    ["name server of a parking service: ns1.sedoparking.com", "parked", 5],
  ]],
  ["a name server of the registration", {
    name,
    registration: registration({ nameservers: ["ns1.bodis.com"] }),
  }, [
    ["name server of a parking service: ns1.bodis.com", "parked", 5],
  ]],
  ["a name server whose name only ends alike", { name, dns: ns("ns1.notsedoparking.com") }, []],
  ["brand protection beside parking", { name, dns: ns("ns1.sedoparking.com", "ns1.markmonitor.com") }, [
    ["name server of a brand-protection registrar: markmonitor.com", "legitimate", 4],
  ]],
  ["a brand-protection registrar by name", {
    name,
    registration: registration({ registrar: "MarkMonitor Inc." }),
  }, [
    ["registered through a brand-protection registrar", "legitimate", 4],
  ]],
  [
    "a brand-protection registrar by number",
    { name, registration: registration({ registrar_iana_id: "292" }) },
    [
      ["registered through a brand-protection registrar", "legitimate", 4],
    ],
  ],
  [
    "another registrar",
    { name, registration: registration({ registrar: "Any Inc.", registrar_iana_id: "1" }) },
    [],
  ],
  ["an alias", { name, dns: { cname: ["a.example", "77.parkingcrew.net"] } }, [
    ["alias of a parking service: parkingcrew.net", "parked", 5],
  ]],
  ["a redirect to the original", { name, original, finalUrl: "https://www.kestrelbank.com/" }, [
    ["redirects to the original: kestrelbank.com", "legitimate", 4.5],
  ]],
  ["a redirect to the original, with mail at the same servers", {
    ...{ name, original, finalUrl: "https://www.kestrelbank.com/", originalNs: ["a.example", "b.example"] },
    dns: { ns: ["b.example.", "A.example."], mx: ["mx.example."] },
  }, [
    ["redirects to the original: kestrelbank.com", "legitimate", 4.5],
    ["same name servers as the original", "legitimate", 1.5],
  ]],
  ["a redirect to the original, with mail", {
    ...{
      name,
      original,
      finalUrl: "https://www.kestrelbank.com/",
      dns: { ns: ["ns.evil.net"], mx: ["mx.evil.net"] },
    },
  }, [["redirects to the original and takes mail: kestrelbank.com", "legitimate", 1]]],
  ["a redirect to the original, with a null MX", {
    ...{ name, original, finalUrl: "https://www.kestrelbank.com/", dns: { ns: ["ns.evil.net"], mx: ["."] } },
  }, [["redirects to the original: kestrelbank.com", "legitimate", 4.5]]],
  ["a young redirect to the original, with mail", {
    ...{
      name,
      original,
      finalUrl: "https://www.kestrelbank.com/",
      dns: { ns: ["ns.evil.net"], mx: ["mx.evil.net"] },
    },
    ...registered(89),
  }, [["redirects to the original, is new and takes mail: kestrelbank.com", "phishing", 3]]],
  ["an older redirect to the original, with mail", {
    ...{
      name,
      original,
      finalUrl: "https://www.kestrelbank.com/",
      dns: { ns: ["ns.evil.net"], mx: ["mx.evil.net"] },
    },
    ...registered(90),
  }, [["redirects to the original and takes mail: kestrelbank.com", "legitimate", 1]]],
  ["the last of the redirects", {
    name,
    original,
    redirects: [{ url: "https://kestrelbank.com/" }, {
      url: "https://dan.com/x",
    }] as unknown as Facts["redirects"],
  }, [["redirects to a parking service or marketplace: dan.com", "parked", 4.5]]],
  ["a redirect to itself", { name, original, finalUrl: `https://www.${name}/` }, []],
  ["a redirect to itself, a marketplace", { name: "dan.com", finalUrl: "https://dan.com/" }, []],
  ["a redirect elsewhere", { name, original, finalUrl: "https://notdan.com/" }, []],
  ["a redirect to a parking service", { name, finalUrl: "https://ww1.bodis.com/" }, [
    ["redirects to a parking service or marketplace: bodis.com", "parked", 4.5],
  ]],
  ["a name server inside the original", { name, original, dns: ns("NS1.Kestrelbank.com.") }, [
    ["name server inside the original: ns1.kestrelbank.com", "legitimate", 3],
  ]],
  ["a name server inside the original, as the registry says", {
    ...{ name, original, dns: ns("NS1.Kestrelbank.com.") },
    registration: registration({ nameservers: ["ns1.kestrelbank.com"] }),
  }, [
    ["name server inside the original: ns1.kestrelbank.com", "legitimate", 5],
  ]],
  ["a name server inside the original that the registry does not know", {
    ...{ name, original, dns: ns("ns1.kestrelbank.com") },
    registration: registration({ nameservers: ["ns1.evil.net"] }),
  }, []],
  ["a name server inside the original beside another", {
    ...{ name, original, dns: ns("ns1.kestrelbank.com", "ns1.evil.net") },
  }, []],
  ["a name server that only ends alike", { name, original, dns: ns("ns1.notkestrelbank.com") }, []],
  ["all of the original's servers", {
    name,
    original,
    originalNs: ["A.x.example.", "b.x.example"],
    dns: ns("a.x.example", "B.x.example."),
  }, [
    ["same name servers as the original", "legitimate", 1.5],
  ]],
  [
    "one of the original's servers",
    { name, original, originalNs: ["a.x.example"], dns: ns("a.x.example") },
    [],
  ],
  ["some of the original's servers", {
    name,
    original,
    originalNs: ["a.x.example"],
    dns: ns("a.x.example", "c.x.example"),
  }, []],
  ["a certificate of its own that names the original", {
    ...{ name, original, originalFingerprint: "ee", certificate: certificate(original) },
  }, []],
  ["a certificate for a host inside the original", {
    ...{ name, original, originalFingerprint: "ff", certificate: certificate(name, "www.KESTRELBANK.com") },
  }, [
    ["certificate names the original", "legitimate", 3],
  ]],
  ["a certificate whose name only ends alike", {
    name,
    original,
    originalFingerprint: "ff",
    certificate: certificate("notkestrelbank.com"),
  }, []],
  ["the default certificate of a server that both are on", {
    ...{ name, original, originalFingerprint: "ff", certificate: certificate() },
  }, []],
  ["the original's certificate", {
    ...{ name, original, originalFingerprint: "ff", certificate: certificate(original) },
  }, [
    ["certificate names the original", "legitimate", 3],
  ]],
  ["a certificate without the original known", {
    name,
    originalFingerprint: "ff",
    certificate: certificate(original),
  }, []],
  ["more names than are read", {
    ...{ name, original, originalFingerprint: "ff", certificate: certificate(...many(2_000), original) },
  }, []],
  ["more servers than are read", { name, original, dns: ns(...many(32), "ns1.kestrelbank.com") }, []],
  ["registered today", registered(0), [["registered less than 30 days ago", "phishing", 1]]],
  ["registered 29 days ago", registered(29.9), [["registered less than 30 days ago", "phishing", 1]]],
  ["registered 30 days ago", registered(30), []],
  ["registered five years ago", registered(1825), []],
  ["registered more than five years ago", registered(1825.1), [[
    "registered more than 5 years ago",
    "phishing",
    -1,
  ]]],
  ["registered in the future", registered(-1), []],
  [
    "registered at no time",
    { observedAt: NOW, registration: registration({ registration_date: "soon" }) },
    [],
  ],
  ["homoglyphs", { kind: "Homoglyph" }, [["made by homoglyphs", "phishing", 0.5]]],
  ["a likeness of half", { similarity: 0.5 }, [["page resembles the original's: 0.50", "phishing", 1]]],
  ["less than that", { similarity: 0.49 }, []],
  ["a likeness beyond 1", { similarity: 7 }, [["page resembles the original's: 7.00", "phishing", 3]]],
  ["a picture", { pictureLikeness: 0.8 }, [["looks like the original: 0.80", "phishing", 1]]],
  ["less than that of a picture", { pictureLikeness: 0.79 }, []],
  ["a picture beyond 1", { pictureLikeness: 2 }, [["looks like the original: 2.00", "phishing", 3]]],
  ["an icon", { sameFavicon: true }, [["shows the original's icon", "phishing", 2]]],
  ["the strongest of three", { similarity: 0.5, pictureLikeness: 0.95, sameFavicon: true }, [
    ["looks like the original: 0.95", "phishing", 2.5],
  ]],
  ["whom the page imitates, stronger than an icon", { sameFavicon: true, imitates: IMITATES }, [
    ["imitates ospreypay.com: 90%", "phishing", 5.697224577],
    ["shows a brand, which parked pages do not", "parked", -4],
  ]],
  ["whom the page imitates, stronger than the greatest likeness", {
    pictureLikeness: 1,
    similarity: 1,
    imitates: SOME,
  }, [
    ["shows a brand, which parked pages do not", "parked", -4],
    ["imitates ospreypay.com: 60%", "phishing", 3.905465108],
  ]],
  ["a likeness where the brand holds the name", {
    name,
    original,
    sameFavicon: true,
    finalUrl: "https://kestrelbank.com/",
  }, [
    ["redirects to the original: kestrelbank.com", "legitimate", 4.5],
  ]],
];
test.each(cases)("evidence: %s", (_what, facts, wanted) => {
  const found = classify(facts).reasons
    .filter(({ evidence }) => evidence !== "prior" && !evidence.includes("address"))
    .map(({ evidence, side, weight }) => [evidence, side, Math.round(weight * 1e9) / 1e9]);
  expect(found).toEqual(wanted);
});

const PARKED = "199.59.243.226";
test.each<[addresses: string[], signal: [number, number, number]]>([
  [[], [0, 0, 0]],
  [["none", "1.2.3"], [0, 0, 0]],
  [["192.0.2.1"], [1, 0, 0]],
  [[PARKED], [1, 1, 0]],
  [["104.16.0.0"], [1, 0, 1]],
  [["104.23.255.255"], [1, 0, 1]],
  [["104.15.255.255"], [1, 0, 0]],
  [["104.28.0.0"], [1, 0, 0]],
  [["188.114.97.255"], [1, 0, 1]],
  [["188.114.98.0"], [1, 0, 0]],
  [["2606:4700::1"], [1, 0, 1]],
  [["2a06:98c1::1"], [1, 0, 1]],
  [["2606:4701::1"], [1, 0, 0]],
  [["104.16.0.1", PARKED], [1, 1, 0]],
  [["none", "104.16.0.1"], [1, 0, 1]],
  // The first 64 are read.
  [[...Array(63).fill("192.0.2.1"), PARKED], [1, 1, 0]],
  [[...Array(64).fill("192.0.2.1"), PARKED], [1, 0, 0]],
])("addresses %#", (addresses, signal) => {
  expect(addressSignal(addresses)).toEqual(signal);
});

test("addresses and captures speak of parking, with and without one another", () => {
  const capture = { text_alpha_length: 40, number_links: 1, domain_in_title: true, kword_domain: 2 };
  const parked = (facts: Facts) => classify({ name, ...facts }).parked;
  const ordinary = { a: ["192.0.2.1"] }, parking = { a: [PARKED] }, shared = { a: ["104.16.0.1"] };
  expect(parked({ dns: parking })).toBeGreaterThan(parked({}));
  expect(parked({ dns: shared })).toBeLessThan(parked({ dns: ordinary }));
  expect(parked({ capture, dns: parking })).toBeGreaterThan(parked({ capture, dns: ordinary }));
  expect(parked({ capture, dns: shared })).toBeLessThan(parked({ capture, dns: ordinary }));
  // Beside a page only addresses of parking services count.
  const page = { html: "<title>Kestrel</title><p>Benches and stools" };
  expect(parked({ page, dns: ordinary })).toBe(parked({ page }));
  expect(parked({ page, dns: shared })).toBe(parked({ page }));
  expect(parked({ page, dns: parking })).toBeGreaterThan(parked({ page }));
});

test("figures of a capture that are none count as nothing", () => {
  const of = (number_links: unknown) =>
    classify({ capture: { number_links, domain_in_title: "TRUE" } as never });
  for (const none of [NaN, -1, Infinity, "many", -Infinity]) expect(of(none)).toEqual(of(0));
  expect(of("12")).toEqual(of(12));
  expect(of(1e300)).toEqual(of(1e9));
  expect(of(12)).not.toEqual(of(0));
  const flag = (domain_in_title: unknown) => classify({ capture: { domain_in_title } as never });
  for (const yes of ["true", "True", 1]) expect(flag(yes)).toEqual(flag(true));
  for (const no of ["untrue", 2, 0, "", "1"]) expect(flag(no)).toEqual(flag(false));
  expect(flag(true)).not.toEqual(flag(false));
});

test("a page is read in the charset that its header names, whatever the case of the header's name", () => {
  const html = "<title>Domain zu verkaufen</title><p>Diese Domain steht zum Verkauf";
  const wide = new Uint8Array(new Uint16Array([...html].map((c) => c.charCodeAt(0))).buffer);
  const of = (html: string | Uint8Array, headers = {}) => classify({ name, page: { html, headers } });
  expect(of(wide, { "CONTENT-Type": "text/html; charset=utf-16le" })).toEqual(of(html));
  expect(of(wide)).not.toEqual(of(html));
});

test("bytes of a page: by the mark, the header, or as UTF-8", () => {
  const latin = Uint8Array.of(0x67, 0xfc, 0x6e), utf8 = new TextEncoder().encode("gün");
  expect(new Page(utf8, "").text).toBe("gün");
  expect(new Page(utf8, "text/html; charset=no-such-thing").text).toBe("gün");
  expect(new Page(latin, 'text/html; Charset = "ISO-8859-1"').text).toBe("gün");
  // Browsers take the mark for it, whatever the header says.
  for (const charset of ["iso-8859-1", "utf-16le", "utf-8"]) {
    const type = `text/html; charset=${charset}`;
    expect(new Page(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), type).text).toBe("gün");
    expect(new Page(Uint8Array.of(0xfe, 0xff, 0, 0x67, 0, 0xfc), type).text).toBe("gü");
    expect(new Page(Uint8Array.of(0xff, 0xfe, 0x67, 0, 0xfc, 0), type).text).toBe("gü");
    expect(new Page("gün", type).text).toBe("gün");
  }
});

const PAGES = [
  // Forms of every kind, in a document with all the markers of a site.
  `<!doctype html><html lang=de><head><title>Sign in to Paypal account now please today</title><meta name=generator content=WordPress>
<meta name=viewport content=x><meta name=robots content=noindex><meta property=og:title content=x><meta name=twitter:card content=y>
<link rel=canonical href=https://shop.example.org/a><link rel=alternate type=application/rss+xml href=/feed><link rel=alternate hreflang=fr href=/fr>
<link rel=manifest href=/m><link rel="shortcut icon" href=favicon.ico><link rel=icon href=https://cdn.example.net/i.ico><link rel=apple-touch-icon href=/t.png>
<link rel=preconnect href=//fonts.googleapis.com><link rel=stylesheet href=css/a.css integrity=sha384-x><link rel=stylesheet href=/b.css>
<meta http-equiv=refresh content="5; url=https://kestrelbank.com/"><style>body{color:red}</style>
<script type=application/ld+json>{"@type":"x"}</script><script src=https://www.googletagmanager.com/gtm.js></script><script>eval(unescape('%41'));window.location='https://a.example/'</script></head>
<body class="a b" oncontextmenu="return false" style=x data-a=1 aria-label=x><nav><a href=/about>About</a><a href=#>x</a><a href=javascript:void(0)>y</a>
<a href=page.php>p</a><a href=a/b.html target=_blank>q</a><a href=mailto:a@b.example>m</a><a href=//other.example/z>z</a></nav>
<form action=login.php method=post><input type=email name=email required placeholder=E-mail autocomplete=off autofocus maxlength=20>
<input type=password name=pass><input type=hidden name=csrf_token value=${
    "x".repeat(120)
  }><input type=image src=go.png></form>
<form action=https://kit.example/p.php><input type=password><input></form><form><input type=password name=pin></form>
<form action="javascript:x()"><input type=password></form><form action=/go method=get><input type=password></form>
<form action=search><input type=search name=q><select><option>1</select><input type=checkbox><label>l</label><button>b</button></form>
<form action=send.php><input type=text name=card_number></form><input type=password name=loose>
<img src=img/a.png><img src=data:image/png;base64,AA><img src=https://kestrelbank.com/logo.png><img src=/c.png><svg></svg>
<iframe src=x width=0 height=0></iframe><table><tr><td>t</table><ul><li>1<li>2</ul><h1>H</h1><p>Enter your password, card number and PIN to unlock your suspended account.</p>
<article><header>h</header></article><footer>Imprint, terms and privacy policy</footer><noscript>n</noscript><center><font>f</font></center><!-- c --></body></html>`,
  `<html><!-- saved from url=(0020)https://bank.example/ --><head><title>Kestrel Bank – Anmelden</title></head><body><div ng-app><img src="Bank_files/a.png"><form method=post>
<input type=text name=password><input type=text name=user></form><a href="https://bank.example/a">ÄÖÜ ЖЗИ ΑΒΓ</a></div></body>`,
  `<title>buydomains.example</title><body><script src=https://www.google.com/adsense/domains/caf.js></script><h1>The domain is for sale. Diese Domain steht zum Verkauf. Ce domaine est à vendre.</h1><p>under construction, coming soon, hosted by, default web page</p><a href=https://sedo.com/x>Buy</a>`,
  `<frameset><frame src=https://a.example/></frameset><marquee>ドメイン 域名出售 </marquee>` +
  "<p>word Word WORD 123 a1z zz</p>".repeat(900),
  `<body><nav></nav>` +
  Array.from(
    { length: 60 },
    (_, i) => `<a class=c${i} href=/p/${i}>item ${i} price cart shop</a><img src=/i/${i}.jpg>`,
  ).join("") +
  "<p>free gift prize upgrade winner, our company team career, sign up register create account</p></body>",
  "<P>Z AZ az 09 [\\] @ Þß Āſ ƀΩ Я ⰰ ꯿ 가</P>",
  "<title>Paypal - bienvenue</title><meta name=twitter:site content=x><p>MOT DE PASSE OUBLIÉ, ΚΩΔΙΚΟΣ, ПАРОЛЬ, " +
  "ПОДТВЕРДИТЕ, CRÉER UN COMPTE, ITAÚ, À PROPOS</p>",
  "<title>Paypal</title><link rel=canonical href=/x><form><input type=password></form>" +
  "<a href=/x>x</a>".repeat(70),
  ...["testid", "reactid", "reactroot"].map((id) =>
    `<style>${"p{}".repeat(200)}</style><p data-${id}=a>x</p>`
  ),
];

// The digest changes with the weights and with what a feature means. Features that change under weights that were
// fitted to others are an error that no single score shows.
test("every feature of pages and captures is what the weights were fitted to, on both runtimes", () => {
  const rows = PAGES.flatMap((html, i) => {
    const page = { html };
    return [
      { page },
      { page, name: "shop.example.org", original },
      { page, name, original },
      { page, name: "paypal.com" },
      { page: { html: html.slice(0, 600 * (i + 1)) }, name: "kit.example" },
    ];
  });
  const keys =
    "average_link_length initial_response_size kword_auction kword_domain kword_mainten kword_websit " +
    "number_images number_links number_redirects text_alpha_length initial_response_ratio link_to_text_ratio " +
    "third_party_requests_ratio different_final_domain domain_in_text domain_in_title in_warninglist presence_of_nav " +
    "stemmed_keyword_in_title keyword_in_title_en number_frames maximum_link_length";
  const captures: Facts[] = keys.split(" ").flatMap((key, i) =>
    [0, 0.3, 1, 19, 29, 400, 9_000].map((value) => ({
      capture: { text_alpha_length: 100 * i, number_links: 29, [key]: value },
    }))
  );
  const addresses = ["192.0.2.1", "199.59.243.226", "104.16.0.1"].flatMap((a) => [
    { dns: { a: [a] } },
    { dns: { a: [a] }, capture: { number_links: 29 } },
    { dns: { aaaa: ["2001:db8::1"], a: [a] }, page: { html: PAGES[2]! } },
  ]);
  const scores = [...rows, ...captures, ...addresses].map((facts) => {
    const { legitimate, phishing, parked, reasons } = classify(facts as Facts);
    return [legitimate, phishing, parked, ...reasons.map(({ evidence, weight }) => `${evidence} ${weight}`)];
  });
  const digest = createHash("sha256").update(JSON.stringify(scores)).digest("hex").slice(0, 16);
  expect(digest).toBe("cc6874d72816e0a0");
});

test("a password field in disguise speaks for phishing", () => {
  const asks = (field: string) =>
    classify({
      name,
      page: { html: `<title>Sign in</title><form method=post><input name=a>${field}</form>`, status: 200 },
    }).reasons.filter(({ evidence }) => evidence === "asks for a password in no password field");
  expect(asks('<input name=code style="-webkit-text-security: disc">')).toMatchObject([{ side: "phishing" }]);
  expect(asks("<input type=password name=code>")).toEqual([]);
  expect(asks('<input type=password name=code style="-webkit-text-security: disc">')).toEqual([]);
});
