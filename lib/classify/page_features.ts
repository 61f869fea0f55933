/**
 * A page's summary as named numbers.
 * @module
 */
import { type Family, ramp, type Row, upTo, yes } from "./feature.ts";
import { MARKETPLACES } from "./data/marketplaces.ts";
import { PARKING_CNAME, PARKING_NS } from "./data/parking.ts";
import { hostOf } from "../html.ts";
import { siteOf } from "./hosts.ts";
import type { Counter, PageSummary } from "./summary.ts";
import type { Topic } from "./data/topics.ts";
import { TOPICS } from "./words.ts";

/** Sites that unrelated sites load scripts, fonts, buttons and pictures from. */
// deno-fmt-ignore
export const SHARED_SITES: RegExp =
  /(?:google|gstatic|googleapis|googletagmanager|google-analytics|facebook|fbcdn|twitter|jquery|cloudflare|jsdelivr|unpkg|bootstrapcdn|fontawesome|youtube|instagram|linkedin|pinterest|w3|gravatar|doubleclick|schema|addthis|wp|wordpress|github|apple|microsoft|cloudfront|amazonaws|akamaihd)\.\w+$/;

const TOPIC_ROWS = TOPICS.map((topic) => ({
  topic,
  words: `words of ${topic}`,
  density: `share of words of ${topic}`,
  title: topic === "free" || topic === "article" || topic === "brand" ? null : `title: ${topic}`,
}));
const PARKED_TOPICS = (["sale", "parking", "construction", "hosting"] as const).map((t) => TOPICS.indexOf(t));
const PARKING_SITES: ReadonlySet<string> = new Set(
  [...PARKING_NS, ...PARKING_CNAME, ...MARKETPLACES].filter((zone) => siteOf(zone) === zone),
);
const BRAND = TOPICS.indexOf("brand"), SIGNIN = TOPICS.indexOf("signin");

// deno-fmt-ignore
const SIZES: readonly (readonly [Counter, cap: number, name: string])[] = [
  ["images", 40, "images"], ["scripts", 30, "scripts"], ["scriptsInline", 20, "inline scripts"],
  ["styles", 10, "style sheets"], ["iframes", 4, "iframes"], ["headings", 20, "headings"],
  ["paragraphs", 40, "paragraphs"], ["lists", 80, "list items"], ["tables", 20, "tables"],
  ["divs", 200, "divisions"], ["svg", 10, "SVG drawings"], ["aria", 30, "ARIA attributes"],
  ["dataAttributes", 60, "data attributes"], ["inlineStyles", 40, "inline styles"],
  ["handlers", 20, "event handlers"], ["metas", 20, "meta elements"], ["comments", 20, "comments"],
  ["classes", 200, "classes"],
];
// deno-fmt-ignore
const PRESENT: readonly (readonly [Counter, Family, name: string])[] = [
  ["nav", "structure", "navigation"], ["article", "structure", "article"], ["header", "structure", "header"],
  ["footer", "structure", "footer"], ["centred", "structure", "center element"],
  ["marquee", "structure", "font or marquee element"], ["frames", "structure", "frame set"],
  ["langAttr", "structure", "language declared"], ["body", "structure", "body element"],
  ["closed", "structure", "body closed"], ["noscript", "structure", "noscript"],
  ["required", "forms", "required field"], ["placeholders", "forms", "placeholder in a field"],
  ["autocomplete", "forms", "autocomplete"], ["autocompleteOff", "forms", "autocomplete off"],
  ["autofocus", "forms", "autofocus"], ["maxlength", "forms", "field of limited length"],
  ["emails", "forms", "e-mail field"], ["submitImage", "forms", "image as button"],
  ["searchFields", "forms", "search field"], ["formsPhp", "forms", "form without a password to a PHP file"],
  ["formsEmpty", "forms", "form without a password or an action"],
  ["noindex", "markers", "noindex"], ["viewport", "markers", "viewport"],
  ["generator", "markers", "generator declared"], ["og", "markers", "Open Graph"],
  ["canonical", "markers", "canonical link"], ["feed", "markers", "feed"], ["jsonLd", "markers", "JSON-LD"],
  ["hreflang", "markers", "hreflang"], ["manifest", "markers", "manifest"], ["refresh", "markers", "meta refresh"],
  ["savedFrom", "markers", "saved from another site"], ["analytics", "markers", "analytics"],
  ["obfuscation", "markers", "obfuscated script"], ["jsRedirect", "markers", "redirect by script"],
  ["blockers", "markers", "blocks the context menu"], ["ads", "markers", "advertisements"],
  ["frameworks", "markers", "framework attributes"], ["integrity", "markers", "subresource integrity"],
  ["parkingToken", "markers", "parking script"], ["cmsPaths", "markers", "paths of a CMS"],
  ["consent", "markers", "consent tool"], ["hiddenFrames", "markers", "hidden iframe"],
  ["preconnect", "markers", "preconnect"], ["touchIcons", "markers", "touch icon"],
  ["iconBeside", "markers", "icon beside the page"], ["dated", "markers", "author or date of an article"],
];

