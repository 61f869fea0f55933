/**
 * What a command is. Parsing, help, completion, the man page and "did you mean" all read this one description.
 * @module
 */
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
  /** The words that a value may be, where these are few; help and completion list them. */
  readonly choices?: () => readonly string[] | Promise<readonly string[]>;
  /** Whether the value names a file or folder, for completion. */
  readonly path?: boolean;
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
  /** The words it may be, for help and completion. */
  readonly choices?: readonly string[];
  /** Whether it names a file or folder, for completion. */
  readonly path?: boolean;
}

/** A kind of access that Deno has to permit. */
export type Permission = "net" | "read" | "sys" | "write";

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
  /** What it needs besides the environment, on Deno; `deploy/permissions.json` narrows it. @default nothing */
  readonly permissions?: readonly Permission[];
  /** Whole command lines. */
  readonly examples: readonly string[];
  /** Runs it and resolves with the exit code; without one it is done. Heavy modules are imported in here. */
  run(input: CommandInput<V>, system: System): Ended | Promise<Ended>;
}

/** What the user gave. */
export interface CommandInput<V = Record<string, unknown>> {
  readonly options: V;
  readonly args: readonly string[];
  /** Every command, for commands that describe the command line itself. */
  readonly commands: CommandList;
}

/** Commands below one word, as `ct search`. */
export interface CommandGroup {
  readonly summary: string;
  readonly description?: string;
  readonly commands: CommandList;
  /** As those of a command, for all of them. */
  readonly permissions?: readonly Permission[];
  readonly examples: readonly string[];
}

/** Commands by name, each loaded on demand: most runs need one. */
export type CommandList = Readonly<Record<string, () => Promise<{ command: Command | CommandGroup }>>>;

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

/** A command or group with the words that lead to it. */
export interface FoundCommand {
  /** `ct search`. */
  readonly path: string;
  readonly command: Command | CommandGroup;
}

/** Every command and group, groups before their commands. */
export async function allCommands(list: CommandList, above = ""): Promise<FoundCommand[]> {
  const found: FoundCommand[] = [];
  for (const [name, load] of Object.entries(list)) {
    const { command } = await load();
    const path = above + name;
    found.push({ path, command });
    if (isGroup(command)) found.push(...await allCommands(command.commands, `${path} `));
  }
  return found;
}
