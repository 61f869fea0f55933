/**
 * Opens a service: storage, network, stores, routes and the work that recurs. It does not listen, and reads neither the
 * environment nor settings files.
 * @module
 */
import type { Io } from "../lib/io.ts";
import { SquatError } from "../lib/errors.ts";
import { InvalidParameter } from "./checks.ts";
import { POLL_MS } from "./auth/removals.ts";
import { lagMeter, memoryLoad, SAMPLE_MS } from "./auth/admission.ts";
import { LEASE_RENEW_MS } from "./auth/stream_leases.ts";
import type { Config } from "./config/mod.ts";
import { type IndexedStorage, openCertificates } from "./ct/open_store.ts";
import { storeService } from "./ct/store_service.ts";
import {
  chosen,
  databaseOf,
  type Extension,
  type LookupRunner,
  partsOf,
  type ServicePart,
} from "./extension.ts";
import { Paces } from "./fair/paces.ts";
import { createHandler } from "./http/app.ts";
import { type FetchHandler, fetchOf } from "./http/fetch.ts";
import type { Handler } from "./http/listen/listen.ts";
import { endLeftResults, type LeftResults } from "./results/jobs.ts";
import { openServiceIo } from "./results/service_io.ts";
import type { Log } from "./io/log.ts";
import { storedScreenshots } from "./results/screenshots.ts";
import { assembleService, localLookup, type Service } from "./service.ts";
import { DAY_MS } from "./units/mod.ts";
import { OwnedStores } from "./stores/owned.ts";
import { openStorage, type Storage } from "./stores/storage.ts";
import type { Demo } from "./mini/demo.ts";

const FLUSH_MS = 1_000;
const SWEEP_MS = 60_000;
const FORGET_MS = 3_600_000;
/** The longest window of a usage request, plus a day. */
const USAGE_MS = 91 * 86_400_000;
/** How long the history of a team is kept. */
const ACTIONS_MS = 731 * 86_400_000;

/** A service that is ready for requests. */
export interface OpenService {
  /** Answers a request as listeners read and write it; never rejects. */
  readonly handle: Handler;
  /** The same with the classes of the Fetch standard. */
  readonly fetch: FetchHandler;
  /** The objects that routes use. */
  readonly service: Service;
  /** Owners, keys, results and the rest. */
  readonly storage: Storage;
  /**
   * Takes no new work, ends streams with a last line after the seconds of the setting `shutdown`, releases everything.
   * Idempotent. Waits for `listening`, which resolves once no reader is connected.
   */
  close(listening?: Promise<void>): Promise<void>;
}

/** Dependencies of a service besides its settings. */
export interface OpenOptions {
  /** Takes events. */
  log: Log;
  /** What lookups use. @default the network of this machine, by the settings */
  io?: Io;
  /** Returns how clients reach the service, for links to screenshots. */
  url: () => string;
  /** What it has besides the core; the setting `without` leaves some out. @default nothing */
  extensions?: readonly Extension[];
  /** What makes a demo complete. @default the miniature internet alone */
  demo?: (config: Config, files: string | null, log: Log) => Promise<Demo>;
}

/**
 * Opens the storage that the settings name.
 *
 * @param extensions Those that may open it, with those that are left out.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened.
 */
export async function openConfiguredStorage(
  config: Config,
  extensions: readonly Extension[],
  log?: Log,
): Promise<IndexedStorage> {
  const database = await databaseOf(config, extensions);
  return database === null
    ? await openStorage(config.store, { files: config.data, log })
    : await database.open(config, log);
}

/**
 * Opens a service.
 *
 * @throws {SquatError} `invalid_parameter` for what the settings name and cannot be used.
 */
