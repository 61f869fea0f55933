import type { Facts, PageFacts } from "../classify/mod.ts";
import type { RecordType } from "../io.ts";
import type { AllRecords, DnsRecords, GeoIpData, Imitation } from "../model.ts";
import { certificateOf } from "../observe/web/certificate.ts";
import { icon, logos, pictured } from "../observe/web/icon.ts";
import { pageFact, shownVisit } from "../observe/web/page_fact.ts";
import { isScriptBuilt, secondLook } from "../observe/web/second_look.ts";
import { registered } from "../observe/registry/registration.ts";
import { records, unansweredTypes } from "../observe/records.ts";
import { type Outline, outlineOf, similarityOf } from "../observe/web/similarity.ts";
import type { VisitedPage } from "../observe/web/visit.ts";
import type { Observation, Subject } from "../subject.ts";
import { splitName } from "../domain.ts";
import {
  IMITATES_FROM,
  type MatchedPage,
  matchPage,
  mayAsk,
  PageIndex,
  type PageMatch,
  type PagePicture,
  pageProfile,
} from "../match/page/mod.ts";

/** Reasons of an imitation. */
const IMITATION_REASONS = 5;

/** The pictures of a subject's page; those that cannot be had say nothing. */
async function picturesOf(subject: Subject): Promise<PagePicture[]> {
  const [own, more] = await Promise.allSettled([subject.once(icon), subject.once(logos)]);
  subject.signal.throwIfAborted();
  return [
    ...own.status === "fulfilled" && own.value !== null ? [own.value] : [],
    ...more.status === "fulfilled" ? more.value : [],
  ];
}

/** The brands, with what the page of the one that is looked up shows of it; learnt once, as its page is seen. */
const compared: Observation<PageIndex | null> = async (subject) => {
  if (subject.brands === null) return null;
  const page = (await subject.once(shownVisit))?.page ?? null;
  if (page === null || (await subject.once(pageFact)).page_state !== "page") return subject.brands;
  const own = { url: page.url, html: page.html, pictures: await picturesOf(subject) };
  const { registrable } = splitName(subject.name);
  return new PageIndex(
    subject.brands.brands.map((each) => each.brand === registrable ? pageProfile(each, [own]) : each),
  );
};

/** The index to compare with; what cannot be seen of the brand's own page adds nothing. */
async function indexOf(subject: Subject): Promise<PageIndex | null> {
  try {
    return await (subject.brand?.once(compared) ?? subject.brands);
  } catch {
    subject.signal.throwIfAborted();
    return subject.brands;
  }
}

/** The likeliest brand of a page. Its pictures are requested only where it may ask for something. */
async function likeliest(
  subject: Subject,
  page: MatchedPage,
  index: PageIndex,
): Promise<PageMatch | undefined> {
  if (!index.hasPictures || !mayAsk(page.html)) return matchPage(page, index)[0];
  return matchPage({ ...page, pictures: await picturesOf(subject) }, index)[0];
}

/** The brand that the page imitates; null for nobody, undefined where no page was compared with any brand. */
const imitated: Observation<Imitation | null | undefined> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  const index = page === null ? null : await indexOf(subject);
  if (index === null || page === null) return undefined;
  if ((await subject.once(pageFact)).page_state !== "page") return undefined;
  const best = await likeliest(subject, { url: page.url, html: page.html }, index);
  if (best === undefined || best.own || best.probability < IMITATES_FROM) {
    // What could not be read may name a brand.
    return page.truncated && best?.own !== true ? undefined : null;
  }
  const { brand, probability } = best;
  const reasons = best.reasons.filter(({ weight }) => weight > 0).slice(0, IMITATION_REASONS);
  return { brand, probability, reasons: reasons.map(({ evidence }) => evidence) };
};

/** The features that pages are compared by, computed once: the original's are compared with every look-alike's. */
const outlined: Observation<Outline | undefined> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page;
  return page == null ? undefined : outlineOf(page);
};

/** The records without the types that were not answered: what is unknown is not "none". */
function answeredOnly(all: AllRecords, unanswered: ReadonlySet<RecordType>): DnsRecords {
  if (unanswered.size === 0) return all;
  const known = ([type]: [string, unknown]) => !unanswered.has(type.toUpperCase() as RecordType);
  return Object.fromEntries(Object.entries(all).filter(known));
}

