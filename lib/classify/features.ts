/**
 * What is known of a page and of a browser's capture, as named numbers.
 * @module
 */
import { CAPTURE_COUNTS, CAPTURE_FLAGS, CAPTURE_SHARES } from "./data/capture.ts";
import { type Family, PRESENT, SIZES } from "./data/counted.ts";
import { MARKETPLACES } from "./data/holders.ts";
import { PARKING_CNAME, PARKING_NS } from "./data/parking.ts";
import { linkHost } from "../page/html.ts";
import type { CaptureFacts } from "./facts.ts";
import type { PageSummary } from "./summary.ts";
import type { Topic } from "./data/topics.ts";
import { TOPICS } from "./topics.ts";

/** One feature: its family and name. */
export interface Feature {
  family: Family;
  /** Unique, and readable in a reason. */
  name: string;
}

/** Logarithm of one more than the number. */
const lg: (v: number) => number = Math.log1p;
/** 1 for a truthy value, 0 for any other. */
export const yes = (v: unknown): number => v ? 1 : 0;
/** 0 below `low`, 1 above `high`, linear in the logarithm between. */
const ramp = (v: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, (lg(v) - lg(low)) / (lg(high) - lg(low))));
/** The logarithm of a count, 0 to 1; counts above `cap` add nothing. */
const upTo = (v: number, cap: number): number => lg(Math.min(v, cap)) / lg(cap);

/** The host of a name or of a URL, "" for none. */
export function hostOfName(name: string | undefined): string {
  return name === undefined ? "" : linkHost(name) || linkHost(`//${name}`);
}

/** The registrable part of a host by shape alone: `lib/classify` carries no suffix list. */
export function siteOf(host: string): string {
  const labels = host.split(".");
  const n = labels.length;
  if (n < 3) return host;
  const three = labels[n - 1]!.length === 2 && labels[n - 2]!.length <= 3;
  return labels.slice(three ? -3 : -2).join(".");
}

/** Sites that unrelated sites load scripts, fonts, buttons and pictures from. */
// deno-fmt-ignore
export const SHARED_SITES: RegExp =
  /(?:google|gstatic|googleapis|googletagmanager|google-analytics|facebook|fbcdn|twitter|jquery|cloudflare|jsdelivr|unpkg|bootstrapcdn|fontawesome|youtube|instagram|linkedin|pinterest|w3|gravatar|doubleclick|schema|addthis|wp|wordpress|github|apple|microsoft|cloudfront|amazonaws|akamaihd)\.\w+$/;

/** Topics whose words in a title say nothing. */
const UNTITLED: ReadonlySet<Topic> = new Set(["free", "article", "brand"]);
const PARKED_TOPICS = (["sale", "parking", "construction", "hosting"] as const).map((t) => TOPICS.indexOf(t));
const PARKING_SITES: ReadonlySet<string> = new Set(
  [...PARKING_NS, ...PARKING_CNAME, ...MARKETPLACES].filter((zone) => siteOf(zone) === zone),
);
const SIGNIN = TOPICS.indexOf("signin");

/** What features are made of, besides the page's counters. */
function viewOf(page: PageSummary, own: string) {
  const n = page.n;
  const ownSite = own === "" ? "" : siteOf(own);
  const t = (topic: Topic): number => {
    const i = TOPICS.indexOf(topic);
    return page.text[i]! + 3 * page.title[i]!;
  };
  const parkedWords = t("sale") + t("parking") + t("construction") + t("hosting");
  // The part of a page after the 64 KiB that are read is unseen, not missing.
  const cut = yes(!n.closed && n.chars > 20_000 && (n.html || n.head || n.chars > 50_000));
  const whole = 1 - cut;
  const pass = yes(n.passwords > 0), fewLinks = whole * yes(n.links < 6);
  const references = referencesOf(page, ownSite);
  const { all, best, bestCount, ownLinks, ownAssets, parkingHosts } = references;
  // A long page that mentions a domain once is not about parking.
  const speaks = n.parkingToken + parkingHosts > 0
    ? 1
    : Math.min(1, 10 * (parkedWords + t("domain")) / (n.words + 40));
  const absent = yes(!ownLinks && !ownAssets);
  return {
    page,
    n,
    t,
    ownSite,
    parkedWords,
    cut,
    whole,
    pass,
    fewLinks,
    ...references,
    small: whole * (1 - ramp(n.words, 40, 400)),
    wordless: 1 - ramp(n.words, 3, 40),
    long: ramp(n.words, 40, 400),
    links: n.links + 1e-9,
    assets: n.assets + 1e-9,
    titleParked: yes(PARKED_TOPICS.some((i) => page.title[i]! > 0)),
    share: all > 3 ? bestCount / all : 0,
    foreign: yes(best !== ownSite),
    silent: 1 - speaks,
    declared: page.declaredHost === "" ? "" : siteOf(page.declaredHost),
    absent,
    named: yes(!absent || ownSite !== "" && page.source.includes(ownSite)),
  };
}

