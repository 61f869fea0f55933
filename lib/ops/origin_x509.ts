import { type Fact, maybe } from "./op.ts";

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

/** The certificate that the name's own server shows, valid or not; no line when it shows none. */
export const originX509: Fact<
  "OriginX509",
  "origin_x509",
  ParsedX509Certificate,
  { certificate: ParsedX509Certificate | null }
> = {
  op: "OriginX509",
  summary: "The certificate of the name's own server",
  plans: ["squat", "analyze"],
  observes: ["certificate"],
  merge: "origin_x509",
  columns: { certificate_fingerprint: ({ origin_x509 }) => origin_x509?.fingerprint_sha256 ?? "" },
  run: async (see) => maybe(await see.certificate()),
};
