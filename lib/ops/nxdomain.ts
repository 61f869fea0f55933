import type { Fact } from "./op.ts";

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
export const nxdomain: Fact<
  "Nxdomain",
  "nxdomain_metadata",
  ExtendedNxdomainMetadata,
  { nonexistence: ExtendedNxdomainMetadata | null }
> = {
  op: "Nxdomain",
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
