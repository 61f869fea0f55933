/**
 * Every setting of the service: its name in the environment, unit, default and allowed values.
 * @module
 */
import { mailAddress } from "../../lib/report/mod.ts";
import { SquatError } from "../../mod.ts";
import {
  type Check,
  contact,
  httpUrl,
  integer,
  listOf,
  oneOf,
  proxyUrl,
  resolverAddress,
  text,
  yesOrNo,
} from "../checks.ts";
import { parseOwner } from "../auth/keys.ts";
import { parsePassphrase } from "../auth/passphrase.ts";
import { storagePlace } from "../stores/storage_url.ts";
import type { Config } from "./config.ts";

export type { Config };

interface Setting<T> {
  fallback: T;
  check: Check<T>;
  /** Whether it may also be read from the file in `NAME_FILE`; messages never quote its value. */
  secret?: boolean;
}

const setting = <T>(fallback: T, check: Check<T>): Setting<T> => ({ fallback, check });
/** A setting that is off when it is empty. */
const optional = (check: Check<string>): Setting<string> => setting("", check);
const secret = (expects: string, form: RegExp): Setting<string> => ({
  ...optional(text(expects, form)),
  secret: true,
});
const whole = (fallback: number, least: number, most: number, unit: string): Setting<number> =>
  setting(fallback, integer(least, most, unit));
const flag = (fallback = false): Setting<boolean> => setting(fallback, yesOrNo({ digits: true }));
const word = <T extends string>(...words: [T, ...T[]]): Setting<T> => setting(words[0], oneOf(words));
/** A text that a parser accepts; the parser throws for others. */
const parsed = (expects: string, parse: (value: string) => string): Check<string> => ({
  ...text(expects),
  parse(value) {
    try {
      return parse(value);
    } catch {
      return undefined;
    }
  },
});

