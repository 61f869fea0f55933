/**
 * Settings in a JSON file: one object, the names of the settings in lower case, as in `deadringer.example.json`.
 * @module
 */
import { SquatError } from "../../lib/errors.ts";
import { didYouMean } from "../../lib/distance.ts";
import { readConfig, settingNames } from "./mod.ts";

const PREFIX = "DEADRINGER_";

/** The line number of an offset in a text, from 1. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/**
 * Returns the settings of a file in the form of the environment. Each is checked by itself, so that a mistake is
 * reported with its line.
 *
 * @param path The file's name, for messages.
 * @param readFile Reads the files that `…_file` settings name.
 * @throws {SquatError} `invalid_parameter`: the file, the line, what is wrong and what to give.
 */
export function readConfigFile(
  text: string,
  path: string,
  readFile: (path: string) => string,
): Record<string, string> {
  const fail = (line: number, message: string): never => {
    throw new SquatError("invalid_parameter", `Cannot use line ${line} of ${path}: ${message}`);
  };
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message;
    const [, offset] = /at position (\d+)/.exec(message) ?? [];
    // A message without a position means that the text ends too early.
    const end = text.trimEnd().length;
    const line = lineAt(text, Math.min(end, offset === undefined ? end : Number(offset)));
    return fail(
      line,
      `not JSON: ${message.replace(/ (?:in JSON )?at position.*$/s, "").replace(/, "[^]*$/, "")}`,
    );
  }
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    return fail(1, "not a JSON object");
  }
  return settingsOf(
    settings as Record<string, unknown>,
    readFile,
    (name, message) =>
      fail(lineAt(text, text.search(new RegExp(`"${name.replace(/\W/g, "\\$&")}"\\s*:`))), message),
  );
}

/**
 * Returns settings, named in lower case, in the form of the environment. Each is checked by itself; those that need
 * each other are checked when all are known. `undefined` means that a setting is not given.
 *
 * @param readFile Reads the files that `…_file` settings name.
 * @param fail Throws for a setting that cannot be used.
 */
export function settingsOf(
  settings: Readonly<Record<string, unknown>>,
  readFile: (path: string) => string,
  fail: (name: string, message: string) => never,
): Record<string, string> {
  const known = new Set(settingNames().map((name) => name.slice(PREFIX.length).toLowerCase()));
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    if (!known.has(name)) fail(name, `there is no setting "${name}"${didYouMean(name, known)}`);
    const given = Array.isArray(value) ? value.join(",") : value;
    if (!["string", "number", "boolean"].includes(typeof given)) {
      fail(name, `"${name}" is neither a text, a number, true, false nor a list`);
    }
    const variable = PREFIX + name.toUpperCase();
    try {
      readConfig({ [variable]: String(given) }, readFile);
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      // Settings that depend on each other are checked when all are known.
      if (
        error.message.startsWith(`Cannot use ${variable}=${JSON.stringify(String(given))}:`) ||
        error.message.startsWith(`Cannot use ${variable}:`)
      ) {
        fail(name, error.message.replace(/^.*?: (?=give )/, `"${name}": `));
      }
    }
    found[variable] = String(given);
  }
  return found;
}
