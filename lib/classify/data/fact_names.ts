/**
 * The names of facts and of their parts: a misspelt one would be without effect.
 * @module
 */
// deno-fmt-ignore-file
import type {
  CertificateDetails, DnsRecords, GeoIpData, ParsedX509Certificate, RegistrationMetadata,
} from "../../model.ts";
import { isObject } from "../../argument.ts";
import { AMOUNT, FLAG, type OptionCheck, type OptionChecks, TEXT, TEXTS, valueThat } from "../../options.ts";
import { Page } from "../../page/page.ts";
import type { CaptureFacts, Facts, PageFacts } from "../facts.ts";
import { CAPTURE_COUNTS, CAPTURE_FLAGS, CAPTURE_SHARES } from "./capture.ts";

const OBJECT: OptionCheck = valueThat("an object", isObject);
/** A probability that is none would make every score none. */
const IMITATION: OptionCheck = valueThat(
  "null, or an object with a brand and a probability from 0 to 1",
  (value) => value === null || isObject(value) && typeof value["brand"] === "string" &&
    typeof value["probability"] === "number" && value["probability"] >= 0 && value["probability"] <= 1,
);
const HOPS: OptionCheck = valueThat(
  "an array of hops, each with a url",
  (value) => Array.isArray(value) && value.every((hop) => isObject(hop) && typeof hop["url"] === "string"),
);
const HTML: OptionCheck = valueThat(
  "a string, a Uint8Array or a Page",
  (value) => typeof value === "string" || value instanceof Uint8Array || value instanceof Page,
);
/** A `Headers` has no members of its own, and would be no header fields at all. */
const FIELDS: OptionCheck = valueThat(
  "an object of strings, such as Object.fromEntries(response.headers)",
  (value) => isObject(value) && !(Symbol.iterator in value),
);

export const FACTS: OptionChecks<Facts> = {
  name: TEXT, original: TEXT, page: OBJECT, pageState: true, finalUrl: TEXT, redirects: HOPS, dns: true,
  originalNs: TEXTS, geo: true, certificate: true, originalFingerprint: TEXT, registration: OBJECT,
  observedAt: AMOUNT, kind: true, similarity: AMOUNT, imitates: IMITATION, sameFavicon: FLAG,
  pictureLikeness: AMOUNT, cloaking: TEXT, capture: OBJECT,
};

export const PAGE_FACTS: OptionChecks<PageFacts> = {
  html: HTML, status: AMOUNT, headers: FIELDS, truncated: FLAG, unrun: FLAG, unread: true,
};

/** With what a lookup's line has beside them. */
export const DNS_FACTS: OptionChecks<DnsRecords & { unanswered: unknown }> = {
  a: TEXTS, aaaa: TEXTS, mx: TEXTS, txt: TEXTS, cname: TEXTS, ns: TEXTS, unanswered: true,
};

/** The set has the language too. */
export const CAPTURE_FACTS: OptionChecks<CaptureFacts> = Object.fromEntries(
  [...CAPTURE_COUNTS, ...CAPTURE_SHARES, ...CAPTURE_FLAGS, "language"].map((key) => [key, true]),
);

export const REGISTRATION_FACTS: OptionChecks<RegistrationMetadata> = {
  registration_date: true, expiration_date: true, updated_on: true, status_codes: true, registrar: true,
  registrar_iana_id: true, registrar_abuse_contact: true, url: true, server: true, nameservers: true,
  dnssec_status: true, delegation_signer: true, privacy_proxy: true, icann_complaint_link: true, reseller: true,
  timeline: true,
};

export const CERTIFICATE_FACTS: OptionChecks<ParsedX509Certificate & CertificateDetails> = {
  fingerprint_sha256: true, serial: true, subject_dn: true, issuer_dn: true, not_before: true, not_after: true,
  ttl_days: true, key_alg: true, key_size_bits: true, sig_alg_oid: true, san_dns: true, san_dns_count: true,
  san_ip: true, is_ca: true, path_len: true, policy_oids: true, ocsp_uris: true, crl_dp: true, subject_name: true,
  san_list: true, issuer: true, valid_from: true, valid_to: true, certificate_transparency_compliance: true,
  certificate_id: true, signed_certificate_timestamp_list: true, key_exchange_group: true, mac: true,
  protocol: true, key_exchange: true, cipher: true,
};

export const GEO_FACTS: OptionChecks<GeoIpData> = { ip: true, asn: true, country: true };
