/**
 * Bodies of requests and answers about watched brands.
 * @module
 */
import * as v from "valibot";
import { PERMUTATION_KINDS } from "../../../mod.ts";
import { EVENT_TYPES, VERDICT_WORDS, VISITS, type WatchEvent } from "../../../lib/watch/mod.ts";
import {
  type AuditEntry,
  type BrandCoverage,
  type BrandName,
  type BrandRun,
  type ChannelTest,
  type Coverage,
  COVERAGE_STATES,
  type NameCounts,
  type RunProgress,
  type SharedBrand,
  TRIAGE,
  type TriageChange,
  type WatchedBrand,
} from "../../client/watch_types.ts";
import type { BrandRecord } from "../../stores/watch.ts";
import type { OwnPages } from "../../stores/own_pages.ts";
import { line, lines, MOST, severity } from "../../watch/brand_settings.ts";
import { isStalled } from "../../watch/schedule.ts";

const time = v.pipe(v.string(), v.isoTimestamp("give an RFC 3339 time"));

const TRIAGE_MEMBERS = {
  state: v.exactOptional(v.picklist(TRIAGE, `give one of ${TRIAGE.join(", ")}`)),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(4_000, "give at most 4000 characters"))),
  assignee: v.exactOptional(line(100)),
  muted_until: v.exactOptional(v.nullable(time)),
};

/** Triage of a name; absent members stay unchanged. */
export const TRIAGE_BODY: v.GenericSchema<unknown, TriageChange> = v.strictObject(TRIAGE_MEMBERS);

/** The same for many names. */
export const TRIAGE_MANY: v.GenericSchema<unknown, TriageChange & { names: string[] }> = v.strictObject({
  names: v.pipe(lines(MOST, 255), v.minLength(1, "give at least one name")),
  ...TRIAGE_MEMBERS,
});

/** Names that were found elsewhere. */
export const FOUND: v.GenericSchema<unknown, { names: string[] }> = v.strictObject({
  names: v.pipe(lines(MOST, 255), v.minLength(1, "give at least one name")),
});

