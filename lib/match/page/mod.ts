/**
 * Which brand a page imitates, whatever its name is.
 * @module
 */
import { condense } from "../../condense.ts";
import { type Naming, type PageBrand, type PageIndex, pageWords } from "./profile.ts";
import { hostOfUrl, type PageParts, readParts } from "./reader.ts";

export { type Naming, type PageBrand, PageIndex } from "./profile.ts";

/** A page. */
export interface MatchedPage {
  /** Where it is. */
  url: string;
  /** Its text: of 2 Mi characters the substance is read, at most 256 Ki characters of text, forms, links and titles. */
  html: string;
}

/** A brand that a page may imitate. */
export interface PageMatch {
  /** The brand's registrable name. */
  brand: string;
  /** How likely the page imitates it, 0 to 1. */
  probability: number;
  /** Whether the page is on the brand's own host: then it imitates nobody. */
  own: boolean;
  /** Evidence, strongest first; the weights add up to the log-odds. */
  reasons: { evidence: string; weight: number }[];
}

/** Hosts of services that pages of everybody load from and link to: of whom they are says nothing about the page. */
const SHARED =
  /(?:^|\.)(?:googleapis|gstatic|googletagmanager|google-analytics|googlesyndication|googleadservices|doubleclick|google|gravatar|ytimg|youtube|youtu|facebook|fbcdn|fb|twitter|x|twimg|t|linkedin|licdn|instagram|pinterest|pinimg|tiktok|whatsapp|telegram|cloudflare|cloudflareinsights|jsdelivr|unpkg|jquery|bootstrapcdn|fontawesome|typekit|vimeo|vimeocdn|wordpress|wp|blogger|blogspot|github|githubusercontent|adobe|addthis|sharethis|disqus|yahoo|yimg|bing|hotjar|newrelic|optimizely|apple|microsoft|paypalobjects|amazonaws|cloudfront|akamaihd)\.[a-z.]{2,6}$/;

/** What of its logo and its hosts counts on a page that only mentions a brand. */
const MENTIONED = 0.4;

/** Log-odds of a page about which nothing is known, and what an article adds. */
const PRIOR = -3.2, ARTICLE = -1.5;

interface Signs {
  host: number;
  title: number;
  titleShare: number;
  siteName: number;
  origin: number;
  copyright: number;
  headings: number;
  logos: number;
  text: number;
  textShare: number;
  early: number;
  attributes: number;
  hidden: number;
  loads: number;
  links: number;
}

const NONE: Signs = {
  host: 0,
  title: 0,
  titleShare: 0,
  siteName: 0,
  origin: 0,
  copyright: 0,
  headings: 0,
  logos: 0,
  text: 0,
  textShare: 0,
  early: 0,
  attributes: 0,
  hidden: 0,
  loads: 0,
  links: 0,
};

/** What each sign adds to the log-odds, set by hand, and what it is called. */
const WEIGHTS: Record<keyof Signs, [nats: number, words: string]> = {
  host: [2.2, "its name in the host"],
  title: [2.4, "its name in the title"],
  titleShare: [2.4, "a title of little else"],
  siteName: [0.6, "its name as the site's"],
  origin: [1.4, "saved from its site"],
  copyright: [2.2, "its name in the copyright line"],
  headings: [0.5, "its name in a heading"],
  logos: [1.3, "its logo"],
  text: [0.5, "its name in the text"],
  textShare: [0.6, "hardly any other brand"],
  early: [0.5, "no brand before it"],
  attributes: [0.2, "its name in files and fields"],
  hidden: [0.4, "its name where nobody sees it"],
  loads: [2.1, "loads from its site"],
  links: [1.4, "links to its site"],
};

/**
 * Returns the brands that a page may imitate, the likeliest first; none for a page that names nobody. Everything is read
 * of the page itself: of names, other spellings and domains of the brands.
 *
 * @example
 * ```ts
 * import { matchPage, PageIndex } from "./mod.ts";
 * const index = new PageIndex([{ brand: "kestrelbank.com", name: "Kestrel Bank" }]);
 * const html = "<title>Kestrel Bank</title><h1>Sign in</h1><form><input type=password></form>© 2026 Kestrel Bank";
 * console.assert(matchPage({ url: "https://a.example/", html }, index)[0]?.brand === "kestrelbank.com");
 * ```
 */
