import type { Fact } from "./op.ts";

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
export const passiveDns: Fact<
  "PassiveDns",
  "passive_dns",
  PassiveDNSRecord[],
  { passiveDns: PassiveDNSRecord[] }
> = {
  op: "PassiveDns",
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
