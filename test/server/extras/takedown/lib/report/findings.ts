import type { MergedName } from "../../../../../../lib/lines/merge.ts";

/** When the findings were observed. */
export const OBSERVED = Date.parse("2026-11-22T12:00:00Z");

/** Everything that a lookup finds of a phishing name. */
export const PHISHING: MergedName = {
  permutation: {
    domain: { fqdn: "kestreibank.com", tld: "com", domain: "kestreibank" },
    kind: "Homoglyph",
  },
  distance: 1,
  dns_a: ["203.0.113.7"],
  dns_aaaa: ["2001:db8::7"],
  dns_ns: ["ns1.quick-dns.example.", "ns2.quick-dns.example."],
  dns_mx: ["mx.kestreibank.com."],
  ips: {
    "203.0.113.7": {
      ip: "203.0.113.7",
      asn: { number: 64530, organization: "Quick Hosting" },
      country: { continent: "EU", iso_code: "SC" },
    },
  },
  redirect_chain: [
    { url: "http://kestreibank.com/", kind: "InitialRequest" },
    { url: "https://kestreibank.com/login?next=%2F", kind: "Http", status: 301 },
  ],
  classification: {
    phishing: 0.994,
    legitimate: 0.003,
    parked: 0.003,
    page_state: "page",
    page_url: "https://kestreibank.com/login?next=%2F",
    reasons: ["phishing: page copies kestrelbank.com", "phishing: password form"],
    likeness: { page: 0.93, picture: 0.88 },
  },
  registration_metadata: {
    registration_date: "2026-11-20T08:00:00Z",
    expiration_date: "2027-11-20T08:00:00Z",
    updated_on: null,
    status_codes: ["clientTransferProhibited"],
    registrar: "Quick Domains, Inc.",
    registrar_iana_id: "9999",
    registrar_abuse_contact: "abuse@quick-domains.example.net",
    url: "https://rdap.registry.example.net/domain/kestreibank.com",
    server: null,
    nameservers: [],
    dnssec_status: "Unsigned",
    delegation_signer: false,
    privacy_proxy: true,
    icann_complaint_link: null,
    reseller: null,
    timeline: [],
  },
  origin_x509: {
    fingerprint_sha256: "ab".repeat(32),
    serial: "01",
    subject_dn: "CN=kestreibank.com",
    issuer_dn: "CN=R11,O=Let's Encrypt,C=US",
    not_before: 1_795_248_000,
    not_after: 1_803_024_000,
    ttl_days: 90,
    key_alg: "EC",
    key_size_bits: 256,
    sig_alg_oid: "1.2.840.113549.1.1.11",
    san_dns: ["kestreibank.com"],
    san_dns_count: 1,
    san_ip: [],
    is_ca: false,
    path_len: null,
    policy_oids: [],
    ocsp_uris: [],
    crl_dp: [],
  },
};

/** What strangers can write into every text of a finding. */
export const HOSTILE =
  "x\r\nBcc: victim@example.org\r\n\r\n{{reporter_contact}} \u202egnp.exe \u0000 <script>";

/** The same finding with hostile texts wherever a stranger writes them. */
export function hostileFinding(): MergedName {
  const finding = structuredClone(PHISHING);
  finding.registration_metadata!.registrar = HOSTILE;
  finding.registration_metadata!.status_codes = [HOSTILE];
  finding.registration_metadata!.updated_on = HOSTILE;
  finding.registration_metadata!.registrar_abuse_contact = `abuse@example.net\r\nBcc: victim@example.org`;
  finding.dns_ns = [HOSTILE];
  finding.dns_mx = [HOSTILE];
  finding.redirect_chain![1]!.url = `https://kestreibank.com/${HOSTILE}`;
  finding.classification!.reasons = [HOSTILE, HOSTILE];
  finding.origin_x509!.issuer_dn = `O=${HOSTILE}`;
  finding.ips!["203.0.113.7"]!.asn!.organization = HOSTILE;
  return finding;
}
