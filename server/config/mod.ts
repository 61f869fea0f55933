/**
 * Every setting of the service: its name in the environment, unit, default and allowed values.
 * @module
 */
import { InvalidParameter, isLoopback, PREFIX, quote, SettingError } from "../checks.ts";
import { didYouMean } from "../../lib/distance.ts";
import { fileFault, readTextFile } from "../io/file_fault.ts";
import { DEMO_DATA, storagePlace } from "./storage_url.ts";
import {
  type AddedSettings,
  type Config,
  type GivenConfig,
  RETIRED_NAMES,
  retiredSentences,
  type Setting,
  SETTINGS,
  storeSetting,
} from "./setting.ts";

export type { Config, GivenConfig };

/** The settings of the core, and `added` ones. */
export function settingRows(added: readonly AddedSettings[]): Record<string, Setting<unknown>> {
  return Object.assign({}, SETTINGS, { store: storeSetting(added) }, ...added.map(({ rows }) => rows));
}

/** One line for each setting: its name in the environment, its check, its default. */
export function settingsText(added: readonly AddedSettings[] = []): string {
  return Object.entries(settingRows(added)).map(([name, { fallback, check, secret }]) => {
    const variable = `${PREFIX}${name.toUpperCase()}${secret === true ? "[_FILE]" : ""}`;
    const shown = fallback === null ? "yes in the demo, else no" : String(fallback);
    return `${variable}\n    ${check.expects}${shown === "" ? "" : ` (default ${shown})`}\n`;
  }).join("");
}

/** Every name that a setting may have in the environment. */
export function settingNames(added: readonly AddedSettings[] = []): string[] {
  return Object.entries(settingRows(added)).flatMap(([name, { secret }]) => {
    const variable = PREFIX + name.toUpperCase();
    return secret === true ? [variable, `${variable}_FILE`] : [variable];
  });
}

/**
 * Returns the value of a setting, its default when it is not given. Of what may be empty, an empty text or list is that.
 *
 * @throws {SettingError} when it cannot be used.
 */
export function settingValue(
  key: string,
  { secret = false, check, fallback }: Setting<unknown>,
  env: Readonly<Record<string, string | undefined>>,
): unknown {
  const variable = PREFIX + key.toUpperCase();
  const path = secret ? env[`${variable}_FILE`] : undefined;
  const [name, shown, what] = path === undefined
    ? [key, secret ? undefined : env[variable], check.expects]
    : [`${key}_file`, path, `a file that contains ${check.expects}`];
  const refuse = (problem: string, cause?: unknown): never => {
    throw new SettingError(name, shown, problem, { cause });
  };
  let text = env[variable];
  if (path !== undefined) {
    if (text !== undefined) refuse(`${variable} is given too; give one of them`);
    try {
      text = readTextFile(path).replace(/\r?\n$/, "");
    } catch (cause) {
      refuse(`${fileFault(cause as NodeJS.ErrnoException)}; give ${what}`, cause);
    }
  }
  if (text === undefined || (text === "" && String(fallback) === "")) return fallback;
  return check.parse(text) ?? refuse(`give ${what}`);
}

/**
 * Returns the settings from an environment. Unknown names that start with `DEADRINGER_` are refused, so
 * that a misspelt limit is noticed; those that earlier versions had are named in `retired`.
 *
 * @param env The environment.
 * @param added Settings of extensions. @default none
 * @throws {SettingError} the setting, its value unless it is a secret, and what to do.
 * @throws {SquatError} `invalid_parameter` for an unknown name.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  added: readonly AddedSettings[] = [],
): GivenConfig {
  const rows = settingRows(added);
  const config = Object.fromEntries(
    Object.entries(rows).map(([name, setting]) => [name, settingValue(name, setting, env)]),
  ) as unknown as Config;
  // The same environment may have the key that the command line sends.
  const known = [`${PREFIX}KEY`, ...settingNames(added)];
  const unknown = Object.keys(env).find((name) =>
    name.startsWith(PREFIX) && !known.includes(name) && !RETIRED_NAMES.includes(name)
  );
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, known) || "; deadringer serve --settings lists them";
    throw new InvalidParameter(`There is no setting ${unknown}${hint}`);
  }
  const refuse = (name: string, problem: string): never => {
    throw new SettingError(
      name,
      rows[name]!.secret === true ? undefined : config[name as keyof Config],
      problem,
    );
  };
  const read = combined(config, env, refuse);
  for (const { fit } of added) fit?.(read, refuse);
  return { ...read, retired: retiredSentences(env) };
}

/** Settings that need each other. */
const SETTING_PAIRS = [
  ["tls_cert", "tls_key"],
  ["admin_name", "admin_passphrase"],
] as const;

/**
 * Checks settings against each other, and completes those that follow from others.
 *
 * @throws {SettingError} when they do not fit.
 */
function combined(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
  refuse: (name: string, problem: string) => never,
): Config {
  if (
    config.hosts.length === 0 && isLoopback(config.host) && !config.behind_proxy &&
    config.proxies === 0
  ) {
    const own = config.public_url === "" ? [] : [new URL(config.public_url).hostname];
    config.hosts = ["localhost", "127.0.0.1", "[::1]", config.host, ...own];
  }
  for (const pair of SETTING_PAIRS) {
    const given = pair.filter((name) => config[name] !== "");
    if (given.length !== 1) continue;
    const missing = pair.find((name) => name !== given[0])!;
    refuse(given[0]!, `needs ${PREFIX}${missing.toUpperCase()} too; give both or neither`);
  }
  if (config.hsts_days > 0 && config.tls_cert === "") {
    refuse("hsts_days", "needs DEADRINGER_TLS_CERT; behind a proxy that ends TLS, set the header there");
  }
  if (config.jwt_secret !== "" && config.jwt_jwks !== "") {
    refuse("jwt_jwks", "DEADRINGER_JWT_SECRET is given too; give one of them");
  }
  // The fictional results and accounts of the demo do not mix with real ones.
  const isDataGiven = env[`${PREFIX}DATA`] !== undefined;
  if (config.demo && !isDataGiven) config.data = DEMO_DATA;
  if (config.store === "memory") config.store = "memory:";
  if (config.store === "sqlite") config.store = `sqlite:${config.data}`;
  const place = storagePlace(config.store);
  if (place?.kind === "sqlite" && place.folder !== config.data) {
    if (isDataGiven) {
      refuse("data", `DEADRINGER_STORE has another folder, ${quote(place.folder)}; give one of them`);
    }
    config.data = place.folder;
  }
  // An owner's limit is at least that of one key.
  config.owner_rate_limit = Math.max(config.owner_rate_limit, config.rate_limit);
  return config;
}
