/**
 * Facts as named numbers. Every feature is 0 when nothing was seen, so that what is missing argues for nothing.
 * @module
 */
import type { CaptureFacts } from "./facts.ts";
import { hostOf } from "./markup.ts";
import type { PageSummary } from "./scan.ts";
import { type Topic, TOPICS } from "./words.ts";

/** Families of features, for ablation. `self` looks at the page's own host. */
export type Family =
  | "bias"
  | "words"
  | "title"
  | "forms"
  | "structure"
  | "links"
  | "markers"
  | "cross"
  | "self"
  | "capture";

/** One feature: its family and name. */
export interface Feature {
  /** What it belongs to. */
  family: Family;
  /** Unique, and readable in a reason. */
  name: string;
}

type Row = (name: string, family: Family, value: number) => void;

/** The registrable part of a host by shape alone: `lib/classify` carries no suffix list. */
export function siteOf(host: string): string {
  const labels = host.split(".");
  const n = labels.length;
  if (n < 3) return host;
  const three = labels[n - 1]!.length === 2 && labels[n - 2]!.length <= 3;
  return labels.slice(three ? -3 : -2).join(".");
}

const lg = Math.log1p;
const yes = (v: unknown): number => v ? 1 : 0;
/** 0 below `low`, 1 above `high`, linear in the logarithm between. */
const ramp = (v: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, (lg(v) - lg(low)) / (lg(high) - lg(low))));

const SHARED_HOSTS =
  /(?:google|gstatic|googleapis|googletagmanager|google-analytics|facebook|fbcdn|twitter|jquery|cloudflare|jsdelivr|unpkg|bootstrapcdn|fontawesome|youtube|instagram|linkedin|pinterest|w3|gravatar|doubleclick|schema|addthis|wp|wordpress|github|apple|microsoft|cloudfront|amazonaws|akamaihd)\.\w+$/;

