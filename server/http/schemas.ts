/**
 * The bodies of answers as schemas, for the API description. The types of the library are authoritative; the
 * annotations make the compiler compare.
 * @module
 */
import * as v from "valibot";
import type { HydrateItem } from "../../lib/model.ts";
import { PERMUTATION_KINDS } from "../../mod.ts";
import type { Match as BrandMatch } from "../../lib/match/mod.ts";
import { RESULT_SCOPES, SCOPES } from "../auth/keys.ts";
import { ROLES } from "../auth/roles.ts";
import type { MatchAnswer } from "../client/match.ts";
import type { EvidenceAnswer } from "../client/evidence.ts";
import type { ResultRecord as StoredResult } from "../client/results.ts";
import type { CtLogState } from "../ct/ct_service.ts";
import { HEALTH_SCHEMAS } from "./routes/health.ts";
import { PEOPLE_SCHEMAS } from "./routes/people_body.ts";
import { SIGN_ON_SCHEMAS } from "./routes/sign_on_body.ts";
import { REPORT_SCHEMAS } from "./routes/report_body.ts";
import { SHARE_SCHEMAS } from "./routes/share_body.ts";
import { CANARY_SCHEMAS } from "./routes/canary.ts";
import { SOURCE_SCHEMAS } from "./routes/sources.ts";
import { WATCH_SCHEMAS } from "./routes/watch_body.ts";
import { text, time, timeOrNull, whole } from "./schemas_parts.ts";
import { LINE_SCHEMAS } from "./schemas_lines.ts";

const uuid = v.pipe(text, v.uuid());
const maybe = <T extends v.GenericSchema>(schema: T) => v.exactOptional(v.nullable(schema));

const HydrateItem: v.GenericSchema<HydrateItem> = v.object({
  log_id: whole,
  index: whole,
  cert: maybe(LINE_SCHEMAS.ParsedX509Certificate),
  error: maybe(text),
});

const CtLog: v.GenericSchema<CtLogState> = v.strictObject({
  log_id: whole,
  id: text,
  description: text,
  operator: text,
  url: text,
  monitoring_url: v.nullable(text),
  key: text,
  state: text,
  tree_size: v.nullable(whole),
  position: v.nullable(whole),
  fault: v.nullable(v.strictObject({ reason: text, message: text, at: whole })),
});

const Match: v.GenericSchema<BrandMatch> = v.strictObject({
  brand: text,
  kind: v.picklist(PERMUTATION_KINDS),
  text,
  probability: v.number(),
  own_probability: v.exactOptional(v.number()),
  reasons: v.exactOptional(v.array(v.strictObject({ evidence: text, weight: v.number() }))),
});
/** Of each name its matches, or why it cannot be used; and of the brands those that match many names. */
const MatchResults: v.GenericSchema<unknown, MatchAnswer> = v.strictObject({
  results: v.array(
    v.strictObject({ name: text, matches: v.exactOptional(v.array(Match)), error: v.exactOptional(text) }),
  ),
  page: v.exactOptional(v.strictObject({
    matches: v.array(v.strictObject({
      brand: text,
      probability: v.number(),
      own: v.boolean(),
      connected: v.boolean(),
      reasons: v.array(v.strictObject({ evidence: text, weight: v.number() })),
    })),
  })),
  notices: v.array(v.strictObject({ brand: text, share: v.number(), text })),
});

const UsageTotals = v.object({ lookup_requests: whole, ct_requests: whole, total_requests: whole });
const UsagePeriod = v.object({ start: time, end: time });
const HourlyUsage = v.object({ timestamp: time, lookup_requests: whole, ct_requests: whole });
const KEY = {
  id: text,
  name: text,
  hint: text,
  owner: text,
  scopes: v.array(v.picklist(SCOPES)),
  created_at: time,
  expires_at: timeOrNull,
  revoked_at: timeOrNull,
  last_used_at: timeOrNull,
  person: v.nullable(text),
};
const ApiKey = v.strictObject(KEY);
const ResultRecord: v.GenericSchema<unknown, StoredResult> = v.object({
  uuid,
  domain: text,
  scope: v.picklist(RESULT_SCOPES),
  created_at: whole,
  ttl: whole,
  lines: whole,
  names: whole,
  done: v.boolean(),
});

const Evidence: v.GenericSchema<unknown, EvidenceAnswer> = v.strictObject({
  result: uuid,
  name: text,
  original: text,
  url: text,
  size: whole,
  key: text,
  timestamp: v.nullable(text),
  files: whole,
  missing: v.array(text),
});

/** Schemas of bodies by the name that routes use, and of what they are made of. */
export const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ...LINE_SCHEMAS,
  CTSearchResults: v.array(LINE_SCHEMAS.CTSearchResult),
  HydrateItem,
  HydrateItems: v.array(HydrateItem),
  CtLog,
  CtLogs: v.array(CtLog),
  UsagePeriod,
  UsageTotals,
  HourlyUsage,
  UsageResponse: v.object({
    period: UsagePeriod,
    totals: UsageTotals,
    hourly: v.array(HourlyUsage),
    disk: v.exactOptional(
      v.object({ result_bytes: whole, evidence_bytes: whole, report_bytes: whole, limit_bytes: whole }),
    ),
  }),
  SaveLookupResultResponse: v.object({ uuid, ttl: whole, saved_at: whole }),
  Session: v.strictObject({
    owner: v.nullable(text),
    person: v.exactOptional(text),
    role: v.exactOptional(v.picklist(ROLES)),
    by: v.exactOptional(v.picklist(["passphrase", "link", "oidc"])),
    sign_on: v.exactOptional(v.strictObject({ name: text, only: v.boolean(), sets_roles: v.boolean() })),
    created_at: v.exactOptional(time),
    expires_at: v.exactOptional(time),
    ends_at: v.exactOptional(time),
    current_wanted: v.exactOptional(v.boolean()),
  }),
  ApiKey,
  ApiKeys: v.array(ApiKey),
  NewApiKey: v.strictObject({ key: text, ...KEY }),
  UsageOfKeys: v.strictObject({
    period: UsagePeriod,
    keys: v.array(
      v.strictObject({
        id: text,
        name: text,
        hint: text,
        totals: UsageTotals,
        hourly: v.array(HourlyUsage),
      }),
    ),
  }),
  ResultRecord,
  ResultRecords: v.array(ResultRecord),
  MatchResults,
  ...PEOPLE_SCHEMAS,
  ...HEALTH_SCHEMAS,
  ...SIGN_ON_SCHEMAS,
  ...WATCH_SCHEMAS,
  ...SOURCE_SCHEMAS,
  ...CANARY_SCHEMAS,
  ...SHARE_SCHEMAS,
  ...REPORT_SCHEMAS,
  JsonFeed: v.looseObject({
    version: text,
    title: text,
    feed_url: text,
    items: v.array(v.looseObject({ id: text })),
  }),
  // Schemas of their own, which others do not refer to.
  Text: v.string(),
  Png: v.string(),
  Gif: v.string(),
  Zip: v.string(),
  Evidence,
};
