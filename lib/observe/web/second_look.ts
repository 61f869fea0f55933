/**
 * Further visits, as a person's browser that comes from a search engine, in the language of the brand: on a desk, on a
 * telephone, and to `www.`. A page that shows crawlers something else hides something.
 * @module
 */
import { findPageState } from "../../classify/page_state.ts";
import { scanPage } from "../../classify/scan.ts";
import { Page } from "../../page/page.ts";
import { levenshtein } from "../../distance.ts";
import type { Observation, Subject } from "../../subject.ts";
import { registered } from "../registry/registration.ts";
import { records } from "../records.ts";
import { registrableOrHost, similarityOf } from "./similarity.ts";
import type { VisitedPage, WebVisit } from "./visit.ts";
import { visited, visitSite, visitWww } from "./visited.ts";

/** Characters of visible text; a page with more says itself what it is. */
const OWN_TEXT = 400;
/** Characters of visible text; with less there is nothing to see before scripts run. */
const NOTHING = 40;
/** Writing, decoding, leading on and setting cookies. Every quantifier is bounded, so that no text makes it slow. */
const BUILDS =
  /document\s{0,9}\.\s{0,9}(?:write(?:ln)?\s{0,9}\(|cookie\s{0,9}=(?!=))|\b(?:atob|unescape|eval)\s{0,9}\(|fromCharCode|innerHTML\s{0,9}=(?!=)|insertAdjacentHTML|\.\s{0,9}(?:click|submit)\s{0,9}\(\s{0,9}\)|location\s{0,9}(?:=(?!=)|\.\s{0,9}(?:href\s{0,9}=(?!=)|(?:replace|assign|reload)\s{0,9}\(|hash\s{0,9}=(?!=))|\[)/;

/** What no honest script needs: names of members in pieces, what is decoded led to or written, a frame laid over the page. */
const HIDES =
  /\[\s{0,9}["'`][a-z]{1,12}["'`]\s{0,9}\+\s{0,9}["'`][a-z]{1,12}["'`]\s{0,9}\]|(?:location|innerHTML|insertAdjacentHTML)[^;\n]{0,80}(?:\batob|unescape|fromCharCode)\b|createElement\(\s{0,9}["'`]i?frame[\s\S]{0,400}(?:position\s{0,9}[:=]\s{0,9}["']?fixed|100v[wh])/i;

/**
 * Whether scripts decide what a visitor sees: a page with hardly any text of its own and no field for a password, whose
 * inline scripts write, decode, set cookies or lead on, or a page with nothing to see but what its scripts show. What is
 * in `noscript` is not seen where they run.
 *
 * @param page The page before any script ran.
 * @example
 * ```ts
 * import { Page } from "../../page/page.ts";
 * import { isScriptBuilt } from "./second_look.ts";
 * console.assert(isScriptBuilt(new Page("<script>document.write(atob('PGZvcm0+'))</script>")));
 * console.assert(!isScriptBuilt(new Page("<a href=/all>Shoes</a><script src=/shop.js></script>")));
 * ```
 */
export function isScriptBuilt(page: Page): boolean {
  const { n, shown } = scanPage(page), shownChars = shown.text.length;
  if (shown.scripts === 0 || n.passwords > 0) return false;
  if (HIDES.test(shown.script)) return true;
  if (shownChars >= OWN_TEXT) return false;
  return shownChars < NOTHING && shown.links.size + shown.frames.length === 0 || BUILDS.test(page.text);
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/i;
/** Suffixes that are not the code of their region (ISO 3166-1 has it reserved). */
const REGIONS: Readonly<Record<string, string>> = { uk: "gb", eu: "" };

/** What something resolves with; null where it fails for another reason than that the lookup has ended. */
const unlessBroken = <T>(asked: Promise<T>, signal: AbortSignal): Promise<T | null> =>
  asked.catch((error) => {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    return null;
  });

/**
 * The Accept-Language field of the brand's visitors: the language that its page declares, else that of most people under
 * its suffix (CLDR's likely subtags), then English; undefined where that is all.
 */
async function languageOf({ brand, original, signal }: Subject): Promise<string | undefined> {
  const page = brand === null ? undefined : (await unlessBroken(brand.once(visited), signal))?.page;
  const html = page?.html.tokens.find(({ kind, name }) => kind === "open" && name === "html");
  const declared = html?.attributes.get("lang")?.trim() ?? "";
  const language = LANGUAGE.test(declared) ? declared : languageUnder(original);
  const [plain = ""] = language.toLowerCase().split("-");
  if (plain === "" || plain === "en") return undefined;
  return `${language}${language === plain ? "" : `,${plain};q=0.9`},en;q=0.5`;
}

/** The language of most people in the region of a name's suffix; "" where it has none. */
function languageUnder(name: string): string {
  const suffix = name.slice(name.lastIndexOf(".") + 1), region = REGIONS[suffix] ?? suffix;
  if (!/^[a-z]{2}$/.test(region)) return "";
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return language === "und" ? "" : language;
}

/** What a second look found. */
export interface SecondLook {
  /** The visit that differs; where none does, the one from a desk. */
  visit: WebVisit;
  /** How it differs from the first, in a few words; null when a visitor gets the same. */
  difference: string | null;
  /** The same with the page as its scripts left it; null when they do not decide what is seen, or were not run. */
  rendered: WebVisit | null;
}

/** What a widespread browser sends, and where its visitor comes from. */
const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const TELEPHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const REFERRER = "https://www.google.com/", SOCIAL = "https://m.facebook.com/";
/** Likeness of two visits to one page: advertisements and news change a page by less. */
const SAME_PAGE = 0.3;

/** A name registered within so many days is young: most phishing names are. */
const YOUNG_DAYS = 90;
/** Characters in which a name differs from the original at most to match it strongly. */
const STRONG_DISTANCE = 2;
/** Characters of a label that a name has to hold as a whole to match it strongly; shorter ones are parts of words. */
const STRONG_LABEL = 6;

/** The further visits, made once; null where none is due, and where either visit got no answer. */
export const secondLook: Observation<SecondLook | null> = async (subject) => {
  if (subject.io.secondLook === false) return null;
  const first = await subject.once(visited);
  if (first?.first == null) return null;
  if (subject.io.secondLook !== true && !await isSecondLookDue(subject, first)) return null;
  const visitor = { userAgent: BROWSER, referrer: REFERRER, language: await languageOf(subject) };
  const visit = await visitSite(subject, visitor);
  if (visit?.first == null) return null;
  const difference = differenceOf(first, visit);
  const rendered = await renderedVisit(subject, visit);
  const found: SecondLook = { visit, difference, rendered };
  if (difference !== null || rendered !== null || isSettled(visit.page)) return found;
  return await otherLooks(subject, first, visitor) ?? found;
};

/** Whether a page asks for a password anyway, or is bot protection, which shows other visitors no more. */
function isSettled(page: ComparedAnswer | null): boolean {
  return page !== null && (scanPage(page.html).n.passwords > 0 || findPageState(page).state === "challenge");
}

/**
 * What the site shows on a telephone or under `www.` alone; null where that is no more than on a desk. Both may look
 * different for good reasons, so only a form for a password, a page in place of an error, and on a telephone another site,
 * count.
 */
async function otherLooks(
  subject: Subject,
  first: WebVisit,
  visitor: Parameters<typeof visitSite>[1],
): Promise<SecondLook | null> {
  const looks = [
    ["on telephones", () => visitSite(subject, { ...visitor, userAgent: TELEPHONE, referrer: SOCIAL })],
    ["under www.", () => visitWww(subject, first, visitor)],
  ] as const;
  for (const [where, look] of looks) {
    const visit = await look();
    if (visit?.first == null) continue;
    const difference = differenceOf(first, visit);
    if (difference === FORM || difference?.startsWith(SITE) === true && where === "on telephones") {
      return { visit, difference: `${difference}, ${where}`, rendered: null };
    }
    // Where the first visit got no page, this one is what a visitor sees.
    if (findPageState(first.page).state !== "page" && findPageState(visit.page).state === "page") {
      return { visit, difference: null, rendered: null };
    }
  }
  return null;
}

/** A visit whose page scripts build, with what they built; null without a browser, and where that shows no page. */
async function renderedVisit({ io, signal }: Subject, visit: WebVisit): Promise<WebVisit | null> {
  const { first, page } = visit;
  if (io.camera?.renderPage === undefined || first === null || page === null || !isScriptBuilt(page.html)) {
    return null;
  }
  const visitor = { userAgent: BROWSER, referrer: REFERRER };
  // Where the browser does not start, the page stays unclear.
  const rendered = await unlessBroken(io.camera.renderPage(first.url, visitor, signal), signal);
  if (rendered === null) return null;
  const { finalUrl: url, status } = rendered, html = new Page(rendered.html);
  // Of the fields of the answer only the type is known: the document is HTML now.
  const headers: VisitedPage["headers"] = [["content-type", "text/html"]];
  const hop = { url, kind: "Javascript" as const, status, certificate: null };
  return {
    ...visit,
    chain: url === page.url ? visit.chain : [...visit.chain, hop],
    page: { url, status, headers, html, truncated: html.isCut },
  };
}

/**
 * Whether a look-alike that does not look like phishing so far deserves a second look: it has mail servers, matches the
 * original strongly, leads to it, is built by scripts, or is young.
 */
async function isSecondLookDue(subject: Subject, { page }: WebVisit): Promise<boolean> {
  const { brand, original, permutation, io } = subject;
  if (brand === null || page !== null && scanPage(page.html).n.passwords > 0) return false;
  if (page !== null && (registrableAt(page.url) === original || isScriptBuilt(page.html))) return true;
  const [label = ""] = original.split(".");
  if (label.length >= STRONG_LABEL && permutation.domain.fqdn.includes(label)) return true;
  const { mx } = await subject.once(records);
  if (mx.length > 0 && !mx.every(isNullMx)) return true;
  if (permutation.kind === "Homoglyph" || levenshtein(original, permutation.domain.fqdn) <= STRONG_DISTANCE) {
    return true;
  }
  const registration = await unlessBroken(subject.once(registered), subject.signal);
  const since = Date.parse(registration?.metadata.registration_date ?? "");
  return io.now() - since < YOUNG_DAYS * 86_400_000;
}

/** Whether a mail exchanger says that the name takes no mail (RFC 7505). */
const isNullMx = (exchanger: string): boolean => /^(?:0 )?\.?$/.test(exchanger);

/**
 * How a second visit differs from the first: it ends on another site, in another state (a page where there was an
 * error), in a form for a password where there was none, or on a page that has next to nothing in common. Null when a
 * visitor gets the same, where either met bot protection, whose purpose is to treat browsers and crawlers differently,
 * and where a server said that it was busy.
 */
function differenceOf({ page: one }: Ended, { page: two }: Ended): string | null {
  const [before, after] = [findPageState(one).state, findPageState(two).state];
  if (before === "challenge" || after === "challenge") return null;
  // Whoever comes at a busy time gets such an error.
  if ([one, two].some((page) => page !== null && BUSY.has(page.status) && before !== after)) return null;
  if (one !== null && two !== null && registrableAt(one.url) !== registrableAt(two.url)) {
    return `${SITE}${registrableAt(two.url)}`;
  }
  if (before !== after) return `${NAMES[after]} instead of ${NAMES[before]}`;
  if (one === null || two === null || after !== "page") return null;
  const passwords = (page: ComparedAnswer): boolean => scanPage(page.html).n.passwords > 0;
  if (passwords(two) && !passwords(one)) return FORM;
  const likeness = similarityOf(two, one);
  return likeness !== null && likeness.score < SAME_PAGE ? "another page" : null;
}

/** What a visit ended in. */
type Ended = { page: ComparedAnswer | null };

/** Too many requests (RFC 6585 section 4), and unavailable for now (RFC 9110 section 15.6.4). */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

const FORM = "a form for a password", SITE = "another site: ";

/** The part of a page that is compared. */
export type ComparedAnswer = Pick<VisitedPage, "url" | "status" | "headers" | "html">;

const NAMES = {
  page: "a page",
  warning: "a warning",
  portal: "a captive portal",
  error: "an error",
  empty: "an empty answer",
  none: "no answer",
} as const;

/** The registrable domain of a URL's host, or the host. */
function registrableAt(url: string): string {
  const { hostname } = new URL(url);
  return registrableOrHost(hostname) ?? hostname;
}
