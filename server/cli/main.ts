import { SquatError } from "../../lib/errors.ts";
import {
  type Command,
  type CommandGroup,
  type CommandList,
  type Ended,
  isGroup,
  type ProductExtension,
} from "./command.ts";
import { commandsOf } from "./commands/mod.ts";
import { ENVIRONMENT_SETTINGS } from "../config/setting.ts";
import { addedSettings, present } from "../extension.ts";
import { missingPackage } from "../checks.ts";
import { didYouMean } from "../../lib/distance.ts";
import { complain, EXIT, NoNamesError, UsageError } from "./exit.ts";
import { fileFault } from "../io/file_fault.ts";
import { interruptCode, interruptText, type System } from "./system.ts";

/** As Deno words it. */
const REFUSAL = /^Requires (\w+) access(?: to (.+?))?, run again with the (--[\w-]+) flag/;

/** For an error that a permission error of Deno caused, what is denied and the flag that permits it; else null. */
function missingPermission(error: unknown): string | null {
  let refusal = error;
  while (refusal instanceof Error && refusal.name !== "NotCapable") refusal = refusal.cause;
  if (!(refusal instanceof Error)) return null;
  const [, kind, what, flag] = REFUSAL.exec(refusal.message) ?? [];
  if (kind === undefined) return `Deno does not permit this: ${refusal.message}`;
  const target = what === undefined ? "" : ` to ${what}`;
  return `Deno permits no ${kind} access${target}: run it again with ${flag}; ` +
    "server/deploy/permissions.json has all that common commands need";
}

/** What stands beside the core. */
export interface Product {
  /** Everything that there is. */
  extensions: readonly ProductExtension[];
  /** Names of those that are left out. @default none */
  without?: readonly string[];
}

/** Runs a command line and resolves with its exit code. */
export async function main(args: string[], system: System, product: Product): Promise<number> {
  try {
    const code = await run(args, system, product) ?? EXIT.done;
    return code === EXIT.done && system.hasUnreadList ? EXIT.incomplete : code;
  } catch (error) {
    return reportError(error, system);
  }
}

async function run(args: string[], system: System, product: Product): Promise<Ended> {
  const { extensions } = product;
  ENVIRONMENT_SETTINGS.splice(0, Infinity, ...addedSettings(extensions));
  const kept = present(extensions, product.without ?? []);
  const commands = commandsOf(kept);
  const helped = args[0] === "help";
  const words = helped ? args.slice(1) : args;
  if (words[0] === "--version" || words[0] === "-V") {
    const { VERSION } = await import("../config/version.ts");
    return await system.print(`deadringer ${VERSION}\n`);
  }
  const isHelp = helped || words.some((word) => word === "--help" || word === "-h");
  if (words.length === 0 || isHelp && words[0]!.startsWith("-")) {
    const { overview } = await import("./help.ts");
    await system.print(await overview(commands, kept));
    return isHelp ? EXIT.done : EXIT.usage;
  }
  const { path, command, rest } = await findCommand(words, commands);
  const isUnknown = isGroup(command) && rest[0] !== undefined && !rest[0].startsWith("-");
  if (isHelp && !isUnknown) {
    const { commandHelp } = await import("./help.ts");
    return await system.print(await commandHelp(path, command));
  }
  if (isGroup(command) && rest.length === 0) {
    const verbs = Object.keys(command.commands).join(", ");
    throw new UsageError(`Give a command of ${path}: ${verbs}; see deadringer ${path} --help`);
  }
  if (isGroup(command)) {
    throw unknownCommand(`${path} ${rest[0]}`, rest[0]!, Object.keys(command.commands), path);
  }
  const { parseCommandLine } = await import("./parse.ts");
  return await command.run({ ...await parseCommandLine(path, command, rest), extensions }, system);
}

/**
 * The command that the first words name, and the words after them.
 *
 * @throws {UsageError} when the first word names none.
 */
async function findCommand(
  words: readonly string[],
  commands: CommandList,
): Promise<{ path: string; command: Command | CommandGroup; rest: string[] }> {
  const [first, ...rest] = words as [string, ...string[]];
  if (!Object.hasOwn(commands, first)) {
    const { looksLikeDomain } = await import("../names/names.ts");
    if (looksLikeDomain(first)) {
      throw new UsageError(`There is no command ${first}; to look up that domain: deadringer squat ${first}`);
    }
    throw unknownCommand(first, first, [...Object.keys(commands), "--help", "--version"]);
  }
  let path = first;
  let { command } = await commands[first]!();
  while (isGroup(command) && rest[0] !== undefined && Object.hasOwn(command.commands, rest[0])) {
    const next = rest.shift()!;
    path += ` ${next}`;
    ({ command } = await command.commands[next]!());
  }
  return { path, command, rest };
}

function unknownCommand(shown: string, word: string, known: readonly string[], path = ""): UsageError {
  const help = `see deadringer ${path === "" ? "" : `${path} `}--help`;
  return new UsageError(`There is no command ${shown}${didYouMean(word, known) || `; ${help}`}`);
}

/** Codes of a SquatError that mean a wrong command line. */
const USAGE_CODES: readonly string[] = ["invalid_domain", "invalid_parameter", "invalid_pattern"];

/** One line on stderr for what went wrong, and the exit code. Errors that are bugs are thrown again. */
export function reportError(error: unknown, system: System): number {
  const { code, path, message } = error as NodeJS.ErrnoException;
  const ended = (exitCode: number, text: string): number => {
    complain(system, text);
    return exitCode;
  };
  const missing = missingPermission(error);
  if (missing !== null) return ended(EXIT.usage, missing);
  const notInstalled = missingPackage(error);
  if (notInstalled !== null) return ended(EXIT.failed, notInstalled.message);
  if (code === "ENOSPC") {
    return ended(EXIT.failed, `Cannot write${path === undefined ? "" : ` ${path}`}: no space left`);
  }
  const fault = fileFault(error as NodeJS.ErrnoException);
  if (code === "EMFILE" || code === "ENFILE") {
    return ended(EXIT.failed, `Cannot open ${path ?? "more files or connections"}: ${fault}`);
  }
  // Reading a folder fails without its path.
  if (code !== undefined && (path !== undefined || code === "EISDIR")) {
    return ended(EXIT.usage, `Cannot open ${path ?? "a file"}: ${fault}`);
  }
  if (code === "ERR_SQLITE_ERROR") return ended(EXIT.failed, `Cannot use the index: ${message}`);
  if (system.signal.aborted) return ended(interruptCode(system), interruptText(system));
  if (!(error instanceof SquatError)) throw error;
  complain(system, message);
  if (error instanceof NoNamesError) return EXIT.noNames;
  return USAGE_CODES.includes(error.code) ? EXIT.usage : EXIT.failed;
}