export function matchPage(page: MatchedPage, index: PageIndex): PageMatch[] {
  const host = hostOfUrl(page.url);
  const parts = withoutHost(readParts(condense(page.html).text), host);
  const signs = signsOf(parts, host, index);
  const own = index.ownerOf(host);
  const scored = [...signs].map(([brand, found]) => {
    const reasons = (Object.keys(WEIGHTS) as (keyof Signs)[]).filter((sign) => found[sign] > 0)
      .map((sign) => ({ evidence: WEIGHTS[sign][1], weight: WEIGHTS[sign][0] * found[sign] }));
    return { brand, reasons, sum: reasons.reduce((all, { weight }) => all + weight, 0) };
  }).sort((a, b) => b.sum - a.sum);
  return scored.slice(0, 5).map(({ brand, reasons, sum }, rank) => {
    const rival = scored[rank === 0 ? 1 : 0]?.sum ?? 0;
    reasons.push({ evidence: "pages at large", weight: PRIOR });
    if (rival > 0) reasons.push({ evidence: "another brand is named as well", weight: -0.8 * rival });
    if (parts.password) reasons.push({ evidence: "asks for a password", weight: 1.4 });
    else if (parts.fields > 1) reasons.push({ evidence: "asks for data", weight: 0.7 });
    else if (parts.fields === 0) reasons.push({ evidence: "asks for nothing", weight: -1.4 });
    if (parts.article && !parts.password) reasons.push({ evidence: "is an article", weight: ARTICLE });
    const long = Math.min(2.5, Math.max(0, Math.log2(parts.text.length / 2_500)));
    if (long > 0) reasons.push({ evidence: "has much to read", weight: -1.4 * long });
    if (isItself(parts, page.url, index.brands[brand]!)) {
      reasons.push({ evidence: "calls itself by the name of its host", weight: -2.4 });
    }
    reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
    const odds = sum === 0 ? PRIOR : reasons.reduce((all, { weight }) => all + weight, 0);
    return {
      brand: index.brands[brand]!.brand,
      probability: 1 / (1 + Math.exp(-odds)),
      own: brand === own,
      reasons,
    };
  });
}

/** The parts without the page's own host: "example.net is for sale" does not speak of the brand example.com. */
function withoutHost(parts: PageParts, host: string): PageParts {
  const labels = host.split(".");
  if (labels.length < 2) return parts;
  const names = labels.slice(0, -1).map((_, i) => labels.slice(i).join(".").replaceAll(".", "\\."));
  const mentions = new RegExp(`(?<![\\w-])(?:${names.join("|")})(?![\\w-])`, "gi");
  const clean = { ...parts };
  for (const part of ["title", "text", "headings", "copyright", "siteName"] as const) {
    clean[part] = parts[part].replace(mentions, " ");
  }
  return clean;
}

/** A text without addresses at services that everybody uses. */
function withoutShared(text: string): string {
  return text.replace(
    /(?:https?:)?\/\/([a-z0-9.-]{1,253})/gi,
    (url, host) => SHARED.test(host.toLowerCase()) ? "" : url,
  );
}

/** The first label of a brand's registrable name. */
function labelOf({ brand }: PageBrand): string {
  return brand.slice(0, brand.indexOf("."));
}

/** Whether a host has a brand's label below the name that was registered. */
function isDeep(labels: readonly string[], brand: PageBrand): boolean {
  return labels.slice(0, -3).includes(labelOf(brand));
}