/**
 * One row a feature, in a fixed order.
 *
 * @param own Host of the page, or "".
 * @param original Host of the brand's own site, or "".
 */
export function pageRows(page: PageSummary, own: string, original: string, row: Row): void {
  const n = page.n;
  const ownSite = own === "" ? "" : siteOf(own), originalSite = original === "" ? "" : siteOf(original);
  const flatTitle = page.titleText.replaceAll(" ", "");
  row("page seen", "bias", 1); // First: `score` subtracts the base rate of the training data from it.
  for (let i = 0; i < TOPIC_ROWS.length; i++) {
    const names = TOPIC_ROWS[i]!, text = page.text[i]!;
    row(names.words, "words", Math.min(3, Math.log1p(text)));
    row(names.density, "words", Math.min(1, 4 * text / (n.words + 20)));
    if (names.title !== null) row(names.title, "title", yes(page.title[i]! > 0));
  }
  const t = (topic: Topic): number => {
    const i = TOPICS.indexOf(topic);
    return page.text[i]! + 3 * page.title[i]!;
  };
  const parkedWords = t("sale") + t("parking") + t("construction") + t("hosting");
  // The part of a page after the 64 KiB that are read is unseen, not missing.
  const cut = yes(!n.closed && n.chars > 20_000 && (n.html || n.head || n.chars > 50_000));
  const whole = 1 - cut;
  const small = whole * (1 - ramp(n.words, 40, 400)), wordless = 1 - ramp(n.words, 3, 40);
  const pass = yes(n.passwords > 0), fewLinks = whole * yes(n.links < 6);
  const long = ramp(n.words, 40, 400);
  const links = n.links + 1e-9, assets = n.assets + 1e-9;

  row("short text", "structure", small);
  row("long text", "structure", ramp(n.words, 300, 2000));
  row("hardly any text", "structure", whole * wordless);
  row("markup size", "structure", ramp(n.chars, 1000, 60000));
  row("text share", "structure", Math.min(1, n.textChars / (n.chars + 1) * 2));
  row("script share", "structure", Math.min(1, n.scriptChars / (n.chars + 1)));
  row("style share", "structure", Math.min(1, n.styleChars / (n.chars + 1)));
  row("styles in the page", "structure", ramp(n.styleChars, 100, 20000));
  row("no doctype", "structure", yes(n.doctype === 0));
  row("no html element", "structure", yes(n.html === 0));
  row("no title", "structure", yes(n.titleTags === 0 || page.titleText === ""));
  row("goes on beyond what was read", "structure", cut);
  row("goes on, hardly any text yet", "structure", cut * wordless);
  row("goes on, no link yet", "structure", cut * yes(n.links === 0));
  row("goes on, few links yet", "structure", cut * yes(n.links < 6));
  row("goes on, password", "forms", cut * pass);
  row("goes on, author or date of an article", "markers", cut * yes(n.dated));
  row("goes on, title says sign in", "title", cut * yes(page.title[SIGNIN]! > 0));
  row(
    "goes on, nearly all script or style",
    "structure",
    cut * ramp(n.scriptChars + n.styleChars, 40_000, 64_000),
  );
  row("goes on, no form yet", "structure", cut * yes(n.forms === 0));
  row("goes on, canonical link", "markers", cut * yes(n.canonical));
  row("goes on, Open Graph or JSON-LD", "markers", cut * yes(n.og || n.jsonLd));
  row(
    "goes on, neither form nor link yet",
    "structure",
    cut * yes(n.forms === 0 && n.links === 0 && n.inputs === 0),
  );
  row("title length", "title", Math.min(1, n.titleChars / 80));
  row("title of one word", "title", yes(n.titleWords === 1));
  row("title of up to three words", "title", yes(n.titleWords > 0 && n.titleWords <= 3));
  row("title of many words", "title", ramp(n.titleWords, 5, 15));
  row(
    "title says sign in and little else",
    "title",
    yes(n.titleWords > 0 && n.titleWords <= 3 && page.title[SIGNIN]! > 0),
  );
  for (let i = 0; i < SIZES.length; i++) row(SIZES[i]![2], "structure", upTo(n[SIZES[i]![0]], SIZES[i]![1]));
  for (let i = 0; i < PRESENT.length; i++) row(PRESENT[i]![2], PRESENT[i]![1], yes(n[PRESENT[i]![0]]));

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
  row("fields without a name", "forms", Math.min(1, n.nameless / (n.inputs + 1e-9)));
  row("hidden fields", "forms", upTo(n.hidden, 15));
  row("long hidden values", "forms", yes(n.longHidden));
  row("request token", "forms", yes(n.csrf));
  row("text fields", "forms", upTo(n.textInputs, 15));
  row("check boxes", "forms", upTo(n.checkboxes, 8));
  row("selects", "forms", yes(n.selects));
  row("labels", "forms", upTo(n.labels, 8));
  row("buttons", "forms", upTo(n.buttons, 8));
  row("forms", "forms", upTo(n.forms, 5));
  row("text forms without a password", "forms", upTo(n.textForms, 4));
  row("password and a search field", "forms", pass * yes(n.searchFields));
  row("password and another text form", "forms", pass * yes(n.textForms));

  row("no link at all", "links", whole * yes(n.links === 0));
  row("links", "links", upTo(n.links, 200));
  row("few links", "links", whole * yes(n.links > 0 && n.links < 6));
  row("dead links", "links", n.linksEmpty / links);
  row("mostly dead links", "links", yes(n.links > 3 && n.linksEmpty > 0.6 * n.links));
  row("relative links", "links", upTo(n.linksRelative, 60));
  row("links from the root", "links", yes(n.linksRoot));
  row("share of links from the root", "links", n.linksRoot / links);
  row("links beside the page", "links", yes(n.linksBeside));
  row("share of links beside the page", "links", n.linksBeside / links);
  row("links to PHP files", "links", yes(n.linksPhp));
  row("links to HTML files", "links", yes(n.linksHtml));
  row("absolute link share", "links", n.linksAbsolute / links);
  row("relative asset share", "links", n.assetsRelative / assets);
  row("absolute asset share", "links", n.assetsAbsolute / assets);
  row("assets from the root", "links", yes(n.assetsRoot));
  row("share of assets from the root", "links", n.assetsRoot / assets);
  row("share of assets beside the page", "links", n.assetsBeside / assets);
  row("all assets beside the page", "links", yes(n.assets && n.assetsBeside === n.assets));
  row("inline assets", "links", upTo(n.assetsData, 8));
  row("images beside the page", "links", upTo(n.imgRelative, 20));
  row("saved page's files", "links", yes(n.assetsSaved));
  row("icon from elsewhere", "links", yes(n.iconExternal));
  row("mail or telephone link", "links", yes(n.mailto));
  row("links open new windows", "links", upTo(n.targetBlank, 20));

  let parkingLoads = page.refreshTarget !== "" && PARKING_SITES.has(siteOf(hostOf(page.refreshTarget)))
    ? 1
    : 0;
  let parkingHosts = parkingLoads;
  const titleParked = yes(PARKED_TOPICS.some((i) => page.title[i]! > 0));
  // Which site the page's absolute references are about, whether or not the page is on it.
  let all = 0, best = "", bestCount = 0, ownLinks = 0, ownAssets = 0, foreignAssets = 0, titleNames = 0;
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
    } else {
      foreignAssets += seen.assets;
      const label = site.slice(0, site.indexOf("."));
      if (label.length > 2 && flatTitle.includes(label)) titleNames = 1;
    }
    if (count > bestCount && !SHARED_SITES.test(site)) {
      best = site;
      bestCount = count;
    }
  }
  const label = best.slice(0, Math.max(0, best.indexOf("."))), share = all > 3 ? bestCount / all : 0;
  row("refers to a parking service", "markers", parkingHosts);
  row("loads from a parking service", "markers", parkingLoads);
  row("sites referred to", "links", upTo(sites.size, 40));
  row("one site prevails", "links", share);

  const brand = yes(page.title[BRAND]! > 0 || namesOriginal(flatTitle, ownSite, originalSite)) *
    yes(!isItself(flatTitle, ownSite, originalSite));
  const shortTitle = yes(n.titleWords <= 8), foreign = yes(best !== ownSite);
  row("brand in the title", "brand", brand);
  row("brand in a short title", "brand", brand * shortTitle);
  row("brand in the title, password", "brand", brand * pass);
  row("brand in the title, few links", "brand", brand * fewLinks);
  row("brand words, password", "brand", pass * ramp(t("brand"), 0, 8));
  row("title names another site", "brand", titleNames);
  row("short title names another site", "brand", titleNames * shortTitle);
  row(
    "title names the prevailing foreign site",
    "brand",
    yes(label.length > 2) * foreign * yes(flatTitle.includes(label)),
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
  // A long page that mentions a domain once is not about parking.
  const speaks = n.parkingToken + parkingHosts > 0
    ? 1
    : Math.min(1, 10 * (parkedWords + t("domain")) / (n.words + 40));
  const silent = 1 - speaks;
  row("nothing speaks of parking", "cross", silent);
  row("nothing speaks of parking, text", "cross", silent * long);
  row("nothing speaks of parking, links", "cross", silent * ramp(n.links, 3, 40));
  row("nothing speaks of parking, fields", "cross", silent * yes(n.inputs));
  row("title speaks of parking", "title", titleParked);
  row("title speaks of parking, short text", "title", titleParked * small);
  row("parked words, no password", "cross", (1 - pass) * ramp(parkedWords, 0, 15));
  row("parked words in a short text", "cross", small * ramp(parkedWords, 0, 15));
  row("sale words in a short text", "cross", small * ramp(t("sale"), 0, 8));
  row("parked words in a long text", "cross", long * ramp(parkedWords, 0, 15));
  row("domain words in a short text", "cross", small * ramp(t("domain"), 0, 8));
  row("short text, few links, no password", "cross", (1 - pass) * small * fewLinks);
  row("long text without a password", "cross", long * (1 - pass));
  row("password and long text", "cross", pass * long);
  row("password, sign-up words", "cross", pass * ramp(t("signup"), 0, 6));
  row("password, company words", "cross", pass * ramp(t("company"), 0, 10));
  row("password, shop words", "cross", pass * ramp(t("shop"), 0, 8));
  row("password, legal words", "cross", pass * ramp(t("legal"), 0, 6));
  row("password, few tags", "cross", pass * (1 - ramp(n.tags, 40, 200)));
  row("password, many classes", "cross", pass * ramp(n.classes, 20, 200));
  row("password, navigation or footer", "cross", pass * yes(n.nav || n.footer || n.header));
  row("password, canonical link or feed", "cross", pass * yes(n.og || n.canonical || n.feed));
  row("password, event handlers", "cross", pass * yes(n.handlers));
  row("password, saved page's files", "cross", pass * yes(n.assetsSaved));
  row("text fields, no password, no link", "cross", (1 - pass) * yes(n.textInputs && n.links === 0));
  row("password form to a PHP file, few links", "cross", yes(n.passPhp) * fewLinks);
  row("no password, no form", "cross", whole * (1 - pass) * yes(n.forms === 0));
  row("upgrade or prize with a password", "cross", pass * ramp(t("free"), 0, 5));

  if (ownSite === "") return;
  const declared = page.declaredHost === "" ? "" : siteOf(page.declaredHost);
  const absent = yes(!ownLinks && !ownAssets);
  row("refers to itself", "self", 1 - absent);
  const named = yes(!absent || page.source.includes(ownSite)), unnamed = 1 - named;
  row("names its host anywhere", "self", named);
  row("names its host nowhere, goes on beyond what was read", "self", unnamed * cut);
  row("names its host nowhere, password", "self", unnamed * pass);
  row("links to itself", "self", upTo(ownLinks, 60));
  row("own asset share", "self", ownAssets / (ownAssets + foreignAssets + 1e-9));
  row("declares itself", "self", yes(declared !== "" && declared === ownSite));
  row("declares another site", "self", yes(declared !== "" && declared !== ownSite));
  row("foreign site prevails", "self", foreign * share);
  row("foreign site prevails, password", "self", foreign * share * pass);
  row("foreign site prevails, long text", "self", foreign * yes(all > 3) * long * (1 - pass));
  row("no reference to itself, long text", "self", absent * long * (1 - pass));
  row("no reference to itself, few links", "self", absent * fewLinks);
  row("no reference to itself, whole page", "self", absent * yes(n.body));
  row("no reference to itself, password", "self", absent * pass);
  row("no reference to itself, many links", "self", absent * ramp(n.links, 5, 40));
  row("no reference to itself, brand in the title", "self", absent * brand);
  row("no reference to itself, goes on beyond what was read", "self", absent * cut);
  row("no reference to itself, search field", "self", absent * yes(n.searchFields));
  row("no reference to itself, links from the root", "self", absent * yes(n.linksRoot > 3));
  row("title is the host", "self", yes(page.titleText === own || page.titleText === `www.${own}`));
  row("password form to itself", "self", yes(page.formHosts.some((h) => siteOf(h) === ownSite)));
  row("password form to another site", "self", yes(page.formHosts.some((h) => siteOf(h) !== ownSite)));
}

/** Whether the title names the brand that the name looks like, and the page is not the brand's own. */
function namesOriginal(flatTitle: string, ownSite: string, originalSite: string): boolean {
  if (originalSite === "" || ownSite === originalSite) return false;
  const label = originalSite.slice(0, originalSite.indexOf("."));
  return label.length > 3 && flatTitle.includes(label);
}

/** Whether the title's name is the page's own, so that it names no other; never when it is known to look like one. */
function isItself(flatTitle: string, ownSite: string, originalSite: string): boolean {
  if (ownSite === "" || (originalSite !== "" && ownSite !== originalSite)) return false;
  const label = ownSite.slice(0, ownSite.indexOf("."));
  return label.length > 1 && flatTitle.includes(label);
}
