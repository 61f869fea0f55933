import type { Facts } from "../classify/mod.ts";
import type { RecordType } from "../io.ts";
import type { AllRecords, DnsRecords } from "../model.ts";
import { certificateOf } from "../observe/web/certificate.ts";
import { icon, pictured } from "../observe/web/pictured.ts";
import { pageFact, shownVisit } from "../observe/web/page_fact.ts";
import { registered } from "../observe/registry/registered.ts";
import { records, unansweredTypes } from "../observe/resolve.ts";
import { isScriptBuilt } from "../observe/web/script_built.ts";
import { secondLook } from "../observe/web/second_look.ts";
import { type Outline, outlineOf, similarityOf } from "../observe/web/similarity.ts";
import type { Page } from "../observe/web/visit.ts";
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

/** The facts about a name, and those about the original that show which registrations are the brand's own. */
export async function factsOf(subject: Subject): Promise<Facts> {
  const [dns, visit, registration] = await Promise.all([
    known(records),
    known(shownVisit),
    known(registered),
  ]);
  const facts: Facts = {
    name: subject.name,
    kind: subject.permutation.kind,
    observedAt: subject.io.now() / 1000,
  };
  if (dns !== null) {
    facts.dns = answeredOnly(dns, await subject.once(unansweredTypes));
    facts.geo = [...dns.a, ...dns.aaaa].flatMap((ip) => {
      const found = subject.io.geo?.lookup(ip) ?? null;
      return found === null ? [] : [{ ip, ...found }];
    });
  }
  const seen = await known(pageFact);
  facts.pageState = seen?.page_state ?? "none";
  if (seen?.cloaking != null) facts.cloaking = seen.cloaking;
  if (visit !== null) {
    facts.redirects = visit.chain;
    const certificate = certificateOf(visit.origin);
    if (certificate !== null) facts.certificate = certificate;
    if (visit.page !== null) {
      const { text, status, headers, truncated } = visit.page;
      facts.page = { html: text, status, headers: Object.fromEntries(headers), truncated };
      const isRun = visit === (await known(secondLook))?.rendered;
      if (!isRun && isScriptBuilt(text)) facts.page.unrun = true;
      facts.finalUrl = visit.page.url;
    }
  }
  const imitation = await subject.once(imitated);
  if (imitation !== undefined) facts.imitates = imitation;
  if (registration !== null) facts.registration = registration.metadata;
  const { brand } = subject;
  if (brand !== null) {
    facts.original = brand.name;
    const [brandDns, brandVisit] = await Promise.all([
      orNull(brand, records),
      orNull(brand, shownVisit),
    ]);
    facts.originalNs = brandDns?.ns ?? [];
    const fingerprint = certificateOf(brandVisit?.origin ?? null)?.fingerprint_sha256;
    if (fingerprint !== undefined) facts.originalFingerprint = fingerprint;
    if (seen?.likeness_measured === true && visit?.page && brandVisit?.page) {
      Object.assign(facts, await likenessOf(subject, visit.page, brand, brandVisit.page));
    }
  }
  return facts;

  function known<T>(observation: Observation<T>): Promise<T | null> {
    return orNull(subject, observation);
  }
}

/** How the page of a name resembles the original's, by content, icon and picture. */
async function likenessOf(
  subject: Subject,
  page: Page,
  brand: Subject,
  brandPage: Page,
): Promise<Pick<Facts, "similarity" | "sameFavicon" | "pictureLikeness">> {
  const [ours, theirs, outline] = await Promise.all([looksOf(subject), looksOf(brand), brand.once(outlined)]);
  const likeness = similarityOf({ ...page, ...ours }, { ...brandPage, ...theirs }, outline);
  if (likeness === null) return {};
  return {
    similarity: likeness.score,
    ...likeness.favicon === null ? {} : { sameFavicon: likeness.favicon },
    ...likeness.picture === null ? {} : { pictureLikeness: likeness.picture },
  };
}

async function looksOf(subject: Subject): Promise<{ favicon: number | null; picture: string | null }> {
  const [favicon, picture] = await Promise.all([orNull(subject, icon), orNull(subject, pictured)]);
  return { favicon: favicon?.hash ?? null, picture: picture?.hash ?? null };
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
