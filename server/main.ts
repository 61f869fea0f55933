/**
 * Puts the service together: settings, store, powers, handler, listener. The only place that reads the
 * environment and files for settings.
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { SquatError } from "../mod.ts";
import { createHandler } from "./http/app.ts";
import { type Config, readConfig, settingNames } from "./config.ts";
import { createService, localLookup } from "./service.ts";
import { storeService } from "./ct/store_service.ts";
import { listenDeno } from "./http/listen/deno.ts";
import type { Listener } from "./http/listen/listen.ts";
import { listenNode } from "./http/listen/node.ts";
import { jsonLog, type Log, quietLog } from "./log.ts";
import { openPowers } from "./io/service_io.ts";
import type { Service } from "./service.ts";
import { resultShots } from "./results/screenshots.ts";
import { memoryStores } from "./stores/memory.ts";
import type { Database } from "./stores/postgres/database.ts";
import { sqliteStores } from "./stores/sqlite.ts";
import type { Stores } from "./stores/store.ts";
import { RENEW_MS } from "./auth/stream_leases.ts";
import type { Dispatcher } from "./work/dispatch.ts";

const FLUSH_MS = 1_000;
const SWEEP_MS = 60_000;
const FORGET_MS = 3_600_000;
/** The longest window that usage can be asked for, and a day. */
const USAGE_MS = 91 * 86_400_000;

/** A service that listens. */
export interface RunningServer {
  /** Where it is reached. */
  readonly url: string;
  /** The one-time link for the first owner; null when there are owners or keys. */
  readonly setup_url: string | null;
  /** Takes no new work, ends streams with a last line, releases everything. Idempotent. */
  close(): Promise<void>;
}

/** Reads a file of the settings. */
export const readText = (path: string): string => readFileSync(path, "utf8");

/**
 * The settings from the environment, some of them overridden.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export function environmentConfig(overrides: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ ...environment(), ...overrides }, readText);
}

/** The environment. Where only some of it may be read, as by Deno's `--allow-env=DEADRINGER_*`, the settings in it. */
function environment(): Record<string, string | undefined> {
  try {
    return { ...process.env };
  } catch {
    return Object.fromEntries(settingNames().map((name) => [name, process.env[name]]));
  }
}

/** The store, and the database it is in where several machines may share that. */
export interface OpenStores {
  /** What is kept. */
  stores: Stores;
  /** Null for stores of one machine. Closing the stores closes it. */
  database: Database | null;
}

/**
 * Opens the store that the settings name. `log` is told when it is lost and found again.
 *
 * @throws {SquatError} `invalid_parameter` when it cannot be opened.
 */
