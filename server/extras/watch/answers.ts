/**
 * The bodies of its answers; `node test/tools/answer_schemas.ts` makes their schemas.
 * @module
 */
import type { WatchEvent } from "./lib/mod.ts";
import type * as client from "../../client.ts";

/** By the names that routes use. One that others are made of comes before them. */
export interface Answers {
  WatchedBrand: client.WatchedBrand;
  WatchedBrands: client.WatchedBrand[];
  WatchCoverage: client.Coverage;
  WatchEvents: WatchEvent[];
  WatchRuns: client.BrandRun[];
  WatchName: client.BrandName;
  WatchNames: client.BrandName[];
  WatchAudit: client.AuditEntry[];
  WatchVisit: { since: string | null };
  WatchCount: { count: number };
  WatchTest: client.ChannelTest[];
}
