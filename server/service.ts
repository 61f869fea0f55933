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
import { BodyBudget } from "./auth/rate_limit.ts";
import type { ServiceState } from "./auth/guard.ts";
import { isGood } from "./auth/keys.ts";
import { type LegacyTokens, legacyTokens } from "./auth/legacy_jwt.ts";
import { SCRYPT_COST, type ScryptCost } from "./auth/passphrase.ts";
import { Removals, removeOwned } from "./auth/removals.ts";
import { SignIn } from "./auth/signin.ts";
import { Streams } from "./auth/stream_leases.ts";
import { ThreadTime } from "./fair/thread_time.ts";
import { UsageMeter } from "./auth/usage_meter.ts";
import type { Load } from "./auth/admission.ts";
import type { Config } from "./config/mod.ts";
import type { CtService } from "./ct/ct_service.ts";
import { storeService } from "./ct/store_service.ts";
import { OwnerDisk } from "./results/owner_disk.ts";
import { Health } from "./health/health.ts";
import { type HealthParts, OUTSIDE } from "./health/check.ts";
import { type Assembled, Extras, type FileGiven } from "./hooks.ts";
import { OtherClocks } from "./io/other_clocks.ts";
import type { Log } from "./io/log.ts";
import type { Fetch } from "./io/source_fetch.ts";
import { Metrics } from "./io/metrics.ts";
import { candidateOptions, countedVerdicts, type LookupRequest } from "./results/lookup_request.ts";
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
  /** What the configuration file says, by the name of the extension; empty where there is no such file. */
  readonly given: ReadonlyMap<string, FileGiven>;
  /** Where events go. */
  readonly log: Log;
  /** Returns how clients reach the service. */
  readonly url: () => string;
  /** Folder of files; null where nothing may be written to the disk. */
  readonly files: string | null;
  /** Reads a file that settings name. */
  readonly readFile: (path: string) => string;
  /** `fetch` by the settings' proxy; undefined for the runtime's own. */
  readonly request: Fetch | undefined;
}

/** What makes the part of an extension. */
export interface Assembling {
  /** Makes it, and starts nothing. Those before it can be asked for by their keys. */
  assemble?(service: Service, around: Around): Assembled;
}

/** Dependencies of a service. */
export interface ServiceParts {
  /** What extensions give it. @default nothing */
  extras?: readonly Assembling[];
  /** The settings. */
  config: Config;
  /** Everything that is stored. */
  stores: Stores;
  /** Time, randomness and the network access that lookups use. */
  io: Io;
  /** Where events go. */
  log: Log;
  /** Certificate transparency. @default an index without names */
  ct?: CtService;
  /** Screenshots of results. @default none */
  screenshots?: ResultScreenshots;
  /** What else owners have. */
  owned: OwnedStores;
  /** What the configuration file says to extensions. @default there is no such file */
  given?: Around["given"];
  /** Returns how clients reach the service. @default the setting `public_url` */
  url?: () => string;
  /** Runs lookups. @default the library's */
  lookup?: Service["lookup"];
  /** Shares the processor and the questions among owners. @default its own */
  paces?: Paces;
  /** Measures the load of the process. @default no load */
  load?: () => Load;
  /** Milliseconds since 1970. @default the clock of `io` */
  now?: () => number;
  /** Cost of the hashes of new passphrases. @default SCRYPT_COST */
  passphraseCost?: ScryptCost;
  /** Where it is stored, for its health. @default unknown */
  storage?: HealthParts["storage"];
  /** What tests of its health ask. @default the network */
  healthTests?: Partial<Pick<HealthParts, "outside" | "openResolver">>;
  /** What other hosts say of the time. @default nothing is heard of them */
  clocks?: OtherClocks;
  /** Reads a file that settings name. @default none can be read */
  readFile?: (path: string) => string;
  /** `fetch` by the settings' proxy. @default the runtime's own */
  request?: Fetch | undefined;
}

