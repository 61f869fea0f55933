import { parseArgs, type ParseArgsConfig } from "node:util";
import { SquatError } from "../../mod.ts";
import { meant } from "./meant.ts";

/** The values of a command line, by option name. */
export type OptionValues = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** What a command takes. */
export type OptionSpecs = NonNullable<ParseArgsConfig["options"]>;

/**
 * Returns the arguments of a command.
 *
 * @throws {SquatError} `invalid_parameter` naming the option that is unknown or lacks its value.
 */
export function readArguments(
  args: string[],
  options: OptionSpecs,
): { values: OptionValues; positionals: string[] } {
  const given = withNegatives(args, options);
  let read: { values: OptionValues; positionals: string[] };
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options,
      allowPositionals: true,
      strict: true,
    });
    read = { values, positionals };
  } catch (cause) {
    const message = (cause as Error).message.split("\n")[0]!.replace(/\. To specify.*$/, "").replace(
      /\.$/,
      "",
    );
    const [, lacking] = /^Option '(?:-\w, )?(-[^ ']+).*' argument (?:missing|is ambiguous)$/.exec(message) ??
      [];
    if (lacking !== undefined) {
      throw new SquatError(
        "invalid_parameter",
        `There is no value after ${lacking}; see --help`,
        { cause },
      );
    }
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
    const hint = unknown === undefined
      ? ""
      : options["format"] !== undefined && /^(table|text|ndjson|json|csv|list)$/.test(unknown)
      ? `; did you mean --format ${unknown}?`
      : meant(unknown, Object.keys(options)).replace("mean ", "mean --");
    throw new SquatError("invalid_parameter", message + (hint || "; see --help"), { cause });
  }
  // As a variable leaves it that is not set: as a path it would be the folder one happens to be in.
  const empty = Object.keys(read.values).find((name) => read.values[name] === "");
  if (empty !== undefined) {
    throw new SquatError("invalid_parameter", `Cannot use --${empty} "": give a value, or leave it out`);
  }
  return read;
}

/** The arguments with `--limit -1` as one, which else would count as two options. */
function withNegatives(args: string[], options: OptionSpecs): string[] {
  const names = new Set(
    Object.entries(options).flatMap(([name, { type, short }]) =>
      type === "string" ? [`--${name}`, ...(short === undefined ? [] : [`-${short}`])] : []
    ),
  );
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1) ?? "";
    if (!/^-\d/.test(arg) || !names.has(option)) joined.push(arg);
    else joined[joined.length - 1] = `${option}${option.startsWith("--") ? "=" : ""}${arg}`;
  }
  return joined;
}

/** A whole number from `least` to `most` from an option; undefined when it was not given. */
export function numberOption(
  values: OptionValues,
  name: string,
  least = 1,
  most = 1_000_000_000,
): number | undefined {
  const text = values[name];
  if (typeof text !== "string") return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use --${name} ${text}: give a whole number from ${least} to ${most}`,
    );
  }
  return number;
}

/** The index of an entry of a log, of which there are billions; undefined when it was not given. */
export function entryOption(values: OptionValues, name: string): number | undefined {
  return numberOption(values, name, 0, Number.MAX_SAFE_INTEGER);
}

/** A duration such as `30`, `30s`, `5m` or `1h` in milliseconds; plain numbers are seconds. */
export function durationOption(values: OptionValues, name: string): number | undefined {
  const text = values[name];
  if (typeof text !== "string") return undefined;
  const [, amount, unit = "s"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  const ms = Number(amount) * { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }[unit as "ms" | "s" | "m" | "h"]!;
  if (amount === undefined || !(ms >= 1) || ms > 86_400_000) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use --${name} ${text}: give a time from 1ms to 24h, such as 90s or 5m`,
    );
  }
  return ms;
}

/** The parts of a comma-separated option, which may also be repeated; undefined when it was not given. */
export function listOption(values: OptionValues, name: string): string[] | undefined {
  const given = values[name];
  if (given === undefined || typeof given === "boolean") return undefined;
  const list = [given].flat().flatMap((text) => String(text).split(",")).map((t) => t.trim()).filter((t) =>
    t !== ""
  );
  if (list.length === 0) throw new SquatError("invalid_parameter", `Cannot use --${name}: it names nothing`);
  return list;
}

/** One of a few words; undefined when the option was not given. */
export function choiceOption<T extends string>(
  values: OptionValues,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = values[name];
  if (typeof text !== "string") return undefined;
  if (!choices.includes(text as T)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use --${name} ${text}: give one of ${choices.join(", ")}${meant(text, choices)}`,
    );
  }
  return text as T;
}

/** What `--contact`, or the setting of that name, may be: it stands in a header field. */
export const CONTACT: RegExp = /^[\x21-\x27\x2a-\x7e]{3,200}$/;

/** A User-Agent of one's own; undefined when the option was not given. */
export function userAgentOption(values: OptionValues): string | undefined {
  const text = values["user-agent"];
  if (typeof text !== "string") return undefined;
  if (!/^[\x20-\x7e]{1,400}$/.test(text) || text.trim() !== text) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use --user-agent ${JSON.stringify(text)}: give 1 to 400 printable ASCII characters`,
    );
  }
  return text;
}

/** How the operator can be reached; undefined when the option was not given. */
export function contactOption(values: OptionValues): string | undefined {
  const text = values["contact"];
  if (typeof text !== "string") return undefined;
  if (!CONTACT.test(text)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use --contact ${JSON.stringify(text)}: give a URL or mail address, without spaces and brackets`,
    );
  }
  return text;
}
