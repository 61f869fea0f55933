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
import { registered } from "../registry/registered.ts";
import { records } from "../records.ts";
import { isScriptBuilt } from "./script_built.ts";
import { registrableOrHost, similarityOf } from "./similarity.ts";
import type { VisitedPage, WebVisit } from "./visit.ts";
import { languageOf } from "./language.ts";
import { visited, visitSite, visitWww } from "./visited.ts";

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
  const rendered = await io.camera.renderPage(first.url, visitor, signal).catch((error) => {
    signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    return null; // The browser does not start: the page stays unclear.
  });
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
  const registration = await subject.once(registered).catch((error) => {
    subject.signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    return null;
  });
  const since = Date.parse(registration?.metadata.registration_date ?? "");
  return io.now() - since < YOUNG_DAYS * 86_400_000;
}

/** Whether a mail exchanger says that the name takes no mail (RFC 7505). */
const isNullMx = (exchanger: string): boolean => /^(?:0 )?\.?$/.test(exchanger);

/**
 * How a second visit differs from the first: it ends on another site, in another state (a page where there was an
 * error), in a form for a password where there was none, or on a page that has next to nothing in common. Null when a
 * visitor gets the same, and where either met bot protection, whose purpose is to treat browsers and crawlers
 * differently.
 */
function differenceOf(
  first: { page: ComparedAnswer | null },
  second: { page: ComparedAnswer | null },
): string | null {
  const [one, two] = [first.page, second.page];
  const [before, after] = [findPageState(one).state, findPageState(two).state];
  if (before === "challenge" || after === "challenge") return null;
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