/** Returns a service; `createHandler` answers requests with it. */
export function assembleService(parts: ServiceParts): Service {
  const { config, io, log } = parts;
  const now = parts.now ?? (() => io.now());
  const metrics = new Metrics();
  const stores: Stores = { ...parts.stores, results: observedResults(parts, now, metrics) };
  const jobs = new Jobs();
  const streams = new Streams(config, stores.limits);
  const paces = parts.paces ?? new Paces(io);
  const thread = new ThreadTime(config.owner_work, paces.turns);
  metrics.gauge("streams", "Lookups that run", () => streams.taken);
  const own = { config, io, now, metrics, stores, thread, jobs, streams };
  const extras = new Extras();
  const cost = parts.passphraseCost ?? SCRYPT_COST;
  const signIn = new SignIn({ config, stores, metrics, now, cost, ask: extras.ask });
  const url = parts.url ?? (() => config.public_url);
  const readFile = parts.readFile ?? (() => {
    throw new Error("Cannot read files here");
  });
  const runLookup = countedVerdicts(parts.lookup ?? localLookup({ ...parts, paces }), metrics);
  const load = parts.load ?? (() => ({ lag_ms: 0, heap: 0, memory: 0 }));
  metrics.gauge("timer_lag_seconds", "How late timers are", () => load().lag_ms / 1000);
  const service: Service = {
    ...{ ...own, extras, signIn, load, paces },
    health: healthOf(parts, { ...own, load, readFile, hasLater: extras.ask.hasLater }, extras),
    removals: removalsOf(parts, { ...own, extras }),
    reads: new KeyedSemaphore(READS),
    bodies: new BodyBudget(),
    ct: parts.ct ?? storeService(() => null),
    usage: new UsageMeter(stores, failure(log, "Usage could not be stored")),
    legacy: legacyTokens(config, readFile),
    owned: parts.owned,
    disk: new OwnerDisk(config.owner_disk * 1_048_576, { results: stores.results, owned: parts.owned }),
    state: "open",
    onFailure: (request_id, error) => log("error", "A lookup failed", { request_id, error: traceOf(error) }),
    screenshots: parts.screenshots ?? null,
    lookup: runLookup,
    findings: cachedFindings({ stores, thread }),
  };
  const around: Around = {
    given: parts.given ?? new Map(),
    ...{ log, url, readFile },
    files: parts.storage?.files ?? null,
    request: parts.request,
  };
  for (const part of parts.extras ?? []) {
    const assembled = part.assemble?.(service, around);
    if (assembled !== undefined) extras.add(assembled);
  }
  return service;
}

/** The stored results; those that cannot be read are counted and logged. */
function observedResults(
  { stores, log }: ServiceParts,
  now: () => number,
  metrics: Metrics,
): Stores["results"] {
  metrics.add("result_reads_failed_total", 0);
  return reportedReads(stores.results, now, (result, line, error) => {
    metrics.add("result_reads_failed_total");
    log("error", "A stored result could not be read", { result, line, error: String(error) });
  });
}

/** Logs an error under a message. */
const failure = (log: Log, message: string) => (error: unknown): void =>
  log("error", message, { error: String(error) });

/** The state of the service and its parts, with its figures among the metrics. */
function healthOf(
  parts: ServiceParts,
  { metrics, ...own }: Omit<HealthParts, "storage" | "outside" | "openResolver" | "clocks"> & {
    metrics: Metrics;
  },
  extras: Extras,
): Health {
  const health = new Health({
    ...own,
    outside: OUTSIDE,
    storage: parts.storage ?? null,
    clocks: parts.clocks ?? new OtherClocks(own.now),
    ...parts.healthTests,
  }, () => extras.checks);
  metrics.labelledGauge(
    "health",
    "Checks of the health page: 1 good, 0 bad, -1 unknown; those of parts that are off are left out",
    "check",
    () => health.figures(),
  );
  return health;
}

/** What ends, and what is deleted, with an owner, a person or a key. */
function removalsOf(
  { log, owned }: ServiceParts,
  { stores, jobs, now, extras }: Pick<Service, "stores" | "jobs" | "now" | "extras">,
): Removals {
  return new Removals(stores.owners, async (ending) => {
    extras.ended(ending);
    const dropped = await jobs.dropOf(ending);
    if ("expired" in ending) {
      return dropped === 0
        ? undefined
        : log("info", "What expired keys had running has ended", { lookups: dropped });
    }
    if ("key" in ending) {
      return log("info", "What a revoked key had running has ended", { key_id: ending.key });
    }
    const { owner } = ending;
    if (ending.person !== undefined) {
      return log("info", "What a removed person had running has ended", { owner });
    }
    // A request that was allowed before may have stored something since; a new owner of that name may have, too.
    const isKnown = await stores.owners.find(owner) !== null ||
      (await stores.keys.list(owner)).some((key) => isGood(key, now()));
    if (!isKnown) await removeOwned(owner, { stores, owned }, now());
    log("info", "What a removed owner had running has ended", { owner });
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
  { config, io: shared, screenshots, log, paces = new Paces(shared) }: Pick<
    ServiceParts,
    "config" | "io" | "screenshots" | "log" | "paces"
  >,
): Service["lookup"] {
  // Those who read results read the last line.
  return (request, signal) => {
    const { pace, io } = paces.optionsOf(request.owner ?? "", shared);
    return untilFailure(lookup(request.domain, {
      plan: request.plan,
      ...candidateOptions(request),
      pace,
      io: screenshots === undefined || request.uuid === undefined
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