/** Which sites the page's absolute references are about, whether or not the page is on one of them. */
function referencesOf(page: PageSummary, ownSite: string) {
  let parkingLoads = yes(
    page.refreshTarget !== "" && PARKING_SITES.has(siteOf(linkHost(page.refreshTarget))),
  );
  let parkingHosts = parkingLoads;
  let all = 0, best = "", bestCount = 0, ownLinks = 0, ownAssets = 0, foreignAssets = 0;
  const sites = new Map<string, number>();
  for (const [host, seen] of page.hosts) {
    const site = siteOf(host), count = (sites.get(site) ?? 0) + seen.links + seen.assets;
    sites.set(site, count);
    if (PARKING_SITES.has(site)) {
      parkingHosts = 1;
      if (seen.assets > 0) parkingLoads = 1;
    }
    all += seen.links + seen.assets;
    if (site === ownSite) {
      ownLinks += seen.links;
      ownAssets += seen.assets;
    } else foreignAssets += seen.assets;
    if (count > bestCount && !SHARED_SITES.test(site)) {
      best = site;
      bestCount = count;
    }
  }
  return {
    parkingLoads,
    parkingHosts,
    all,
    best,
    bestCount,
    ownLinks,
    ownAssets,
    foreignAssets,
  };
}

type PageView = ReturnType<typeof viewOf>;

