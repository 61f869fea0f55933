/**
 * Lists of the command line: names, brands, words and suffixes in files and from stdin. What is left out of one is said
 * when it ends.
 * @module
 */
import { listRows } from "../io/read_list.ts";
import { DamagedFile } from "../io/unpacked.ts";
import { type ListKind, ListReader, type ListRow } from "../names/list_reader.ts";
import type { ListTally } from "../names/list_tally.ts";
import { cannotRead, complain, UsageError } from "./exit.ts";
import { asciiOf } from "./terminal.ts";
import type { System } from "./system.ts";
import { existsSync } from "node:fs";
import { brandFault } from "../names/domain_fault.ts";
import { refang } from "../names/names.ts";
import { text } from "./command.ts";

/** A list on its way. */
export interface ListFile {
  /** The entries; at the end what was left out is said. */
  readonly rows: AsyncIterable<ListRow>;
  /** What was read, and where the reader of `rows` counts what cannot be used. */
  readonly tally: ListTally;
}

/** What a list is called in messages. */
export const listName = (path: string): string => path === "-" ? "stdin" : path;

/**
 * A list that an option names.
 *
 * @param how `isSilent`: the caller says what was left out. `isFeed`: suspects, which may be a stream without end; one
 * without a name is no error.
 * @throws {UsageError} while it is read: there is no such file, or nothing of it was read.
 */
export function openList(
  system: System,
  path: string,
  kind: ListKind = "names",
  { isFeed = false, isSilent = false }: { isFeed?: boolean; isSilent?: boolean } = {},
): ListFile {
  const reader = new ListReader(kind);
  const { tally } = reader;
  async function* rows(): AsyncGenerator<ListRow> {
    try {
      yield* listRows(system.readBytes(path), reader, system.signal);
    } catch (error) {
      system.signal.throwIfAborted();
      if (error instanceof UsageError) throw error;
      if (!(error instanceof DamagedFile) || tally.names === 0) throw cannotRead(path, error);
      tally.isCut = true;
      complain(system, `${listName(path)}: ${error.message}; what came before is read, the rest is missing`);
    }
    if (tally.isCut || tally.isNothing) system.hasUnreadList = true;
    const said = tally.words(listName(path));
    if (tally.isNothing && !isFeed) {
      throw new UsageError(`Cannot use ${listName(path)}: nothing in it is a name: ${said}`);
    }
    if (said !== "" && !isSilent) complain(system, said);
  }
  return { rows: rows(), tally };
}

/** `--brands` of commands that compare with several. */
export const BRANDS = text({
  value: "FILE|A,B",
  help: "domains of the brands: a file, one a line, or the domains themselves",
});

/** The domains of brands, at least one: those of a file, or, where there is no such file, the parts of the text. */
export async function brandNames(given: string, system: System, option = "--brands"): Promise<string[]> {
  const parts = given.split(",").map((part) => refang(part)).filter((part) => part !== "");
  const fault = parts.map(brandFault).find((why) => why !== null);
  const isList = parts.length > 0 && given !== "-" && !existsSync(given) && fault === undefined;
  const names = isList ? parts : await domainsOfList(system, given).catch((error) => {
    if (fault === undefined || error.cause?.code !== "ENOENT") throw error;
    throw new UsageError(`${error.message}. As a domain: ${fault}`, { cause: error });
  });
  if (names.length === 0) throw new UsageError(`Cannot use ${option} ${given}: it holds no domain name`);
  return names;
}

/**
 * A test of names, as they are read or stored, by a list of names, of which there may be a million, and of patterns as a
 * watch takes them.
 */
export async function listedTest(listed: readonly string[]): Promise<(name: string) => boolean> {
  if (listed.length === 0) return () => false;
  const { fitsPattern } = await import("../../lib/assess/mod.ts");
  const stored = (name: string) => asciiOf({ fqdn: name.toLowerCase().replace(/\.$/, "") });
  const patterns = listed.filter((each) => each.includes("*"));
  const names = new Set(listed.filter((each) => !each.includes("*")).map(stored));
  return (name) => {
    const fqdn = stored(name);
    return names.has(fqdn) || patterns.some((pattern) => fitsPattern(pattern, fqdn));
  };
}

/**
 * The domain names of a list; what is none is counted, and named when the list ends.
 *
 * @param kind With `patterns`, also names in which `*` stands.
 */
export async function domainsOfList(
  system: System,
  file: string,
  kind: "names" | "patterns" = "names",
): Promise<string[]> {
  const { rows, tally } = openList(system, file, kind);
  const domains: string[] = [];
  for await (const { line, names } of rows) {
    for (const name of names) {
      const why = kind === "patterns" && name.includes("*") ? null : brandFault(name);
      if (why === null) domains.push(name);
      else tally.refuse(line, why);
    }
  }
  return domains;
}

/** The option for a pattern of names. */
export const PATTERN = text({
  value: "RE",
  help: "of the names read, only those that this pattern (RE2) finds, such as '^ing-'",
});

/**
 * Returns whether a name is wanted: all are without a pattern. Case does not count.
 *
 * @throws {SquatError} `invalid_pattern` with the position.
 */
export async function wantedNames(pattern: string | undefined): Promise<(name: string) => boolean> {
  if (pattern === undefined) return () => true;
  const { compileSearch } = await import("../../lib/ct/mod.ts");
  return compileSearch(pattern);
}

/** Names in one block of text. */
const NAMES_IN_BLOCK = 16_384;

/** A long list of names, as text: a million take some 20 MB. May be iterated while and after names are added. */
export class NameList implements Iterable<string> {
  /** Names in the list. */
  length = 0;
  readonly #blocks: string[] = [];
  #last: string[] = [];

  /** Adds a name, which has no line break. */
  add(name: string): void {
    this.length++;
    if (this.#last.push(name) < NAMES_IN_BLOCK) return;
    this.#blocks.push(this.#last.join("\n"));
    this.#last = [];
  }

  *[Symbol.iterator](): Generator<string> {
    for (const block of this.#blocks) yield* block.split("\n");
    yield* this.#last;
  }
}
