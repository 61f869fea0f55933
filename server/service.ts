/**
 * The service as one object: what routes may use, and how it is assembled. Nothing here listens.
 * @module
 */
import type { Finding, Findings, Packed } from "../lib/export/mod.ts";
import { untilFailure } from "../lib/lines/mod.ts";
import type { Io } from "../lib/io.ts";
import { lookup } from "../mod.ts";
import type { StreamMessage } from "../lib/model.ts";
import { KeyedSemaphore } from "../lib/semaphore.ts";
import { BodyBudget } from "./auth/body_budget.ts";
import type { ServiceState } from "./auth/guard.ts";
import { isGood } from "./auth/keys.ts";
import { type LegacyTokens, legacyTokens } from "./auth/legacy_jwt.ts";
import { SCRYPT_COST, type ScryptCost } from "./auth/passphrase.ts";
import { noticeRemovals, type Removals, removeOwned } from "./auth/removals.ts";
import { SignIn } from "./auth/signin.ts";
import { Streams } from "./auth/stream_leases.ts";
import { ThreadTime } from "./fair/thread_time.ts";
import { type UsageMeter, usageMeter } from "./auth/usage_meter.ts";
import type { Load } from "./auth/admission.ts";
import type { Config } from "./config/mod.ts";
import type { CtService } from "./ct/store_service.ts";
import { type OwnerDisk, ownerDisk } from "./results/owner_disk.ts";
import { type Health, healthOf } from "./health/health.ts";
import type { HealthParts } from "./health/check.ts";
import { type Assembled, Extras } from "./hooks.ts";
import type { OtherClocks } from "./io/other_clocks.ts";
import type { Log } from "./io/log.ts";
import type { Fetch } from "./io/source_fetch.ts";
import { Metrics } from "./io/metrics.ts";
import { candidateOptions, type LookupRequest } from "./results/lookup_request.ts";
import { cachedFindings, reportedReads } from "./results/read_result.ts";
import { Jobs } from "./results/jobs.ts";
import { Paces } from "./fair/paces.ts";
import type { ResultScreenshots } from "./results/screenshots.ts";
import type { OwnedStores } from "./stores/owned.ts";
import type { ResultRecord, Stores } from "./stores/store.ts";

/** Reads of one owner's keys, or people, at a time. */
const READS = 4;

/** Everything that routes and guard may use. */
export interface Service {
  /** The settings. */
  readonly config: Config;
  /** Everything that is stored. */
  readonly stores: Stores;
  /** Time, randomness and the network access that lookups use. */
  readonly io: Io;
  /** Screenshots of results; null when the service takes none. */
  readonly screenshots: ResultScreenshots | null;
  /** Starts a lookup. */
  readonly lookup: (request: LookupRequest, signal: AbortSignal) => AsyncIterable<StreamMessage>;
  /** Certificate transparency. */
  readonly ct: CtService;
  /** The lookups that run in this process. */
  readonly jobs: Jobs;
  /** Limits on open streams. */
  readonly streams: Streams;
  /** Shares the processor and the questions among owners. */
  readonly paces: Paces;
  /** Long computations of owners, in slices. */
  readonly thread: ThreadTime;
  /**
   * Requests that only read, a few at a time of an owner's keys and as many of its people: the others wait, and so nobody
   * else waits for them.
   */
  readonly reads: KeyedSemaphore;
  /** The memory for large bodies of requests. */
  readonly bodies: BodyBudget;
  /** Counts usage. */
  readonly usage: UsageMeter;
  /** Metrics for the operator. */
  readonly metrics: Metrics;
  /** Checks legacy tokens; null when the service accepts none. */
  readonly legacy: LegacyTokens | null;
  /** Signs owners in and out. */
  readonly signIn: SignIn;
  /** Measures the load of the process. */
  readonly load: () => Load;
  /** Findings of finished results, for exports. */
  readonly findings: (record: ResultRecord) => Promise<Findings<Packed<Finding>>>;
  /** What extensions give it. */
  readonly extras: Extras;
  /** The other stores with what belongs to owners, those of extensions too. */
  readonly owned: OwnedStores;
  /** What owners may store on the disk. */
  readonly disk: OwnerDisk;
  /** What is known of the state of the service and its parts. */
  readonly health: Health;
  /** Ends what owners have running who are removed. */
  readonly removals: Removals;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when work fails with an unexpected error. */
  readonly onFailure: (request_id: string, error: unknown) => void;
  /** What it does: a stopping service refuses new work; a closed one, whose store is closed, every request. */
  state: ServiceState;
}

