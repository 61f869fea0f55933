/**
 * The bodies of answers, by the names that routes use. Their schemas are made from these types by
 * `node test/tools/answer_schemas.ts`, as are those of payloads from the types of the ops.
 * @module
 */
import type { CTSearchResult, HydrateItem } from "../../lib/model.ts";
import type { shownAction } from "../auth/action_formats.ts";
import type { ShownKey } from "../auth/keys.ts";
import type { Role } from "../wire/roles.ts";
import type * as client from "../client.ts";
import type { CtLogState } from "../ct/ct_service.ts";
import type { DiskUsage } from "../results/owner_disk.ts";
import type { HealthReport, HealthRow } from "../health/health.ts";
import type { Session } from "../client/session_types.ts";
import type { MinuteCount, SessionRecord } from "../stores/store.ts";

/** Requests by what they asked for. */
export type RequestCounts = Pick<MinuteCount, "lookup_requests" | "ct_requests">;

/** Requests of some time. */
interface UsageTotals extends RequestCounts {
  total_requests: number;
}

/** Requests of an hour. */
interface HourlyUsage extends RequestCounts {
  /** When it began, RFC 3339. */
  timestamp: string;
}

/** Counts of hours as answers have them: each, and added up. */
export interface ShownUsage {
  totals: UsageTotals;
  hourly: HourlyUsage[];
}

interface UsagePeriod {
  start: string;
  end: string;
}

interface Invitation {
  id: string;
  role: Role;
  made_by: string;
  created_at: string;
  expires_at: string;
}

/** The answers. One that others are made of comes before them. */
export interface Answers {
  CTSearchResults: CTSearchResult[];
  HydrateItem: HydrateItem;
  HydrateItems: HydrateItem[];
  CtLog: CtLogState;
  CtLogs: CtLogState[];
  UsagePeriod: UsagePeriod;
  UsageTotals: UsageTotals;
  HourlyUsage: HourlyUsage;
  UsageResponse: ShownUsage & { period: UsagePeriod; disk: DiskUsage };
  UsageOfKeys: {
    period: UsagePeriod;
    keys: (Pick<ShownKey, "id" | "name" | "hint"> & ShownUsage)[];
  };
  SaveLookupResultResponse: { uuid: string; ttl: number; saved_at: number };
  Session: Session;
  ApiKey: ShownKey;
  ApiKeys: ShownKey[];
  NewApiKey: ShownKey & { key: string };
  ResultRecord: client.ResultRecord;
  ResultRecords: client.ResultRecord[];
  MatchResults: client.MatchAnswer;
  People: { name: string; role: Role; has_passphrase: boolean; created_at: string }[];
  Invitations: Invitation[];
  NewInvitation: Invitation & { path: string };
  Actions: ReturnType<typeof shownAction>[];
  Sessions: (Pick<SessionRecord, "by" | "device" | "address"> & {
    id: string;
    created_at: string;
    used_at: string;
    expires_at: string;
    is_current: boolean;
  })[];
  Health: HealthReport;
  HealthTest: NonNullable<HealthRow["tested"]>;
}
