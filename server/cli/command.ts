/**
 * What a command is, and the kinds of its options. Parsing, help and "did you mean" all read this one description. Values are checked by the vocabulary that settings and query parameters share.
 * @module
 */
import type { Extension } from "../extension.ts";
import { type Check, checked, integer as wholeNumber } from "../checks.ts";
import { refuseWord, UsageError } from "./exit.ts";
import type { System } from "./system.ts";

/** An option `--name`: how its value is read and how help describes it. */
export interface Option<T> {
  /** One letter, for `-n`. */
  readonly short?: string;
  /** How help writes the value, such as `N`; null for a flag, which takes none. */
  readonly value: string | null;
  /** What it does, one or two short sentences without a period at the end. */
  readonly help: string;
  /** The default in words, when it is more than "off". */
  readonly default?: string;
  /** Whether it may be given several times. Other options are refused the second time. */
  readonly repeats?: boolean;
  /** The words that a value may be, where these are few; help lists them. */
  readonly choices?: () => readonly string[] | Promise<readonly string[]>;
  /** The heading below which help lists it. @default "Options" */
  readonly group?: string;
  /**
   * Returns the value from the texts of the command line; from an empty list the value of an option that was not given.
   *
   * @throws {UsageError} naming the option, the text and what is accepted.
   */
  read(texts: readonly string[], name: string): T | Promise<T>;
}

/** The options of a command by name. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** Options with values of these types. */
type OptionsOf<V> = { readonly [K in keyof V]: Option<V[K]> };

/** The values of options. */
export type ValuesOf<O> = { [K in keyof O]: O[K] extends Option<infer T> ? T : never };

/** A word of the command line that is not an option. */
export interface Argument {
  /** How help writes it: `DOMAIN`. */
  readonly name: string;
  /** What it is, for the message when it is missing: `domain`. */
  readonly what: string;
  /** A value for that message. */
  readonly example: string;
  /** Whether it may be left out. @default false */
  readonly optional?: boolean;
  /** Whether several may be given; only the last argument may repeat. @default false */
  readonly repeats?: boolean;
  /** The words it may be. */
  readonly choices?: readonly string[];
}

/** The exit code of a command; nothing where it is done. */
export type Ended = number | void;

/** A command that runs. */
export interface Command<V = Record<string, unknown>> {
  /** What it does, for the list of commands: one line, no period. */
  readonly summary: string;
  /** Paragraphs below the summary. Lines are wrapped, except those that begin with a space. */
  readonly description?: string;
  readonly arguments?: readonly Argument[];
  readonly options: OptionsOf<V>;
  /** Whole command lines. */
  readonly examples: readonly string[];
  /** Runs it and resolves with the exit code; without one it is done. Heavy modules are imported in here. */
  run(input: CommandInput<V>, system: System): Ended | Promise<Ended>;
}

/** What the user gave. */
export interface CommandInput<V = Record<string, unknown>> {
  readonly options: V;
  readonly args: readonly string[];
  /** What a service has besides the core. */
  readonly extensions: readonly ProductExtension[];
}

/** Where a command finds a store. */
export interface StorePlace {
  /** Folder of the embedded store; undefined for the store of the service's settings. */
  readonly data: string | undefined;
  /** Those that may open that. */
  readonly extensions: readonly Extension[];
}

/** Commands below one word, as `ct search`. */
export interface CommandGroup {
  readonly summary: string;
  readonly description?: string;
  readonly commands: CommandList;
  readonly examples: readonly string[];
}

/** Commands by name, each loaded on demand: most runs need one. */
export type CommandList = Readonly<Record<string, () => Promise<{ command: Command | CommandGroup }>>>;

/** Takes names that certificates name. */
export interface CertificateNames {
  /** Takes some. @throws {SquatError} */
  offer(names: readonly string[]): Promise<void>;
  /** Takes no more. */
  close(): Promise<void>;
}

/** An extension with what it gives the command line. */
export interface ProductExtension extends Extension {
  /** Commands, each loaded when it is asked for. */
  readonly commands?: CommandList;
  /** What a backup has of its files, in a sentence, for help. */
  readonly backedUp?: string;
  /** What exit codes of its own mean. */
  readonly exitCodes?: Readonly<Record<number, string>>;
  /** Opens what takes names that `ct follow` reads; null where nobody wants them. */
  readonly takesCertificateNames?: (place: StorePlace) => Promise<CertificateNames | null>;
}

/** The commands of a group that stand in its own file. */
export function listed(commands: Readonly<Record<string, Command>>): CommandList {
  return Object.fromEntries(
    Object.entries(commands).map(([name, command]) => [name, () => Promise.resolve({ command })]),
  );
}

/** Returns the command unchanged; `run` gets the types of its options. */
export function defineCommand<V>(command: Command<V>): Command {
  return command as unknown as Command;
}