/** What stands around a service, for extensions. */
export interface Around {
  /** Where events go. */
  readonly log: Log;
  /** Returns how clients reach the service. */
  readonly url: () => string;
  /** Folder of files; null where nothing may be written to the disk. */
  readonly files: string | null;
  /** `fetch` by the settings' proxy; undefined for the runtime's own. */
  readonly request: Fetch | undefined;
  /** Renews the list of certificate logs; null where it is not downloaded. */
  readonly renewLogs: ((signal: AbortSignal) => Promise<void>) | null;
}

/** What makes the part of an extension. */
export interface Assembling {
  /** Makes it, and starts nothing. Those before it can be asked for by their keys. */
  assemble?(service: Service, around: Around): Assembled;
}

/** Members of a service that stand around it, too. */
type GivenMember =
  | "config"
  | "stores"
  | "io"
  | "ct"
  | "screenshots"
  | "lookup"
  | "paces"
  | "owned"
  | "load"
  | "now";

/** Dependencies of a service. */
export interface ServiceParts
  extends
    Omit<Around, "files" | "renewLogs">,
    Partial<Pick<Around, "renewLogs">>,
    Pick<Service, GivenMember> {
  /** What extensions give it. */
  extras: readonly Assembling[];
  /** Where it is stored; null where that is not known. */
  storage: HealthParts["storage"];
  /** What other hosts say of the time. */
  clocks: OtherClocks;
  /** Cost of the hashes of new passphrases. @default SCRYPT_COST */
  passphraseCost?: ScryptCost;
  /** What tests of its health ask. @default the network */
  healthTests?: Pick<HealthParts, "openResolver">;
}

/** Returns a service; `createHandler` answers requests with it. */
export function assembleService(parts: ServiceParts): Service {
  const { config, io, log, now, paces, load, owned } = parts;
  const metrics = new Metrics();
  const stores: Stores = { ...parts.stores, results: observedResults(parts, metrics) };
  const jobs = new Jobs();
  const streams = new Streams(config, stores.limits);
  const thread = new ThreadTime(config.owner_work, paces.turns);
  metrics.gauge("streams", "Lookups that run", () => streams.taken);
  metrics.gauge("timer_lag_seconds", "How late timers are", () => load().lag_ms / 1000);
  const own = { config, io, now, metrics, stores, thread, jobs, streams, load };
  const extras = new Extras();
  const cost = parts.passphraseCost ?? SCRYPT_COST;
  const service: Service = {
    ...{ ...own, extras, paces, owned },
    signIn: new SignIn({ config, stores, metrics, now, cost, ask: extras.ask }),
    health: healthOf({
      ...{ ...own, storage: parts.storage, clocks: parts.clocks, ...parts.healthTests },
      hasLater: (...asked) => extras.ask.hasLater(...asked),
    }, () => extras.checks),
    removals: removalsOf(parts, { ...own, extras }),
    reads: new KeyedSemaphore(READS),
    bodies: new BodyBudget(),
    ct: parts.ct,
    usage: usageMeter(
      stores,
      (error) => log("error", "Usage could not be stored", { error: String(error) }),
    ),
    legacy: legacyTokens(config),
    disk: ownerDisk(config.owner_disk * 1_048_576, { results: stores.results, owned }),
    state: "open",
    onFailure: (request_id, error) => log("error", "A lookup failed", { request_id, error: traceOf(error) }),
    screenshots: parts.screenshots,
    lookup: parts.lookup,
    findings: cachedFindings({ stores, thread }),
  };
  metrics.labelledGauge(
    "health",
    "Checks of the health page: 1 good, 0 bad, -1 unknown; those of parts that are off are left out",
    "check",
    () => service.health.figures(),
  );
  const { url, request, renewLogs = null } = parts;
  const around: Around = { log, url, request, renewLogs, files: parts.storage?.files ?? null };
  for (const part of parts.extras) {
    const assembled = part.assemble?.(service, around);
    if (assembled !== undefined) extras.add(assembled);
  }
  return service;
}