const SETTINGS: { [K in keyof Config]: Setting<Config[K]> } = {
  host: setting("127.0.0.1", text("a host name or address", /^[\w.:-]+$/)),
  port: whole(8787, 0, 65_535, ""),
  public_url: optional(httpUrl({ origin: true })),
  hosts: setting([], listOf(text("a host name or address", /^(\[[\da-f:.]+\]|[\w.-]+)$/i))),
  behind_proxy: flag(),
  connections: whole(4_000, 16, 1_000_000, "connections"),
  tls_cert: optional(text()),
  tls_key: optional(text()),
  hsts_days: whole(0, 0, 730, "days"),
  data: setting("./data", text("a folder", /^[^\0\r\n]+$/)),
  store: {
    fallback: "sqlite",
    check: {
      expects: "sqlite, sqlite:FOLDER, memory or postgres://user@host:port/database",
      parse: (value) =>
        /^(sqlite|memory)$/.test(value) || storagePlace(value) !== undefined ? value : undefined,
      schema: { type: "string" },
    },
    // The URL may hold a password.
    secret: true,
  },
  store_password: secret("one line", /^[^\0\r\n]+$/),
  store_connections: whole(10, 2, 1_000, "connections"),
  lookups: word("local", "workers"),
  batch: whole(200, 1, 10_000, "candidates"),
  work: whole(4, 1, 100, "batches"),
  demo: flag(),
  resolvers: setting([], listOf(resolverAddress)),
  dns_rate: whole(0, 0, 1_000_000, "questions a second"),
  dns_in_flight: whole(0, 0, 100_000, "questions"),
  proxy: { ...optional(proxyUrl), secret: true },
  update: word("off", "daily", "weekly"),
  contact: optional(contact),
  second_look: flag(),
  mx_check: flag(),
  confirm: flag(),
  history: flag(true),
  history_days: whole(730, 1, 36_500, "days"),
  history_rows: whole(10_000_000, 1, 1_000_000_000, "rows"),
  history_source: optional(httpUrl()),
  history_authorization: secret("a header value", /^[\x20-\x7e]{1,4000}$/),
  screenshots: flag(),
  browser: optional(text()),
  evidence_host: optional(text("1 to 200 printable characters", /^[\x20-\x7e]{1,200}$/)),
  evidence_address: optional(text("an address", /^[\da-f.:]{2,45}$/i)),
  evidence_timestamp: optional(httpUrl()),
  rate_limit: whole(60, 1, 1_000_000, "requests a minute"),
  owner_rate_limit: whole(300, 1, 10_000_000, "requests a minute"),
  streams: whole(4, 1, 10_000, "streams"),
  capacity: whole(64, 1, 100_000, "streams"),
  permutations: whole(10_000, 1, 1_000_000, "permutations"),
  deadline: whole(600, 1, 86_400, "seconds"),
  linger: whole(60, 0, 3_600, "seconds"),
  write_stall: whole(60, 1, 3_600, "seconds"),
  retention: whole(7, 1, 3_650, "days"),
  saved_retention: whole(30, 1, 3_650, "days"),
  shutdown: whole(20, 0, 25, "seconds"),
  jwt_secret: secret("at least 32 characters", /^[^\0\r\n]{32,}$/),
  jwt_jwks: optional(text()),
  jwt_issuer: optional(text()),
  jwt_audience: optional(text()),
  admin_name: optional(parsed("1 to 100 printable characters", parseOwner)),
  admin_passphrase: {
    ...optional(parsed("at least 15 characters, 6 of them different", parsePassphrase)),
    secret: true,
  },
  // NIST SP 800-63B-4 section 2.2.3: an hour without use, a day in all.
  session_idle: whole(60, 1, 10_080, "minutes"),
  session_hours: whole(24, 1, 2_160, "hours"),
  proxies: whole(0, 0, 10, "proxies"),
  watch: flag(true),
  watch_allow: setting([], listOf(text("a host, address or range, with or without port", /^[\w.:/[\]-]+$/))),
  smtp: secret("smtp://HOST:PORT or smtps://HOST:PORT", /^smtps?:\/\/[\x21-\x7e]+$/),
  mail_from: optional(text("a mail address", /^[^\s<>]+@[^\s<>]+$/)),
  mail_to: setting([], listOf(text("a mail address or @DOMAIN", /^[^\s<>@]*@[^\s<>@]+$/))),
  report_org: optional(text("one line of at most 200 characters", /^[^\0\r\n]{1,200}$/)),
  report_contact: optional(parsed("a mail address", (value) => mailAddress(value) ?? fail("not an address"))),
  report_templates: optional(text("a folder", /^[^\0\r\n]+$/)),
  report_desks: setting(
    [],
    listOf(parsed("a mail address", (value) => mailAddress(value) ?? fail("not an address"))),
  ),
  report_rate: whole(20, 1, 10_000, "reports an hour"),
  metrics_token: secret("at least 16 characters", /^[\x21-\x7e]{16,}$/),
  log: word("json", "off"),
};

const PREFIX = "DEADRINGER_";
/** The default folder of the demo's store. */
export const DEMO_DATA = "./demo-data";

/** One line for each setting: its name in the environment, its check, its default. */
export function settingsText(): string {
  return Object.entries<Setting<unknown>>(SETTINGS).map(([name, { fallback, check, secret }]) => {
    const variable = `${PREFIX}${name.toUpperCase()}${secret === true ? "[_FILE]" : ""}`;
    const shown = String(fallback);
    return `${variable}\n    ${check.expects}${shown === "" ? "" : ` (default ${shown})`}\n`;
  }).join("");
}

/** Every name that a setting may have in the environment. */
export function settingNames(): string[] {
  return Object.entries<Setting<unknown>>(SETTINGS).flatMap(([name, { secret }]) => {
    const variable = PREFIX + name.toUpperCase();
    return secret === true ? [variable, `${variable}_FILE`] : [variable];
  });
}

function fail(message: string): never {
  throw new SquatError("invalid_parameter", message);
}

