import { cell, type Op } from "./op.ts";
import { list, named, object, type Schema, text } from "./schema.ts";

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

const TYPES = ["a", "aaaa", "mx", "txt", "cname", "ns"] as const;
const texts = list(text);
const DNS_RECORDS: Schema<DnsRecords> = named(
  "DnsRecords",
  object({}, { a: texts, aaaa: texts, mx: texts, txt: texts, cname: texts, ns: texts }),
);

/** The name's records: all six arrays, empty ones too. */
export const dns: Op<
  "Dns",
  DnsRecords,
  Record<`dns_${keyof DnsRecords}`, string[]>,
  { records: Required<DnsRecords> }
> = {
  op: "Dns",
  title: "DNS records",
  summary: "A, AAAA, MX, TXT, CNAME and NS records",
  plans: ["squat", "analyze"],
  observes: ["records"],
  schema: DNS_RECORDS,
  nullable: false,
  merged: { dns_a: texts, dns_aaaa: texts, dns_mx: texts, dns_txt: texts, dns_cname: texts, dns_ns: texts },
  merge(into, data) {
    for (const type of TYPES) if (data[type] !== undefined) into[`dns_${type}`] = data[type];
  },
  columns: { ns: ({ dns_ns }) => cell(dns_ns), mx: ({ dns_mx }) => cell(dns_mx) },
  run: async (see) => [await see.records()],
};
