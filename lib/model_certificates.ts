/**
 * The types of the wire that tell of certificates; `model.ts` passes them on.
 * @module
 */

/** The certificate of one hop and how it was negotiated. */
export interface CertificateDetails {
  /** Common name of the subject. */
  subject_name: string;
  /** Subject alternative names. */
  san_list: string[];
  /** Common name of the issuer. */
  issuer: string;
  /** Start of validity, seconds since 1970. */
  valid_from: number;
  /** End of validity, seconds since 1970. */
  valid_to: number;
  /** `unknown` unless checked. */
  certificate_transparency_compliance: string;
  /** Always 0. */
  certificate_id: number;
  /** The SCTs found in the certificate. */
  signed_certificate_timestamp_list?: Record<string, unknown>[];
  /** Such as `X25519`; null where the runtime does not tell. */
  key_exchange_group?: string | null;
  /** Message authentication code; null for AEAD ciphers. */
  mac?: string | null;
  /** Such as `TLS 1.3`. */
  protocol?: string;
  /** Such as `ECDHE_RSA`; empty for TLS 1.3. */
  key_exchange?: string;
  /** Such as `AES_128_GCM`. */
  cipher?: string;
}

/** The eighteen fields of a certificate. */
export interface ParsedX509Certificate {
  /** SHA-256 of the DER, lower-case hex. */
  fingerprint_sha256: string;
  /** Lower-case hex without leading zeros. */
  serial: string;
  /** RFC 4514 escaping, in certificate order, joined by `, `. */
  subject_dn: string;
  /** As `subject_dn`. */
  issuer_dn: string;
  /** Unix seconds. */
  not_before: number;
  /** Unix seconds. */
  not_after: number;
  /** Whole days of validity. */
  ttl_days: number;
  /** Dotted OID of the public key. */
  key_alg: string;
  /** Without a sign byte: 2048, 256 … */
  key_size_bits: number;
  /** Dotted OID of the signature. */
  sig_alg_oid: string;
  /** Sorted. */
  san_dns: string[];
  /** Length of `san_dns`. */
  san_dns_count: number;
  /** Sorted. */
  san_ip: string[];
  /** Basic constraints say CA. */
  is_ca: boolean;
  /** Path length constraint. */
  path_len: number | null;
  /** Sorted dotted OIDs. */
  policy_oids: string[];
  /** Sorted. OCSP only, no caIssuers. */
  ocsp_uris: string[];
  /** Sorted. */
  crl_dp: string[];
}

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
  /** What stands left of the registrable domain. */
  subdomain?: string | null;
}

/** Where a certificate stands in a log. */
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

/** The certificate of one occurrence, or why there is none. */
export interface HydrateItem {
  /** This installation's number of the log. */
  log_id: number;
  /** Leaf index in the log. */
  index: number;
  /** The certificate. */
  cert?: ParsedX509Certificate | null;
  /** Why there is none. */
  error?: string | null;
}
