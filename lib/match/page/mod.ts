/**
 * Which brand a page imitates, whatever its name is.
 * @module
 */
import { levenshtein } from "../../distance.ts";
import { brandDomain, splitName } from "../../domain.ts";
import { checkArgument, isObject } from "../../argument.ts";
import { refuseOption } from "../../options.ts";
import { brandLabel, isEverydayName, type MatchedPage, type PageBrand, PageIndex } from "./profile.ts";
import type { BrandIndex, NamedBrand } from "../brand_index.ts";
import { pageProfile } from "./own_pages.ts";
import { PLEAS } from "../../page/asked.ts";
import { SOFTWARE } from "../../page/data/software.ts";
import { linkHost } from "../../page/html.ts";
import { Page } from "../../page/page.ts";
import { askedIn, type PageParts, readParts } from "./reader.ts";
import { BESIDE, LONG_TEXT, MAX_DOUBLINGS, SIGNS } from "../data/page_signs.ts";
import { SIGN_NAMES, type Signs, signsOf } from "./signs.ts";
import { pageWords, speaksOf, tellingWords } from "./words.ts";

export { type PageProfile, pageProfile, PROFILE_VERSION } from "./own_pages.ts";
export type { HtmlToken } from "../../page/parse.ts";
export { Page } from "../../page/page.ts";
export type { PagePicture } from "./pictures.ts";
export { type MatchedPage, type Naming, type PageBrand, PageIndex } from "./profile.ts";

/** A brand that a page may imitate. */
export interface PageMatch {
  /** The brand's registrable name. */
  brand: string;
  /** How likely the page imitates it, 0 to 1. */
  probability: number;
  /** Whether the page is on the brand's own host: then it imitates nobody. */
  own: boolean;
  /** Whether the page itself leads to the brand: it loads from its site, links to it or was saved from it. */
  connected: boolean;
  /** Evidence, strongest first; the weights add up to the log-odds. */
  reasons: { evidence: string; weight: number }[];
}

/**
 * The probability from which on a page is said to imitate a brand, in lookups, commands and sources alike: below it the
 * page imitates nobody.
 */
export const IMITATES_FROM = 0.6;

/** Whether a page may ask its visitors for something: then its icon and logos are worth fetching. */
export const mayAsk = (html: string | Page): boolean =>
  /<input\b|passw/i.test(html instanceof Page ? html.text : html);

/** Signs of a page that leads to the brand's site. */
const LEADS: readonly (keyof Signs)[] = ["loads", "links", "icon", "origin"];

/** Characters of text below which a page is taken to be built by its scripts: what it asks for is not seen. */
const LEAST_TEXT = 20;

/**
 * Returns the brands that a page may imitate, the likeliest first; none for a page that names nobody. Everything is read
 * of the page itself: of names, other spellings and domains of the brands.
 *
 * @param page The page.
 * @param brands Your brands, or a few of them as a list, which is prepared at each call.
 * @throws {SquatError} `invalid_parameter`, `invalid_domain` for what is no page or brand.
 *
 * @example
 * ```ts
 * import { matchPage } from "./mod.ts";
 * import { brands } from "../untwist.ts";
 * const ours = brands([{ domain: "kestrelbank.com", names: ["Kestrel Bank"] }]);
 * const html = "<title>Kestrel Bank</title><h1>Sign in</h1><form><input type=password></form>© 2026 Kestrel Bank";
 * console.assert(matchPage({ url: "https://a.example/", html }, ours)[0]?.brand === "kestrelbank.com");
 * ```
 */
