/**
 * What `classify` may know about a name: the observations of the ops. Any of them may be missing.
 * @module
 */
import type {
  CertificateDetails,
  DnsRecords,
  GeoIpData,
  Imitation,
  PageState,
  ParsedX509Certificate,
  PermutationKind,
  Redirect,
  RegistrationMetadata,
} from "../model.ts";
import { checkArgument } from "../argument.ts";
import { checkOptions, type OptionChecks, TEXTS } from "../options.ts";
import { CAPTURE_COUNTS, CAPTURE_FLAGS, CAPTURE_SHARES } from "./data/capture.ts";
import type { Page } from "../page/page.ts";

/** What of a page a visit did not read: a document in it, what scripts write, a file, what is behind a gate. */
export type UnreadPart = "frame" | "script" | "file" | "gate";

/** A page as it was received. */
export interface PageFacts {
  /** Bytes or text of the document; of 2 MiB at most 256 KiB of text, forms, links and titles are read. */
  html: Uint8Array | string | Page;
  /** Status of the final answer. */
  status?: number;
  /** Header fields of the final answer, any case. */
  headers?: Record<string, string | string[]>;
  /** Whether the document goes on beyond `html`, or could not be decoded. @default false */
  truncated?: boolean;
  /** Whether scripts decide what a visitor sees, and were not run. @default false */
  unrun?: boolean;
  /**
   * What a visit left unread of what the page shows; null where it read all, and `html` has what its frames hold.
   * @default what the page itself tells
   */
  unread?: UnreadPart | null | undefined;
}

/**
 * Figures of a capture by a real browser, named as in the published set of AntoniaBK/parking-page-detection
 * (CIRCL Lookyloo captures): `number_links`, `domain_in_title`, `third_party_requests_ratio` …
 */
export type CaptureFacts = Record<string, number | boolean | string>;

/** What is known about one name. Any member may be missing, and more may come later. */
export interface Facts {
  /** The name under study, or a URL on it. Only compared with the targets of the page, never a feature itself. */
  name?: string;
  /** The name that it looks like: the brand's own. */
  original?: string;
  /** The page. */
  page?: PageFacts;
  /**
   * What a visitor of the name gets, where it was visited. Of anything but a page the scores claim nothing: each stays
   * below .5.
   */
  pageState?: PageState;
  /** Where the visit ended. */
  finalUrl?: string;
  /** The hops of the visit. */
  redirects?: Redirect[];
  /** DNS records of the name. */
  dns?: DnsRecords;
  /** Name servers of the original, to recognise the brand's own registrations. */
  originalNs?: string[];
  /** Addresses with network and country. */
  geo?: GeoIpData[];
  /** Certificate of the name's own server. */
  certificate?: ParsedX509Certificate | CertificateDetails;
  /** Fingerprint of the original's certificate, lower-case hex SHA-256. */
  originalFingerprint?: string;
  /** Registration data. */
  registration?: RegistrationMetadata;
  /** Unix seconds of the observation; the registration's age is computed from it. */
  observedAt?: number;
  /** How the name was made from the original. */
  kind?: PermutationKind;
  /** Likeness of the page to the original's page, 0 to 1. */
  similarity?: number;
  /** The brand that the page imitates, by what it shows; null for nobody. */
  imitates?: Imitation | null;
  /** Whether the page shows the original's icon. */
  sameFavicon?: boolean;
  /** Likeness of the pictures of the two pages, 0 to 1. */
  pictureLikeness?: number;
  /** What the page shows a browser that comes from a search engine in place of what it shows a crawler. */
  cloaking?: string;
  /** Figures of a browser's capture. */
  capture?: CaptureFacts;
}

/** Every member of {@link Facts}: a misspelt one would be without effect. */
const FACTS: OptionChecks<Facts> = {
  name: true,
  original: true,
  page: true,
  pageState: true,
  finalUrl: true,
  redirects: true,
  dns: true,
  originalNs: true,
  geo: true,
  certificate: true,
  originalFingerprint: true,
  registration: true,
  observedAt: true,
  kind: true,
  similarity: true,
  imitates: true,
  sameFavicon: true,
  pictureLikeness: true,
  cloaking: true,
  capture: true,
};

const PAGE_FACTS: OptionChecks<PageFacts> = {
  html: true,
  status: true,
  headers: true,
  truncated: true,
  unrun: true,
  unread: true,
};

/** With what a lookup's line has beside them. */
const DNS_FACTS: OptionChecks<DnsRecords & { unanswered: unknown }> = {
  a: TEXTS,
  aaaa: TEXTS,
  mx: TEXTS,
  txt: TEXTS,
  cname: TEXTS,
  ns: TEXTS,
  unanswered: true,
};

/** The set has the language too. */
const CAPTURE_FACTS: OptionChecks<CaptureFacts> = Object.fromEntries(
  [...CAPTURE_COUNTS, ...CAPTURE_SHARES, ...CAPTURE_FLAGS, "language"].map((key) => [key, true]),
);

const REGISTRATION_FACTS: OptionChecks<RegistrationMetadata> = {
  registration_date: true,
  expiration_date: true,
  updated_on: true,
  status_codes: true,
  registrar: true,
  registrar_iana_id: true,
  registrar_abuse_contact: true,
  url: true,
  server: true,
  nameservers: true,
  dnssec_status: true,
  delegation_signer: true,
  privacy_proxy: true,
  icann_complaint_link: true,
  reseller: true,
  timeline: true,
};

const CERTIFICATE_FACTS: OptionChecks<ParsedX509Certificate & CertificateDetails> = {
  fingerprint_sha256: true,
  serial: true,
  subject_dn: true,
  issuer_dn: true,
  not_before: true,
  not_after: true,
  ttl_days: true,
  key_alg: true,
  key_size_bits: true,
  sig_alg_oid: true,
  san_dns: true,
  san_dns_count: true,
  san_ip: true,
  is_ca: true,
  path_len: true,
  policy_oids: true,
  ocsp_uris: true,
  crl_dp: true,
  subject_name: true,
  san_list: true,
  issuer: true,
  valid_from: true,
  valid_to: true,
  certificate_transparency_compliance: true,
  certificate_id: true,
  signed_certificate_timestamp_list: true,
  key_exchange_group: true,
  mac: true,
  protocol: true,
  key_exchange: true,
  cipher: true,
};

const GEO_FACTS: OptionChecks<GeoIpData> = { ip: true, asn: true, country: true };

/**
 * Refuses what are no facts, and no parts of them.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export function checkFacts(facts: Facts): void {
  checkOptions("the facts of classify", facts, FACTS);
  const { page, dns, capture, registration, certificate, geo } = facts;
  const check = <T>(what: string, part: unknown, known: OptionChecks<T>) => {
    if (part == null) return;
    checkArgument(part, "object", `${what} of classify`);
    checkOptions(`${what} of classify`, part, known);
  };
  check("the page", page, PAGE_FACTS);
  check("the records", dns, DNS_FACTS);
  check("the capture", capture, CAPTURE_FACTS);
  check("the registration", registration, REGISTRATION_FACTS);
  check("the certificate", certificate, CERTIFICATE_FACTS);
  if (geo != null) checkArgument(geo, "array", "the networks of classify");
  for (const network of geo ?? []) check("a network", network, GEO_FACTS);
}
