import type { MergedLookup, MergedName } from "./merge.ts";

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
  /** Only in the second, only in the first, or in both with differences. */
  state: "new" | "gone" | "changed";
  /** What differs; empty for names that are in one only. */
  differences: Difference[];
}

/** Scores wobble with the evidence that came in time; a move of the phishing share by less is no change. */
const SHARE_STEP = 0.1;

const trimmed = (hosts: readonly string[] | undefined): string[] =>
  (hosts ?? []).map((host) => host.toLowerCase().replace(/\.$/, ""));
const one = (value: string | number | null | undefined): string[] => value == null ? [] : [String(value)];

/** What is compared. Values that change with every look (times of answers, TXT tokens, raw records) are not. */
const ASPECTS: Readonly<Record<string, (name: MergedName) => string[]>> = {
  addresses: (name) => Object.keys(name.ips ?? {}),
  networks: (name) =>
    Object.values(name.ips ?? {}).flatMap(({ asn }) => asn?.number == null ? [] : [`AS${asn.number}`]),
  countries: (name) => Object.values(name.ips ?? {}).flatMap(({ country }) => one(country?.iso_code)),
  ns: (name) => trimmed(name.dns_ns),
  mx: (name) => trimmed(name.dns_mx),
  "takes mail": (name) =>
    one(name.smtp_metadata === undefined ? null : name.smtp_metadata.is_positive ? "yes" : "no"),
  registrar: (name) => one(name.registration_metadata?.registrar),
  registered: (name) => one(name.registration_metadata?.registration_date),
  expires: (name) => one(name.registration_metadata?.expiration_date),
  server: (name) => one(name.http_banner),
  technologies: (name) => name.technologies ?? [],
  "leads to": (name) => one(name.redirect_chain?.findLast((hop) => hop.kind !== "Client")?.url),
  certificate: (name) => one(name.origin_x509?.fingerprint_sha256),
};

function verdictOf({ classification }: MergedName): string | null {
  if (classification === undefined) return null;
  const { phishing, parked, legitimate } = classification;
  if (phishing >= parked && phishing >= legitimate) return "phishing";
  return parked >= legitimate ? "parked" : "legitimate";
}

function verdicts(before: MergedName, after: MergedName): Difference[] {
  const [was, is] = [verdictOf(before), verdictOf(after)];
  const moved = Math.abs((before.classification?.phishing ?? 0) - (after.classification?.phishing ?? 0));
  if (was === is && moved < SHARE_STEP) return [];
  const told = (word: string | null, name: MergedName) =>
    word === null ? [] : [`${word}, phishing ${Math.round(name.classification!.phishing * 100)} %`];
  return [{ what: "verdict", before: told(was, before), after: told(is, after) }];
}

function differences(before: MergedName, after: MergedName): Difference[] {
  const found = verdicts(before, after);
  for (const [what, valuesOf] of Object.entries(ASPECTS)) {
    const [was, is] = [new Set(valuesOf(before)), new Set(valuesOf(after))];
    const gone = [...was].filter((value) => !is.has(value)).sort();
    const come = [...is].filter((value) => !was.has(value)).sort();
    if (gone.length > 0 || come.length > 0) found.push({ what, before: gone, after: come });
  }
  return found;
}

/**
 * Returns what is new, gone and changed in the second of two lookups of the same name, in that order, each in the
 * order of its lookup. Names without a change are left out.
 *
 * An op that was not asked for, or failed, in one of them shows as a change: compare lookups of the same plan.
 *
 * @example
 * ```ts
 * import { compareLookups } from "./compare.ts";
 * const changes = compareLookups({ "a.com": { http_banner: "nginx" } }, { "b.com": {}, "a.com": {} });
 * console.assert(changes.map((c) => `${c.fqdn} ${c.state}`).join() === "b.com new,a.com changed");
 * ```
 */
export function compareLookups(before: MergedLookup, after: MergedLookup): NameChange[] {
  const made = (fqdn: string, state: NameChange["state"], found: Difference[] = []): NameChange => ({
    fqdn,
    state,
    differences: found,
  });
  const come: NameChange[] = [];
  const changed: NameChange[] = [];
  for (const [fqdn, name] of Object.entries(after)) {
    if (!Object.hasOwn(before, fqdn)) {
      come.push(made(fqdn, "new"));
      continue;
    }
    const found = differences(before[fqdn]!, name);
    if (found.length > 0) changed.push(made(fqdn, "changed", found));
  }
  const gone = Object.keys(before).filter((fqdn) => !Object.hasOwn(after, fqdn))
    .map((fqdn) => made(fqdn, "gone"));
  return [...come, ...gone, ...changed];
}