export async function openService(given: Config, options: OpenOptions): Promise<OpenService> {
  const opened: { close(): Promise<void> }[] = [];
  const release = async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  };
  try {
    const extensions = options.extensions ?? [], kept = chosen(extensions, given.without);
    for (const { name, needs } of extensions) {
      if (given.without.includes(name) || kept.some((each) => each.name === name)) continue;
      options.log("warn", `Without ${given.without.join(", ")} there is no ${name} either`, { needs });
    }
    const extras = await partsOf(kept);
    const parts = await openParts(given, options, opened, extras);
    const { service, storage } = parts;
    // What they have running ends too where the rest cannot be opened.
    opened.push({ close: () => service.extras.stop() });
    await addAdmin(service);
    await service.extras.open();
    const stop = startServiceWork(parts, options);
    const handle = createHandler(service, options.log, extras);
    let closing: Promise<void> | undefined;
    return {
      handle,
      fetch: fetchOf(handle),
      service,
      storage,
      close: (listening) => closing ??= stop(listening).then(release),
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** A service and what was opened for it. */
type OpenParts = Awaited<ReturnType<typeof openParts>>;

/** Opens everything that a service needs, and assembles it. What has to be closed is in `opened`, also after an error. */
async function openParts(
  given: Config,
  options: OpenOptions,
  opened: { close(): Promise<void> }[],
  extras: readonly ServicePart[],
) {
  const { log } = options;
  const storage = await openConfiguredStorage(given, options.extensions ?? [], log);
  opened.push(storage);
  await storage.claim(given.demo);
  const demo = await options.demo?.(given, storage.files, log);
  if (demo !== undefined) opened.push(demo);
  const config = demo?.config ?? given;
  // The demo's certificates are those of its miniature internet, in every store.
  const certificates = await openCertificates(given.store, given.demo ? null : storage.database, log);
  opened.push(certificates);
  const serviceIo = await openServiceIo(config, storage, certificates.filled, log, options.io);
  opened.push(serviceIo);
  const { io } = serviceIo;
  const names = io.ct ?? undefined;
  const screenshots = io.camera === null ? null : storedScreenshots(storage, options.url);
  const paces = new Paces(io);
  const local = localLookup({ config, io, screenshots, log, paces });
  let runner: LookupRunner | undefined;
  for (const part of extras) {
    runner ??= await part.lookups?.({ config, io, paces, log, local, storage });
  }
  if (runner !== undefined) opened.push(runner);
  const lag = lagMeter(() => performance.now());
  const service = assembleService({
    load: () => ({ lag_ms: lag.lag_ms, ...memoryLoad() }),
    config,
    stores: storage,
    storage,
    io,
    clocks: serviceIo.clocks,
    paces,
    log,
    extras,
    request: serviceIo.requestLog,
    renewLogs: serviceIo.renewLogs,
    url: options.url,
    ct: storeService(certificates.find, names, serviceIo.requestLog),
    owned: await OwnedStores.open(storage, extras),
    now: () => io.now(),
    screenshots,
    lookup: runner?.lookup ?? local,
  });
  return { service, storage, serviceIo, demo, lag };
}

/**
 * Starts what a service does besides answering requests. Returns a function that ends it, and what requests have running;
 * it waits for `listening`.
 */
function startServiceWork(
  parts: OpenParts,
  options: OpenOptions,
): (listening?: Promise<void>) => Promise<void> {
  const { service, demo, lag } = parts;
  const { log } = options;
  const { config } = service;
  // The demo, and a host with a network of its own, have no resolvers that could be asked.
  const isReal = options.io === undefined && !config.demo;
  const sampling = setInterval(() => lag.sample(), SAMPLE_MS);
  const stopping = new AbortController();
  const before = (demo === undefined ? Promise.resolve() : service.extras.demo(stopping.signal)).catch(
    (error) => {
      if (service.state === "open") {
        log("error", "The history of the demo could not be made", { error: String(error) });
      }
    },
  );
  const stopRecurring = startRecurring(parts, before, log, isReal);
  return async (listening) => {
    service.state = "stopping";
    stopping.abort();
    const recurring = stopRecurring();
    clearInterval(sampling);
    await service.extras.stop();
    const timer = setTimeout(() => {
      service.jobs.stop(new SquatError("over_capacity", "This server is stopping: start the lookup again"));
    }, service.config.shutdown * 1000);
    await service.jobs.idle();
    clearTimeout(timer);
    await listening;
    service.state = "closed";
    await service.usage.flush();
    await recurring;
  };
}

/** Creates the owner from the settings unless the name exists, so that a changed passphrase is not reset. */
async function addAdmin({ config, stores, signIn, now }: Service): Promise<void> {
  const name = config.admin_name;
  if (name === "" || (await stores.owners.find(name)) !== null) return;
  const isAdded = await stores.owners.add({
    name,
    passphrase: await signIn.encode(config.admin_passphrase),
    created_at: now(),
  });
  // Another instance may have added it meanwhile.
  if (!isAdded && await stores.owners.find(name) === null) {
    throw new InvalidParameter(
      `Cannot add the owner ${JSON.stringify(name)}: somebody has a name that looks like it`,
    );
  }
}

/** Starts the periodic work of a service. Returns a function that stops it and resolves when nothing runs. */
function startRecurring(
  { service, storage, serviceIo }: OpenParts,
  before: Promise<void>,
  log: Log,
  asksResolvers: boolean,
): () => Promise<void> {
  const { results, sessions, usage, limits, actions } = storage;
  const { now, config, jobs, streams } = service;
  const left: LeftResults = {
    results,
    now,
    startedAt: now(),
    isHere: (uuid) => jobs.find(uuid) !== undefined,
    marked: storage.shared ? (ids) => streams.marked(ids) : null,
    expiresAt: () => now() + config.retention * DAY_MS,
  };
  /** Deletions in progress: the store stays open for them. */
  const running = new Set<Promise<unknown>>();
  const run = (work: Promise<unknown>, failure: string = "Expired data could not be deleted") => {
    const watched = work
      .catch((error) => log("error", failure, { error: String(error) }))
      .finally(() => running.delete(watched));
    running.add(watched);
  };
  /** Until when something has to have expired to be deleted: nothing by a clock that may be wrong. */
  const expired = () => serviceIo.clocks.mayDelete(performance.now()) ? now() : 0;
  const sweep = () => {
    run(results.sweep(expired()));
    run(endLeftResults(left), "Results that a process left could not be ended");
    run(sessions.sweep(expired()));
    run(usage.prune(expired() - USAGE_MS));
    run(actions.prune(expired() - ACTIONS_MS));
    run(limits.sweep());
  };
  const forget = () => {
    run(serviceIo.sweep(now()));
    for (const work of expired() === 0 ? [] : service.extras.prune()) run(work);
    const exists = async (uuid: string) => (await results.get(uuid, expired())) !== null;
    if (asksResolvers) run(service.health.test("resolvers"));
    if (service.screenshots !== null) run(service.screenshots.sweep(exists));
    run(service.owned.sweep(exists));
  };
  sweep();
  forget();
  void before.then(() => {
    if (service.state === "open") service.extras.start();
  });
  const pollRemovals = () => run(service.removals.poll(), "Removed owners could not be read");
  pollRemovals();
  const timers = [
    setInterval(() => void service.usage.flush(), FLUSH_MS),
    setInterval(pollRemovals, POLL_MS),
    setInterval(() => service.streams.renew().catch(() => {}), LEASE_RENEW_MS),
    setInterval(sweep, SWEEP_MS),
    setInterval(forget, FORGET_MS),
  ];
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all([before, ...running]);
  };
}