/** Whether it is a group of commands. */
export function isGroup(command: Command | CommandGroup): command is CommandGroup {
  return "commands" in command;
}

/** Parameters of every constructor. */
type OptionText = Pick<Option<unknown>, "help" | "short" | "group" | "default">;
type OptionTextWithValue = OptionText & { value: string };

/** Options that help lists below a heading of their own. */
export function grouped<O extends Options>(group: string, options: O): O {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, group }]),
  ) as O;
}

/** `--format`: one of a few words, of which a terminal gets the first unless another is given, and all else NDJSON. */
export function format<const T extends string>(
  choices: readonly [T, ...T[]] | (() => Promise<readonly T[]>),
  first: string = typeof choices === "function" ? "table" : choices[0],
): Option<T | undefined> {
  const shown = {
    short: "f",
    value: "F",
    help: "output format",
    default: `${first} on a terminal, else ndjson`,
  };
  return choice(shown, choices);
}

/** The format that was given, or else that of {@link format}. */
export function formatFor<T extends string>(
  given: T | undefined,
  first: T,
  { interactive }: { readonly interactive: boolean },
): T | "ndjson" {
  return given ?? (interactive ? first : "ndjson");
}

/** An option without a value. */
export function flag(shown: OptionText): Option<boolean> {
  return { ...shown, value: null, read: (texts) => texts.length > 0 };
}

/** An option with one value that a check of the shared vocabulary reads. */
export function valued<T>(shown: OptionTextWithValue, check: Check<T>): Option<T | undefined> {
  return {
    ...shown,
    read: ([text], name) => text === undefined ? undefined : checked(`--${name}`, text, check),
  };
}

/** Any text. */
export function text(shown: OptionTextWithValue): Option<string | undefined> {
  return { ...shown, read: ([text]) => text };
}

/** A whole number from `least` to `most`. */
export function integer(
  { least = 1, most = 1_000_000_000, ...shown }: OptionText & { least?: number; most?: number },
): Option<number | undefined> {
  return valued({ value: "N", ...shown }, wholeNumber(least, most));
}

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** A time such as `30`, `30s`, `5m` or `1h`, in milliseconds; plain numbers are seconds. */
export function duration(shown: OptionText): Option<number | undefined> {
  return valued({ ...shown, value: "T" }, {
    expects: "a time from 1ms to 24h, such as 90s or 5m",
    parse(text) {
      const [, amount, unit = "s"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
      const ms = Number(amount) * UNITS[unit as keyof typeof UNITS];
      return ms >= 1 && ms <= 86_400_000 ? ms : undefined;
    },
    schema: { type: "string" },
  });
}

/** One of a few words. */
export function choice<const T extends string>(
  shown: OptionTextWithValue,
  choices: readonly T[] | (() => Promise<readonly T[]>),
): Option<T | undefined> {
  const known = typeof choices === "function" ? choices : () => choices;
  return {
    ...shown,
    choices: known,
    async read([text], name) {
      if (text === undefined) return undefined;
      const words = await known();
      const found = words.find((word) => word === text);
      if (found !== undefined) return found;
      return refuseWord(`--${name}`, text, words);
    },
  };
}

/** Texts with commas between them; the option may also be repeated. Undefined when it was not given. */
export function list(
  shown: OptionTextWithValue & Pick<Option<unknown>, "choices">,
): Option<string[] | undefined> {
  return {
    ...shown,
    repeats: true,
    read: (texts, name) => texts.length === 0 ? undefined : split(texts, name),
  };
}

/** The parts of a comma-separated option. */
function split(texts: readonly string[], name: string): string[] {
  const parts = texts.flatMap((text) => text.split(",")).map((part) => part.trim()).filter((part) =>
    part !== ""
  );
  if (parts.length === 0) {
    throw new UsageError(`Cannot use --${name}: the list is empty`);
  }
  return parts;
}

/** A list of words from a closed set, case-insensitive. `what` is the term for one of them. */
export function choices<T extends string>(
  shown: OptionTextWithValue & { what: string },
  choices: () => Promise<readonly T[]>,
): Option<T[] | undefined> {
  const { what, ...rest } = shown;
  return {
    ...rest,
    repeats: true,
    choices,
    async read(texts, name) {
      if (texts.length === 0) return undefined;
      const known = await choices();
      return split(texts, name).map((text) => {
        const found = known.find((each) => each.toLowerCase() === text.toLowerCase());
        if (found !== undefined) return found;
        return refuseWord(what, text, known, `the ${what}s are`);
      });
    },
  };
}

/** A probability or base rate on the command line. */
export const SHARE: Check<number> = {
  expects: "a number above 0 and below 1, such as 0.2",
  parse(text) {
    const value = Number(text);
    return value > 0 && value < 1 ? value : undefined;
  },
  schema: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
};
