/**
 * The configuration file: a JSON object of settings, by their names in lower case, as in `deadringer.example.json`.
 * @module
 */
import { didYouMean } from "../../lib/distance.ts";
import { jsonLines } from "./json_lines.ts";
import { settingNames, settingRows, settingValue } from "./mod.ts";
import { type AddedSettings, RETIRED } from "./setting.ts";
import { InvalidParameter, PREFIX, SettingError } from "../checks.ts";

/** What a configuration file holds. */
export interface ConfigFile {
  /** The settings in the form of the environment. */
  readonly settings: Readonly<Record<string, string>>;
  /**
   * The same error with the file and the line of the setting that it is about; others as they are.
   *
   * @param overrides Settings that replace those of the file, by their names in the environment.
   */
  locate(error: unknown, overrides: Readonly<Record<string, string | undefined>>): unknown;
}

/**
 * Returns the content of a configuration file. Each setting is checked by itself, so that a mistake is reported with
 * its line.
 *
 * @param path The file's name, for messages.
 * @param added Settings of extensions. @default none
 * @throws {SquatError} `invalid_parameter`: the file, the line, what is wrong and what to give.
 */
export function readConfigFile(
  text: string,
  path: string,
  added: readonly AddedSettings[] = [],
): ConfigFile {
  const errorAt = (line: number, message: string, cause?: unknown) =>
    new InvalidParameter(`Cannot use line ${line} of ${path}: ${message}`, { cause });
  const failAt = (line: number, message: string): never => {
    throw errorAt(line, message);
  };
  if (text.trim() === "") failAt(1, "the file is empty; give a JSON object, {} at least");
  const content = parsedJson(text, failAt);
  if (typeof content !== "object" || content === null || Array.isArray(content)) {
    return failAt(1, "not a JSON object");
  }
  const lines = jsonLines(text);
  const { twice } = lines;
  if (twice !== null) failAt(twice.line, `"${twice.path.at(-1)}" is given twice`);
  const settings = content as Record<string, unknown>;
  return {
    settings: fileSettings(settings, (name, message) => failAt(lines.lineOf([name]), message), added),
    locate(error, overrides) {
      if (!(error instanceof SettingError)) return error;
      const { setting } = error;
      const isOfFile = Object.hasOwn(settings, setting) &&
        overrides[PREFIX + setting.toUpperCase()] === undefined;
      if (!isOfFile) return error;
      return errorAt(lines.lineOf([setting]), error.inFile(settings[setting]), error);
    },
  };
}

/** Parses JSON; a mistake is reported with its line. */
function parsedJson(text: string, fail: (line: number, message: string) => never): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, offset] = /at position (\d+)/.exec(message) ?? [];
    // A message without a position means that the text ends too early.
    const end = text.trimEnd().length;
    const before = text.slice(0, Math.min(end, offset === undefined ? end : Number(offset)));
    return fail(
      before.split("\n").length,
      `not JSON: ${message.replace(/ (?:in JSON )?at position.*$/s, "").replace(/, "[^]*$/, "")}`,
    );
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
  fail: (name: string, message: string) => never,
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
    if (!known.has(name)) {
      fail(name, `there is no setting "${name}"${didYouMean(name, known)}`);
    }
    const given = Array.isArray(value) ? value.join(",") : value;
    if (!["string", "number", "boolean"].includes(typeof given)) {
      fail(name, `"${name}" is neither a text, a number, true, false nor a list`);
    }
    const variable = PREFIX + name.toUpperCase();
    try {
      const key = name in rows ? name : name.replace(/_file$/, "");
      settingValue(key, rows[key]!, { [variable]: String(given) });
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      fail(name, error.inFile(value));
    }
    found[variable] = String(given);
  }
  return found;
}
