/**
 * The lines of a stream as schemas, for the API description, by the names that the contract has for them.
 * @module
 */
import * as v from "valibot";
import {
  type CertificateDetails,
  type Classification,
  type CTSearchResult,
  type DnsRecords,
  type Domain,
  type GeoIpData,
  type MergedName,
  type MetaData,
  type NxdomainMetadata,
  type OccurrenceRec,
  type OpData,
  type ParsedX509Certificate,
  type PassiveDNSRecord,
  type PassiveTLSMap,
  type Permutation,
  PERMUTATION_KINDS,
  type Problem,
  type Redirect,
  type RegistrationMetadata,
  type ResultOp,
  type SearchResultLabels,
  type SmtpMetadata,
} from "../../mod.ts";

const text = v.string();
const texts = v.array(text);
const whole = v.pipe(v.number(), v.integer());
const score = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const loose = v.record(text, v.any());
const maybe = <T extends v.GenericSchema>(schema: T) => v.exactOptional(v.nullable(schema));

const problem = { type: text, title: text, status: whole, detail: text };
const Problem: v.GenericSchema<Problem> = v.looseObject(problem);
const Domain: v.GenericSchema<Domain> = v.strictObject({ fqdn: text, tld: text, domain: text });
const Permutation: v.GenericSchema<Permutation> = v.object({
  domain: Domain,
  kind: v.picklist(PERMUTATION_KINDS),
});
const MetaData: v.GenericSchema<MetaData> = v.variant("kind", [
  v.object({
    kind: v.literal("Progress"),
    data: v.strictTuple([whole, whole]),
    unanswered: v.exactOptional(texts),
  }),
  v.object({ kind: v.literal("Heartbeat") }),
  v.object({ kind: v.literal("StoredResult"), data: v.pipe(text, v.uuid()) }),
  v.object({ kind: v.literal("Done") }),
  v.object({ kind: v.literal("Error"), data: Problem }),
  v.object({
    kind: v.literal("Timeout"),
    data: v.looseObject({ ...problem, completed: whole, total: whole, elapsed_ms: whole }),
  }),
]);
const GeoIpData: v.GenericSchema<GeoIpData> = v.object({
  ip: text,
  asn: maybe(v.object({ number: maybe(whole), organization: maybe(text) })),
  country: maybe(v.object({ continent: maybe(text), iso_code: maybe(text) })),
});
const Classification: v.GenericSchema<Classification> = v.object({
  legitimate: score,
  phishing: score,
  parked: score,
});
const records = v.exactOptional(texts);
const DnsRecords: v.GenericSchema<DnsRecords> = v.object({
  a: records,
  aaaa: records,
  mx: records,
  txt: records,
  cname: records,
  ns: records,
});
const SmtpMetadata: v.GenericSchema<SmtpMetadata> = v.object({ is_positive: v.boolean(), response: text });
const NxdomainMetadata: v.GenericSchema<NxdomainMetadata> = v.object({
  query: v.looseObject({ name: text, type: text, rcode: text }),
  trusted: v.boolean(),
  soa: maybe(
    v.object({
      mname: text,
      rname: text,
      serial: whole,
      refresh: whole,
      retry: whole,
      expire: whole,
      minimum: whole,
    }),
  ),
});
const CertificateDetails: v.GenericSchema<CertificateDetails> = v.object({
  subject_name: text,
  san_list: texts,
  issuer: text,
  valid_from: v.number(),
  valid_to: v.number(),
  certificate_transparency_compliance: text,
  certificate_id: whole,
  signed_certificate_timestamp_list: v.exactOptional(v.array(loose)),
  key_exchange_group: maybe(text),
  mac: maybe(text),
  protocol: v.exactOptional(text),
  key_exchange: v.exactOptional(text),
  cipher: v.exactOptional(text),
});
const Redirect: v.GenericSchema<Redirect> = v.object({
  url: v.pipe(text, v.url()),
  kind: v.picklist(["InitialRequest", "Http", "Javascript", "Client"]),
  status: maybe(whole),
  certificate: maybe(CertificateDetails),
});
const ParsedX509Certificate: v.GenericSchema<ParsedX509Certificate> = v.strictObject({
  fingerprint_sha256: text,
  serial: text,
  subject_dn: text,
  issuer_dn: text,
  not_before: whole,
  not_after: whole,
  ttl_days: whole,
  key_alg: text,
  key_size_bits: whole,
  sig_alg_oid: text,
  san_dns: texts,
  san_dns_count: whole,
  san_ip: texts,
  is_ca: v.boolean(),
  path_len: v.nullable(whole),
  policy_oids: texts,
  ocsp_uris: texts,
  crl_dp: texts,
});
const PassiveDNSRecord: v.GenericSchema<PassiveDNSRecord> = v.object({
  rrtype: text,
  rrname: text,
  rdata: text,
  time_first: whole,
  time_last: whole,
  count: whole,
});
const PassiveTLSMap: v.GenericSchema<PassiveTLSMap> = v.record(
  text,
  v.object({ certificates: texts, subjects: texts }),
);
const SearchResultLabels: v.GenericSchema<SearchResultLabels> = v.object({
  tld: text,
  etld1: text,
  domain: text,
  registrable_domain: maybe(text),
  subdomain: maybe(text),
});
const OccurrenceRec: v.GenericSchema<OccurrenceRec> = v.object({
  log_id: whole,
  kind: whole,
  ts_sec: whole,
  index: whole,
});
const CTSearchResult: v.GenericSchema<CTSearchResult> = v.object({
  name: text,
  labels: SearchResultLabels,
  is_precert: v.boolean(),
  log_id: maybe(whole),
  index: maybe(whole),
  occurrences_count: maybe(whole),
  last_seen_ts: maybe(whole),
  occurrences: maybe(v.array(OccurrenceRec)),
  cert: maybe(ParsedX509Certificate),
});
const date = v.nullable(v.pipe(text, v.isoTimestamp()));
const RegistrationMetadata: v.GenericSchema<RegistrationMetadata> = v.object({
  registration_date: date,
  expiration_date: date,
  updated_on: date,
  status_codes: texts,
  registrar: v.nullable(text),
  registrar_iana_id: v.nullable(text),
  registrar_abuse_contact: v.nullable(text),
  url: v.nullable(text),
  server: v.nullable(text),
  nameservers: texts,
  dnssec_status: v.nullable(text),
  delegation_signer: v.nullable(v.boolean()),
  privacy_proxy: v.nullable(v.boolean()),
  icann_complaint_link: v.nullable(text),
  reseller: v.nullable(text),
  timeline: v.array(v.record(text, text)),
});

