import type { Facts, PageFacts } from "../classify/mod.ts";
import type { RecordType } from "../io.ts";
import type { AllRecords, DnsRecords, GeoIpData } from "../model.ts";
import { certificateOf } from "../observe/web/certificate.ts";
import { icon, pictured } from "../observe/web/icon.ts";
import { pageFact, shownVisit } from "../observe/web/page_fact.ts";
import { isScriptBuilt, secondLook } from "../observe/web/second_look.ts";
import { registered } from "../observe/registry/registration.ts";
import { records, unansweredTypes } from "../observe/records.ts";
import { type Outline, outlineOf, similarityOf } from "../observe/web/similarity.ts";
import type { VisitedPage } from "../observe/web/visit.ts";
import type { Observation, Subject } from "../subject.ts";
import { imitated } from "./imitated.ts";

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
