/**
 * The types of the wire: one lookup is a stream of {@link StreamMessage} lines, and every other shape of a
 * result (merged object, records, CSV) is folded from them. Spelling of members is the wire's.
 * @module
 */

import type { CertificateDetails, CTSearchResult, ParsedX509Certificate } from "./model_certificates.ts";

export type * from "./model_certificates.ts";

/** A domain name in three parts. All three are Unicode (U-labels) for internationalised names. */
export interface Domain {
  /** The whole name, lower case, without a trailing dot: `mail.example.co.uk`. */
  fqdn: string;
  /** The public suffix: `co.uk`. */
  tld: string;
  /** The registrable label, the one left of the suffix: `example`. */
  domain: string;
}

/** Every kind of permutation that the wire knows, in the order in which the first one wins on a duplicate. */
export const PERMUTATION_KINDS = [
  "Omission",
  "Transposition",
  "Repetition",
  "Homoglyph",
  "Replacement",
  "Bitsquatting",
  "VowelSwap",
  "Addition",
  "Insertion",
  "Hyphenation",
  "Mapped",
  "DoubleVowelInsertion",
  "VowelShuffle",
  "Subdomain",
  "Keyword",
  "FauxTld",
  "Tld",
  "CertificateTransparency",
  "UserContext",
  "Unknown",
] as const;

/** How a look-alike was made from the original. */
export type PermutationKind = typeof PERMUTATION_KINDS[number];

/** One look-alike and how it was made. */
export interface Permutation {
  /** The look-alike. */
  domain: Domain;
  /** The edit that leads to it. */
  kind: PermutationKind;
}

/** What a Meta line says about the stream itself. */
export type MetaKind = "Progress" | "Error" | "Heartbeat" | "Done" | "Timeout" | "StoredResult";

/** An RFC 9457 problem, as in error answers and in the last line of a stream that failed. */
export interface Problem {
  /** URI reference of the kind of problem. */
  type: string;
  /** Short, the same for every problem of this type. */
  title: string;
  /** HTTP status code. */
  status: number;
  /** What was wrong with this request, with the value, and what to do. */
  detail: string;
}

/** The data of a Meta line, by its kind. */
export type MetaData =
  | {
    kind: "Progress";
    data: [completed: number, total: number];
    /** Names as in `fqdn` that were asked for without a usable answer, each told once; left out when there are none. */
    unanswered?: string[];
  }
  | { kind: "Heartbeat" }
  | { kind: "StoredResult"; data: string }
  | { kind: "Done" }
  | { kind: "Error"; data: Problem }
  | { kind: "Timeout"; data: Problem & { completed: number; total: number; elapsed_ms: number } };

/** Network and country of one address. */
export interface GeoIpData {
  /** The address, IPv4 or RFC 5952 IPv6. */
  ip: string;
  /** Autonomous system that announces the address. */
  asn?: { number?: number | null; organization?: string | null } | null;
  /** Country by registration: two-letter continent and ISO 3166-1 alpha-2 code. */
  country?: { continent?: string | null; iso_code?: string | null } | null;
}

/** Likelihoods that add up to 1. */
export interface Classification {
  /** 0 to 1. */
  legitimate: number;
  /** 0 to 1. */
  phishing: number;
  /** 0 to 1. */
  parked: number;
}

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

/** What the mail server said. */
export interface SmtpMetadata {
  /** Whether it would accept mail for the domain. */
  is_positive: boolean;
  /** The reply that decided. */
  response: string;
}

/** Evidence that a name does not exist. */
export interface NxdomainMetadata {
  /** The question and how it was answered. */
  query: { name: string; type: string; rcode: string; [member: string]: unknown };
  /** Whether the answer was checked and its zone does not answer by wildcard or rewriting. */
  trusted: boolean;
  /** The SOA record that came with the answer. */
  soa?: {
    mname: string;
    rname: string;
    serial: number;
    refresh: number;
    retry: number;
    expire: number;
    minimum: number;
  } | null;
}

