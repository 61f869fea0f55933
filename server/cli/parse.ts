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
): Promise<Omit<CommandInput, "extensions">> {
  const { options } = command;
  const { given, args } = splitWords(words, path, options);
  checkArguments(path, command.arguments ?? [], args);
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    values[name] = await option.read(given.get(name) ?? [], name);
  }
  return { options: values, args };
}

/** The texts of each given option, and the other words. */
function splitWords(
  words: readonly string[],
  path: string,
  options: Options,
): { given: Map<string, string[]>; args: string[] } {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, short }]) => [name, {
        type: value === null ? "boolean" as const : "string" as const,
        multiple: true,
        ...(short === undefined ? {} : { short }),
      }]),
    ),
    allowPositionals: true,
    // It would refuse words in its own, and negative numbers.
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const args: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") args.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(options, name)) throw unknownOption(rawName, path, options);
    const option = options[name]!;
    const isOption = value !== undefined && !inlineValue && /^-\D/.test(value);
    if (option.value === null && value !== undefined) {
      throw new UsageError(`Cannot give --${name} a value: it takes none`);
    }
    if (option.value !== null && (value === undefined || isOption)) {
      throw new UsageError(
        `There is no value after ${isOption ? rawName : `--${name}`}; see deadringer ${path} --help`,
      );
    }
    const texts = given.get(name) ?? [];
    if (texts.length > 0 && option.value !== null && option.repeats !== true) {
      throw new UsageError(`Cannot use --${name} twice: give one of ${texts[0]} and ${value}`);
    }
    // An unset shell variable leaves an empty text, which as a path would be the current folder.
    if (value === "") throw new UsageError(`Cannot use --${name} "": give a value, or leave it out`);
    given.set(name, [...texts, value ?? ""]);
  }
  return { given, args };
}

/** The error for an option that there is not, with the one that was probably meant. */
function unknownOption(rawName: string, path: string, options: Options): UsageError {
  const word = rawName.startsWith("--") ? rawName.slice(2) : undefined;
  const hint = word === undefined
    ? ""
    : options["format"] !== undefined && /^(table|text|ndjson|json|csv|list)$/.test(word)
    ? `; did you mean --format ${word}?`
    : word === "demo"
    ? "; deadringer demo is a whole lookup in a simulated internet"
    : didYouMean(word, Object.keys(options)).replace("mean ", "mean --");
  return new UsageError(`There is no option ${rawName}${hint || `; see deadringer ${path} --help`}`);
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