/** Name, family and value of each feature, in the order of the weights. */
// deno-fmt-ignore
const ROWS: readonly (readonly [name: string, Family, (view: PageView) => number])[] = [
  // First: `score` subtracts the base rate of the training data from it.
  ["page seen", "bias", () => 1],
  ...TOPICS.map((topic, i) =>
    [`words of ${topic}`, "words", ({ page }: PageView) => Math.min(3, Math.log1p(page.text[i]!))] as const),
  ...TOPICS.filter((topic) => !UNTITLED.has(topic)).map((topic) =>
    [`title: ${topic}`, "title", ({ page }: PageView) => yes(page.title[TOPICS.indexOf(topic)]! > 0)] as const),
  ["short text", "structure", ({ small }) => small],
  ["long text", "structure", ({ n }) => ramp(n.words, 300, 2000)],
  ["hardly any text", "structure", ({ whole, wordless }) => whole * wordless],
  ["text share", "structure", ({ n }) => Math.min(1, n.textChars / (n.chars + 1) * 2)],
  ["script share", "structure", ({ n }) => Math.min(1, n.scriptChars / (n.chars + 1))],
  ["style share", "structure", ({ n }) => Math.min(1, n.styleChars / (n.chars + 1))],
  ["styles in the page", "structure", ({ n }) => ramp(n.styleChars, 100, 20000)],
  ["no doctype", "structure", ({ n }) => yes(n.doctype === 0)],
  ["no html element", "structure", ({ n }) => yes(n.html === 0)],
  ["no title", "structure", ({ n, page }) => yes(n.titleTags === 0 || page.titleText === "")],
  ["goes on beyond what was read", "structure", ({ cut }) => cut],
  ["goes on, hardly any text yet", "structure", ({ cut, wordless }) => cut * wordless],
  ["goes on, no link yet", "structure", ({ n, cut }) => cut * yes(n.links === 0)],
  ["goes on, few links yet", "structure", ({ n, cut }) => cut * yes(n.links < 6)],
  ["goes on, author or date of an article", "markers", ({ n, cut }) => cut * yes(n.dated)],
  ["goes on, title says sign in", "title", ({ cut, page }) => cut * yes(page.title[SIGNIN]! > 0)],
  ["goes on, canonical link", "markers", ({ n, cut }) => cut * yes(n.canonical)],
  ["goes on, Open Graph or JSON-LD", "markers", ({ n, cut }) => cut * yes(n.og || n.jsonLd)],
  ["title length", "title", ({ n }) => Math.min(1, n.titleChars / 80)],
  ["title of one word", "title", ({ n }) => yes(n.titleWords === 1)],
  ["title of up to three words", "title", ({ n }) => yes(n.titleWords > 0 && n.titleWords <= 3)],
  ["title of many words", "title", ({ n }) => ramp(n.titleWords, 5, 15)],
  ...SIZES.map(([counter, cap, family, name]) =>
    [name, family, ({ n }: PageView) => upTo(n[counter], cap)] as const
  ),
  ...PRESENT.map(([counter, family, name]) => [name, family, ({ n }: PageView) => yes(n[counter])] as const),
  ["password field", "forms", ({ pass }) => pass],
  ["one password field", "forms", ({ n }) => yes(n.passwords === 1)],
  ["several password fields", "forms", ({ n }) => yes(n.passwords > 1)],
  ["password form to its own site, by path", "forms", ({ n }) => yes(n.passRelative > n.passPhp)],
  ["fields without a name", "forms", ({ n }) => Math.min(1, n.nameless / (n.inputs + 1e-9))],
  ["password and a search field", "forms", ({ n, pass }) => pass * yes(n.searchFields)],
  ["no link at all", "links", ({ n, whole }) => whole * yes(n.links === 0)],
  ["few links", "links", ({ n, whole }) => whole * yes(n.links > 0 && n.links < 6)],
  ["dead links", "links", ({ n, links }) => n.linksEmpty / links],
  ["mostly dead links", "links", ({ n }) => yes(n.links > 3 && n.linksEmpty > 0.6 * n.links)],
  ["share of links from the root", "structure", ({ n, links }) => n.linksRoot / links],
  ["share of links beside the page", "structure", ({ n, links }) => n.linksBeside / links],
  ["absolute link share", "structure", ({ n, links }) => n.linksAbsolute / links],
  ["relative asset share", "structure", ({ n, assets }) => n.assetsRelative / assets],
  ["absolute asset share", "structure", ({ n, assets }) => n.assetsAbsolute / assets],
  ["share of assets from the root", "structure", ({ n, assets }) => n.assetsRoot / assets],
  ["share of assets beside the page", "structure", ({ n, assets }) => n.assetsBeside / assets],
  ["all assets beside the page", "structure", ({ n }) => yes(n.assets && n.assetsBeside === n.assets)],
  ["refers to a parking service", "markers", ({ parkingHosts }) => parkingHosts],
  ["loads from a parking service", "markers", ({ parkingLoads }) => parkingLoads],
  ["one site prevails", "links", ({ share }) => share],
  ["password, few scripts", "cross", ({ n, pass }) => pass * yes(n.scripts < 3)],
  ["password, no hidden field", "cross", ({ n, pass }) => pass * yes(!n.hidden)],
  ["password, dead links", "cross", ({ n, pass, links }) => pass * n.linksEmpty / links],
  ["password, no links", "cross", ({ n, pass }) => pass * yes(n.links === 0)],
  ["password, assets elsewhere", "cross", ({ n, pass, assets }) => pass * n.assetsAbsolute / assets],
  ["password, whole page", "structure", ({ n, pass }) => pass * yes(n.body && n.titleTags)],
  ["no password, asks for secrets", "cross", ({ t, pass }) => (1 - pass) * ramp(t("secret"), 0, 6)],
  ["nothing speaks of parking", "cross", ({ silent }) => silent],
  ["nothing speaks of parking, text", "cross", ({ long, silent }) => silent * long],
  ["nothing speaks of parking, links", "cross", ({ n, silent }) => silent * ramp(n.links, 3, 40)],
  ["nothing speaks of parking, fields", "cross", ({ n, silent }) => silent * yes(n.inputs)],
  ["title speaks of parking", "title", ({ titleParked }) => titleParked],
  ["parked words, no password", "cross", ({ parkedWords, pass }) => (1 - pass) * ramp(parkedWords, 0, 15)],
  ["parked words in a short text", "cross", ({ parkedWords, small }) => small * ramp(parkedWords, 0, 15)],
  ["parked words in a long text", "cross", ({ parkedWords, long }) => long * ramp(parkedWords, 0, 15)],
  ["short text, few links, no password", "cross", ({ small, pass, fewLinks }) => (1 - pass) * small * fewLinks],
  ["long text without a password", "cross", ({ pass, long }) => long * (1 - pass)],
  ["password and long text", "cross", ({ pass, long }) => pass * long],
  ["password, legal words", "cross", ({ t, pass }) => pass * ramp(t("legal"), 0, 6)],
  ["password, many classes", "cross", ({ n, pass }) => pass * ramp(n.classes, 20, 200)],
  ["password, canonical link or feed", "cross", ({ n, pass }) => pass * yes(n.og || n.canonical || n.feed)],
  ["text fields, no password, no link", "cross", ({ n, pass }) => (1 - pass) * yes(n.textInputs && n.links === 0)],
  ["password form to a PHP file, few links", "cross", ({ n, fewLinks }) => yes(n.passPhp) * fewLinks],
  ["no password, no form", "cross", ({ n, whole, pass }) => whole * (1 - pass) * yes(n.forms === 0)],
  ["upgrade or prize with a password", "cross", ({ t, pass }) => pass * ramp(t("free"), 0, 5)],
  ["refers to itself", "self", ({ absent }) => 1 - absent],
  ["names its host anywhere", "self", ({ named }) => named],
  ["names its host nowhere, goes on beyond what was read", "self", ({ cut, named }) => (1 - named) * cut],
  ["names its host nowhere, password", "self", ({ pass, named }) => (1 - named) * pass],
  ["links to itself", "self", ({ ownLinks }) => upTo(ownLinks, 60)],
  ["own asset share", "self", ({ ownAssets, foreignAssets }) => ownAssets / (ownAssets + foreignAssets + 1e-9)],
  ["declares itself", "self", ({ ownSite, declared }) => yes(declared !== "" && declared === ownSite)],
  ["declares another site", "self", ({ ownSite, declared }) => yes(declared !== "" && declared !== ownSite)],
  ["foreign site prevails", "self", ({ share, foreign }) => foreign * share],
  ["foreign site prevails, password", "self", ({ pass, share, foreign }) => foreign * share * pass],
  ["no reference to itself, few links", "self", ({ fewLinks, absent }) => absent * fewLinks],
  ["no reference to itself, whole page", "self", ({ n, absent }) => absent * yes(n.body)],
];

