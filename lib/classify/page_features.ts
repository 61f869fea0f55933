/**
 * A page's summary as named numbers.
 * @module
 */
import { type Family, type Feature, ramp, upTo, yes } from "./feature.ts";
import { PRESENT, SIZES } from "./data/page_counts.ts";
import { MARKETPLACES } from "./data/marketplaces.ts";
import { PARKING_CNAME, PARKING_NS } from "./data/parking.ts";
import { linkHost } from "../page/html.ts";
import { hostOfName, siteOf } from "./hosts.ts";
import type { PageSummary } from "./summary.ts";
import type { Topic } from "./data/topics.ts";
import { TOPICS } from "./words.ts";

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
const BRAND = TOPICS.indexOf("brand"), SIGNIN = TOPICS.indexOf("signin");

/** What features are made of, besides the page's counters. */
function viewOf(page: PageSummary, own: string, original: string) {
  const n = page.n;
  const ownSite = own === "" ? "" : siteOf(own), originalSite = original === "" ? "" : siteOf(original);
  const flatTitle = page.titleText.replaceAll(" ", "");
  const t = (topic: Topic): number => {
    const i = TOPICS.indexOf(topic);
    return page.text[i]! + 3 * page.title[i]!;
  };
  const parkedWords = t("sale") + t("parking") + t("construction") + t("hosting");
  // The part of a page after the 64 KiB that are read is unseen, not missing.
  const cut = yes(!n.closed && n.chars > 20_000 && (n.html || n.head || n.chars > 50_000));
  const whole = 1 - cut;
  const pass = yes(n.passwords > 0), fewLinks = whole * yes(n.links < 6);
  const references = referencesOf(page, ownSite, flatTitle);
  const { all, best, bestCount, ownLinks, ownAssets, parkingHosts } = references;
  const label = best.slice(0, Math.max(0, best.indexOf(".")));
  const brand = yes(page.title[BRAND]! > 0 || namesOriginal(flatTitle, ownSite, originalSite)) *
    yes(!isTitleOwn(flatTitle, ownSite, originalSite));
  // A long page that mentions a domain once is not about parking.
  const speaks = n.parkingToken + parkingHosts > 0
    ? 1
    : Math.min(1, 10 * (parkedWords + t("domain")) / (n.words + 40));
  const absent = yes(!ownLinks && !ownAssets);
  return {
    page,
    n,
    t,
    own,
    ownSite,
    flatTitle,
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
    label,
    share: all > 3 ? bestCount / all : 0,
    brand,
    shortTitle: yes(n.titleWords <= 8),
    foreign: yes(best !== ownSite),
    silent: 1 - speaks,
    declared: page.declaredHost === "" ? "" : siteOf(page.declaredHost),
    absent,
    named: yes(!absent || ownSite !== "" && page.source.includes(ownSite)),
  };
}

/** Which sites the page's absolute references are about, whether or not the page is on one of them. */
function referencesOf(page: PageSummary, ownSite: string, flatTitle: string) {
  let parkingLoads = yes(
    page.refreshTarget !== "" && PARKING_SITES.has(siteOf(linkHost(page.refreshTarget))),
  );
  let parkingHosts = parkingLoads;
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
  return {
    parkingLoads,
    parkingHosts,
    all,
    best,
    bestCount,
    ownLinks,
    ownAssets,
    foreignAssets,
    titleNames,
    siteCount: sites.size,
  };
}

type PageView = ReturnType<typeof viewOf>;