/** How a page led to the next one. */
export type RedirectKind = "InitialRequest" | "Http" | "Javascript" | "Client";

/**
 * What a visitor of a name gets: a page; in its place a challenge or refusal of a bot defence, a network's warning of
 * phishing, a captive portal, or an error; an empty answer; or no answer.
 */
export type PageState = "page" | "challenge" | "warning" | "portal" | "error" | "empty" | "none";

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

/** One passive DNS observation. Mind the direction: `rrname` is the value that was seen. */
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

/** Certificates and their subjects by IP address. */
export type PassiveTLSMap = Record<string, { certificates: string[]; subjects: string[] }>;

/** What registration data says, whether from RDAP or WHOIS. */
export interface RegistrationMetadata {
  /** RFC 3339. */
  registration_date: string | null;
  /** RFC 3339. */
  expiration_date: string | null;
  /** RFC 3339. */
  updated_on: string | null;
  /** EPP status codes. */
  status_codes: string[];
  /** Name of the registrar. */
  registrar: string | null;
  /** IANA number of the registrar. */
  registrar_iana_id: string | null;
  /** Mail address or telephone number. */
  registrar_abuse_contact: string | null;
  /** Where this was asked. */
  url: string | null;
  /** WHOIS server. */
  server: string | null;
  /** As registered. */
  nameservers: string[];
  /** `Signed`, `Unsigned`. */
  dnssec_status: string | null;
  /** Whether the delegation is signed. */
  delegation_signer: boolean | null;
  /** Whether a privacy or proxy service stands for the holder. */
  privacy_proxy: boolean | null;
  /** ICANN's complaint form. */
  icann_complaint_link: string | null;
  /** Reseller. */
  reseller: string | null;
  /** Events in order, each an object with one key: `{"Registration": "2025-03-31T13:38:16Z"}`. */
  timeline: Record<string, string>[];
}

/** The payload of each op. */
export interface OpData {
  /** Edits between the original and this name, over code points of the whole name. */
  Levenshtein: number;
  /** One address's network and country. */
  GeoIp: GeoIpData;
  /** Addresses, IPv4 first. */
  IpEnumeration: string[];
  /** The `Server` header of the first answer. */
  HttpBanner: string;
  /** The RFC 9083 object as received. */
  Rdap: Record<string, unknown>;
  /** The WHOIS text as received. */
  WhoIs: string;
  /** Scores; may come several times, the last counts. */
  Classification: Classification;
  /** URL of a PNG. */
  Screenshot: string;
  /** Records of the name. */
  Dns: DnsRecords;
  /** Sorted, `Name` or `Name:version`. */
  Technologies: string[];
  /** Where the pages lead. */
  RedirectChain: Redirect[];
  /** Registration dates and registrar. */
  RegistrationMetadata: RegistrationMetadata;
  /** Evidence that the name does not exist. */
  Nxdomain: NxdomainMetadata;
  /** Whether it would take mail. */
  MxCheck: SmtpMetadata;
  /** The certificate of the name's own server. */
  OriginX509: ParsedX509Certificate;
  /** History of records. */
  PassiveDns: PassiveDNSRecord[];
  /** History of certificates. */
  PassiveTls: PassiveTLSMap;
  /** The name in certificate transparency. */
  CertificateTransparency: CTSearchResult;
}

/** The ops that carry a result. */
export type ResultOp = keyof OpData;

/** Every op, Meta included. */
export type Operation = ResultOp | "Meta";

/** A line that carries a result. `data` is null when the op failed for this name. */
export type ResultLine = {
  [O in ResultOp]: { permutation: Permutation; op: O; data: OpData[O] | null };
}[ResultOp];

/** A line about the stream itself. */
export interface MetaLine {
  /** Always Meta. */
  op: "Meta";
  /** What it says. */
  data: MetaData;
}

/** One line of a lookup. */
export type StreamMessage = ResultLine | MetaLine;