/** Every feature in the order of {@link pageFeatures}. */
export const PAGE_FEATURES: readonly Feature[] = ROWS.map(([name, family]) => ({ family, name }));

/**
 * The page's features in the order of {@link PAGE_FEATURES}, all 0 when nothing was seen, so that missing facts are no
 * evidence. Those of family `self` stay 0 without a name.
 *
 * @param name Name or URL that was requested; only compared with the page, never a feature itself.
 */
export function pageFeatures(page: PageSummary, name?: string): Float64Array {
  const view = viewOf(page, hostOfName(name));
  // Logarithms differ in the last bit between engines; this hides it.
  return Float64Array.from(
    ROWS,
    ([, family, value]) => family === "self" && view.ownSite === "" ? 0 : Math.fround(value(view)),
  );
}

type Value = (capture: CaptureFacts) => number;

const numberOf = (c: CaptureFacts, key: string): number => {
  const v = Number(c[key] ?? 0);
  return Number.isFinite(v) ? Math.min(1e9, Math.max(0, v)) : 0;
};
const flagOf = (c: CaptureFacts, key: string): number =>
  yes(c[key] === true || /^true$/i.test(String(c[key])) || c[key] === 1);
const textLength = (c: CaptureFacts): number => numberOf(c, "text_alpha_length");
const shortText: Value = (c) => 1 - ramp(textLength(c), 300, 5000);

/** Name and value of each feature, in the order of the weights. */
const CAPTURE_ROWS: readonly (readonly [name: string, Value])[] = [
  ["capture seen", () => 1],
  ...CAPTURE_COUNTS.map((key) => [`capture:${key}`, (c: CaptureFacts) => lg(numberOf(c, key)) / 3] as const),
  ...CAPTURE_SHARES.map((key) =>
    [`capture:${key}`, (c: CaptureFacts) => Math.min(1, numberOf(c, key))] as const
  ),
  ...CAPTURE_FLAGS.map((key) => [`capture:${key}`, (c: CaptureFacts) => flagOf(c, key)] as const),
  // The share of key words among the words says more than their number.
  ...CAPTURE_COUNTS.filter((key) => /kword|keyword|kewords/.test(key)).map((key) =>
    [
      `capture: share of ${key}`,
      (c: CaptureFacts) => Math.min(1, 20 * numberOf(c, key) / (textLength(c) + 50)),
    ] as const
  ),
  ["capture:no text", (c) => yes(textLength(c) < 20)],
  ["capture:short text", shortText],
  ["capture:no links", (c) => yes(numberOf(c, "number_links") === 0)],
  [
    "capture:few links, domain in title",
    (c) => yes(numberOf(c, "number_links") < 30) * flagOf(c, "domain_in_title"),
  ],
  ["capture:domain in text, short", (c) => flagOf(c, "domain_in_text") * shortText(c)],
];

/** Every feature in the order of {@link captureFeatures}. */
export const CAPTURE_FEATURES: readonly Feature[] = CAPTURE_ROWS.map(([name]) => ({
  family: "capture",
  name,
}));

/** The features of a browser's capture in the order of {@link CAPTURE_FEATURES}. */
export function captureFeatures(capture: CaptureFacts): Float64Array {
  // Logarithms differ in the last bit between engines; this hides it.
  return Float64Array.from(CAPTURE_ROWS, ([, value]) => Math.fround(value(capture)));
}