/** Name, family and value of each feature, in the order of the weights. */
// deno-fmt-ignore
const ROWS: readonly (readonly [name: string, Family, (view: PageView) => number])[] = [
  // First: `score` subtracts the base rate of the training data from it.
  ["page seen", "bias", () => 1],
  ...TOPICS.flatMap((topic, i) => {
    const text: typeof ROWS[number][] = [
      [`words of ${topic}`, "words", ({ page }) => Math.min(3, Math.log1p(page.text[i]!))],
      [`share of words of ${topic}`, "words", ({ page, n }) => Math.min(1, 4 * page.text[i]! / (n.words + 20))],
    ];
    if (!UNTITLED.has(topic)) text.push([`title: ${topic}`, "title", ({ page }) => yes(page.title[i]! > 0)]);
    return text;
  }),
  ["short text", "structure", ({ small }) => small],
  ["long text", "structure", ({ n }) => ramp(n.words, 300, 2000)],
  ["hardly any text", "structure", ({ whole, wordless }) => whole * wordless],
  ["markup size", "structure", ({ n }) => ramp(n.chars, 1000, 60000)],
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
  ["goes on, password", "forms", ({ cut, pass }) => cut * pass],
  ["goes on, author or date of an article", "markers", ({ n, cut }) => cut * yes(n.dated)],
  ["goes on, title says sign in", "title", ({ cut, page }) => cut * yes(page.title[SIGNIN]! > 0)],
  ["goes on, nearly all script or style", "structure", ({ n, cut }) => cut * ramp(n.scriptChars + n.styleChars, 40_000, 64_000)],
  ["goes on, no form yet", "structure", ({ n, cut }) => cut * yes(n.forms === 0)],
  ["goes on, canonical link", "markers", ({ n, cut }) => cut * yes(n.canonical)],
  ["goes on, Open Graph or JSON-LD", "markers", ({ n, cut }) => cut * yes(n.og || n.jsonLd)],
  ["goes on, neither form nor link yet", "structure", ({ n, cut }) => cut * yes(n.forms === 0 && n.links === 0 && n.inputs === 0)],
  ["title length", "title", ({ n }) => Math.min(1, n.titleChars / 80)],
  ["title of one word", "title", ({ n }) => yes(n.titleWords === 1)],
  ["title of up to three words", "title", ({ n }) => yes(n.titleWords > 0 && n.titleWords <= 3)],
  ["title of many words", "title", ({ n }) => ramp(n.titleWords, 5, 15)],
  ["title says sign in and little else", "title", ({ n, page }) => yes(n.titleWords > 0 && n.titleWords <= 3 && page.title[SIGNIN]! > 0)],
  ...SIZES.map(([counter, cap, name]) =>
    [name, "structure", ({ n }: PageView) => upTo(n[counter], cap)] as const
  ),
  ...PRESENT.map(([counter, family, name]) => [name, family, ({ n }: PageView) => yes(n[counter])] as const),
  ["password field", "forms", ({ pass }) => pass],
  ["password and little else", "forms", ({ small, pass }) => pass * small],
  ["one password field", "forms", ({ n }) => yes(n.passwords === 1)],
  ["several password fields", "forms", ({ n }) => yes(n.passwords > 1)],
  ["password outside of a form", "forms", ({ n }) => yes(n.loosePasswords)],
  ["password form to a PHP file", "forms", ({ n }) => yes(n.passPhp)],
  ["password form to a bare PHP file", "forms", ({ n }) => yes(n.passBarePhp)],
  ["password form to its own site, by path", "forms", ({ n }) => yes(n.passRelative > n.passPhp)],
  ["password form to an absolute URL", "forms", ({ n }) => yes(n.passAbsolute)],
  ["password form without action", "forms", ({ n }) => yes(n.passEmpty)],
  ["password form to a script", "forms", ({ n }) => yes(n.passScript)],
  ["password form by GET", "forms", ({ n }) => yes(n.passNoMethod)],
  ["password in a text field", "forms", ({ n }) => yes(n.passTextType && !n.passwords)],
  ["plain field names", "forms", ({ n }) => Math.min(1, n.credentialNames / 2)],
  ["fields without a name", "forms", ({ n }) => Math.min(1, n.nameless / (n.inputs + 1e-9))],
  ["hidden fields", "forms", ({ n }) => upTo(n.hidden, 15)],
  ["long hidden values", "forms", ({ n }) => yes(n.longHidden)],
  ["request token", "forms", ({ n }) => yes(n.csrf)],
  ["text fields", "forms", ({ n }) => upTo(n.textInputs, 15)],
  ["check boxes", "forms", ({ n }) => upTo(n.checkboxes, 8)],
  ["selects", "forms", ({ n }) => yes(n.selects)],
  ["labels", "forms", ({ n }) => upTo(n.labels, 8)],
  ["buttons", "forms", ({ n }) => upTo(n.buttons, 8)],
  ["forms", "forms", ({ n }) => upTo(n.forms, 5)],
  ["text forms without a password", "forms", ({ n }) => upTo(n.textForms, 4)],
  ["password and a search field", "forms", ({ n, pass }) => pass * yes(n.searchFields)],
  ["password and another text form", "forms", ({ n, pass }) => pass * yes(n.textForms)],
  ["no link at all", "links", ({ n, whole }) => whole * yes(n.links === 0)],
  ["links", "links", ({ n }) => upTo(n.links, 200)],
  ["few links", "links", ({ n, whole }) => whole * yes(n.links > 0 && n.links < 6)],
  ["dead links", "links", ({ n, links }) => n.linksEmpty / links],
  ["mostly dead links", "links", ({ n }) => yes(n.links > 3 && n.linksEmpty > 0.6 * n.links)],
  ["relative links", "links", ({ n }) => upTo(n.linksRelative, 60)],
  ["links from the root", "links", ({ n }) => yes(n.linksRoot)],
  ["share of links from the root", "links", ({ n, links }) => n.linksRoot / links],
  ["links beside the page", "links", ({ n }) => yes(n.linksBeside)],
  ["share of links beside the page", "links", ({ n, links }) => n.linksBeside / links],
  ["links to PHP files", "links", ({ n }) => yes(n.linksPhp)],
  ["links to HTML files", "links", ({ n }) => yes(n.linksHtml)],
  ["absolute link share", "links", ({ n, links }) => n.linksAbsolute / links],
  ["relative asset share", "links", ({ n, assets }) => n.assetsRelative / assets],
  ["absolute asset share", "links", ({ n, assets }) => n.assetsAbsolute / assets],
  ["assets from the root", "links", ({ n }) => yes(n.assetsRoot)],
  ["share of assets from the root", "links", ({ n, assets }) => n.assetsRoot / assets],
  ["share of assets beside the page", "links", ({ n, assets }) => n.assetsBeside / assets],
  ["all assets beside the page", "links", ({ n }) => yes(n.assets && n.assetsBeside === n.assets)],
  ["inline assets", "links", ({ n }) => upTo(n.assetsData, 8)],
  ["images beside the page", "links", ({ n }) => upTo(n.imgRelative, 20)],
  ["saved page's files", "links", ({ n }) => yes(n.assetsSaved)],
  ["icon from elsewhere", "links", ({ n }) => yes(n.iconExternal)],
  ["mail or telephone link", "links", ({ n }) => yes(n.mailto)],
  ["links open new windows", "links", ({ n }) => upTo(n.targetBlank, 20)],
  ["refers to a parking service", "markers", ({ parkingHosts }) => parkingHosts],
  ["loads from a parking service", "markers", ({ parkingLoads }) => parkingLoads],
  ["sites referred to", "links", ({ siteCount }) => upTo(siteCount, 40)],
  ["one site prevails", "links", ({ share }) => share],
  ["brand in the title", "brand", ({ brand }) => brand],
  ["brand in a short title", "brand", ({ brand, shortTitle }) => brand * shortTitle],
  ["brand in the title, password", "brand", ({ pass, brand }) => brand * pass],
  ["brand in the title, few links", "brand", ({ fewLinks, brand }) => brand * fewLinks],
  ["brand words, password", "brand", ({ t, pass }) => pass * ramp(t("brand"), 0, 8)],
  ["title names another site", "brand", ({ titleNames }) => titleNames],
  ["short title names another site", "brand", ({ titleNames, shortTitle }) => titleNames * shortTitle],
  ["title names the prevailing foreign site", "brand", ({ flatTitle, label, foreign }) => yes(label.length > 2) * foreign * yes(flatTitle.includes(label))],
  ["password, few scripts", "cross", ({ n, pass }) => pass * yes(n.scripts < 3)],
  ["password, no request token", "cross", ({ n, pass }) => pass * yes(!n.csrf)],
  ["password, no hidden field", "cross", ({ n, pass }) => pass * yes(!n.hidden)],
  ["password, dead links", "cross", ({ n, pass, links }) => pass * n.linksEmpty / links],
  ["password, no links", "cross", ({ n, pass }) => pass * yes(n.links === 0)],
  ["password, assets beside the page", "cross", ({ n, pass, assets }) => pass * n.assetsRelative / assets],
  ["password, assets elsewhere", "cross", ({ n, pass, assets }) => pass * n.assetsAbsolute / assets],
  ["password, whole page", "cross", ({ n, pass }) => pass * yes(n.body && n.titleTags)],
  ["password, analytics", "cross", ({ n, pass }) => pass * yes(n.analytics)],
  ["password, many links", "cross", ({ n, pass }) => pass * ramp(n.links, 20, 100)],
  ["password, plain field names", "cross", ({ n, pass }) => pass * Math.min(1, n.credentialNames / 2)],
  ["no password, asks for secrets", "cross", ({ t, pass }) => (1 - pass) * ramp(t("secret"), 0, 6)],
  ["nothing speaks of parking", "cross", ({ silent }) => silent],
  ["nothing speaks of parking, text", "cross", ({ long, silent }) => silent * long],
  ["nothing speaks of parking, links", "cross", ({ n, silent }) => silent * ramp(n.links, 3, 40)],
  ["nothing speaks of parking, fields", "cross", ({ n, silent }) => silent * yes(n.inputs)],
  ["title speaks of parking", "title", ({ titleParked }) => titleParked],
  ["title speaks of parking, short text", "title", ({ small, titleParked }) => titleParked * small],
  ["parked words, no password", "cross", ({ parkedWords, pass }) => (1 - pass) * ramp(parkedWords, 0, 15)],
  ["parked words in a short text", "cross", ({ parkedWords, small }) => small * ramp(parkedWords, 0, 15)],
  ["sale words in a short text", "cross", ({ t, small }) => small * ramp(t("sale"), 0, 8)],
  ["parked words in a long text", "cross", ({ parkedWords, long }) => long * ramp(parkedWords, 0, 15)],
  ["domain words in a short text", "cross", ({ t, small }) => small * ramp(t("domain"), 0, 8)],
  ["short text, few links, no password", "cross", ({ small, pass, fewLinks }) => (1 - pass) * small * fewLinks],
  ["long text without a password", "cross", ({ pass, long }) => long * (1 - pass)],
  ["password and long text", "cross", ({ pass, long }) => pass * long],
  ["password, sign-up words", "cross", ({ t, pass }) => pass * ramp(t("signup"), 0, 6)],
  ["password, company words", "cross", ({ t, pass }) => pass * ramp(t("company"), 0, 10)],
  ["password, shop words", "cross", ({ t, pass }) => pass * ramp(t("shop"), 0, 8)],
  ["password, legal words", "cross", ({ t, pass }) => pass * ramp(t("legal"), 0, 6)],
  ["password, few tags", "cross", ({ n, pass }) => pass * (1 - ramp(n.tags, 40, 200))],
  ["password, many classes", "cross", ({ n, pass }) => pass * ramp(n.classes, 20, 200)],
  ["password, navigation or footer", "cross", ({ n, pass }) => pass * yes(n.nav || n.footer || n.header)],
  ["password, canonical link or feed", "cross", ({ n, pass }) => pass * yes(n.og || n.canonical || n.feed)],
  ["password, event handlers", "cross", ({ n, pass }) => pass * yes(n.handlers)],
  ["password, saved page's files", "cross", ({ n, pass }) => pass * yes(n.assetsSaved)],
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
  ["foreign site prevails, long text", "self", ({ pass, long, all, foreign }) => foreign * yes(all > 3) * long * (1 - pass)],
  ["no reference to itself, long text", "self", ({ pass, long, absent }) => absent * long * (1 - pass)],
  ["no reference to itself, few links", "self", ({ fewLinks, absent }) => absent * fewLinks],
  ["no reference to itself, whole page", "self", ({ n, absent }) => absent * yes(n.body)],
  ["no reference to itself, password", "self", ({ pass, absent }) => absent * pass],
  ["no reference to itself, many links", "self", ({ n, absent }) => absent * ramp(n.links, 5, 40)],
  ["no reference to itself, brand in the title", "self", ({ brand, absent }) => absent * brand],
  ["no reference to itself, goes on beyond what was read", "self", ({ cut, absent }) => absent * cut],
  ["no reference to itself, search field", "self", ({ n, absent }) => absent * yes(n.searchFields)],
  ["no reference to itself, links from the root", "self", ({ n, absent }) => absent * yes(n.linksRoot > 3)],
  ["title is the host", "self", ({ page, own }) => yes(page.titleText === own || page.titleText === `www.${own}`)],
  ["password form to itself", "self", ({ ownSite, page }) => yes(page.formHosts.some((h) => siteOf(h) === ownSite))],
  ["password form to another site", "self", ({ ownSite, page }) => yes(page.formHosts.some((h) => siteOf(h) !== ownSite))],
];