export async function openStores(config: Config, log?: Log): Promise<OpenStores> {
  if (config.store === "memory") return { stores: memoryStores(), database: null };
  if (config.store !== "sqlite") {
    // Only who uses PostgreSQL needs its client.
    const { openPostgres } = await import("./stores/postgres/open.ts").catch((cause) => {
      if (cause.code !== "ERR_MODULE_NOT_FOUND") throw cause;
      throw new SquatError(
        "invalid_parameter",
        "PostgreSQL needs two packages more: npm install pg graphile-worker",
        {
          cause,
        },
      );
    });
    return await openPostgres(config, log);
  }
  try {
    return { stores: sqliteStores(config.data), database: null };
  } catch (cause) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot open the store in ${JSON.stringify(config.data)}: ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** Returns how the service is reached by its settings. */
export function serviceUrl({ public_url, tls_cert, host, port }: Config): string {
  const name = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  return public_url || `${tls_cert === "" ? "http" : "https"}://${name}:${port}`;
}

/** Whether browsers keep the cookie of a session that they get from there. */
function canSignIn(url: string): boolean {
  return url.startsWith("https:") || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** Makes the owner of the settings, unless there is one of that name: who changed the passphrase keeps it. */
async function addAdmin({ config, stores, signIn, now }: Service): Promise<void> {
  const name = config.admin_name;
  if (name === "" || (await stores.owners.find(name)) !== null) return;
  await stores.owners.add({
    name,
    passphrase: await signIn.encode(config.admin_passphrase),
    created_at: now(),
  });
}

/** A worker that runs. */
export interface RunningWorker {
  /** The database whose lookups it works for. */
  readonly name: string;
  /** Gives up what it works on, for others, and releases everything. */
  close(): Promise<void>;
}

/**
 * Starts a worker for the lookups of the services on the same store. `write` takes the lines of the log.
 *
 * @throws {SquatError} `invalid_parameter`, when the store is not PostgreSQL or cannot be opened.
 */
export async function startWork(config: Config, write: (text: string) => void): Promise<RunningWorker> {
  const log = jsonLog(write, () => Date.now());
  const { stores, database } = await openStores(config, log);
  const opened: { close(): Promise<void> }[] = [stores];
  const close = async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  };
  try {
    if (database === null) {
      throw new SquatError(
        "invalid_parameter",
        `Cannot work for others with DEADRINGER_STORE=${config.store}: give postgres://…`,
      );
    }
    const { startWorker } = await import("./work/worker.ts");
    const powers = await openPowers(config, database, log);
    opened.push(powers);
    opened.push(await startWorker({ database, config, io: powers.io, log }));
    const timer = setInterval(() => powers.sweep(Date.now()), FORGET_MS);
    opened.push({ close: () => Promise.resolve(clearInterval(timer)) });
    return { name: database.name, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts the service. `write` takes the lines of the log. */
export async function startServer(config: Config, write: (text: string) => void): Promise<RunningServer> {
  const now = () => Date.now();
  const log = config.log === "off" ? quietLog(jsonLog(write, now)) : jsonLog(write, now);
  const { stores, database } = await openStores(config, log);
  const powers = await openPowers(config, database, log).catch(async (error) => {
    await stores.close();
    throw error;
  });
  const { io, certificates } = powers;
  let dispatcher: Dispatcher | undefined;
  const release = async () => {
    await powers.close();
    await dispatcher?.close();
    await stores.close();
  };
  let service: Service;
  let listener: Listener;
  // Pictures link to the service, whose port may not be known before it listens.
  let url = serviceUrl(config);
  try {
    const ct = storeService(certificates, io.ct);
    const shots = io.camera === null ? undefined : resultShots(join(config.data, "screenshots"), () => url);
    if (config.lookups === "workers") {
      const { startDispatcher } = await import("./work/dispatch.ts");
      const local = localLookup({ config, io, shots, log });
      dispatcher = await startDispatcher({ database: database!, config, io, local, log });
    }
    service = createService({
      config,
      stores,
      io,
      log,
      readFile: readText,
      ct,
      ...(shots === undefined ? {} : { shots }),
      ...(dispatcher === undefined ? {} : { lookup: dispatcher.lookup }),
    });
    await addAdmin(service);
    const listen = "Deno" in globalThis ? listenDeno : listenNode;
    listener = await listen(createHandler(service, log), {
      host: config.host,
      port: config.port,
      ...(config.tls_cert === ""
        ? {}
        : { tls: { cert: readText(config.tls_cert), key: readText(config.tls_key) } }),
      writeStallMs: config.write_stall * 1000,
      now,
    });
  } catch (cause) {
    await release();
    const { code, message } = cause as NodeJS.ErrnoException;
    if (cause instanceof SquatError || code === undefined) throw cause;
    throw new SquatError(
      "invalid_parameter",
      `Cannot start on ${config.host} port ${config.port}: ${
        code === "EADDRINUSE" ? "something listens there already; give another port" : message
      }`,
      { cause },
    );
  }
  const told = (error: unknown) =>
    log("error", "Expired data could not be deleted", { error: String(error) });
  const sweep = () => {
    stores.results.sweep(now()).catch(told);
    stores.sessions.sweep(now()).catch(told);
    stores.usage.prune(now() - USAGE_MS).catch(told);
    stores.limits.sweep(now()).catch(told);
  };
  const forget = () => {
    try {
      powers.sweep(now());
      service.shots?.sweep(async (uuid) => (await stores.results.get(uuid, now())) !== null).catch(told);
    } catch (error) {
      told(error);
    }
  };
  sweep();
  forget();
  const renew = () => service.streams.renew(now()).catch(() => {});
  const timers = [
    setInterval(() => void service.usage.flush(), FLUSH_MS),
    setInterval(renew, RENEW_MS),
    setInterval(sweep, SWEEP_MS),
    setInterval(forget, FORGET_MS),
  ];
  url = serviceUrl({ ...config, port: listener.port });
  if (!canSignIn(url)) {
    log(
      "warn",
      "Browsers sign in over HTTPS or on this machine only: set DEADRINGER_TLS_CERT or, behind a proxy, " +
        "DEADRINGER_PUBLIC_URL",
    );
  }
  const begun = (await stores.owners.list()).length > 0 || (await stores.keys.list()).length > 0;
  let closing: Promise<void> | undefined;
  const close = async () => {
    service.stopping = true;
    timers.forEach(clearInterval);
    const timer = setTimeout(() => {
      service.jobs.stop(new SquatError("over_capacity", "This server is stopping: start the lookup again"));
    }, config.shutdown * 1000);
    const closed = listener.close(config.shutdown * 1000 + 3_000);
    await service.jobs.idle();
    clearTimeout(timer);
    await closed;
    await service.usage.flush();
    await release();
  };
  return {
    url,
    // After the # it reaches no log, proxy or Referer; only the page's own request carries it.
    setup_url: begun ? null : `${url}/signin#setup=${service.setup.open()}`,
    close: () => closing ??= close(),
  };
}
