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
import type { BrandFigures, BrandRecord } from "../../stores/watch.ts";
import type { OwnPages } from "../../stores/own_pages.ts";
import { lines, MOST_ENTRIES, RULE, settingLine, severity } from "../../watch/brand_settings.ts";
import { rfc3339 } from "../rfc3339.ts";
import { count, share, text, time, timeOrNull, whole } from "../schemas_parts.ts";
import { isStalled } from "../../watch/schedule.ts";

const TRIAGE_MEMBERS = {
  state: v.exactOptional(v.picklist(TRIAGE, `give one of ${TRIAGE.join(", ")}`)),
  note: v.exactOptional(v.pipe(text, v.maxLength(4_000, "give at most 4000 characters"))),
  assignee: v.exactOptional(settingLine(100)),
  muted_until: v.exactOptional(v.nullable(time)),
};

/** Triage of a name; absent members stay unchanged. */
export const TRIAGE_BODY: v.GenericSchema<unknown, TriageChange> = v.strictObject(TRIAGE_MEMBERS);

/** The same for many names. */
export const TRIAGE_MANY: v.GenericSchema<unknown, TriageChange & { names: string[] }> = v.strictObject({
  names: v.pipe(lines(MOST_ENTRIES, 255), v.minLength(1, "give at least one name")),
  ...TRIAGE_MEMBERS,
});

/** Names that were found elsewhere. */
export const FOUND: v.GenericSchema<unknown, { names: string[] }> = v.strictObject({
  names: v.pipe(lines(MOST_ENTRIES, 255), v.minLength(1, "give at least one name")),
});