function pageRows(page: PageSummary, own: string, row: Row): void {
  const n = page.n;
  row("page seen", "bias", 1); // First: `score` takes the base rate of the training data out of it.
  const total = new Map<Topic, number>();
  TOPICS.forEach((topic, i) => {
    total.set(topic, page.text[i]! + 3 * page.title[i]!);
    row(`words:${topic}`, "words", Math.min(3, lg(page.text[i]!)));
    row(`density:${topic}`, "words", Math.min(1, 4 * page.text[i]! / (n.words + 20)));
    if (topic !== "free" && topic !== "article") row(`title:${topic}`, "title", yes(page.title[i]! > 0));
  });
  const t = (topic: Topic): number => total.get(topic) ?? 0;
  const parkedWords = t("sale") + t("parking") + t("construction") + t("hosting");
  const small = 1 - ramp(n.words, 40, 400);
  const pass = yes(n.passwords > 0);
  row("short text", "structure", small);
  row("long text", "structure", ramp(n.words, 300, 2000));
  row("hardly any text", "structure", 1 - ramp(n.words, 3, 40));
  row("markup size", "structure", ramp(n.chars, 1000, 60000));
  row("text share", "structure", Math.min(1, n.textChars / (n.chars + 1) * 2));
  row("no doctype", "structure", yes(n.doctype === 0));
  row("no html element", "structure", yes(n.html === 0));
  row("no title", "structure", yes(n.titleTags === 0 || page.titleText === ""));
  row("title length", "title", Math.min(1, n.titleChars / 80));
  for (
    const [key, cap] of [
      ["images", 40],
      ["scripts", 30],
      ["scriptsInline", 20],
      ["styles", 10],
      ["iframes", 4],
      ["headings", 20],
      ["paragraphs", 40],
      ["lists", 80],
      ["tables", 20],
      ["divs", 200],
      ["svg", 10],
      ["aria", 30],
      ["dataAttributes", 60],
      ["inlineStyles", 40],
      ["handlers", 20],
      ["metas", 20],
      ["comments", 20],
      ["classes", 200],
    ] as const
  ) row(key, "structure", lg(Math.min(n[key], cap)) / lg(cap));
  for (
    const key of [
      "nav",
      "article",
      "header",
      "footer",
      "centred",
      "marquee",
      "frames",
      "langAttr",
      "body",
    ] as const
  ) {
    row(key, "structure", yes(n[key]));
  }
  row("password field", "forms", pass);
  row("password and little else", "forms", pass * small);
  row("one password field", "forms", yes(n.passwords === 1));
  row("several password fields", "forms", yes(n.passwords > 1));
  row("password outside of a form", "forms", yes(n.loosePasswords));
  row("password form to a PHP file", "forms", yes(n.passPhp));
  row("password form to a bare PHP file", "forms", yes(n.passBarePhp));
  row("password form to its own site, by path", "forms", yes(n.passRelative > n.passPhp));
  row("password form to an absolute URL", "forms", yes(n.passAbsolute));
  row("password form without action", "forms", yes(n.passEmpty));
  row("password form to a script", "forms", yes(n.passScript));
  row("password form by GET", "forms", yes(n.passNoMethod));
  row("password in a text field", "forms", yes(n.passTextType && !n.passwords));
  row("plain field names", "forms", Math.min(1, n.credentialNames / 2));
  row("hidden fields", "forms", lg(Math.min(n.hidden, 15)) / lg(15));
  row("long hidden values", "forms", yes(n.longHidden));
  row("request token", "forms", yes(n.csrf));
  row("text fields", "forms", lg(Math.min(n.textInputs, 15)) / lg(15));
  row("check boxes", "forms", lg(Math.min(n.checkboxes, 8)) / lg(8));
  row("selects", "forms", yes(n.selects));
  row("labels", "forms", lg(Math.min(n.labels, 8)) / lg(8));
  row("buttons", "forms", lg(Math.min(n.buttons, 8)) / lg(8));
  row("forms", "forms", lg(Math.min(n.forms, 5)) / lg(5));
  for (const key of ["required", "placeholders", "autocomplete", "emails", "submitImage"] as const) {
    row(key, "forms", yes(n[key]));
  }
  const links = n.links + 1e-9, assets = n.assets + 1e-9;
  row("no link at all", "links", yes(n.links === 0));
  row("links", "links", lg(Math.min(n.links, 200)) / lg(200));
  row("few links", "links", yes(n.links > 0 && n.links < 6));
  row("dead links", "links", n.linksEmpty / links);
  row("mostly dead links", "links", yes(n.links > 3 && n.linksEmpty > 0.6 * n.links));
  row("relative links", "links", lg(Math.min(n.linksRelative, 60)) / lg(60));
  row("links to PHP files", "links", yes(n.linksPhp));
  row("absolute link share", "links", n.linksAbsolute / links);
  row("relative asset share", "links", n.assetsRelative / assets);
  row("absolute asset share", "links", n.assetsAbsolute / assets);
  row("inline assets", "links", lg(Math.min(n.assetsData, 8)) / lg(8));
  row("images beside the page", "links", lg(Math.min(n.imgRelative, 20)) / lg(20));
  row("saved page's files", "links", yes(n.assetsSaved));
  row("icon from elsewhere", "links", yes(n.iconExternal));
  row("mail or telephone link", "links", yes(n.mailto));
  row("links open new windows", "links", lg(Math.min(n.targetBlank, 20)) / lg(20));
  for (
    const key of [
      "noindex",
      "viewport",
      "generator",
      "og",
      "canonical",
      "feed",
      "jsonLd",
      "hreflang",
      "manifest",
      "refresh",
      "savedFrom",
      "analytics",
      "obfuscation",
      "jsRedirect",
      "blockers",
      "ads",
      "frameworks",
      "integrity",
    ] as const
  ) row(key, "markers", yes(n[key]));
  row("parking script", "markers", yes(n.parkingToken));

  // Which site the page's absolute references are about, whether or not that is where it lives.
  let all = 0, best = "", bestCount = 0;
  const sites = new Map<string, number>();
  for (const [host, seen] of page.hosts) {
    const site = siteOf(host), count = (sites.get(site) ?? 0) + seen.links + seen.assets;
    sites.set(site, count);
    all += seen.links + seen.assets;
    if (count > bestCount && !SHARED_HOSTS.test(site)) {
      best = site;
      bestCount = count;
    }
  }
  const label = best.split(".")[0] ?? "";
  const ownSite = own === "" ? "" : siteOf(own);
  row("sites referred to", "links", lg(Math.min(sites.size, 40)) / lg(40));
  row("one site prevails", "links", all > 3 ? bestCount / all : 0);
  row(
    "title names a foreign site",
    "cross",
    yes(label.length > 2 && best !== ownSite && page.titleText.replaceAll(" ", "").includes(label)),
  );
  row("password, few scripts", "cross", pass * yes(n.scripts < 3));
  row("password, no request token", "cross", pass * yes(!n.csrf));
  row("password, no hidden field", "cross", pass * yes(!n.hidden));
  row("password, dead links", "cross", pass * n.linksEmpty / links);
  row("password, no links", "cross", pass * yes(n.links === 0));
  row("password, assets beside the page", "cross", pass * n.assetsRelative / assets);
  row("password, assets elsewhere", "cross", pass * n.assetsAbsolute / assets);
  row("password, whole page", "cross", pass * yes(n.body && n.titleTags));
  row("password, analytics", "cross", pass * yes(n.analytics));
  row("password, many links", "cross", pass * ramp(n.links, 20, 100));
  row("password, plain field names", "cross", pass * Math.min(1, n.credentialNames / 2));
  row("no password, asks for secrets", "cross", (1 - pass) * ramp(t("secret"), 0, 6));
  row("parked words, no password", "cross", (1 - pass) * ramp(parkedWords, 0, 15));
  row("parked words in a short text", "cross", small * ramp(parkedWords, 0, 15));
  row("sale words in a short text", "cross", small * ramp(t("sale"), 0, 8));
  row("parked words in a long text", "cross", (1 - small) * ramp(parkedWords, 0, 15));
  row("domain words in a short text", "cross", small * ramp(t("domain"), 0, 8));
  row("short text, few links, no password", "cross", (1 - pass) * small * yes(n.links < 6));
  row("long text without a password", "cross", (1 - small) * (1 - pass));
  row("password and long text", "cross", pass * (1 - small));
  row("password, sign-up words", "cross", pass * ramp(t("signup"), 0, 6));
  row("password, company words", "cross", pass * ramp(t("company"), 0, 10));
  row("password, shop words", "cross", pass * ramp(t("shop"), 0, 8));
  row("text fields, no password, no link", "cross", (1 - pass) * yes(n.textInputs && n.links === 0));
  row("password form to a PHP file, few links", "cross", yes(n.passPhp && n.links < 6));
  row("no password, no form", "cross", (1 - pass) * yes(n.forms === 0));
  row("upgrade or prize with a password", "cross", pass * ramp(t("free"), 0, 5));

  if (ownSite === "") return;
  let ownLinks = 0, foreignAssets = 0, ownAssets = 0;
  for (const [host, seen] of page.hosts) {
    if (siteOf(host) === ownSite) {
      ownLinks += seen.links;
      ownAssets += seen.assets;
    } else foreignAssets += seen.assets;
  }
  const declared = page.declaredHost === "" ? "" : siteOf(page.declaredHost);
  row("refers to itself", "self", yes(ownLinks + ownAssets));
  row("links to itself", "self", lg(Math.min(ownLinks, 60)) / lg(60));
  row("own asset share", "self", ownAssets / (ownAssets + foreignAssets + 1e-9));
  row("declares itself", "self", yes(declared !== "" && declared === ownSite));
  row("declares another site", "self", yes(declared !== "" && declared !== ownSite));
  row("foreign site prevails", "self", all > 3 && best !== ownSite ? bestCount / all : 0);
  row("foreign site prevails, password", "self", all > 3 && best !== ownSite ? pass * bestCount / all : 0);
  row("foreign site prevails, long text", "self", all > 3 && best !== ownSite ? (1 - small) * (1 - pass) : 0);
  row("no reference to itself, long text", "self", yes(!ownLinks && !ownAssets) * (1 - small) * (1 - pass));
  row("no reference to itself, few links", "self", yes(!ownLinks && !ownAssets && n.links < 6));
  row("no reference to itself, whole page", "self", yes(!ownLinks && !ownAssets && n.body));
  row("no reference to itself, password", "self", pass * yes(!ownLinks && !ownAssets));
  row("no reference to itself, many links", "self", yes(!ownLinks && !ownAssets) * ramp(n.links, 5, 40));
  row("password form to itself", "self", yes(page.formHosts.some((h) => siteOf(h) === ownSite)));
  row("password form to another site", "self", yes(page.formHosts.some((h) => siteOf(h) !== ownSite)));
}

