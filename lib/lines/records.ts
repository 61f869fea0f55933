import { checkArgument } from "../argument.ts";
import type { Classification, GeoIpData, PassiveDNSRecord, PassiveTLSMap, StreamMessage } from "../model.ts";
import { toAscii } from "../permute/punycode.ts";
import { brandContextOf, type MergedLookup, mergeLines, type MergeOptions, orderedNames } from "./merge.ts";
import { type Lines, markPartial, partialOf } from "./ending.ts";
import { assessName, type BrandContext, type Severity } from "../assess/mod.ts";
import {
  mailFlags,
  type Rating,
  ratingOf,
  type VerdictWord,
  type Visit,
  visitOf,
} from "../assess/verdict.ts";

/** One name in the JSON export. Absent rather than null. */
export interface LookupRecord {
  /** The look-alike or analysed name. */
  domain: string;
  /** Kind of permutation. */
  permutation: string;
  /** Levenshtein distance to the original. */
  distance?: number;
  /** By address. */
  ips?: Record<string, GeoIpData>;
  /** RDAP object, or WHOIS text where there is no RDAP. */
  whois?: string | Record<string, unknown>;
  /** The last score. */
  classification?: Classification;
  /** `Server` header. */
  httpBanner?: string;
  /** URL of a PNG. */
  screenshot?: string;
  /** History of records. */
  passiveDns?: PassiveDNSRecord[];
  /** History of certificates. */
  passiveTls?: PassiveTLSMap;
  /** The name as A-labels, which is `domain` itself where that is ASCII: an extension member. */
  ascii?: string;
  /** The verdict in a word, or why there is none: an extension member. */
  verdict?: Rating | "unanswered" | "blocked";
  /** What a visit found; `not_visited` where nobody looked: an extension member. */
  visit?: Visit;
  /** How much it matters: an extension member. */
  severity?: Severity;
  /** Whether the name is the brand's own: proved, or to be asked of its people; an extension member. */
  ownership?: "yours" | "asked";
  /** Whether mail can be sent to the name: an extension member. */
  flags?: VerdictWord["flags"];
  /** How likely the name imitates the original: an extension member, where it was requested. */
  probability?: number;
  /** Why the records are only a part of a lookup: an extension member. */
  partial?: string;
}

/** The known members of an address; unknown ones are left out. */
function known({ ip, asn, country }: GeoIpData): GeoIpData {
  const some = (facts: object | null | undefined) =>
    Object.fromEntries(Object.entries(facts ?? {}).filter(([, value]) => value != null));
  const found: GeoIpData = { ip };
  const [network, place] = [some(asn), some(country)];
  if (Object.keys(network).length > 0) found.asn = network;
  if (Object.keys(place).length > 0) found.country = place;
  return found;
}

/** The records of a merged lookup, in the order of `compareNames`. */
function recordsOf(merged: MergedLookup, context: BrandContext): LookupRecord[] {
  const records = orderedNames(merged).map(([domain, name]) => {
    const record: LookupRecord = { domain, permutation: name.permutation?.kind ?? "Unknown" };
    if (name.distance !== undefined) record.distance = name.distance;
    if (name.ips !== undefined) {
      record.ips = Object.fromEntries(Object.entries(name.ips).map(([ip, facts]) => [ip, known(facts)]));
    }
    const whois = name.rdap ?? name.whois;
    if (whois !== undefined) record.whois = whois;
    if (name.classification !== undefined) record.classification = name.classification;
    if (name.http_banner !== undefined) record.httpBanner = name.http_banner;
    if (name.screenshot_url !== undefined) record.screenshot = name.screenshot_url;
    if (name.passive_dns !== undefined) record.passiveDns = name.passive_dns;
    if (name.passive_tls !== undefined) record.passiveTls = name.passive_tls;
    record.ascii = toAscii(domain);
    record.verdict = name.state ?? ratingOf(name);
    const flags = mailFlags(name);
    if (flags.length > 0) record.flags = flags;
    const { severity, ownership } = assessName(name, context);
    if (ownership !== "not") record.ownership = ownership;
    // Nobody could visit what is free, or what nobody knows to exist.
    if (name.state === undefined && name.nxdomain_metadata === undefined) {
      record.visit = visitOf(name);
      record.severity = severity;
    }
    if (name.partial !== undefined) record.partial = name.partial;
    if (name.probability !== undefined) record.probability = Math.round(name.probability * 1e4) / 1e4;
    return record;
  });
  markPartial(records, partialOf(merged));
  return records;
}

/** The members that the contract of the HTTP API has. */
const CONTRACT_MEMBERS = [
  ...["domain", "permutation", "distance", "ips", "whois", "classification"] as const,
  ...["httpBanner", "screenshot", "passiveDns", "passiveTls"] as const,
];

/**
 * Returns the JSON export of a merged lookup as the contract of the HTTP API has it: its members alone, of the names that
 * lines are about.
 */
export function contractRecords(merged: MergedLookup): LookupRecord[] {
  return recordsOf(merged, {}).map((record) =>
    Object.fromEntries(
      CONTRACT_MEMBERS.filter((member) => record[member] !== undefined).map((
        member,
      ) => [member, record[member]]),
    ) as unknown as LookupRecord
  );
}

/**
 * Returns the JSON export of a lookup: one record per name, the most urgent first. Names without an answer have one
 * too; members beyond the contract are called so.
 *
 * @throws {SquatError} What ended the lookup, when its last line says Error or Timeout, or `invalid_parameter` when the
 * lines break off before it; see `partial`.
 * @example What the look-alikes of a domain are
 * ```ts ignore
 * import { lookup, toRecords } from "deadringer";
 * for (const { domain, verdict, permutation } of await toRecords(lookup("paypal.com", { limit: 1000 }))) {
 *   console.log(domain, verdict, permutation); // paypa1.com phishing Homoglyph
 * }
 * ```
 */
export function toRecords(lines: Iterable<StreamMessage>, options?: MergeOptions): LookupRecord[];
/** As above, for lines that are still arriving. */
export function toRecords(
  lines: AsyncIterable<StreamMessage>,
  options?: MergeOptions,
): Promise<LookupRecord[]>;
export function toRecords(lines: Lines, options?: MergeOptions): LookupRecord[] | Promise<LookupRecord[]> {
  checkArgument(lines, "lines", "the lines of toRecords");
  const merged = mergeLines(lines, options);
  const context = brandContextOf(options ?? {});
  return merged instanceof Promise
    ? merged.then((all) => recordsOf(all, context))
    : recordsOf(merged, context);
}
