import { maybe, type Op } from "./op.ts";

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
  /** Such as `X25519`; null where the runtime does not report it. */
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

/** How a page led to the next one. */
export type RedirectKind = "InitialRequest" | "Http" | "Javascript" | "Client";

/** One hop of a redirect chain. */
export interface Redirect {
  /** Where this hop is. */
  url: string;
  /** What led here. */
  kind: RedirectKind;
  /** The status code that led here; null for the first request and for hops that no status led to. */
  status?: number | null;
  /** The certificate this hop showed. */
  certificate?: CertificateDetails | null;
}

/** The last hop that a visitor's browser shows, which is where the pages lead; undefined without hops. */
export function endOf<H extends Pick<Redirect, "kind">>(hops: readonly H[] | undefined): H | undefined {
  return hops?.findLast(({ kind }) => kind !== "Client");
}

/** Where the name's pages lead, starting with the first request; no line when no server answers. */
export const redirectChain: Op<
  "RedirectChain",
  Redirect[],
  { redirect_chain: Redirect[] },
  { visit: { chain: Redirect[] } | null }
> = {
  op: "RedirectChain",
  title: "Redirects",
  summary: "Where the pages lead, with the certificate of each hop",
  plans: ["squat", "analyze"],
  observes: ["visit"],
  nullable: false,
  merge: "redirect_chain",
  columns: {
    redirect_final_url: ({ redirect_chain }) => endOf(redirect_chain)?.url ?? "",
  },
  run: async (see) => maybe((await see.visit())?.chain),
};

/** The `Server` header of the first response; no line when there is none. */
export const httpBanner: Op<
  "HttpBanner",
  string,
  { http_banner: string },
  { visit: { banner: string | null } | null }
> = {
  op: "HttpBanner",
  title: "Server",
  summary: "The Server header of the first response",
  plans: ["squat", "analyze"],
  observes: ["visit"],
  merge: "http_banner",
  columns: { http_banner: ({ http_banner = "" }) => http_banner },
  run: async (see) => maybe((await see.visit())?.banner),
};

/** Technologies that the page and its headers show; no line without a page. */
export const technologies: Op<
  "Technologies",
  string[],
  { technologies: string[] },
  { technologies: string[] | null }
> = {
  op: "Technologies",
  title: "Technologies",
  summary: "Software and services that the page shows, sorted Name or Name:version",
  plans: ["squat", "analyze"],
  observes: ["technologies"],
  merge: "technologies",
  run: async (see) => maybe(await see.technologies()),
};

/**
 * The URL of a picture of the page; no line when no server answers, when there is no browser or no store for pictures, and
 * where that store is sparing.
 */
export const screenshot: Op<
  "Screenshot",
  string,
  { screenshot_url: string },
  { screenshot: { url: string } | null }
> = {
  op: "Screenshot",
  title: "Screenshot",
  summary:
    "URL of a picture of the page (PNG); in squat lookups of the service not of parked pages, nor of the original's own",
  plans: ["squat", "analyze"],
  observes: ["screenshot"],
  isPicture: true,
  merge: "screenshot_url",
  columns: { screenshot: ({ screenshot_url = "" }) => screenshot_url },
  run: async (see) => maybe((await see.screenshot())?.url),
};

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
export const originX509: Op<
  "OriginX509",
  ParsedX509Certificate,
  { origin_x509: ParsedX509Certificate },
  { certificate: ParsedX509Certificate | null }
> = {
  op: "OriginX509",
  title: "Certificate",
  summary: "The certificate of the name's own server",
  plans: ["squat", "analyze"],
  observes: ["certificate"],
  merge: "origin_x509",
  columns: { certificate_fingerprint: ({ origin_x509 }) => origin_x509?.fingerprint_sha256 ?? "" },
  run: async (see) => maybe(await see.certificate()),
};
