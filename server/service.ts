import type { Io, StreamMessage } from "../mod.ts";
import type { Config } from "./config.ts";
import type { CtService } from "./ct/ct_service.ts";
import type { Jobs } from "./results/jobs.ts";
import type { LookupRequest } from "./http/routes/lookup.ts";
import type { ResultShots } from "./results/screenshots.ts";
import type { Stores } from "./stores/store.ts";
import type { Streams } from "./auth/stream_leases.ts";
import type { UsageMeter } from "./auth/usage_meter.ts";
import type { Metrics } from "./metrics.ts";
import type { LegacyTokens } from "./auth/legacy_jwt.ts";
import type { RecentKeys } from "./auth/recent_keys.ts";
import type { Setup } from "./auth/setup.ts";
import type { SignIn } from "./auth/signin.ts";

/** Everything that routes and guard may use. Nothing here listens. */
export interface Service {
  /** The settings. */
  readonly config: Config;
  /** What is kept. */
  readonly stores: Stores;
  /** The powers that lookups use. */
  readonly io: Io;
  /** Pictures of results; null where none are taken. */
  readonly shots: ResultShots | null;
  /** Starts a lookup. */
  readonly lookup: (request: LookupRequest, signal: AbortSignal) => AsyncIterable<StreamMessage>;
  /** Certificate transparency. */
  readonly ct: CtService;
  /** Lookups that run. */
  readonly jobs: Jobs;
  /** Places for streams. */
  readonly streams: Streams;
  /** Counts usage. */
  readonly usage: UsageMeter;
  /** Counts for the operator. */
  readonly metrics: Metrics;
  /** Keys that need not be hashed again. */
  readonly recentKeys: RecentKeys;
  /** Checks legacy tokens; null when there are none. */
  readonly legacy: LegacyTokens | null;
  /** The link for the first owner. */
  readonly setup: Setup;
  /** Signs owners in. */
  readonly signIn: SignIn;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Is told of work that failed for a reason nobody foresaw. */
  readonly onFailure: (request_id: string, error: unknown) => void;
  /** Whether the service takes no new work any more. */
  stopping: boolean;
}