export function matchPage(
  page: MatchedPage,
  brands: PageIndex | BrandIndex | readonly (PageBrand | NamedBrand | string)[],
): PageMatch[] {
  checkArgument(page, "object", "the page of matchPage");
  checkArgument(page.url, "text", "the url of a page");
  if (!(page.html instanceof Page)) checkArgument(page.html, "text", "the html of a page");
  const index = brands instanceof PageIndex ? brands : pageIndexOf(brands);
  const { host, parts: read } = partsOf(page);
  // Of a bare name it would be unknown whose page it is, and "own" be false.
  if (host === "" && !URL.canParse(page.url)) {
    refuseOption("the url of a page", page.url, "a URL, such as https://a.example/");
  }
  const isSoftware = SOFTWARE.test(read.title);
  // "Jira" and "ASUS Login" in a title name the software, and so does the host that it runs on.
  const parts = isSoftware ? { ...read, title: read.title.replace(SOFTWARE, " ") } : read;
  const signs = signsOf(parts, page.url, page.pictures ?? [], index);
  const own = index.ownerOf(host);
  const ownNames = ownNamesOf(parts, host), label = splitName(host).registrable?.split(".", 1)[0];
  const asked = signs.size > 0 && !parts.password ? askedIn(parts) : null;
  // The first step of a sign-in has no password yet.
  const signsIn = speaksOf("signIn", pageWords(parts.title));
  // Shops have a folder for each brand that they sell.
  const asksOfValue = parts.password || asked !== null || signsIn;
  const scored = [...signs].map(([brand, found]) => {
    const reasons: PageMatch["reasons"] = SIGN_NAMES.filter((sign) =>
      found[sign] > 0 && !(isSoftware && sign === "host") &&
      (sign !== "path" || asksOfValue)
    )
      .map((sign) => ({ evidence: SIGNS[sign][1], weight: SIGNS[sign][0] * found[sign] }));
    return { brand, reasons, sum: reasons.reduce((all, { weight }) => all + weight, 0) };
  }).sort((a, b) => b.sum - a.sum);
  return scored.slice(0, 5).map(({ brand, reasons, sum }) => {
    const rival = scored.find((other) => !index.areOne(brand, other.brand))?.sum ?? 0;
    const add = (evidence: string, weight: number) => reasons.push({ evidence, weight });
    add("pages at large", BESIDE.prior);
    if (rival > 0) add("another brand is named as well", BESIDE.rival * rival);
    if (parts.password) add("asks for a password", BESIDE.asks * Math.min(1, sum));
    else if (asked !== null) add(PLEAS[asked], BESIDE.asks * Math.min(1, sum));
    else if (parts.fields > 0 && signsIn) {
      add("asks who its visitor is", BESIDE.asks * Math.min(1, sum));
    } else if (parts.fields > 1) add("asks for data", BESIDE.asksData * Math.min(1, sum));
    else if (parts.fields === 0 && parts.text.length >= LEAST_TEXT) {
      add("asks for nothing", BESIDE.asksNothing);
    }
    if (parts.article && !parts.password && asked === null) add("is an article", BESIDE.article);
    const long = Math.min(MAX_DOUBLINGS, Math.max(0, Math.log2(parts.text.length / LONG_TEXT)));
    if (long > 0) add("has much to read", BESIDE.long * long);
    if (isSoftware) add("signs in to software that its owner runs", BESIDE.software);
    const { [brand]: named } = index.brands;
    if (isItself(ownNames, named!)) add("calls itself by the name of its host", BESIDE.itself);
    else if (!parts.password && brandLabel(named!) === label) {
      add("a site of the same name under another suffix", BESIDE.namesake);
    }
    reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
    const odds = sum === 0 ? BESIDE.prior : reasons.reduce((all, { weight }) => all + weight, 0);
    return {
      brand: index.brands[brand]!.brand,
      probability: 1 / (1 + Math.exp(-odds)),
      own: brand === own,
      connected: LEADS.some((sign) => signs.get(brand)![sign] > 0),
      reasons,
    };
  });
}

/** Indexes of brands for pages, each as of so many that were given. */
const INDEXES = new WeakMap<BrandIndex, { count: number; index: PageIndex }>();

function pageIndexOf(brands: BrandIndex | readonly (PageBrand | NamedBrand | string)[]): PageIndex {
  if (!isBrandIndex(brands)) {
    checkArgument(brands, "array", "the brands of a page");
    return new PageIndex(brands.map(asPageBrand));
  }
  const { given } = brands, count = given.length, known = INDEXES.get(brands);
  if (known?.count === count) return known.index;
  const index = new PageIndex(given.map(asPageBrand));
  INDEXES.set(brands, { count, index });
  return index;
}

