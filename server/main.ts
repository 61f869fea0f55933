/**
 * Assembles the service: settings, store, I/O, handler, listener.
 * @module
 */
import process from "node:process";
import type { Io } from "../lib/io.ts";
import { permute } from "../mod.ts";
import { SquatError } from "../lib/errors.ts";
import { checkSettings, readTls } from "./health/check_settings.ts";
import { InvalidParameter, isLoopback } from "./checks.ts";
import type { Config, GivenConfig } from "./config/mod.ts";
import { listen } from "./http/listen/mod.ts";
import type { Listener } from "./http/listen/listen.ts";
import { jsonLog, quietLog } from "./io/log.ts";
import { readTextFile } from "./io/file_fault.ts";
import { addedSettings, chosen, type Extension } from "./extension.ts";
import { openService } from "./open.ts";
import { noteRunningUrl } from "./config/running_url.ts";

/** A listening service. */
export interface RunningServer {
  readonly url: string;
  /** The one-time link that creates the admin account; null when there are owners or keys. */
  readonly setup_url: string | null;
  /** Whether anybody can have an account in the web app. */
  readonly hasOwners: boolean;
  /** Refuses new work, ends streams with a last line, releases everything. Idempotent. */
  close(): Promise<void>;
}

/** Returns the URL of the service from its settings. */
export function serviceUrl({ public_url, tls_cert, host, port }: Config): string {
  const name = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  return public_url || `${tls_cert === "" ? "http" : "https"}://${name}:${port}`;
}

/** What to set so that Deno looks for packets after every round of work; null where it is set, or that is not known. */
function packetAdvice(): string | null {
  try {
    if (process.env["DENO_TOKIO_EVENT_INTERVAL"] !== undefined) return null;
  } catch {
    return null;
  }
  return "Deno leaves requests waiting beside lookups: start it with DENO_TOKIO_EVENT_INTERVAL=1 in the environment";
}

/** Number of files and connections that this process may have open. */
function openFiles(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readTextFile("/proc/self/limits"))?.[1] ?? 1_024);
  } catch {
    // Only Linux has this file; Node has raised the limit as far as possible.
    return 10_000;
  }
}

/** Makes new files and folders accessible to their owner only, whatever the umask at the start. */
export function makeFilesPrivate(): void {
  try {
    process.umask(0o077);
  } catch {
    // A worker thread and Deno without permission cannot; the databases themselves are private in any case.
  }
}

/** What is open or slow to others on the network, and which setting mends it. */
function advice(config: Config, url: string): string[] {
  // Others do not store the session cookie.
  const canSignIn = url.startsWith("https:") ||
    /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
  const said = canSignIn ? [] : [
    "Browsers sign in over HTTPS or on this machine only: set DEADRINGER_TLS_CERT or, behind a proxy, " +
    "DEADRINGER_PUBLIC_URL",
  ];
  if (!config.behind_proxy && isLoopback(config.host)) return said;
  if (config.metrics_token === "") {
    said.push("Whoever reaches this server can read /metrics: set DEADRINGER_METRICS_TOKEN");
  }
  if (config.hosts.length === 0) {
    said.push("Requests may use any host name, which DNS rebinding needs: set DEADRINGER_HOSTS");
  }
  const packets = "Deno" in globalThis ? packetAdvice() : null;
  return packets === null ? said : [...said, packets];
}

/**
 * Checks that what the settings name can be used.
 *
 * @throws {SettingError} for the first one that cannot.
 */
export function checkConfig(config: Config, extensions: readonly Extension[]): void {
  checkSettings(config, addedSettings(extensions));
  chosen(extensions, config.without);
}

/** Starts the service. `write` gets the lines of the log. */
export async function startServer(
  config: GivenConfig,
  write: (text: string) => void,
  { demo = false, io, extensions = [] }: {
    /** Whether a demo has pictures, mail and thirty days of history. */
    demo?: boolean;
    /** What lookups use. @default the network of this machine, or the demo's */
    io?: Io;
    /** What the service has besides the core. @default nothing */
    extensions?: readonly Extension[];
  } = {},
): Promise<RunningServer> {
  const now = () => Date.now();
  const log = config.log === "off" ? quietLog(jsonLog(write, now)) : jsonLog(write, now);
  makeFilesPrivate();
  for (const sentence of config.retired) log("warn", sentence);
  checkConfig(config, extensions);
  // Screenshots link to the service, whose port may not be known before it listens.
  let url = serviceUrl(config);
  const opened = await openService(config, {
    log,
    url: () => url,
    io,
    extensions,
    ...(config.demo && demo ? { demo: (await import("./mini/demo.ts")).startDemo } : {}),
  });
  const { service, storage } = opened;
  let listener: Listener;
  try {
    const most = Math.min(config.connections, Math.max(16, Math.floor(openFiles() * 0.75)));
    listener = await listen(opened, {
      host: config.host,
      port: config.port,
      ...(config.tls_cert === "" ? {} : { tls: readTls(config) }),
      writeStallMs: config.write_stall * 1000,
      behindProxy: config.behind_proxy,
      connections: { most, ...(config.behind_proxy || config.proxies > 0 ? { perAddress: Infinity } : {}) },
      onFailure: (error) =>
        log("error", "Connections cannot be accepted; listening again", { error: error.message }),
    });
  } catch (cause) {
    await opened.close();
    const fault = cause as NodeJS.ErrnoException;
    if (cause instanceof SquatError || fault.code === undefined) throw cause;
    throw new InvalidParameter(
      `Cannot start on ${config.host} port ${config.port}: ${LISTEN_FAULTS[fault.code] ?? fault.message}`,
      {
        cause,
      },
    );
  }
  // The tables of words and suffixes would hold all other requests for a tenth of a second when one needs them first.
  setImmediate(() => Array.from(permute("example.com", { budget: 1_000 })));
  url = serviceUrl({ ...config, port: listener.port });
  noteRunningUrl(config, url);
  service.metrics.gauge("connections", "Open connections", () => listener.connections() ?? 0);
  for (const sentence of advice(config, url)) log("warn", sentence);
  let closing: Promise<void> | undefined;
  const hasOwners = (await storage.owners.list()).length > 0;
  const hasCallers = hasOwners || (await storage.keys.list()).length > 0;
  if (hasCallers && !hasOwners) {
    log(
      "info",
      "There are keys and no owner: deadringer owner add NAME prints a link to sign in to the web app",
    );
  }
  return {
    url,
    // The part after # does not reach logs, proxies or Referer; only the request of the page itself carries it.
    hasOwners,
    setup_url: hasCallers ? null : `${url}/signin#setup=${service.signIn.setup.open()}`,
    close: () => closing ??= opened.close(listener.close(config.shutdown * 1000 + 3_000)),
  };
}

/** Why nothing can listen there, and what to do. */
const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: "something listens there already; give another port",
  EADDRNOTAVAIL: "this machine does not have that address; give one of its own, or 0.0.0.0 for all",
  EACCES: "ports below 1024 need privileges here; give another port",
  ENOTFOUND: "no address is known for that host; give an address of this machine",
  EAI_AGAIN: "no address is known for that host; give an address of this machine",
};
