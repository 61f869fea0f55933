/**
 * The bodies of answers as schemas, for the API description. The types of the library are the truth; the
 * annotations make the compiler compare.
 * @module
 */
import * as v from "valibot";
import {
  type CTSearchResult,
  type HydrateItem,
  type ParsedX509Certificate,
  PERMUTATION_KINDS,
  type Problem,
} from "../mod.ts";
import { SCOPES } from "./keys.ts";
import type { CtLogState } from "./ct_service.ts";

const whole = v.pipe(v.number(), v.integer());
const texts = v.array(v.string());
const maybe = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema));

const CERTIFICATE: v.GenericSchema<ParsedX509Certificate> = v.strictObject({
  fingerprint_sha256: v.string(),
  serial: v.string(),
  subject_dn: v.string(),
  issuer_dn: v.string(),
  not_before: whole,
  not_after: whole,
  ttl_days: whole,
  key_alg: v.string(),
  key_size_bits: whole,
  sig_alg_oid: v.string(),
  san_dns: texts,
  san_dns_count: whole,
  san_ip: texts,
  is_ca: v.boolean(),
  path_len: v.nullable(whole),
  policy_oids: texts,
  ocsp_uris: texts,
  crl_dp: texts,
});

const HYDRATE_ITEM: v.GenericSchema<HydrateItem> = v.object({
  log_id: whole,
  index: whole,
  cert: maybe(CERTIFICATE),
  error: maybe(v.string()),
}) as v.GenericSchema<HydrateItem>;

const CT_RESULT: v.GenericSchema<CTSearchResult> = v.object({
  name: v.string(),
  labels: v.object({
    tld: v.string(),
    etld1: v.string(),
    domain: v.string(),
    registrable_domain: maybe(v.string()),
    subdomain: maybe(v.string()),
  }),
  is_precert: v.boolean(),
  log_id: maybe(whole),
  index: maybe(whole),
  occurrences_count: maybe(whole),
  last_seen_ts: maybe(whole),
  occurrences: maybe(v.array(v.looseObject({ log_id: whole, kind: whole, ts_sec: whole, index: whole }))),
  cert: maybe(CERTIFICATE),
}) as v.GenericSchema<CTSearchResult>;

const CT_LOG: v.GenericSchema<CtLogState> = v.strictObject({
  log_id: whole,
  id: v.string(),
  description: v.string(),
  operator: v.string(),
  url: v.string(),
  monitoring_url: v.nullable(v.string()),
  key: v.string(),
  state: v.string(),
  tree_size: v.nullable(whole),
  position: v.nullable(whole),
  fault: v.nullable(v.strictObject({ reason: v.string(), message: v.string(), at: whole })),
});

const PROBLEM: v.GenericSchema<Problem> = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: whole,
  detail: v.string(),
});

const TOTALS = v.object({ lookup_requests: whole, ct_requests: whole, total_requests: whole });
const HOURLY = v.array(v.object({ timestamp: v.string(), lookup_requests: whole, ct_requests: whole }));
const KEY = {
  id: v.string(),
  name: v.string(),
  hint: v.string(),
  owner: v.string(),
  scopes: v.array(v.picklist(SCOPES)),
  created_at: v.string(),
  expires_at: v.nullable(v.string()),
  revoked_at: v.nullable(v.string()),
  last_used_at: v.nullable(v.string()),
};
const RESULT_RECORD = v.object({
  uuid: v.string(),
  domain: v.string(),
  scope: v.string(),
  created_at: whole,
  ttl: whole,
  lines: whole,
  names: whole,
  done: v.boolean(),
});

/** Schemas of bodies by the name that routes use. */
export const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  Problem: PROBLEM,
  StreamMessage: v.looseObject({
    op: v.string(),
    permutation: maybe(v.object({
      domain: v.strictObject({ fqdn: v.string(), tld: v.string(), domain: v.string() }),
      kind: v.picklist(PERMUTATION_KINDS),
    })),
    data: v.optional(v.any()),
  }),
  MergedLookup: v.record(v.string(), v.looseObject({})),
  CTSearchResults: v.array(CT_RESULT),
  HydrateItems: v.array(HYDRATE_ITEM),
  CtLogs: v.array(CT_LOG),
  UsageResponse: v.object({
    period: v.object({ start: v.string(), end: v.string() }),
    totals: TOTALS,
    hourly: HOURLY,
  }),
  SaveLookupResultResponse: v.object({ uuid: v.string(), ttl: whole, saved_at: whole }),
  Session: v.strictObject({
    owner: v.nullable(v.string()),
    by: v.optional(v.picklist(["passphrase", "link"])),
    created_at: v.optional(v.string()),
    expires_at: v.optional(v.string()),
    current_wanted: v.optional(v.boolean()),
  }),
  ApiKeys: v.array(v.strictObject(KEY)),
  NewApiKey: v.strictObject({ key: v.string(), ...KEY }),
  UsageOfKeys: v.strictObject({
    period: v.object({ start: v.string(), end: v.string() }),
    keys: v.array(
      v.strictObject({ id: v.string(), name: v.string(), hint: v.string(), totals: TOTALS, hourly: HOURLY }),
    ),
  }),
  ResultRecord: RESULT_RECORD,
  ResultRecords: v.array(RESULT_RECORD),
  Csv: v.string(),
  Png: v.string(),
};
