/**
 * The configuration file: a JSON object of settings, by their names in lower case, as in `deadringer.example.json`.
 * @module
 */
import { didYouMean } from "../../lib/distance.ts";
import { settingNames, settingRows, settingValue } from "./mod.ts";
import { type AddedSettings, RETIRED } from "./setting.ts";
import { InvalidParameter, PREFIX, SettingError } from "../checks.ts";

/** What a configuration file holds. */
export interface ConfigFile {
  /** The settings in the form of the environment. */
  readonly settings: Readonly<Record<string, string>>;
  /**
   * The same error with the file of the setting that it is about; others as they are.
   *
   * @param overrides Settings that replace those of the file, by their names in the environment.
   */
  locate(error: unknown, overrides: Readonly<Record<string, string | undefined>>): unknown;
}

/**
 * Returns the content of a configuration file. Each setting is checked by itself.
 *
 * @param path The file's name, for messages.
 * @param added Settings of extensions. @default none
 * @throws {SquatError} `invalid_parameter`: the file, what is wrong and what to give.
 */
export function readConfigFile(
  text: string,
  path: string,
  added: readonly AddedSettings[] = [],
): ConfigFile {
  const refusal = (message: string, cause?: unknown) =>
    new InvalidParameter(`Cannot use ${path}: ${message}`, { cause });
  const refuse = (message: string): never => {
    throw refusal(message);
  };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    // What follows a comma is of the file, which may hold secrets.
    refuse(
      `not JSON: ${
        (error as Error).message.replace(/, (?:\.\.\.)?"[^]*$/, "")
      }; give a JSON object, {} at least`,
    );
  }
  if (typeof content !== "object" || content === null || Array.isArray(content)) {
    return refuse("not a JSON object");
  }
  const settings = content as Record<string, unknown>;
  refuseTwice(text, refuse);
  return {
    settings: fileSettings(settings, refuse, added),
    locate(error, overrides) {
      if (!(error instanceof SettingError)) return error;
      const { setting } = error;
      const isOfFile = Object.hasOwn(settings, setting) &&
        overrides[PREFIX + setting.toUpperCase()] === undefined;
      return isOfFile ? refusal(error.inFile(settings[setting]), error) : error;
    },
  };
}

/** Of two members of one name JSON.parse takes the last without a word. A text before a colon is a name. */
function refuseTwice(text: string, refuse: (message: string) => never): void {
  const names = new Set<string>();
  let depth = 0;
  for (const [token, quoted, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[[\]{}]/g)) {
    if (quoted === undefined) depth += token === "{" || token === "[" ? 1 : -1;
    if (colon === undefined || depth !== 1) continue;
    const name = JSON.parse(quoted!) as string;
    if (names.has(name)) refuse(`"${name}" is given twice: give it once`);
    names.add(name);
  }
}

/**
 * Returns settings, named in lower case, in the form of the environment. Each is checked by itself; those that need
 * each other are checked when all are known. `undefined` means that a setting is not given.
 *
 * @param fail Throws for a setting that cannot be used.
 * @param added Settings of extensions. @default none
 */
export function fileSettings(
  settings: Readonly<Record<string, unknown>>,
  fail: (message: string) => never,
  added: readonly AddedSettings[] = [],
): Record<string, string> {
  const rows = settingRows(added);
  const known = new Set(settingNames(added).map((name) => name.slice(PREFIX.length).toLowerCase()));
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    if (RETIRED.has(name)) {
      found[PREFIX + name.toUpperCase()] = String(value);
      continue;
    }
    if (!known.has(name)) fail(`there is no setting "${name}"${didYouMean(name, known)}`);
    const given = Array.isArray(value) ? value.join(",") : value;
    if (!["string", "number", "boolean"].includes(typeof given)) {
      fail(`"${name}" is neither a text, a number, true, false nor a list`);
    }
    const variable = PREFIX + name.toUpperCase();
    try {
      const key = name in rows ? name : name.replace(/_file$/, "");
      settingValue(key, rows[key]!, { [variable]: String(given) });
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      fail(error.inFile(value));
    }
    found[variable] = String(given);
  }
  return found;
}