function text(ms: number): string;
function text(ms: number | null): string | null;
function text(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** A brand as its owner sees it. */
export function shownBrand(
  brand: BrandRecord,
  { alerts, found, coverage, progress, counts, pages }: {
    alerts: { waiting: number; dead: number };
    found: { waiting: number; next_at: number | null };
    coverage: BrandCoverage;
    progress: RunProgress | null;
    counts: NameCounts | null;
    pages: OwnPages | null;
  },
  now: number,
): WatchedBrand {
  const { id, settings: { first_result: _, ...settings }, feed_secret, webhook_secret } = brand;
  return {
    id,
    ...settings,
    created_at: text(brand.created_at),
    next_run_at: text(brand.next_run_at),
    last_run_at: text(brand.last_run_at),
    last_success_at: text(brand.last_success_at),
    stalled: isStalled(brand, now),
    coverage,
    progress,
    counts,
    alerts_waiting: alerts.waiting,
    alerts_given_up: alerts.dead,
    names_waiting: found.waiting,
    names_next_at: text(found.next_at),
    own_pages: pages === null ? null : {
      looked_at: text(brand.pages_at),
      seen_at: text(pages.seen_at),
      failed: pages.failed,
    },
    feed_atom: `/v1/watch/feed/${feed_secret}/atom`,
    feed_json: `/v1/watch/feed/${feed_secret}/json`,
    feed_blocklist: `/v1/watch/feed/${feed_secret}/blocklist/domains`,
    webhook_secret,
  };
}

const stamp = v.nullable(time);
const whole = v.pipe(v.number(), v.integer());
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const bySeverity = v.object({ high: count, medium: count, low: count, none: count });
const BRAND_COVERAGE: v.GenericSchema<unknown, BrandCoverage> = v.object({
  brand: v.string(),
  name: v.string(),
  state: v.picklist(COVERAGE_STATES),
  running: v.boolean(),
  detail: v.string(),
  advice: v.string(),
  looked_at: stamp,
  domains: v.array(v.object({
    domain: v.string(),
    state: v.picklist(["ok", "failed", "incomplete", "never"]),
    detail: v.string(),
    at: stamp,
  })),
});
const COUNTS: v.GenericSchema<unknown, NameCounts> = v.object({
  names: count,
  yours: count,
  asked: count,
  severities: bySeverity,
  to_review: bySeverity,
  not_rated: count,
  not_visited: count,
});
const VERDICT = v.nullable(v.picklist(VERDICT_WORDS));
const SCORES = v.nullable(v.object({ phishing: share, parked: share, legitimate: share }));
const FLAGS = v.array(v.picklist(["takes mail", "mail only"]));
const ASSESSMENT = v.object({
  verdict: VERDICT,
  scores: SCORES,
  visit: v.picklist(VISITS),
  flags: FLAGS,
  mail: v.nullable(v.boolean()),
  reasons: v.array(v.string()),
  rated: v.boolean(),
  severity,
  ownership: v.picklist(["yours", "asked", "not"]),
  ownership_reason: v.nullable(v.string()),
  seen_at: time,
});
const EVENT: v.GenericSchema<unknown, WatchEvent> = v.object({
  id: v.string(),
  at: whole,
  brand: v.string(),
  name: v.nullable(v.string()),
  type: v.picklist(EVENT_TYPES),
  severity,
  changes: v.array(v.object({ signal: v.string(), from: v.string(), to: v.string() })),
  verdict: v.nullable(v.string()),
  reasons: v.array(v.string()),
  result: v.nullable(v.string()),
  kind: v.exactOptional(v.picklist(PERMUTATION_KINDS)),
  since: v.exactOptional(whole),
  found: v.exactOptional(v.object({
    counts: bySeverity,
    worst: v.array(v.object({ name: v.string(), verdict: VERDICT, severity, scores: SCORES, flags: FLAGS })),
  })),
  source: v.exactOptional(v.object({ door: v.string(), reason: v.string() })),
});
const SHOWN_BRAND = v.looseObject({
  id: v.string(),
  managed: v.exactOptional(v.literal("file")),
  name: v.string(),
  domains: v.array(v.string()),
  schedule: v.string(),
  created_at: time,
  next_run_at: stamp,
  last_run_at: stamp,
  last_success_at: stamp,
  stalled: v.boolean(),
  coverage: BRAND_COVERAGE,
  progress: v.nullable(
    v.object({ domain: v.string(), completed: count, total: count, result: v.nullable(v.string()) }),
  ),
  counts: v.nullable(COUNTS),
  alerts_waiting: whole,
  alerts_given_up: whole,
  names_waiting: whole,
  names_next_at: stamp,
  own_pages: v.nullable(v.object({
    looked_at: stamp,
    seen_at: stamp,
    failed: v.array(v.object({ domain: v.string(), reason: v.string() })),
  })),
  feed_atom: v.string(),
  feed_json: v.string(),
  feed_blocklist: v.string(),
  webhook_secret: v.string(),
});
const SHARED_NAME = {
  name: v.string(),
  unicode: v.string(),
  brand: v.string(),
  domain: v.string(),
  phase: v.string(),
  kind: v.string(),
  owned: v.nullable(v.string()),
  assessment: ASSESSMENT,
  first_seen_at: time,
  last_seen_at: time,
  changed_at: time,
  event: v.nullable(EVENT),
  signals: v.record(v.string(), v.string()),
  state: v.picklist(TRIAGE),
};
const NAME: v.GenericSchema<unknown, BrandName> = v.object({
  ...SHARED_NAME,
  note: v.string(),
  assignee: v.string(),
  muted_until: stamp,
});
const RUN: v.GenericSchema<unknown, BrandRun> = v.object({
  id: v.string(),
  domain: v.string(),
  trigger: v.picklist(["schedule", "names"]),
  started_at: whole,
  ended_at: whole,
  ending: v.picklist(["complete", "incomplete", "failed"]),
  detail: v.string(),
  total: whole,
  unanswered: whole,
  events: whole,
  result: v.nullable(v.string()),
});

const COVERAGE: v.GenericSchema<unknown, Coverage> = v.object({
  text: v.string(),
  ok: v.boolean(),
  brands: count,
  covered: count,
  states: v.object({
    ok: count,
    failed: count,
    incomplete: count,
    late: count,
    never: count,
    paused: count,
  }),
  problems: v.array(BRAND_COVERAGE),
});
const AUDIT: v.GenericSchema<unknown, AuditEntry[]> = v.array(v.object({
  id: v.string(),
  at: whole,
  actor: v.string(),
  action: v.string(),
  subject: v.string(),
  detail: v.unknown(),
}));
const SHARED_BRAND: v.GenericSchema<unknown, SharedBrand> = v.object({
  name: v.string(),
  domains: v.array(v.string()),
  last_success_at: stamp,
  expires_at: time,
  names: v.array(v.object(SHARED_NAME)),
});
const TESTED: v.GenericSchema<unknown, ChannelTest[]> = v.array(
  v.object({ channel: v.string(), error: v.string() }),
);
/** Schemas of answers by name. */
export const WATCH_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  WatchedBrand: SHOWN_BRAND,
  WatchedBrands: v.array(SHOWN_BRAND),
  WatchCoverage: COVERAGE,
  WatchEvents: v.array(EVENT),
  WatchRuns: v.array(RUN),
  WatchNames: v.array(NAME),
  WatchName: NAME,
  WatchAudit: AUDIT,
  SharedBrand: SHARED_BRAND,
  WatchVisit: v.object({ since: stamp }),
  WatchCount: v.object({ count: whole }),
  WatchTest: TESTED,
};