/** Network and country of each address that the tables list. */
export function networksOf({ io: { geo } }: Subject, addresses: readonly string[]): GeoIpData[] {
  return addresses.flatMap((ip) => {
    const found = geo?.lookup(ip) ?? null;
    return found === null ? [] : [{ ip, ...found }];
  });
}

/** The facts about a name, and those about the original that show which registrations are the brand's own. */
export async function factsOf(subject: Subject): Promise<Facts> {
  const known = <T>(observation: Observation<T>) => orNull(subject, observation);
  const [dns, visit, registration] = await Promise.all([
    known(records),
    known(shownVisit),
    known(registered),
  ]);
  const seen = await known(pageFact);
  return {
    name: subject.name,
    kind: subject.permutation.kind,
    observedAt: subject.io.now() / 1000,
    dns: dns === null ? undefined : answeredOnly(dns, await subject.once(unansweredTypes)),
    geo: dns === null ? undefined : networksOf(subject, [...dns.a, ...dns.aaaa]),
    pageState: seen?.page_state ?? "none",
    cloaking: seen?.cloaking ?? undefined,
    redirects: visit?.chain,
    certificate: certificateOf(visit?.origin ?? null, subject.steps.parseX509) ?? undefined,
    page: visit?.page == null ? undefined : pageOf(visit.page, visit === (await known(secondLook))?.rendered),
    finalUrl: visit?.page?.url,
    imitates: await subject.once(imitated),
    registration: registration?.metadata,
    ...subject.brand === null
      ? {}
      : await factsBeside(subject, visit?.page ?? null, subject.brand, seen?.likeness_measured === true),
  };
}

/**
 * A page as it was received.
 *
 * @param isRun Whether its scripts were run.
 */
function pageOf({ html, status, headers, truncated, unread }: VisitedPage, isRun: boolean): PageFacts {
  const unrun = !isRun && isScriptBuilt(html) ? true : undefined;
  return { html, status, headers: Object.fromEntries(headers), truncated, unrun, unread };
}

/** The facts about the original, and how the page of a name resembles its page where that is measured. */
async function factsBeside(
  subject: Subject,
  page: VisitedPage | null,
  brand: Subject,
  isMeasured: boolean,
): Promise<Facts> {
  const [dns, visit] = await Promise.all([orNull(brand, records), orNull(brand, shownVisit)]);
  return {
    original: brand.name,
    originalNs: dns?.ns ?? [],
    originalFingerprint: certificateOf(visit?.origin ?? null, subject.steps.parseX509)?.fingerprint_sha256,
    ...isMeasured && page !== null && visit?.page ? await likenessOf(subject, page, brand, visit.page) : {},
  };
}

/** How the page of a name resembles the original's, by content, icon and picture. */
async function likenessOf(
  subject: Subject,
  page: VisitedPage,
  brand: Subject,
  brandPage: VisitedPage,
): Promise<Pick<Facts, "similarity" | "sameFavicon" | "pictureLikeness">> {
  const [ours, theirs, outline] = await Promise.all([looksOf(subject), looksOf(brand), brand.once(outlined)]);
  const likeness = similarityOf({ ...page, ...ours }, { ...brandPage, ...theirs }, outline);
  return {
    similarity: likeness?.score,
    sameFavicon: likeness?.favicon ?? undefined,
    pictureLikeness: likeness?.picture ?? undefined,
  };
}

async function looksOf(subject: Subject): Promise<{ favicon: number | null; picture: string | null }> {
  const favicon = await orNull(subject, icon);
  return { favicon: favicon?.hash ?? null, picture: subject.made(pictured)?.hash ?? null };
}

/** Takes the pictures of a name's page and the original's, where pages are compared; false where there are not both. */
export async function comparePictures(subject: Subject): Promise<boolean> {
  const { brand } = subject;
  if (brand === null || (await orNull(subject, pageFact))?.likeness_measured !== true) return false;
  const [own, original] = await Promise.all([orNull(subject, pictured), orNull(brand, pictured)]);
  return own?.hash != null && original?.hash != null;
}

/** A failed observation is unknown; an abort is not a failure. */
async function orNull<T>(subject: Subject, observation: Observation<T>): Promise<T | null> {
  try {
    return await subject.once(observation);
  } catch {
    subject.signal.throwIfAborted();
    return null;
  }
}