const OPS: { [O in ResultOp]: v.GenericSchema<OpData[O]> } = {
  Levenshtein: whole,
  IpEnumeration: texts,
  GeoIp: GeoIpData,
  Dns: DnsRecords,
  HttpBanner: text,
  RedirectChain: v.array(Redirect),
  Technologies: texts,
  Screenshot: v.pipe(text, v.url()),
  OriginX509: ParsedX509Certificate,
  MxCheck: SmtpMetadata,
  Nxdomain: NxdomainMetadata,
  Rdap: loose,
  WhoIs: text,
  RegistrationMetadata,
  Classification,
  PassiveDns: v.array(PassiveDNSRecord),
  PassiveTls: PassiveTLSMap,
  CertificateTransparency: CTSearchResult,
};

/** What this version sends; readers have to pass over ops that a newer one adds. */
const StreamMessage: v.GenericSchema = v.variant("op", [
  v.object({ op: v.literal("Meta"), data: MetaData }),
  ...Object.entries(OPS).map(([op, data]) =>
    v.object({ permutation: Permutation, op: v.literal(op), data: v.nullable(data) })
  ),
]);

const MergedName: v.GenericSchema<MergedName> = v.partial(v.object({
  permutation: Permutation,
  distance: OPS.Levenshtein,
  ips: v.record(text, GeoIpData),
  whois: OPS.WhoIs,
  classification: Classification,
  http_banner: OPS.HttpBanner,
  technologies: OPS.Technologies,
  dns_a: texts,
  dns_aaaa: texts,
  dns_mx: texts,
  dns_txt: texts,
  dns_cname: texts,
  dns_ns: texts,
  rdap: OPS.Rdap,
  screenshot_url: OPS.Screenshot,
  registration_metadata: RegistrationMetadata,
  redirect_chain: OPS.RedirectChain,
  smtp_metadata: SmtpMetadata,
  nxdomain_metadata: NxdomainMetadata,
  origin_x509: ParsedX509Certificate,
  passive_dns: OPS.PassiveDns,
  passive_tls: PassiveTLSMap,
  certificate_transparency: CTSearchResult,
  unmodeled_operations: v.record(text, v.array(v.any())),
})) as v.GenericSchema<MergedName>;

/** By name. */
export const LINE_SCHEMAS: {
  readonly ParsedX509Certificate: v.GenericSchema<ParsedX509Certificate>;
  readonly CTSearchResult: v.GenericSchema<CTSearchResult>;
  readonly [name: string]: v.GenericSchema;
} = {
  Problem,
  StreamMessage,
  MetaData,
  Domain,
  Permutation,
  GeoIpData,
  Classification,
  DnsRecords,
  SmtpMetadata,
  NxdomainMetadata,
  Redirect,
  CertificateDetails,
  ParsedX509Certificate,
  RegistrationMetadata,
  PassiveDNSRecord,
  PassiveTLSMap,
  SearchResultLabels,
  OccurrenceRec,
  CTSearchResult,
  MergedName,
  MergedLookup: v.record(text, MergedName) as v.GenericSchema,
};
