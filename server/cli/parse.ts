import { parseArgs } from "node:util";
import type { Argument, Command, CommandInput, Options } from "./command.ts";
import { didYouMean } from "../../lib/distance.ts";
import { refuseWord, UsageError } from "./exit.ts";

/**
 * Returns the input of a command from a command line, every value checked.
 *
 * @param path The command's words, such as `ct search`.
 * @throws {UsageError} naming the option or argument that is unknown, missing, repeated or out of range.
 */
export async function parseCommandLine(
  path: string,
  command: Command,
  words: readonly string[],
): Promise<Omit<CommandInput, "commands">> {
  const { options } = command;
  const { given, args } = splitWords(joinNegatives(words, options), path, options);
  checkArguments(path, command.arguments ?? [], args);
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    values[name] = await option.read(given.get(name) ?? [], name);
  }
  return { options: values, args };
}

/** The texts of each given option, and the other words. */
function splitWords(
  words: string[],
  path: string,
  options: Options,
): { given: Map<string, string[]>; args: string[] } {
  const given = new Map<string, string[]>();
  let tokens;
  try {
    ({ tokens } = parseArgs({
      args: words,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { value, short }]) => [name, {
          type: value === null ? "boolean" as const : "string" as const,
          multiple: true,
          ...(short === undefined ? {} : { short }),
        }]),
      ),
      allowPositionals: true,
      strict: true,
      tokens: true,
    }));
  } catch (cause) {
    throw new UsageError(plainMessage((cause as Error).message, path, options), { cause });
  }
  const args: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") args.push(token.value);
    if (token.kind !== "option") continue;
    const texts = given.get(token.name) ?? [];
    if (texts.length > 0 && options[token.name]!.value !== null && options[token.name]!.repeats !== true) {
      throw new UsageError(`Cannot use --${token.name} twice: give one of ${texts[0]} and ${token.value}`);
    }
    // An unset shell variable leaves an empty text, which as a path would be the current folder.
    if (token.value === "") {
      throw new UsageError(`Cannot use --${token.name} "": give a value, or leave it out`);
    }
    given.set(token.name, [...texts, token.value ?? ""]);
  }
  return { given, args };
}

/** The runtime's message in our words, with the option that was probably meant. */
function plainMessage(message: string, path: string, options: Options): string {
  const help = `; see deadringer ${path} --help`;
  const line = message.split("\n")[0]!.replace(/\. To specify.*$/, "").replace(/\.$/, "");
  const [, lacking] = /^Option '(?:-\w, )?(-[^ ']+).*' argument (?:missing|is ambiguous)$/.exec(line) ?? [];
  if (lacking !== undefined) return `There is no value after ${lacking}${help}`;
  const [, flag] = /^Option '(?:-\w, )?(-[^ ']+)' does not take an argument$/.exec(line) ?? [];
  if (flag !== undefined) return `Cannot give ${flag} a value: it takes none`;
  const [, dashes, word] = /^Unknown option '(--?)([^']+)'/.exec(line) ?? [];
  const unknown = dashes === "--" ? word : undefined;
  const hint = unknown === undefined
    ? ""
    : options["format"] !== undefined && /^(table|text|ndjson|json|csv|list)$/.test(unknown)
    ? `; did you mean --format ${unknown}?`
    : unknown === "demo"
    ? "; deadringer demo is a whole lookup in a simulated internet"
    : didYouMean(unknown, Object.keys(options)).replace("mean ", "mean --");
  return (word === undefined ? line : `There is no option ${dashes}${word}`) + (hint || help);
}

/** The words with `--limit -1` as one, which would otherwise count as two options. */
function joinNegatives(words: readonly string[], options: Options): string[] {
  const valued = new Set(
    Object.entries(options).flatMap(([name, { value, short }]) =>
      value === null ? [] : [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]
    ),
  );
  const joined: string[] = [];
  for (const word of words) {
    const option = joined.at(-1) ?? "";
    if (!/^-\d/.test(word) || !valued.has(option)) joined.push(word);
    else joined[joined.length - 1] = `${option}${option.startsWith("--") ? "=" : ""}${word}`;
  }
  return joined;
}

function checkArguments(path: string, args: readonly Argument[], given: readonly string[]): void {
  if (args.length === 0) {
    if (given.length === 0) return;
    throw new UsageError(`Cannot use ${JSON.stringify(given[0])}: ${path} takes options only`);
  }
  const least = args.filter(({ optional }) => optional !== true).length;
  const most = args.at(-1)!.repeats === true ? Infinity : args.length;
  if (given.length >= least && given.length <= most) return checkChoices(args, given);
  const named = given.length < least ? args.filter(({ optional }) => optional !== true) : args;
  const missing = named.length === 1
    ? `${named[0]!.repeats === true ? "at least one" : "exactly one"} ${named[0]!.what}`
    : named.map(({ what, repeats }) => `${repeats === true ? "at least one" : "one"} ${what}`).join(" and ");
  const example = named.map((each) => each.example).join(" ");
  throw new UsageError(`Give ${missing}: deadringer ${path} ${example}`);
}

/** Checks the words of arguments that have a closed set of choices. */
function checkChoices(args: readonly Argument[], given: readonly string[]): void {
  for (const [i, word] of given.entries()) {
    const { name, choices } = args[Math.min(i, args.length - 1)]!;
    if (choices !== undefined && !choices.includes(word)) refuseWord(name, word, choices);
  }
}