const CAPTURE_COUNTS = [
  "average_link_length",
  "average_link_length_same_domain",
  "initial_response_size",
  "kword_auction",
  "kword_contact",
  "kword_domain",
  "kword_découvr",
  "kword_host",
  "kword_héberge",
  "kword_internet",
  "kword_mainten",
  "kword_offer",
  "kword_price",
  "kword_regist",
  "kword_serveur",
  "kword_servic",
  "kword_site",
  "kword_transfer",
  "kword_websit",
  "maximum_link_length",
  "number_different_link_domains",
  "number_domain_keywords_en",
  "number_frames",
  "number_images",
  "number_link_same_domain",
  "number_links",
  "number_non_link_characters",
  "number_parking_kewords_en",
  "number_redirects",
  "number_together_in_line_keywords_en",
  "text_alpha_length",
] as const;
const CAPTURE_SHARES = [
  "initial_response_ratio",
  "link_to_text_ratio",
  "third_party_data_ratio",
  "third_party_html_content_ratio",
  "third_party_requests_ratio",
] as const;
const CAPTURE_FLAGS = [
  "different_final_domain",
  "domain_in_text",
  "domain_in_title",
  "in_warninglist",
  "keyword_in_title_en",
  "presence_of_nav",
  "stemmed_keyword_in_title",
] as const;

