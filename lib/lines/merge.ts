import type {
  Classification,
  CTSearchResult,
  GeoIpData,
  NxdomainMetadata,
  ParsedX509Certificate,
  PassiveDNSRecord,
  PassiveTLSMap,
  Permutation,
  Redirect,
  RegistrationMetadata,
  SmtpMetadata,
  StreamMessage,
} from "../model.ts";

/** Everything that a lookup found out about one name. Absent rather than null. */
export interface MergedName {
  /** The name and how it was made. */
  permutation?: Permutation;
  /** Levenshtein distance to the original. */
  distance?: number;
  /** By address. */
  ips?: Record<string, GeoIpData>;
  /** WHOIS text. */
  whois?: string;
  /** The last score. */
  classification?: Classification;
  /** `Server` header. */
  http_banner?: string;
  /** `Name` or `Name:version`. */
  technologies?: string[];
  /** IPv4 addresses. */
  dns_a?: string[];
  /** IPv6 addresses. */
  dns_aaaa?: string[];
  /** Mail exchangers, best first. */
  dns_mx?: string[];
  /** Text records. */
  dns_txt?: string[];
  /** Canonical names. */
  dns_cname?: string[];
  /** Name servers. */
  dns_ns?: string[];
  /** RFC 9083 object. */
  rdap?: Record<string, unknown>;
  /** URL of a PNG. */
  screenshot_url?: string;
  /** Dates and registrar. */
  registration_metadata?: RegistrationMetadata;
  /** Hops. */
  redirect_chain?: Redirect[];
  /** What the mail server said. */
  smtp_metadata?: SmtpMetadata;
  /** Evidence that the name does not exist. */
  nxdomain_metadata?: NxdomainMetadata;
  /** The name's own certificate. */
  origin_x509?: ParsedX509Certificate;
  /** History of records. */
  passive_dns?: PassiveDNSRecord[];
  /** History of certificates. */
  passive_tls?: PassiveTLSMap;
  /** The name in certificate transparency. */
  certificate_transparency?: CTSearchResult;
  /** Payloads of ops that this version does not know, by op. */
  unmodeled_operations?: Record<string, unknown[]>;
}

/** A whole lookup, keyed by FQDN in the order in which the names first appeared. */
export type MergedLookup = Record<string, MergedName>;

/**
 * Adds one line to a merged lookup, in place. Meta lines and null payloads add nothing (a null still brings
 * its name in). The order of lines does not matter, but for ops that repeat: their last line counts.
 */
export function mergeLine(into: MergedLookup, line: StreamMessage): void {
  if (line.op === "Meta" || line.permutation == null) return;
  const { fqdn } = line.permutation.domain;
  // Names come from outside: none may reach what an object inherits.
  if (!Object.hasOwn(into, fqdn)) {
    const value: MergedName = { permutation: line.permutation };
    Object.defineProperty(into, fqdn, { value, configurable: true, enumerable: true, writable: true });
  }
  const entry = into[fqdn]!;
  if (line.data == null) return;
  switch (line.op) {
    case "Levenshtein":
      entry.distance = line.data;
      return;
    case "IpEnumeration":
      entry.ips ??= Object.create(null) as Record<string, GeoIpData>;
      for (const ip of line.data) entry.ips[ip] ??= { ip };
      return;
    case "GeoIp":
      entry.ips ??= Object.create(null) as Record<string, GeoIpData>;
      entry.ips[line.data.ip] = line.data;
      return;
    case "Dns":
      for (const type of ["a", "aaaa", "mx", "txt", "cname", "ns"] as const) {
        if (line.data[type] !== undefined) entry[`dns_${type}`] = line.data[type];
      }
      return;
    case "HttpBanner":
      entry.http_banner = line.data;
      return;
    case "WhoIs":
      entry.whois = line.data;
      return;
    case "Rdap":
      entry.rdap = line.data;
      return;
    case "Classification":
      entry.classification = line.data;
      return;
    case "Screenshot":
      entry.screenshot_url = line.data;
      return;
    case "Technologies":
      entry.technologies = line.data;
      return;
    case "RedirectChain":
      entry.redirect_chain = line.data;
      return;
    case "RegistrationMetadata":
      entry.registration_metadata = line.data;
      return;
    case "Nxdomain":
      entry.nxdomain_metadata = line.data;
      return;
    case "MxCheck":
      entry.smtp_metadata = line.data;
      return;
    case "OriginX509":
      entry.origin_x509 = line.data;
      return;
    case "PassiveDns":
      entry.passive_dns = line.data;
      return;
    case "PassiveTls":
      entry.passive_tls = line.data;
      return;
    case "CertificateTransparency":
      entry.certificate_transparency = line.data;
      return;
    default: {
      const { op, data } = line as { op: string; data: unknown };
      entry.unmodeled_operations ??= Object.create(null) as Record<string, unknown[]>;
      (entry.unmodeled_operations[op] ??= []).push(data);
    }
  }
}

/** Lines at hand or still coming. */
export type Lines = Iterable<StreamMessage> | AsyncIterable<StreamMessage>;

/**
 * Returns one object keyed by FQDN: what all lines of a lookup say, joined by name.
 *
 * Lines at hand give the object itself; lines still coming give a promise of it.
 *
 * @example
 * ```ts
 * import { mergeLines } from "./merge.ts";
 * const permutation = { domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" }, kind: "Omission" as const };
 * const merged = mergeLines([{ permutation, op: "Levenshtein", data: 1 }]);
 * console.assert(merged["exmple.com"]?.distance === 1);
 * ```
 */
export function mergeLines(lines: Iterable<StreamMessage>): MergedLookup;
/** As above, for lines that are still coming. */
export function mergeLines(lines: AsyncIterable<StreamMessage>): Promise<MergedLookup>;
export function mergeLines(lines: Lines): MergedLookup | Promise<MergedLookup> {
  const merged = Object.create(null) as MergedLookup;
  if (Symbol.iterator in lines) {
    for (const line of lines) mergeLine(merged, line);
    return merged;
  }
  return (async () => {
    for await (const line of lines) mergeLine(merged, line);
    return merged;
  })();
}
