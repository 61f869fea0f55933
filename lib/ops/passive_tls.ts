import type { Fact } from "./op.ts";

/** Certificates and their subjects by IP address. */
export type PassiveTLSMap = Record<string, { certificates: string[]; subjects: string[] }>;

/** Certificates that this installation saw at the addresses which the name has or had; no line without any. */
export const passiveTls: Fact<"PassiveTls", "passive_tls", PassiveTLSMap, { passiveTls: PassiveTLSMap }> = {
  op: "PassiveTls",
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