function captureRows(c: CaptureFacts, row: Row): void {
  const number = (key: string): number => {
    const v = Number(c[key] ?? 0);
    return Number.isFinite(v) ? Math.min(1e9, Math.max(0, v)) : 0;
  };
  const flag = (key: string): number =>
    yes(c[key] === true || /^true$/i.test(String(c[key])) || c[key] === 1);
  row("capture seen", "capture", 1);
  for (const key of CAPTURE_COUNTS) row(`capture:${key}`, "capture", lg(number(key)) / 3);
  for (const key of CAPTURE_SHARES) row(`capture:${key}`, "capture", Math.min(1, number(key)));
  for (const key of CAPTURE_FLAGS) row(`capture:${key}`, "capture", flag(key));
  const textLength = number("text_alpha_length");
  row("capture:no text", "capture", yes(textLength < 20));
  row("capture:short text", "capture", 1 - ramp(textLength, 300, 5000));
  row("capture:no links", "capture", yes(number("number_links") === 0));
  row(
    "capture:keyword density",
    "capture",
    Math.min(1, 20 * number("number_parking_kewords_en") / (textLength + 50)),
  );
  row(
    "capture:domain keyword density",
    "capture",
    Math.min(1, 10 * number("kword_domain") / (textLength + 50)),
  );
  row("capture:foreign language", "capture", yes(c.language === "fr"));
  row(
    "capture:few links, domain in title",
    "capture",
    yes(number("number_links") < 30) * flag("domain_in_title"),
  );
  row("capture:domain in text, short", "capture", flag("domain_in_text") * (1 - ramp(textLength, 300, 5000)));
}

/** Every feature in the order of {@link pageFeatures}. */
export const PAGE_FEATURES: readonly Feature[] = list((row) => pageRows(emptyPage(), "own.invalid", row));
/** Every feature in the order of {@link captureFeatures}. */
export const CAPTURE_FEATURES: readonly Feature[] = list((row) => captureRows({}, row));

function list(fill: (row: Row) => void): Feature[] {
  const features: Feature[] = [];
  fill((name, family) => features.push({ name, family }));
  return features;
}

function emptyPage(): PageSummary {
  const n = new Proxy({} as PageSummary["n"], { get: () => 0 });
  const zero = new Float64Array(TOPICS.length);
  return {
    n,
    text: zero,
    title: zero,
    titleText: "",
    hosts: new Map(),
    formHosts: [],
    declaredHost: "",
    refreshTarget: "",
  };
}

/**
 * The page's features in the order of {@link PAGE_FEATURES}. Those of family `self` stay 0 without a name.
 *
 * @param name Name or URL that the page was asked for; only compared, never read itself.
 */
export function pageFeatures(page: PageSummary, name?: string): Float64Array {
  const x = new Float64Array(PAGE_FEATURES.length);
  let i = 0;
  const own = name === undefined ? "" : hostOf(name) || hostOf(`//${name}`);
  pageRows(page, own, (_name, _family, value) => {
    x[i++] = Math.fround(value); // Logarithms differ in the last bit between engines; this hides it.
  });
  return x;
}

/** The features of a browser's capture in the order of {@link CAPTURE_FEATURES}. */
export function captureFeatures(capture: CaptureFacts): Float64Array {
  const x = new Float64Array(CAPTURE_FEATURES.length);
  let i = 0;
  captureRows(capture, (_name, _family, value) => {
    x[i++] = Math.fround(value); // Logarithms differ in the last bit between engines; this hides it.
  });
  return x;
}
