/**
 * Puts the service together: settings, store, powers, handler, listener. The only place that reads the
 * environment and files for settings.
 * @module
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { SquatError } from "../mod.ts";
import { createHandler } from "./http/app.ts";
import { type Config, isLoopback, readConfig, settingNames } from "./config.ts";
import { createService, localLookup } from "./service.ts";
import { storeService } from "./ct/store_service.ts";
import { listenDeno } from "./http/listen/deno.ts";
import type { Listener } from "./http/listen/listen.ts";
import { listenNode } from "./http/listen/node.ts";
import { jsonLog, type Log, quietLog } from "./log.ts";
import { openServiceIo } from "./io/service_io.ts";
import type { Service } from "./service.ts";
import { openStorage, type Storage } from "./stores/storage.ts";
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
 * The settings from the environment.
 *
 * @param overrides Settings that come before the environment, as it names them. @default none
 * @param defaults Settings for those that neither holds. @default none
 * @throws {SquatError} `invalid_parameter`.
 */
export function environmentConfig(
  overrides: Readonly<Record<string, string>> = {},
  defaults: Readonly<Record<string, string>> = {},
): Config {
  return readConfig({ ...defaults, ...environment(), ...overrides }, readText);
}

/** The environment. Where only some of it may be read, as by Deno's `--allow-env=DEADRINGER_*`, the settings in it. */
function environment(): Record<string, string | undefined> {
  try {
    return { ...process.env };
  } catch {
    return Object.fromEntries(
      settingNames().map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined),
    );
  }
}

/**
 * Opens the storage that the settings name. `log` takes that PostgreSQL is away, and back.
 *
 * @throws {SquatError} `invalid_parameter` when it cannot be opened.
 */
export function openConfiguredStorage(config: Config, log?: Log): Promise<Storage> {
  return openStorage(config.store, {
    files: config.data,
    connections: config.store_connections,
    ...(config.store_password === "" ? {} : { password: config.store_password }),
    ...(log === undefined ? {} : { log }),
  });
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

/** How many files and connections this process may have open. */
function openFiles(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readText("/proc/self/limits"))?.[1] ?? 1_024);
  } catch {
    // No such file beside Linux; Node has raised the limit as far as it may.
    return 10_000;
  }
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

/** Has files and folders that this process makes be for its owner only, whatever the umask it was started with. */
function makeFilesPrivate(): void {
  try {
    process.umask(0o077);
  } catch {
    // A worker thread and Deno without permission cannot; the databases themselves are private in any case.
  }
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
  makeFilesPrivate();
  const storage = await openConfiguredStorage(config, log);
  const { database } = storage;
  const opened: { close(): Promise<void> }[] = [storage];
  const close = async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  };
  try {
    if (database === null) {
      throw new SquatError(
        "invalid_parameter",
        `Cannot work for other machines with DEADRINGER_STORE=${config.store}: give postgres://…`,
      );
    }
    const { startWorker } = await import("./work/worker.ts");
    const serviceIo = await openServiceIo(config, storage, log);
    opened.push(serviceIo);
    opened.push(await startWorker({ database, config, io: serviceIo.io, log }));
    const timer = setInterval(() => serviceIo.sweep(Date.now()).catch(() => {}), FORGET_MS);
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
  makeFilesPrivate();
  const storage = await openConfiguredStorage(config, log);
  const serviceIo = await openServiceIo(config, storage, log).catch(async (error) => {
    await storage.close();
    throw error;
  });
  const { io, certificates } = serviceIo;
  let dispatcher: Dispatcher | undefined;
  const release = async () => {
    await serviceIo.close();
    await dispatcher?.close();
    await storage.close();
  };
  let service: Service;
  let listener: Listener;
  // Pictures link to the service, whose port may not be known before it listens.
  let url = serviceUrl(config);
  try {
    const ct = storeService(certificates, io.ct);
    const screenshots = io.camera === null ? undefined : storage.screenshots(() => url) ?? undefined;
    if (config.lookups === "workers") {
      const { startDispatcher } = await import("./work/dispatch.ts");
      const local = localLookup({ config, io, screenshots, log });
      dispatcher = await startDispatcher({ database: storage.database!, config, io, local, log });
    }
    service = createService({
      config,
      stores: storage,
      io,
      log,
      readFile: readText,
      ct,
      ...(screenshots === undefined ? {} : { screenshots }),
      ...(dispatcher === undefined ? {} : { lookup: dispatcher.lookup }),
    });
    await addAdmin(service);
    const onDeno = "Deno" in globalThis;
    if (onDeno && !config.behind_proxy && !isLoopback(config.host)) {
      throw new SquatError(
        "invalid_parameter",
        `Cannot listen on ${config.host} on Deno, which closes no idle connections: put a proxy in front that does ` +
          "and give --behind-proxy, or run the service on Node",
      );
    }
    const listen = onDeno ? listenDeno : listenNode;
    const most = Math.min(config.connections, Math.max(16, Math.floor(openFiles() * 0.75)));
    listener = await listen(createHandler(service, log), {
      host: config.host,
      port: config.port,
      ...(config.tls_cert === ""
        ? {}
        : { tls: { cert: readText(config.tls_cert), key: readText(config.tls_key) } }),
      writeStallMs: config.write_stall * 1000,
      now,
      connections: { most, ...(config.behind_proxy || config.proxies > 0 ? { perAddress: most } : {}) },
      onFailure: (error) =>
        log("error", "Connections cannot be accepted; listening again", { error: error.message }),
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
  const { results, sessions, usage, limits } = storage;
  const sweep = () => {
    results.sweep(now()).catch(told);
    sessions.sweep(now()).catch(told);
    usage.prune(now() - USAGE_MS).catch(told);
    limits.sweep().catch(told);
  };
  const forget = () => {
    serviceIo.sweep(now()).catch(told);
    service.screenshots?.sweep(async (uuid) => (await results.get(uuid, now())) !== null).catch(told);
  };
  sweep();
  forget();
  const renew = () => service.streams.renew().catch(() => {});
  const timers = [
    setInterval(() => void service.usage.flush(), FLUSH_MS),
    setInterval(renew, RENEW_MS),
    setInterval(sweep, SWEEP_MS),
    setInterval(forget, FORGET_MS),
  ];
  url = serviceUrl({ ...config, port: listener.port });
  service.metrics.gauge("connections", "Open connections", () => listener.connections() ?? 0);
  if (!canSignIn(url)) {
    log(
      "warn",
      "Browsers sign in over HTTPS or on this machine only: set DEADRINGER_TLS_CERT or, behind a proxy, " +
        "DEADRINGER_PUBLIC_URL",
    );
  }
  const begun = (await storage.owners.list()).length > 0 || (await storage.keys.list()).length > 0;
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
