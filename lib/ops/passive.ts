import type { Op } from "./op.ts";

/** One passive DNS observation. Note the direction: `rrname` is the value that was seen. */
export interface PassiveDNSRecord {
  /** A, AAAA, NS, MX, TXT, CNAME. */
  rrtype: string;
  /** The value that was seen. */
  rrname: string;
  /** The queried domain. */
  rdata: string;
  /** Epoch seconds. */
  time_first: number;
  /** Epoch seconds. */
  time_last: number;
  /** Number of observations. */
  count: number;
}

/** Records of the name that this installation saw, now or before, or its source knows; no line without any. */
export const passiveDns: Op<
  "PassiveDns",
  PassiveDNSRecord[],
  { passive_dns: PassiveDNSRecord[] },
  { passiveDns: PassiveDNSRecord[] }
> = {
  op: "PassiveDns",
  title: "Records seen before",
  summary: "History of the name's records",
  plans: ["squat", "analyze"],
  observes: ["passiveDns"],
  // By then the answers of the other ops are in the history.
  last: true,
  merge: "passive_dns",
  async run(see) {
    const seen = await see.passiveDns();
    return seen.length === 0 ? [] : [seen];
  },
};

/** Certificates and their subjects by IP address. */
export type PassiveTLSMap = Record<string, { certificates: string[]; subjects: string[] }>;

/** Certificates that this installation saw at the addresses which the name has or had; no line without any. */
export const passiveTls: Op<
  "PassiveTls",
  PassiveTLSMap,
  { passive_tls: PassiveTLSMap },
  { passiveTls: PassiveTLSMap }
> = {
  op: "PassiveTls",
  title: "Certificates seen before",
  summary: "History of certificates at the name's addresses",
  plans: ["squat", "analyze"],
  observes: ["passiveTls"],
  // By then the answers of the other ops are in the history.
  last: true,
  merge: "passive_tls",
  async run(see) {
    const seen = await see.passiveTls();
    return Object.keys(seen).length === 0 ? [] : [seen];
  },
};
