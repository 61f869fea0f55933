/**
 * Everything that can be observed of a name: the ops take theirs from here.
 * @module
 */
import { mainReasons, reasonText } from "../classify/main_reasons.ts";
import { levenshtein } from "../distance.ts";
import type { ExtendedClassification, Likeness } from "../model.ts";
import { mail } from "../observe/mail/mail.ts";
import { confirmation, registered } from "../observe/registry/registration.ts";
import { records, unansweredTypes } from "../observe/records.ts";
import { nonexistence } from "../observe/resolve.ts";
import { certificateOf } from "../observe/web/certificate.ts";
import { pageFact } from "../observe/web/page_fact.ts";
import { pictured } from "../observe/web/icon.ts";
import { technologiesOf } from "../observe/web/technologies/mod.ts";
import { visited } from "../observe/web/visited.ts";
import type { AnyOp, Sees } from "../ops/op.ts";
import type { Subject } from "../subject.ts";
import { factsOf, networksOf } from "./facts.ts";

/** Reasons on the wire. */
const VERDICT_REASONS = 5;

/** How each observation is made; `contacts.ts` says whom it contacts. */
const OBSERVATIONS = {
  /** Edits between the original and the name. */
  distance: ({ original, permutation }) => Promise.resolve(levenshtein(original, permutation.domain.fqdn)),
  /** IPv4 addresses, then IPv6. */
  addresses: recordedAddresses,
  /** Network and country of each address that the tables list. */
  networks: async (subject) =>
    subject.io.geo === null ? [] : networksOf(subject, await recordedAddresses(subject)),
  /** DNS records. */
  records: (subject) => subject.once(records),
  /** Types that got no usable answer: their records are unknown. */
  unansweredTypes: (subject) => subject.once(unansweredTypes),
  /** Evidence that the name does not exist; null when it does, or when no answer decides. */
  async nonexistence(subject) {
    const found = await subject.once(nonexistence);
    if (found === null || subject.io.confirmFree !== true || subject.io.net === null) return found;
    const { isFree, evidence } = await subject.once(confirmation);
    return { ...found, trusted: isFree ?? found.trusted, evidence };
  },
  /** The visit to the name's web server; null when none answers. */
  visit: (subject) => subject.once(visited),
  /** Technologies that the page shows; null without a page. */
  async technologies(subject) {
    const page = (await subject.once(visited))?.page ?? null;
    return page === null ? null : technologiesOf(page);
  },
  /** A picture of the page; null where none can be taken. */
  screenshot: (subject) => subject.once(pictured),
  /** The certificate of the name's own server. */
  certificate: async (subject) =>
    certificateOf((await subject.once(visited))?.origin ?? null, subject.steps.parseX509),
  /** The name in the index of certificates. */
  async certificateTransparency({ io, name, steps }) {
    const query = { pattern: name, kind: "exact", include_precert: true };
    return io.ct === null ? [] : (await steps.ctSearch(io.ct.index(), query)).results;
  },
  /** Mail facts from DNS and the mail server; null for none. */
  mail: (subject) => subject.once(mail),
  /** The registration; null when no registry answers. */
  registration: (subject) => subject.once(registered),
  /** The history of records. */
  passiveDns: async ({ io, name }) => await io.history?.dns(name) ?? [],
  /** The history of certificates. */
  passiveTls: async ({ io, name }) => await io.history?.tls(name) ?? {},
  /** The verdict on all facts; null for a name that does not exist. */
  classification: classificationOf,
} satisfies Record<string, (subject: Subject) => Promise<unknown>>;

/** The result of each observation. */
export type Observed = { [K in keyof typeof OBSERVATIONS]: Awaited<ReturnType<typeof OBSERVATIONS[K]>> };

async function classificationOf(subject: Subject): Promise<ExtendedClassification | null> {
  if (!isStudiedAsRegistered(subject)) return null;
  const facts = await factsOf(subject);
  const verdict = subject.steps.classify(facts);
  const isVisited = !subject.passive && subject.io.net !== null;
  const page = await subject.once(pageFact);
  if ((facts.dns?.a?.length ?? 0) + (facts.dns?.aaaa?.length ?? 0) > 0) subject.visited?.(page);
  const likeness: Likeness = known({
    page: facts.similarity,
    picture: facts.pictureLikeness,
    icon: facts.sameFavicon === undefined ? undefined : Number(facts.sameFavicon),
  });
  return {
    legitimate: verdict.legitimate,
    phishing: verdict.phishing,
    parked: verdict.parked,
    reasons: mainReasons(verdict, VERDICT_REASONS).map((reason) => reasonText(reason, isVisited)),
    ...known({
      // Where nobody visits, nothing is known of a page: `none` says that nothing answered.
      page_state: isVisited ? page.page_state : undefined,
      compared_with: subject.comparedWith,
      page_by: page.page_by ?? undefined,
      page_status: page.page_status ?? undefined,
      page_url: page.page_url ?? undefined,
      cloaking: page.cloaking ?? undefined,
      likeness: Object.keys(likeness).length > 0 ? likeness : undefined,
      imitates: facts.imitates,
    }),
  };
}

/** The members that are known. */
function known<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}

/** Everything under study exists, except names that the plan studies because they are free. */
function isStudiedAsRegistered({ existence }: Subject): boolean {
  return existence.state !== "free";
}

async function recordedAddresses(subject: Subject): Promise<string[]> {
  const { a, aaaa } = await subject.once(records);
  return [...a, ...aaaa];
}

/** An op that expects of its observations what they are. */
export type ObservingOp = AnyOp & { readonly run: (see: Sees<Observed>) => unknown };

/** The observations of one name, restricted to those that an op declares. */
export function observationsOf(
  subject: Subject,
  { observes }: AnyOp,
): Record<string, () => Promise<unknown>> {
  return Object.fromEntries(
    observes.map((name) => [name, () => OBSERVATIONS[name as keyof Observed](subject)]),
  );
}