/** Every feature in the order of {@link pageFeatures}. */
export const PAGE_FEATURES: readonly Feature[] = ROWS.map(([name, family]) => ({ family, name }));

/**
 * The page's features in the order of {@link PAGE_FEATURES}, all 0 when nothing was seen, so that missing facts are no
 * evidence. Those of family `self` stay 0 without a name.
 *
 * @param name Name or URL that was requested; only compared with the page, never a feature itself.
 * @param original Name or URL of the brand's own site.
 */
export function pageFeatures(page: PageSummary, name?: string, original?: string): Float64Array {
  const view = viewOf(page, hostOfName(name), hostOfName(original));
  // Logarithms differ in the last bit between engines; this hides it.
  return Float64Array.from(
    ROWS,
    ([, family, value]) => family === "self" && view.ownSite === "" ? 0 : Math.fround(value(view)),
  );
}

/** Whether the title names the brand that the name looks like, and the page is not the brand's own. */
function namesOriginal(flatTitle: string, ownSite: string, originalSite: string): boolean {
  if (originalSite === "" || ownSite === originalSite) return false;
  const label = originalSite.slice(0, originalSite.indexOf("."));
  return label.length > 3 && flatTitle.includes(label);
}

/** Whether the title's name is the page's own, so that it names no other; never when it is known to look like one. */
function isTitleOwn(flatTitle: string, ownSite: string, originalSite: string): boolean {
  if (ownSite === "" || (originalSite !== "" && ownSite !== originalSite)) return false;
  const label = ownSite.slice(0, ownSite.indexOf("."));
  return label.length > 1 && flatTitle.includes(label);
}