/**
 * Returns the settings from an environment. Unknown names that start with `DEADRINGER_` are refused, so
 * that a misspelt limit is noticed.
 *
 * @param env The environment.
 * @param readFile Reads the file that a `…_FILE` setting of a secret names.
 * @throws {SquatError} `invalid_parameter`: one line that names the setting and, unless it is a secret, its value.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string = () => fail("Cannot read files here"),
): Config {
  const config: Record<string, unknown> = {};
  // The same environment may have the key that the command line sends.
  const known = new Set<string>([`${PREFIX}KEY`]);
  for (const [name, setting] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const variable = PREFIX + name.toUpperCase();
    known.add(variable);
    let given = env[variable];
    if (setting.secret) {
      known.add(`${variable}_FILE`);
      const path = env[`${variable}_FILE`];
      if (path !== undefined) {
        if (given !== undefined) {
          fail(`Cannot use ${variable} and ${variable}_FILE together: give one of them`);
        }
        given = readSecret(`${variable}_FILE`, path, readFile);
      }
    }
    if (given === undefined || (given === "" && setting.fallback === "")) {
      config[name] = setting.fallback;
      continue;
    }
    const value = setting.check.parse(given);
    if (value === undefined) {
      fail(
        setting.secret
          ? `Cannot use ${variable}: give ${setting.check.expects}`
          : `Cannot use ${variable}=${JSON.stringify(given)}: give ${setting.check.expects}`,
      );
    }
    config[name] = value;
  }
  const unknown = Object.keys(env).find((name) => name.startsWith(PREFIX) && !known.has(name));
  if (unknown !== undefined) fail(`There is no setting ${unknown}; deadringer serve --settings lists them`);
  const complete = config as unknown as Config;
  if (
    complete.hosts.length === 0 && isLoopback(complete.host) && !complete.behind_proxy &&
    complete.proxies === 0
  ) {
    const own = complete.public_url === "" ? [] : [new URL(complete.public_url).hostname];
    complete.hosts = ["localhost", "127.0.0.1", "[::1]", complete.host, ...own];
  }
  if ((complete.tls_cert === "") !== (complete.tls_key === "")) {
    fail("Cannot use DEADRINGER_TLS_CERT or DEADRINGER_TLS_KEY alone: give both");
  }
  if (complete.hsts_days > 0 && complete.tls_cert === "") {
    fail("Cannot use DEADRINGER_HSTS_DAYS without DEADRINGER_TLS_CERT: what ends TLS in front sends it");
  }
  if ((complete.admin_name === "") !== (complete.admin_passphrase === "")) {
    fail("Cannot use DEADRINGER_ADMIN_NAME or DEADRINGER_ADMIN_PASSPHRASE alone: give both");
  }
  if (complete.jwt_secret !== "" && complete.jwt_jwks !== "") {
    fail("Cannot use DEADRINGER_JWT_SECRET and DEADRINGER_JWT_JWKS together: give one of them");
  }
  // The fictional results and accounts of the demo do not mix with real ones.
  if (complete.demo && env[`${PREFIX}DATA`] === undefined) complete.data = DEMO_DATA;
  if (complete.store === "memory") complete.store = "memory:";
  if (complete.store === "sqlite") complete.store = `sqlite:${complete.data}`;
  const place = storagePlace(complete.store);
  if (place?.kind === "sqlite" && place.folder !== complete.data) {
    if (env[`${PREFIX}DATA`] !== undefined) {
      fail(
        `Cannot use DEADRINGER_STORE=${complete.store} with DEADRINGER_DATA=${complete.data}: give one folder`,
      );
    }
    complete.data = place.folder;
  }
  // An owner's limit is at least that of one key.
  complete.owner_rate_limit = Math.max(complete.owner_rate_limit, complete.rate_limit);
  if (complete.lookups === "workers" && place?.kind !== "postgres") {
    fail("Cannot use DEADRINGER_LOOKUPS=workers without PostgreSQL: give DEADRINGER_STORE=postgres://…");
  }
  return complete;
}

/** Whether an address to listen on is reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || /^127(\.\d+){3}$/.test(host) || /^\[?::1\]?$/.test(host);
}

function readSecret(variable: string, path: string, readFile: (path: string) => string): string {
  try {
    return readFile(path).replace(/\r?\n$/, "");
  } catch (error) {
    fail(`Cannot read the file of ${variable}: ${(error as Error).message}`);
  }
}