/** The stored results; those that cannot be read are counted and logged. */
function observedResults({ stores, log, now }: ServiceParts, metrics: Metrics): Stores["results"] {
  metrics.add("result_reads_failed_total", 0);
  return reportedReads(stores.results, now, (result, line, error) => {
    metrics.add("result_reads_failed_total");
    log("error", "A stored result could not be read", { result, line, error: String(error) });
  });
}

/** What ends, and what is deleted, with an owner, a person or a key. */
function removalsOf(
  { log, owned }: ServiceParts,
  { stores, jobs, now, extras }: Pick<Service, "stores" | "jobs" | "now" | "extras">,
): Removals {
  return noticeRemovals(stores.owners, async (ending) => {
    extras.ended(ending);
    const lookups = await jobs.dropOf(ending);
    const ended = (whose: string, fields: Record<string, string>) =>
      log("info", `What ${whose} had running has ended`, { ...fields, lookups });
    if ("expired" in ending) return lookups === 0 ? undefined : ended("expired keys", {});
    if ("key" in ending) return ended("a revoked key", { key_id: ending.key });
    const { owner, person } = ending;
    if (person !== undefined) return ended("a removed person", { owner });
    // A request that was allowed before may have stored something since; a new owner of that name may have, too.
    const isKnown = await stores.owners.find(owner) !== null ||
      (await stores.keys.list(owner)).some((key) => isGood(key, now()));
    if (!isKnown) await removeOwned(owner, { stores, owned }, now());
    ended("a removed owner", { owner });
  }, now);
}

/** Notices for the operator: counts, without the names. */
const LOGGED_NOTICES: ReadonlySet<string> = new Set([
  "unknown_names",
  "incomplete",
  "blocked_names",
  "records_missing",
  "registries_busy",
]);

/** Lookups that run in this process; with `screenshots`, it takes those too. */
export function localLookup(
  { config, io: shared, screenshots = null, log, paces = new Paces(shared) }:
    & Pick<ServiceParts, "config" | "io" | "log">
    & Partial<Pick<ServiceParts, "screenshots" | "paces">>,
): Service["lookup"] {
  // Those who read results read the last line.
  return (request, signal) => {
    const { pace, io } = paces.optionsOf(request.owner ?? "", shared);
    return untilFailure(lookup(request.domain, {
      plan: request.plan,
      ...candidateOptions(request),
      pace,
      io: screenshots === null || request.uuid === undefined
        ? io
        : { ...io, screenshots: screenshots.of(request.uuid) },
      signal,
      limit: Math.min(request.limit ?? Infinity, config.permutations),
      deadlineMs: config.deadline * 1000,
      onNotice: ({ code, message }) => {
        if (!LOGGED_NOTICES.has(code)) return;
        log("info", "A lookup leaves something out", { code, result: request.uuid, detail: message });
      },
    }));
  };
}

/** An error and its causes, for the log. */
function traceOf(error: unknown): string {
  const { stack, cause } = error as Error;
  return (stack ?? String(error)) + (cause === undefined ? "" : `\ncaused by ${traceOf(cause)}`);
}
