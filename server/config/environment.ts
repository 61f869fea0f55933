/**
 * The settings of this process. The only place that reads the environment for them.
 * @module
 */
import process from "node:process";
import { type GivenConfig, readConfig, settingNames } from "./mod.ts";
import { ENVIRONMENT_SETTINGS, RETIRED_NAMES } from "./setting.ts";

/**
 * The settings from the environment.
 *
 * @param overrides Settings that replace those of the environment, by the same names. @default none
 * @param defaults Settings that neither of them has. @default none
 * @throws {SquatError} `invalid_parameter`.
 */
export function environmentConfig(
  overrides: Readonly<Record<string, string>> = {},
  defaults: Readonly<Record<string, string>> = {},
): GivenConfig {
  const given = { ...environment(), ...overrides };
  // A secret that is given in one way replaces a default that is given in the other.
  const used = Object.entries(defaults).filter(([name]) =>
    given[`${name}_FILE`] === undefined && given[name.replace(/_FILE$/, "")] === undefined
  );
  return readConfig({ ...Object.fromEntries(used), ...given }, ENVIRONMENT_SETTINGS);
}

/** The environment. Where only some of it may be read, as by Deno's `--allow-env=DEADRINGER_*`, the settings in it. */
export function environment(): Record<string, string | undefined> {
  try {
    return { ...process.env };
  } catch {
    return Object.fromEntries(
      [...settingNames(ENVIRONMENT_SETTINGS), ...RETIRED_NAMES].map((name) => [name, process.env[name]])
        .filter(([, value]) => value !== undefined),
    );
  }
}
