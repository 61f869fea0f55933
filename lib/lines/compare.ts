import { percent } from "../percent.ts";
import { checkArgument } from "../argument.ts";
import type { GeoIpData } from "../model.ts";
import { endOf } from "../ops/web.ts";
import { isUnknown, type MergedLookup, type MergedName } from "./merge.ts";
import { verdictOf, type VerdictWord } from "../assess/verdict.ts";

/** One thing that differs between two lookups of a name. Lists are sorted; empty when there was nothing. */
export interface Difference {
  /** Such as `addresses`, `mx`, `verdict`. */
  what: string;
  /** Values in the first lookup that the second lacks, or the first one's when there can be one only. */
  before: string[];
  /** Values in the second lookup that the first lacks. */
  after: string[];
}

/** What became of one name between two lookups. */
export interface NameChange {
  /** The name. */
  fqdn: string;
  /**
   * Only in the second, only in the first, or in both with differences; `answered`: only in the second, but the first
   * got no usable answer for it, so it may not be new.
   */
  state: "new" | "gone" | "changed" | "answered";
  /** What differs; empty for names that are in one only. */
  differences: Difference[];
}

/** Scores vary with the evidence that arrived in time; a smaller move of the phishing share is not a change. */
const SHARE_STEP = 0.1;

const trimmed = (hosts: readonly string[] | undefined): string[] | null =>
  hosts?.map((host) => host.toLowerCase().replace(/\.$/, "")) ?? null;
const one = (value: string | number | null | undefined): string[] => value == null ? [] : [String(value)];

/** The addresses of a name; unknown when its records, or those of one family, are unknown. */
function placesOf({ ips, dns_a, dns_unanswered }: MergedName): GeoIpData[] | null {
  if (dns_unanswered?.some((type) => type === "a" || type === "aaaa")) return null;
  return ips === undefined ? dns_a === undefined ? null : [] : Object.values(ips);
}

/**
 * What is compared; null means unknown, which is not a change. Values that change with every lookup (times of answers,
 * TXT tokens, raw records) are left out. A registry always knows the registrar, so a missing one is unknown; a missing
 * page or certificate may have gone.
 */
const ASPECTS: Readonly<Record<string, (name: MergedName) => readonly string[] | null>> = {
  addresses: (name) => placesOf(name)?.map(({ ip }) => ip) ?? null,
  networks: (name) =>
    placesOf(name)?.flatMap(({ asn }) => asn?.number == null ? [] : [`AS${asn.number}`]) ?? null,
  countries: (name) => placesOf(name)?.flatMap(({ country }) => one(country?.iso_code)) ?? null,
  ns: (name) => trimmed(name.dns_ns),
  mx: (name) => trimmed(name.dns_mx),
  "takes mail": ({ smtp_metadata: smtp }) => smtp === undefined ? null : [smtp.is_positive ? "yes" : "no"],
  registrar: (name) => registeredNames(name, "registrar"),
  registered: (name) => registeredNames(name, "registration_date"),
  expires: (name) => registeredNames(name, "expiration_date"),
  server: (name) => one(name.http_banner),
  technologies: (name) => name.technologies ?? [],
  "leads to": (name) => one(endOf(name.redirect_chain)?.url),
  certificate: (name) => one(name.origin_x509?.fingerprint_sha256),
};

function registeredNames(
  { registration_metadata: data }: MergedName,
  what: "registrar" | "registration_date" | "expiration_date",
): string[] | null {
  return data === undefined ? null : one(data[what]);
}

function verdicts(before: MergedName, after: MergedName): Difference[] {
  const [was, is] = [verdictOf(before), verdictOf(after)];
  if (was === null || is === null) return [];
  const moved = Math.abs(before.classification!.phishing - after.classification!.phishing);
  if (was.word === is.word && moved < SHARE_STEP) return [];
  const described = ({ word }: VerdictWord, name: MergedName) => [
    `${word}, phishing ${percent(name.classification!.phishing)}`,
  ];
  return [{ what: "verdict", before: described(was, before), after: described(is, after) }];
}

function differences(before: MergedName, after: MergedName): Difference[] {
  const found = verdicts(before, after);
  for (const [what, valuesOf] of Object.entries(ASPECTS)) {
    const [old, fresh] = [valuesOf(before), valuesOf(after)];
    if (old === null || fresh === null) continue;
    const [was, is] = [new Set(old), new Set(fresh)];
    const gone = [...was].filter((value) => !is.has(value)).sort();
    const come = [...is].filter((value) => !was.has(value)).sort();
    if (gone.length > 0 || come.length > 0) found.push({ what, before: gone, after: come });
  }
  return found;
}

/**
 * Returns the names that are new, gone, changed and answered in the second of two lookups of the same name, in that
 * order, each in the order of its lookup. Names without a change are left out.
 *
 * Unknown values are not a change: an op that failed or was not requested, a name for which the second got no usable
 * answer. Only pages, their servers and certificates count as gone when the lines do not mention them. Compare lookups
 * of the same plan.
 *
 * @param before The first lookup.
 * @param after The second lookup.
 * @param unanswered More names without a usable answer than those that the lookups have as `state`. @default none
 *
 * @example
 * ```ts
 * import { compareLookups } from "./compare.ts";
 * const changes = compareLookups({ "a.com": { http_banner: "nginx" } }, { "b.com": {}, "a.com": {} });
 * console.assert(changes.map((c) => `${c.fqdn} ${c.state}`).join() === "b.com new,a.com changed");
 * ```
 */
export function compareLookups(
  before: MergedLookup,
  after: MergedLookup,
  unanswered: { before?: ReadonlySet<string>; after?: ReadonlySet<string> } = {},
): NameChange[] {
  checkArgument(before, "object", "the first lookup of compareLookups");
  checkArgument(after, "object", "the second lookup of compareLookups");
  const made = (fqdn: string, state: NameChange["state"], found: Difference[] = []): NameChange => ({
    fqdn,
    state,
    differences: found,
  });
  const come: NameChange[] = [];
  const answered: NameChange[] = [];
  const changed: NameChange[] = [];
  const isMissing = (lookup: MergedLookup, fqdn: string) =>
    !Object.hasOwn(lookup, fqdn) || isUnknown(lookup[fqdn]!);
  for (const [fqdn, name] of Object.entries(after)) {
    if (isUnknown(name)) continue;
    if (isMissing(before, fqdn)) {
      if (Object.hasOwn(before, fqdn) || unanswered.before?.has(fqdn)) answered.push(made(fqdn, "answered"));
      else come.push(made(fqdn, "new"));
      continue;
    }
    const found = differences(before[fqdn]!, name);
    if (found.length > 0) changed.push(made(fqdn, "changed", found));
  }
  const gone = Object.keys(before)
    .filter((fqdn) =>
      !isUnknown(before[fqdn]!) && !Object.hasOwn(after, fqdn) && !unanswered.after?.has(fqdn)
    )
    .map((fqdn) => made(fqdn, "gone"));
  return [...come, ...gone, ...changed, ...answered];
}
