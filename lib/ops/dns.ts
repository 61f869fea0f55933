import { cell, type Op } from "./op.ts";

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

/** The types, in the order of the lists. */
export const RECORD_TYPES = ["a", "aaaa", "mx", "txt", "cname", "ns"] as const;

/** In a table, what was not answered. */
export const UNKNOWN = "?";

/** The name's records: all six arrays, empty ones too. The merged object has no member for a type that is unknown. */
export const dns: Op<
  "Dns",
  ExtendedDnsRecords,
  Record<`dns_${keyof AllRecords}`, string[]> & { dns_unanswered: (keyof AllRecords)[] },
  { records: AllRecords; unansweredTypes: ReadonlySet<string> }
> = {
  op: "Dns",
  summary: "A, AAAA, MX, TXT, CNAME and NS records",
  plans: ["squat", "analyze"],
  observes: ["records", "unansweredTypes"],
  strip: ({ unanswered: _, ...lists }) => lists,
  nullable: false,
  merge(into, data) {
    const { unanswered } = data;
    for (const type of RECORD_TYPES) {
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
    const unanswered = RECORD_TYPES.filter((type) => types.has(type.toUpperCase()));
    return [unanswered.length === 0 ? records : { ...records, unanswered }];
  },
};
