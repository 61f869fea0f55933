/**
 * How a command ends: the exit codes, and what is said when it cannot go on.
 * @module
 */
import { didYouMean } from "../../lib/distance.ts";
import { InvalidParameter, quote } from "../checks.ts";
import { fileFault } from "../io/file_fault.ts";
import { printable, type Screen, wrap } from "./terminal.ts";

/** Exit codes of the core. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  timeout: 3,
  incomplete: 4,
  noNames: 5,
  interrupted: 130,
  terminated: 143,
} as const;

/** What each exit code means, for help and the README; extensions say what theirs mean. */
export const EXIT_CODES: Readonly<Record<number, string>> = {
  [EXIT.done]: "done",
  [EXIT.failed]: "failed; for match and untwist also: nothing found",
  [EXIT.usage]: "the command line or an input file cannot be used",
  [EXIT.timeout]: "the deadline came first",
  [EXIT.incomplete]: "too many names without an answer, or no page: the result is incomplete",
  [EXIT.noNames]: "--names held no usable name",
  [EXIT.interrupted]: "interrupted (Ctrl-C)",
  [EXIT.terminated]: "terminated (SIGTERM)",
};

/** A command line that cannot be run: one line that says what was wrong and what to do. Exit code 2. */
export class UsageError extends InvalidParameter {}

/** A list of names without a usable one. It has an exit code of its own, so that a feed that ran dry is noticed. */
export class NoNamesError extends UsageError {}

/**
 * Refuses a word that is not in a closed set. The likeliest word comes before the whole set, which may be long.
 *
 * @param label Where the word comes from: `--format`, `kind`.
 * @param lead What introduces the set. @default "give one of"
 * @throws {UsageError} always.
 */
export function refuseWord(
  label: string,
  given: string,
  words: readonly string[],
  lead: string = "give one of",
): never {
  const hint = didYouMean(given, words);
  const all = `${lead} ${words.join(", ")}`;
  const rest = hint === "" ? `: ${all}` : `${hint} ${all[0]!.toUpperCase()}${all.slice(1)}`;
  throw new UsageError(`Cannot use ${label} ${quote(given)}${rest}`);
}

/** Returns the value of an option that cannot be left out. @throws {UsageError} with that sentence, when it is. */
export function required<T>(value: T | undefined, sentence: string): T {
  if (value === undefined) throw new UsageError(sentence);
  return value;
}

/**
 * Resolves with what `work` makes of a file.
 *
 * @param what What it does, for the message: `write FILE`.
 * @throws {UsageError} with the reason, when the system refuses it.
 */
export async function usingFile<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined || !("syscall" in (cause as Error))) throw cause;
    throw new UsageError(`Cannot ${what}: ${fileFault(cause as NodeJS.ErrnoException)}`, { cause });
  }
}

/** Why a file cannot be read. */
export function cannotRead(path: string, cause: unknown): UsageError {
  return new UsageError(`Cannot read ${path}: ${fileFault(cause as NodeJS.ErrnoException)}`, { cause });
}

/** In front of the lines of a message after its first. */
const INDENT = "  ";
/** What the library advises about resolvers, and how the command line does it. */
const RESOLVER_ADVICE = /\b(?:use another|name a) resolver\b/;

/**
 * Prints a message of the command line on stderr. Advice of the library gets the option that follows it. A terminal
 * gets lines that end between words; a file or a pipe gets one line.
 */
export function complain(
  system: { warn(text: string): void; readonly statusScreen?: Screen },
  message: string,
): void {
  const text = `deadringer: ${printable(message.replace(RESOLVER_ADVICE, "$& (--resolver IP)"))}`;
  const columns = system.statusScreen?.columns ?? Infinity;
  system.warn(
    (text.length <= columns ? text : wrap(text, columns - INDENT.length).join(`\n${INDENT}`)) + "\n",
  );
}
