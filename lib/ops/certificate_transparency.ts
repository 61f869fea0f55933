import type { Fact } from "./op.ts";
import type { ParsedX509Certificate } from "./origin_x509.ts";

/** The parts of a name found in certificates. */
export interface SearchResultLabels {
  /** Public suffix. */
  tld: string;
  /** Registrable domain. */
  etld1: string;
  /** Registrable label. */
  domain: string;
  /** As `etld1`, null when the name is a suffix itself. */
  registrable_domain?: string | null;
  /** The labels left of the registrable domain. */
  subdomain?: string | null;
}

/** Where a certificate is in a log. */
export interface OccurrenceRec {
  /** This installation's number of the log. */
  log_id: number;
  /** RFC 6962 entry type: 0 certificate, 1 precertificate. */
  kind: number;
  /** Unix seconds of the log's timestamp. */
  ts_sec: number;
  /** Leaf index in the log. */
  index: number;
}

/** An occurrence with its certificate. */
export interface HydratedOccurrence extends OccurrenceRec {
  /** The certificate. */
  cert: ParsedX509Certificate;
}

/** One name found in certificate transparency. */
export interface CTSearchResult {
  /** The name. */
  name: string;
  /** Its parts. */
  labels: SearchResultLabels;
  /** Seen in precertificates only. */
  is_precert: boolean;
  /** Log of the last occurrence. */
  log_id?: number | null;
  /** Index of the last occurrence. */
  index?: number | null;
  /** How often the name was seen. */
  occurrences_count?: number | null;
  /** Unix seconds. */
  last_seen_ts?: number | null;
  /** Where it was seen. */
  occurrences?: (OccurrenceRec | HydratedOccurrence)[] | null;
  /** The certificate of the last occurrence. */
  cert?: ParsedX509Certificate | null;
}

/** The certificate of one occurrence, or the reason why it is missing. */
export interface HydrateItem {
  /** This installation's number of the log. */
  log_id: number;
  /** Leaf index in the log. */
  index: number;
  /** The certificate. */
  cert?: ParsedX509Certificate | null;
  /** Why the certificate is missing. */
  error?: string | null;
}

/** What the index of certificates knows of the name, one line; none when the index lacks it. */
export const certificateTransparency: Fact<
  "CertificateTransparency",
  "certificate_transparency",
  CTSearchResult,
  { certificateTransparency: CTSearchResult[] }
> = {
  op: "CertificateTransparency",
  summary: "The name in logs of certificates",
  plans: ["squat", "analyze"],
  observes: ["certificateTransparency"],
  merge: "certificate_transparency",
  run: async (see) => await see.certificateTransparency(),
};
