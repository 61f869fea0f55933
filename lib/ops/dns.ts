import { cell, maybe, type Op } from "./op.ts";

/** Records of a name in DNS. Host names end with a dot; MX hosts come lowest preference first. */
export interface DnsRecords {
  /** IPv4 addresses. */
  a?: string[];
  /** IPv6 addresses, RFC 5952. */
  aaaa?: string[];
  /** Mail exchangers, best first, without their preference. */
  mx?: string[];
  /** Text records, each joined from its character strings. */
  txt?: string[];
  /** Canonical names. */
  cname?: string[];
  /** Name servers. */
  ns?: string[];
}

/** The records with the extension member. */
export interface ExtendedDnsRecords extends DnsRecords {
  /**
   * Types whose question got no usable answer: their lists are empty, and it is unknown what belongs there. Absent when
   * all were answered.
   */
  unanswered?: (keyof AllRecords)[];
}

/** All lists of a name's records. */
export type AllRecords = Required<DnsRecords>;

const TYPES = ["a", "aaaa", "mx", "txt", "cname", "ns"] as const;

/** In a table, what was not answered. */
const UNKNOWN = "?";

/** The name's records: all six arrays, empty ones too. The merged object has no member for a type that is unknown. */
export const dns: Op<
  "Dns",
  ExtendedDnsRecords,
  Record<`dns_${keyof AllRecords}`, string[]> & { dns_unanswered: (keyof AllRecords)[] },
  { records: AllRecords; unansweredTypes: ReadonlySet<string> }
> = {
  op: "Dns",
  title: "DNS records",
  summary: "A, AAAA, MX, TXT, CNAME and NS records",
  plans: ["squat", "analyze"],
  observes: ["records", "unansweredTypes"],
  strip: ({ unanswered: _, ...lists }) => lists,
  nullable: false,
  merge(into, data) {
    const { unanswered } = data;
    for (const type of TYPES) {
      if (unanswered?.includes(type)) delete into[`dns_${type}`];
      else if (data[type] !== undefined) into[`dns_${type}`] = data[type];
    }
    if (unanswered === undefined) delete into.dns_unanswered;
    else into.dns_unanswered = unanswered;
  },
  columns: {
    ns: ({ dns_ns, dns_unanswered }) => dns_unanswered?.includes("ns") ? UNKNOWN : cell(dns_ns),
    mx: ({ dns_mx, dns_unanswered }) => dns_unanswered?.includes("mx") ? UNKNOWN : cell(dns_mx),
  },
  lacks: ({ unanswered = [] }) =>
    unanswered.length === 0 ? null : `No answer for ${unanswered.join(", ").toUpperCase()}`,
  async run(see) {
    const records = await see.records();
    const types = await see.unansweredTypes();
    const unanswered = TYPES.filter((type) => types.has(type.toUpperCase()));
    return [unanswered.length === 0 ? records : { ...records, unanswered }];
  },
};

/** Edits between the original and this name, over code points of the whole name. */
export const levenshtein: Op<"Levenshtein", number, { distance: number }, { distance: number }> = {
  op: "Levenshtein",
  title: "Distance",
  summary: "Edits between the original and the name",
  plans: ["squat", "nxdomain"],
  observes: ["distance"],
  nullable: false,
  merge: "distance",
  columns: { distance: ({ distance }) => String(distance ?? "") },
  run: async (see) => maybe(await see.distance()),
};

/** The name's addresses, IPv4 first; no line when it has none. */
export const ipEnumeration: Op<
  "IpEnumeration",
  string[],
  { ips: Record<string, GeoIpData> },
  { addresses: string[] }