/** By what it has, not by its class: who compares pages alone loads nothing that compares names. */
const isBrandIndex = (brands: unknown): brands is BrandIndex => isObject(brands) && "given" in brands;

/** A brand as pages name it, with what its own pages show. */
function asPageBrand(given: PageBrand | NamedBrand | string): PageBrand | string {
  if (typeof given !== "object" || given === null || !("domain" in given)) return given;
  const { domain, names = [], pages = [] } = given;
  const { registrable } = brandDomain(typeof domain === "string" ? domain : domain.fqdn);
  return pageProfile({ brand: registrable, aliases: names }, pages);
}

/** What was read of pages: a page is compared with the brands of many owners, one after the other. */
const READ = new WeakMap<MatchedPage, { url: string; html: string | Page; host: string; parts: PageParts }>();

function partsOf(page: MatchedPage): { host: string; parts: PageParts } {
  const { url, html } = page, known = READ.get(page);
  if (known?.url === url && known.html === html) return known;
  const host = linkHost(url), read = { url, html, host, parts: withoutHost(readParts(Page.of(html)), host) };
  READ.set(page, read);
  return read;
}

/** Characters of a name in DNS, without the last dot (RFC 1035 section 3.1). */
const LONGEST_HOST = 253;

/** The parts without the page's own host: "example.net is for sale" does not speak of the brand example.com. */
function withoutHost(parts: PageParts, host: string): PageParts {
  const labels = host.split(".");
  // What is longer is no host, and its thousand labels would be a pattern of a million characters.
  if (labels.length < 2 || host.length > LONGEST_HOST) return parts;
  // A URL that somebody gives may have brackets, stars and the like in its host.
  const names = labels.slice(0, -1).map((_, i) => labels.slice(i).join(".").replace(/[^\w-]/g, "\\$&"));
  const mentions = new RegExp(`(?<![\\w-])(?:${names.join("|")})(?![\\w-])`, "gi");
  const clean = { ...parts }, shortest = labels.slice(-2).join(".");
  for (const part of ["title", "text", "headings", "copyright", "siteName"] as const) {
    // Most pages name their host nowhere, and finding out costs less than replacing.
    if (parts[part].toLowerCase().includes(shortest)) clean[part] = parts[part].replace(mentions, " ");
  }
  return clean;
}

/** Whether a page calls itself by the name of its host, as sites do, and that is not the brand's. */
function isItself(ownNames: readonly (readonly string[])[], brand: PageBrand): boolean {
  if (ownNames.length === 0) return false;
  const names = [brandLabel(brand), brand.brand, brand.name ?? "", ...brand.aliases ?? []]
    .map((name) => pageWords(name).join("")).filter((name) => name.length > 1);
  // "paypa", "paypall" and "ups-parcel" are no names of a site's own; "usa" is but a word of "abc-usa".
  const isLike = (words: readonly string[], name: string): boolean => {
    const own = words.join("");
    return words.includes(name) && (!isEverydayName(name) || tellingWords(words).join("") === name) ||
      name.length > 3 && !isEverydayName(name) && (own.includes(name) ||
          Math.abs(own.length - name.length) < 2 && levenshtein(own, name) < 2);
  };
  return ownNames.some((own) => !names.some((name) => isLike(own, name)));
}

/** Labels of a page's host by which it calls itself, as rows of words. */
function ownNamesOf(parts: PageParts, host: string): string[][] {
  const labels = host.split(".").slice(0, -1)
    .filter((label) => label.length > 3 && !/^(?:site-|www)/.test(label))
    .map(pageWords).filter((words) => words.join("").length > 3);
  if (labels.length === 0) return [];
  const named = pageWords(`${parts.title} ${parts.copyright} ${parts.siteName} ${parts.logos}`).join("");
  return labels.filter((words) => named.includes(words.join("")));
}