/** Where a channel leads, without what whoever sends to it has to know: path, query, name and password. */
function channelPlace(url: string): string {
  const parts = /^([a-z+]+:\/\/)(?:[^/?#]*@)?([^/?#@]*)/i.exec(url);
  return parts === null ? url : `${parts[1]}${parts[2]}`;
}

/**
 * A brand as people of its team see it: who may not change it gets none of the secrets of its channels, nor the
 * addresses of its feeds, which would outlive them.
 */
export function shownBrand(
  brand: BrandRecord,
  { mayChange, figures, unconfirmed, coverage, progress, counts, pages }: {
    mayChange: boolean;
    figures: BrandFigures;
    unconfirmed: string[];
    coverage: BrandCoverage;
    progress: RunProgress | null;
    counts: NameCounts | null;
    pages: OwnPages | null;
  },
  now: number,
): WatchedBrand {
  const { id, settings: { first_result: _, ...settings }, feed_secret, webhook_secret } = brand;
  const feedAt = (format: string) => mayChange ? `/v1/watch/feed/${feed_secret}/${format}` : null;
  return {
    id,
    ...settings,
    channels: mayChange ? settings.channels : settings.channels.map(channelPlace),
    unconfirmed,
    created_at: rfc3339(brand.created_at),
    next_run_at: rfc3339(brand.next_run_at),
    last_run_at: rfc3339(brand.last_run_at),
    last_success_at: rfc3339(brand.last_success_at),
    stalled: isStalled(brand, now),
    coverage,
    progress,
    counts,
    alerts_waiting: figures.alerts_waiting,
    alerts_given_up: figures.alerts_given_up,
    names_waiting: figures.names_waiting,
    names_next_at: rfc3339(figures.names_next_at),
    own_pages: pages === null ? null : {
      looked_at: rfc3339(brand.pages_at),
      seen_at: rfc3339(pages.seen_at),
      failed: pages.failed,
    },
    feed_atom: feedAt("atom"),
    feed_json: feedAt("json"),
    feed_blocklist: feedAt("blocklist/domains"),
    webhook_secret: mayChange ? webhook_secret : null,
  };
}

const bySeverity = v.object({ high: count, medium: count, low: count, none: count });
const BRAND_COVERAGE: v.GenericSchema<unknown, BrandCoverage> = v.object({
  brand: text,
  name: text,
  state: v.picklist(COVERAGE_STATES),
  running: v.boolean(),
  detail: text,
  advice: text,
  looked_at: timeOrNull,
  domains: v.array(v.object({
    domain: text,
    state: v.picklist(["ok", "failed", "incomplete", "never"]),
    detail: text,
    at: timeOrNull,
  })),
});
const NAME_COUNTS: v.GenericSchema<unknown, NameCounts> = v.object({
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
  reasons: v.array(text),
  rated: v.boolean(),
  severity,
  ownership: v.picklist(["yours", "asked", "not"]),
  ownership_reason: v.nullable(text),
  seen_at: time,
});
const EVENT: v.GenericSchema<unknown, WatchEvent> = v.object({
  id: text,
  at: whole,
  brand: text,
  name: v.nullable(text),
  type: v.picklist(EVENT_TYPES),
  severity,
  changes: v.array(v.object({ signal: text, from: text, to: text })),
  verdict: v.nullable(text),
  reasons: v.array(text),
  result: v.nullable(text),
  kind: v.exactOptional(v.picklist(PERMUTATION_KINDS)),
  since: v.exactOptional(whole),
  found: v.exactOptional(v.object({
    counts: bySeverity,
    worst: v.array(v.object({ name: text, verdict: VERDICT, severity, scores: SCORES, flags: FLAGS })),
  })),
  source: v.exactOptional(v.object({ door: text, reason: text })),
});
const SHOWN_BRAND: v.GenericSchema<unknown, WatchedBrand> = v.object({
  id: text,
  managed: v.exactOptional(v.literal("file")),
  name: text,
  domains: v.array(text),
  owned: v.array(text),
  words: v.array(text),
  rules: v.array(RULE),
  schedule: text,
  timezone: text,
  jitter: whole,
  channels: v.array(text),
  unconfirmed: v.array(text),
  alert_from: severity,
  alert_on_first: v.boolean(),
  heartbeat_hours: whole,
  paused: v.boolean(),
  created_at: time,
  next_run_at: timeOrNull,
  last_run_at: timeOrNull,
  last_success_at: timeOrNull,
  stalled: v.boolean(),
  coverage: BRAND_COVERAGE,
  progress: v.nullable(
    v.object({ domain: text, completed: count, total: count, result: v.nullable(text) }),
  ),
  counts: v.nullable(NAME_COUNTS),
  alerts_waiting: whole,
  alerts_given_up: whole,
  names_waiting: whole,
  names_next_at: timeOrNull,
  own_pages: v.nullable(v.object({
    looked_at: timeOrNull,
    seen_at: timeOrNull,
    failed: v.array(v.object({ domain: text, reason: text })),
  })),
  feed_atom: v.nullable(text),
  feed_json: v.nullable(text),
  feed_blocklist: v.nullable(text),
  webhook_secret: v.nullable(text),
});
const SHARED_NAME = {
  name: text,
  unicode: text,
  brand: text,
  domain: text,
  phase: text,
  kind: text,
  owned: v.nullable(text),
  assessment: ASSESSMENT,
  first_seen_at: time,
  last_seen_at: time,
  changed_at: time,
  event: v.nullable(EVENT),
  signals: v.record(text, text),
  state: v.picklist(TRIAGE),
};
const SHOWN_NAME: v.GenericSchema<unknown, BrandName> = v.object({
  ...SHARED_NAME,
  note: text,
  assignee: text,
  muted_until: timeOrNull,
});
const RUN: v.GenericSchema<unknown, BrandRun> = v.object({
  id: text,
  domain: text,
  trigger: v.picklist(["schedule", "names"]),
  started_at: whole,
  ended_at: whole,
  ending: v.picklist(["complete", "incomplete", "failed"]),
  detail: text,
  total: whole,
  unanswered: v.nullable(whole),
  events: whole,
  result: v.nullable(text),
});

const COVERAGE: v.GenericSchema<unknown, Coverage> = v.object({
  headline: text,
  text: text,
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
  id: text,
  at: whole,
  actor: text,
  action: text,
  subject: text,
  detail: v.unknown(),
}));
const SHARED_BRAND: v.GenericSchema<unknown, SharedBrand> = v.object({
  name: text,
  domains: v.array(text),
  last_success_at: timeOrNull,
  expires_at: time,
  names: v.array(v.object(SHARED_NAME)),
});
const CHANNEL_TESTS: v.GenericSchema<unknown, ChannelTest[]> = v.array(
  v.object({ channel: text, error: text }),
);
/** Schemas of answers by name. */
export const WATCH_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  WatchedBrand: SHOWN_BRAND,
  WatchedBrands: v.array(SHOWN_BRAND),
  WatchCoverage: COVERAGE,
  WatchEvents: v.array(EVENT),
  WatchRuns: v.array(RUN),
  WatchNames: v.array(SHOWN_NAME),
  WatchName: SHOWN_NAME,
  WatchAudit: AUDIT,
  SharedBrand: SHARED_BRAND,
  WatchVisit: v.object({ since: timeOrNull }),
  WatchCount: v.object({ count: whole }),
  WatchTest: CHANNEL_TESTS,
};