> = {
  op: "IpEnumeration",
  title: "Addresses",
  summary: "IPv4 and IPv6 addresses of the name",
  plans: ["squat", "nxdomain", "analyze"],
  observes: ["addresses"],
  nullable: false,
  merge(into, addresses) {
    into.ips ??= Object.create(null) as Record<string, GeoIpData>;
    for (const ip of addresses) into.ips[ip] ??= { ip };
  },
  columns: { ips: ({ ips = {} }) => cell(Object.values(ips).map(({ ip }) => ip)) },
  async run(see) {
    const addresses = await see.addresses();
    return addresses.length > 0 ? [addresses] : [];
  },
};

/** Network and country of one address. */
export interface GeoIpData {
  /** The address, IPv4 or RFC 5952 IPv6. */
  ip: string;
  /** Autonomous system that announces the address. */
  asn?: { number?: number | null; organization?: string | null } | null;
  /** Country by registration: two-letter continent and ISO 3166-1 alpha-2 code. */
  country?: { continent?: string | null; iso_code?: string | null } | null;
}

/** Network and country, one line per address; no line for an address that the tables lack. */
export const geoIp: Op<
  "GeoIp",
  GeoIpData,
  { ips: Record<string, GeoIpData> },
  { networks: GeoIpData[] }
> = {
  op: "GeoIp",
  title: "Network and country",
  summary: "Autonomous system and country of each address",
  plans: ["squat", "analyze"],
  observes: ["networks"],
  nullable: false,
  merge(into, data) {
    into.ips ??= Object.create(null) as Record<string, GeoIpData>;
    into.ips[data.ip] = data;
  },
  columns: {
    asn: ({ ips = {} }) => cell([...new Set(Object.values(ips).map(({ asn }) => asn?.number))]),
    country: ({ ips = {} }) => cell([...new Set(Object.values(ips).map(({ country }) => country?.iso_code))]),
  },
  run: async (see) => await see.networks(),
};

/** RFC 1035 section 3.3.13. */
export interface SoaData {
  /** Primary name server. */
  mname: string;
  /** Mailbox of the person responsible. */
  rname: string;
  /** Version of the zone. */
  serial: number;
  /** Seconds. */
  refresh: number;
  /** Seconds. */
  retry: number;
  /** Seconds. */
  expire: number;
  /** Seconds; how long a negative answer may be cached (RFC 2308). */
  minimum: number;
}

/** Evidence that a name does not exist. */
export interface NxdomainMetadata {
  /** The question and how it was answered. */
  query: { name: string; type: string; rcode: string; [member: string]: unknown };
  /** Whether the answer was checked and its zone does not answer by wildcard or rewriting. */
  trusted: boolean;
  /** The SOA record that came with the answer. */
  soa?: SoaData | null;
}

/** The evidence with the extension member. */
export interface ExtendedNxdomainMetadata extends NxdomainMetadata {
  /** Why the name counts as free, in words. */
  evidence?: string;
}

/** The evidence that the name is free. */
function evidenceOf({ query, soa, trusted, evidence: registry }: ExtendedNxdomainMetadata): string {
  const denial = query.rcode !== "NXDOMAIN"
    ? "only a wildcard or a rewriting resolver answers"
    : soa == null
    ? "NXDOMAIN without SOA"
    : "NXDOMAIN with SOA";
  const inDns = trusted || registry !== undefined ? denial : `${denial}, not confirmed`;
  return registry === undefined ? inDns : `${inDns}; ${registry}`;
}

/** Evidence that the name does not exist; no line when it does, or when no answer decides. */
export const nxdomain: Op<
  "Nxdomain",
  ExtendedNxdomainMetadata,
  { nxdomain_metadata: ExtendedNxdomainMetadata },
  { nonexistence: ExtendedNxdomainMetadata | null }
> = {
  op: "Nxdomain",
  title: "Not in DNS",
  summary: "Evidence that the name does not exist",
  plans: ["nxdomain", "analyze"],
  observes: ["nonexistence"],
  strip: ({ evidence: _, ...rest }) => rest,
  merge: "nxdomain_metadata",
  async run(see) {
    const found = await see.nonexistence();
    return found === null ? [] : [{ ...found, evidence: evidenceOf(found) }];
  },
};