/** Whether a page calls itself by the name of its host, as sites do, and that is not the brand's. */
function isItself(parts: PageParts, url: string, brand: PageBrand): boolean {
  const labels = hostOfUrl(url).split(".").filter((label) =>
    label.length > 3 && !/^(?:site-|www)/.test(label)
  );
  const own = labelOf(brand);
  const named = pageWords(`${parts.title} ${parts.copyright} ${parts.siteName} ${parts.logos}`).join("");
  return labels.slice(0, -1).some((label) => {
    const word = pageWords(label).join("");
    return word.length > 3 && !word.includes(own) && named.includes(word);
  });
}

function signsOf(parts: PageParts, host: string, index: PageIndex): Map<number, Signs> {
  const signs = new Map<number, Signs>();
  const of = (brand: number): Signs => {
    let found = signs.get(brand);
    if (found === undefined) signs.set(brand, found = { ...NONE });
    return found;
  };
  const most = (sign: keyof Signs, namings: readonly Naming[]): void => {
    for (const { brand, weight } of namings) of(brand)[sign] = Math.max(of(brand)[sign], weight);
  };
  const title = pageWords(parts.title);
  const inTitle = index.namings(title);
  const letters = title.join("").length;
  for (const { brand, weight, letters: named } of inTitle) {
    const share = named / Math.max(named, letters);
    const found = of(brand);
    // A title of nothing but an everyday word is a name.
    const says = share > 0.95 ? Math.max(weight, 0.8) : weight;
    // Articles about a brand name it somewhere in a sentence.
    found.title = Math.max(found.title, says * Math.min(1, 0.1 + 2.5 * share));
    found.titleShare = Math.max(found.titleShare, says * share);
  }
  // Who is called like a brand says so on every page; who is not, and writes it into the host, means the brand.
  const labels = host.split(".");
  const means = ({ brand }: Naming) =>
    !labels.includes(labelOf(index.brands[brand]!)) || isDeep(labels, index.brands[brand]!);
  most("host", index.namings(pageWords(labels.slice(0, -1).join("."))).filter(means));
  most("siteName", index.namings(pageWords(parts.siteName)));
  most("copyright", index.namings(pageWords(parts.copyright)));
  most("headings", index.namings(pageWords(parts.headings)));
  // Words of everyday texts are classes and files of everybody.
  const telling = (text: string): Naming[] =>
    index.namings(pageWords(withoutShared(text))).filter(({ weight }) => weight >= 0.6);
  most("logos", telling(parts.logos));
  most("attributes", telling(parts.attributes));
  most("hidden", index.namings(pageWords(parts.hidden)));
  for (const host of parts.origin) {
    const owner = index.ownerOf(host);
    if (owner >= 0) of(owner).origin = 1;
  }
  const inText = index.namings(pageWords(parts.text));
  const counts = new Map<number, number>();
  let all = 0;
  for (const { brand, weight } of inText) {
    counts.set(brand, (counts.get(brand) ?? 0) + weight);
    all += weight;
  }
  for (const [brand, count] of counts) {
    of(brand).text = Math.min(1, Math.log2(1 + count) / 3);
    of(brand).textShare = (count / all) * Math.min(1, count / 2);
  }
  if (inText[0] !== undefined) of(inText[0].brand).early = inText[0].weight;
  for (const [sign, hosts] of [["loads", parts.loads], ["links", parts.links]] as const) {
    const byOwner = new Map<number, number>();
    let total = 0;
    for (const [host, count] of hosts) {
      const owner = index.ownerOf(host);
      if (SHARED.test(host)) continue;
      total += count;
      if (owner >= 0) byOwner.set(owner, (byOwner.get(owner) ?? 0) + count);
    }
    for (const [owner, count] of byOwner) {
      of(owner)[sign] = count / total * Math.min(1, Math.log2(1 + count) / 2);
    }
  }
  for (const [brand, found] of signs) {
    const named = inText.filter((naming) => naming.brand === brand);
    // A button to sign in or pay with a brand shows its logo and leads to its site.
    if (
      named.length === 0 || found.title + found.copyright > 0 || named.some(({ isMention }) => !isMention)
    ) continue;
    for (const sign of ["logos", "loads", "links"] as const) found[sign] *= MENTIONED;
  }
  return signs;
}
