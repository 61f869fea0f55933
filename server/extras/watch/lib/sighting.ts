import { type MergedLookup, type MergedName, mergeLine } from "../../../../lib/lines/mod.ts";
import type { Operation, ResultLine } from "../../../../lib/model.ts";

/** What one run found about one name: its merged lines. An absent member is unknown. */
export interface Sighting extends MergedName {
  /** Whether a line says that it exists. @default none does */
  exists?: true;
  /** Ops that failed: their results are unknown. @default none */
  failed?: Set<string>;
}

/** What is known, by FQDN. */
export type Sightings = Record<string, Sighting>;

/** Ops that do not show whether a name exists. */
const SAYS_NOTHING: ReadonlySet<Operation> = new Set(["Levenshtein", "Nxdomain", "CertificateTransparency"]);
/** Ops whose payloads may be large, and that no signal reads. */
const NOT_READ: ReadonlySet<Operation> = new Set<Operation>([
  "Rdap",
  "WhoIs",
  "Screenshot",
  "PassiveDns",
  "PassiveTls",
  "CertificateTransparency",
]);

/** Longest FQDN in characters (RFC 1035 section 2.3.4). */
const MAX_NAME = 253;
/** Maximum number of values that are kept of one list: a name may have thousands of addresses. */
const MAX_VALUES = 200;

/** Adds one line of a name. */
export function addLine(names: Sightings, line: ResultLine): void {
  if (line.permutation.domain.fqdn.length > MAX_NAME) return;
  mergeLine(names as MergedLookup, NOT_READ.has(line.op) ? { ...line, data: null } as ResultLine : line);
  const sighting = names[line.permutation.domain.fqdn]!;
  if (!SAYS_NOTHING.has(line.op)) sighting.exists = true;
  // A browser may get where a plain request does not.
  if (line.op === "Screenshot" && line.data !== null) sighting.http_banner ??= "";
  bound(sighting);
}

/** Leaves the first values of each list, in an order that does not depend on that of the lines. */
function bound(sighting: Sighting): void {
  const { ips = {} } = sighting;
  delete sighting.dns_txt;
  delete sighting.dns_cname;
  for (const list of ["dns_a", "dns_aaaa", "dns_mx", "dns_ns"] as const) {
    const values = sighting[list] ?? [];
    if (values.length > MAX_VALUES) sighting[list] = values.toSorted().slice(0, MAX_VALUES);
  }
  const addresses = Object.keys(ips);
  // Each line of a place brings one more: it is found without sorting.
  if (addresses.length === MAX_VALUES + 1) delete ips[addresses.reduce((a, b) => a > b ? a : b)];
  else if (addresses.length > MAX_VALUES) {
    for (const ip of addresses.sort().slice(MAX_VALUES)) delete ips[ip];
  }
}

/** Whether a trusted denial says that a name does not exist. */
export const isDenied = ({ nxdomain_metadata }: Sighting): boolean => nxdomain_metadata?.trusted === true;

/** Whether any web server answered. */
export const isAnswered = ({ http_banner, redirect_chain }: Sighting): boolean =>
  http_banner !== undefined || redirect_chain !== undefined;

/** Its addresses. */
export const sightedAddresses = ({ ips, dns_a, dns_aaaa }: Sighting): readonly string[] =>
  ips === undefined ? [...dns_a ?? [], ...dns_aaaa ?? []] : Object.keys(ips);

/** Whether its records were read; those of some types may be unknown all the same. */
export const isRead = ({ dns_a, dns_aaaa, dns_mx, dns_ns, dns_unanswered }: Sighting): boolean =>
  (dns_a ?? dns_aaaa ?? dns_mx ?? dns_ns ?? dns_unanswered) !== undefined;

/** Whether addresses of a family got no answer. */
export const isPart = ({ dns_unanswered }: Sighting): boolean =>
  dns_unanswered?.some((type) => type === "a" || type === "aaaa") === true;

/** Whether it is unknown where a name leads: then no page and no certificate prove nothing. */
export function isPlaceUnknown(sighting: Sighting): boolean {
  if (Object.keys(sighting.ips ?? {}).length > 0) return false;
  return isPart(sighting) || !isRead(sighting) && sighting.failed?.has("Dns") === true;
}

/**
 * Takes out the lists that are unknown, once all lines of a name are there: where a Progress line lists its records as
 * failed, as for answers that contradict each other, and its own line does not say which, those that are empty.
 */
export function forgetUnanswered(sighting: Sighting): void {
  if (sighting.dns_unanswered !== undefined || !sighting.failed?.has("Dns")) return;
  const empty = (["a", "aaaa", "mx", "ns"] as const).filter((type) => sighting[`dns_${type}`]?.length === 0);
  for (const type of empty) delete sighting[`dns_${type}`];
  if (empty.length > 0) sighting.dns_unanswered = empty;
}

/** Takes out what a visit says that nothing answered, where none of a whole run could reach anything. */
export function forgetVisit(sighting: Sighting): void {
  const { classification } = sighting;
  if (
    isAnswered(sighting) || sightedAddresses(sighting).length === 0 || classification?.page_state !== "none"
  ) {
    return;
  }
  const { page_state: _, ...scores } = classification;
  sighting.classification = scores;
  for (const op of ["HttpBanner", "RedirectChain", "OriginX509"]) (sighting.failed ??= new Set()).add(op);
}
