/**
 * A service in this process, without a listener, from the extensions that it is given.
 * @module
 */
import type { Io } from "../lib/io.ts";
import { createKey, parseExpiry, parseScopes } from "./auth/keys.ts";
import { InvalidParameter, parseOwner, SettingError } from "./checks.ts";
import { fileSettings } from "./config/file.ts";
import { type Config, type GivenConfig, readConfig } from "./config/mod.ts";
import { addedSettings, chosen, type Extension } from "./extension.ts";
import type { FetchHandler } from "./http/fetch.ts";
import type { Handler } from "./http/listen/listen.ts";
import type { Log } from "./io/log.ts";
import { type OpenService, openService } from "./open.ts";
import { knownScopes, type Scope } from "./wire/scopes.ts";

/** A part of the product beside the core, by its name; `EXTENSIONS` lists all. */
export interface NamedExtension {
  /** By which the setting `without` leaves it out. */
  readonly name: string;
}

/** Settings for listening; `listen` and the host decide on them. */
export type ListeningSetting =
  | "host"
  | "port"
  | "behind_proxy"
  | "connections"
  | "tls_cert"
  | "tls_key"
  | "hsts_days"
  | "write_stall"
  | "log";

const LISTENING: readonly ListeningSetting[] = [
  "host",
  "port",
  "behind_proxy",
  "connections",
  "tls_cert",
  "tls_key",
  "hsts_days",
  "write_stall",
  "log",
];

/**
 * Settings of a service: those of `deadringer.json` and of the environment, without those for listening, and what the
 * host provides.
 *
 * Three differ in their default from those of `deadringer serve`: `hosts` is empty, so the service answers for every
 * host name that its host lets through; `store` is `memory:`; `public_url` has no default that clients could use, so
 * set it if you take screenshots.
 */
export interface CoreSettings extends Partial<Omit<Config, ListeningSetting>> {
  /** What lookups use; stays open when the service closes. @default the network of this machine, or the demo's */
  io?: Io;
  /** What it has besides the core; none is the contract alone. @default all */
  extensions?: readonly NamedExtension[];
  /** Takes events, one a request among them. They hold no header, query, name or body. @default none are logged */
  onLog?: Log;
}

/** Options of a new key. */
export interface KeySettings {
  /** Owner of the key. Results belong to owners. */
  owner: string;
  /** What it may do. @default everything */
  scopes?: readonly Scope[];
  /** `7`, `30`, `60` or `90` days, `never`, or an RFC 3339 time. @default "90" */
  expires?: string;
}

/** A service in this process. */
export interface EmbeddedService {
  /** Answers a request; never rejects. Needs no `this`. */
  readonly fetch: FetchHandler;
  /** The same without the classes of the Fetch standard, which cost more than a small response: for listeners. */
  readonly handle: Handler;
  /**
   * Creates a key and resolves with it. Only its hash is stored.
   *
   * @throws {SquatError} `invalid_parameter` for an owner, scope or expiry that cannot be used.
   */
  createKey(key: KeySettings): Promise<string>;
  /**
   * Takes no new work, gives streams the seconds of the setting `shutdown` to end and releases everything. Idempotent.
   */
  close(): Promise<void>;
}

/**
 * Starts a service without a listener, as `createService` says.
 *
 * @throws {SquatError} `invalid_parameter`: which setting, its value and what to give.
 */
export async function openEmbedded(
  settings: CoreSettings,
  extensions: readonly NamedExtension[],
): Promise<EmbeddedService> {
  if (typeof settings !== "object" || settings === null) {
    throw new InvalidParameter(
      `Cannot use ${JSON.stringify(settings)} as settings of createService: give an object`,
    );
  }
  const { io, onLog, extensions: _, ...named } = settings;
  for (const name in named) {
    if (LISTENING.some((each) => each === name)) {
      throw new InvalidParameter(
        `Cannot use setting "${name}" in createService, which does not listen: give it to listen() or to your server`,
      );
    }
  }
  const log = onLog ?? (() => {});
  const refuse = (message: string): never => {
    throw new InvalidParameter(`Cannot start the service: ${message}`);
  };
  let config: GivenConfig, opened: OpenService;
  try {
    const added = addedSettings(extensions as readonly Extension[]);
    config = readConfig(fileSettings({ store: "memory:", ...named }, refuse, added), added);
    for (const sentence of config.retired) log("warn", sentence);
    opened = await openService({ ...config, hosts: named.hosts === undefined ? [] : config.hosts }, {
      log,
      url: () => config.public_url,
      io,
      extensions: extensions as readonly Extension[],
    });
  } catch (error) {
    // Callers name settings as they give them, not as the environment does.
    throw error instanceof SettingError ? refuse(error.inFile()) : error;
  }
  const { fetch, handle, storage, service } = opened;
  return {
    fetch,
    handle,
    async createKey({ owner, scopes, expires = "90" }) {
      const now = service.now();
      const { key, record } = createKey({
        owner: parseOwner(owner),
        scopes: parseScopes(
          scopes ?? ["all"],
          knownScopes(chosen(extensions as readonly Extension[], service.config.without)),
        ),
        expires_at: parseExpiry(expires, now),
      }, now);
      await storage.keys.add(record);
      return key;
    },
    close: () => opened.close(),
  };
}
