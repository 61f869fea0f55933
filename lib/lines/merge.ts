import { checkArgument } from "../argument.ts";
import { type Gaps, lacksOf } from "../assess/gaps.ts";
import type { BrandContext } from "../assess/mod.ts";
import type { Permutation, StreamMessage } from "../model.ts";
import { RECORD_TYPES } from "../ops/dns.ts";
import { OPS } from "../ops/mod.ts";
import type { AnyOp } from "../ops/op.ts";
import { CALLBACK, checkOptions, FLAG, type OptionChecks, TEXT } from "../options.ts";
import {
  failureWords,
  type FoldOptions,
  type Lines,
  LookupEnd,
  markPartial,
  throwEnding,
  untilFailure,
} from "./ending.ts";

/** What every merged name may have, whatever the ops. */
export interface MergedBase {
  /** The name and how it was made. */
  permutation?: Permutation;
  /** Why it is not known whether the name exists, or that a resolver hides it: an extension member. */
  state?: "unanswered" | "blocked";
  /** Whether a wildcard answers for it, as for any name beside it: an extension member. */
  wildcard?: true;
  /** How likely the name imitates the original, from 0 to 1: an extension member. */
  probability?: number;
  /** Why the lines were only a part of a lookup: an extension member, of every name then. */
  partial?: string;
  /** Payloads of ops that this version does not know, by op. */
  unmodeled_operations?: Record<string, unknown[]>;
}

/** The members that ops add to the merged object, as a union over the ops. */
export type MergedMembers<P extends AnyOp> = P extends AnyOp
  ? Parameters<Extract<P["merge"], (...args: never) => unknown>>[0]
  : never;
/** The intersection of the members of a union. */
export type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Everything that a lookup found out about one name, each member from the op that adds it. Absent rather than null. */
export type MergedName = MergedBase & Intersection<MergedMembers<typeof OPS[number]>>;

/** A whole lookup, keyed by FQDN in the order in which the names first appeared. */
export type MergedLookup = Record<string, MergedName>;

/** Adds one line to a merged lookup, in place. */
export type Merge = (into: MergedLookup, line: StreamMessage) => void;

/** Returns a function that adds lines of the given ops to a merged lookup. */
export function mergeOf(ops: readonly AnyOp[]): Merge {
  const byName = new Map(ops.map((op) => [op.op, op]));
  return (into, line) => {
    checkArgument(into, "object", "the merged lookup of mergeLine");
    checkArgument(line, "line", "the line of mergeLine");
    if (line.op === "Meta" || line.permutation == null) return;
    const entry = mergedEntry(into, line.permutation.domain.fqdn);
    entry.permutation ??= line.permutation;
    if (line.data == null) return;
    const op = byName.get(line.op);
    if (op === undefined) unmodeled(entry, line);
    else if (typeof op.merge === "function") op.merge(entry, line.data);
    else Object.assign(entry, { [op.merge]: line.data });
  };
}

/**
 * The entry of a name, created if necessary. Names come from outside: none may reach inherited members of an object.
 */
function mergedEntry(into: MergedLookup, fqdn: string): MergedName {
  if (!Object.hasOwn(into, fqdn)) {
    Object.defineProperty(into, fqdn, { value: {}, configurable: true, enumerable: true, writable: true });
  }
  return into[fqdn]!;
}

function unmodeled(entry: MergedName, { op, data }: { op: string; data: unknown }): void {
  entry.unmodeled_operations ??= Object.create(null) as Record<string, unknown[]>;
  (entry.unmodeled_operations[op] ??= []).push(data);
}

/**
 * Adds one line to a merged lookup, in place. Meta lines and null payloads add nothing (a null still brings its name
 * in). The order of lines matters only for ops that repeat: their last line counts.
 */
export const mergeLine: Merge = mergeOf(OPS);

/** For whom the names are assessed. */
export function brandContextOf({ brand, watched }: MergeOptions): BrandContext {
  return { ...watched, ...brand === undefined ? {} : { brand } };
}

/** How lines are merged. */
export interface MergeOptions extends FoldOptions {
  /**
   * The domain that was looked up, for the severity of CSV and JSON: what proves that a name is the brand's own depends on
   * it. @default none
   */
  brand?: string;
  /** What the watch of that domain says of its names, for the same: whose they are and how much they matter. @default none */
  watched?: Omit<BrandContext, "brand">;
  /**
   * How likely a name imitates the original, such as the score of `untwist`. Every entry then has
   * `probability`. It follows from the names alone, so that no line has it.
   */
  probability?: (fqdn: string) => number;
}

const OPTIONS: OptionChecks<MergeOptions> = {
  brand: TEXT,
  watched: true,
  partial: FLAG,
  probability: CALLBACK,
};

/**
 * Returns one object keyed by FQDN: the content of all lines of a lookup, joined by name. Names without an answer, and
 * names that a resolver hides, have an entry too: one with `state`, and no `permutation` unless other lines are about
 * them.
 *
 * Lines in memory give the object itself; lines still arriving give a promise of it.
 *
 * @throws {SquatError} What ended the lookup, when its last line says Error or Timeout: the lines before it are not the
 * whole result. `invalid_parameter` when they break off before it. `partial` folds them all the same.
 * @example
 * ```ts
 * import { mergeLines } from "./merge.ts";
 * const permutation = { domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" }, kind: "Omission" as const };
 * const merged = mergeLines([{ permutation, op: "Levenshtein", data: 1 }]);
 * console.assert(merged["exmple.com"]?.distance === 1);
 * ```
 */
export function mergeLines(lines: Iterable<StreamMessage>, options?: MergeOptions): MergedLookup;
/** As above, for lines that are still arriving. */
export function mergeLines(
  lines: AsyncIterable<StreamMessage>,
  options?: MergeOptions,
): Promise<MergedLookup>;
/** As above, for either. */
export function mergeLines(lines: Lines, options?: MergeOptions): MergedLookup | Promise<MergedLookup>;
export function mergeLines(lines: Lines, options: MergeOptions = {}): MergedLookup | Promise<MergedLookup> {
  checkArgument(lines, "lines", "the lines of mergeLines");
  checkOptions("mergeLines", options, OPTIONS);
  const merged = Object.create(null) as MergedLookup;
  const ending = new LookupEnd();
  const wildcards = new Set<string>(), unread = new Set<string>();
  const add = (line: StreamMessage) => {
    checkArgument(line, "line", "a line of the lookup");
    if (options.partial !== true) throwEnding(line);
    ending.add(line);
    mergeStates(merged, line);
    for (const fqdn of listedNames(line, "wildcard")) wildcards.add(fqdn);
    for (const fqdn of unreadNames(line)) unread.add(fqdn);
    mergeLine(merged, line);
  };
  const finished = (): MergedLookup => {
    const { probability, partial } = options;
    const { lacks } = ending;
    if (partial !== true) ending.throwPart();
    markPartial(merged, lacks);
    for (const [fqdn, name] of Object.entries(merged)) {
      if (wildcards.has(fqdn)) name.wildcard = true;
      // Without any line of records all of them are unknown: it is no name without records.
      if (unread.has(fqdn) && RECORD_TYPES.every((type) => name[`dns_${type}`] === undefined)) {
        name.dns_unanswered ??= [...RECORD_TYPES];
      }
      if (probability !== undefined) name.probability = probability(fqdn);
      if (lacks !== "") name.partial = lacks;
    }
    return merged;
  };
  if (Symbol.iterator in lines) {
    for (const line of lines) add(line);
    return finished();
  }
  return (async () => {
    for await (const line of options.partial === true ? untilFailure(lines) : lines) add(line);
    return finished();
  })();
}

/** Names whose records a Progress line lists as failed. */
function unreadNames({ op, data }: StreamMessage): string[] {
  const failed: unknown = op === "Meta" && data?.kind === "Progress" ? data.failed : undefined;
  return Array.isArray(failed)
    ? failed.flatMap((each) => each?.op === "Dns" && typeof each.fqdn === "string" ? [each.fqdn] : [])
    : [];
}

/** Adds the names that a Progress line lists. */
function mergeStates(into: MergedLookup, line: StreamMessage): void {
  for (const state of ["unanswered", "blocked"] as const) {
    for (const fqdn of listedNames(line, state)) mergedEntry(into, fqdn).state = state;
  }
}

/**
 * Names that a line lists: `unanswered` got no usable answer (SERVFAIL, REFUSED or silence), so they are neither
 * registered nor free; `blocked` are hidden by a resolver; `wildcard` were seen, and a wildcard answers for them.
 *
 * @param line Any line, of any service.
 */
export function listedNames(
  line: StreamMessage,
  list: "unanswered" | "blocked" | "wildcard",
): readonly string[] {
  checkArgument(line, "line", "the line of listedNames");
  const names = line.op === "Meta" && line.data?.kind === "Progress" ? line.data[list] : undefined;
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** A name with its entry. */
export type NameEntry = readonly [fqdn: string, name: MergedName];

/** The keys that names are ordered by, each larger for more urgent names. Scores count in whole percent. */
const KEYS: readonly ((name: MergedName) => number)[] = [
  ({ classification }) => Math.round((classification?.phishing ?? -1) * 100),
  ({ smtp_metadata: smtp, dns_mx = [] }) =>
    smtp?.is_positive === true ? 2 : smtp === undefined && dns_mx.some((host) => host !== ".") ? 1 : 0,
  ({ registration_metadata: data }) => Date.parse(data?.registration_date ?? "") || -Infinity,
  ({ distance = Infinity }) => -distance,
];

/**
 * Compares two names by what to act on first: phishing score, then whether they accept mail, newness, closeness to the
 * original, and the name itself. The same from run to run, for the same facts.
 */
export function compareNames(before: NameEntry, after: NameEntry): number {
  const [one, first] = before;
  const [other, second] = after;
  for (const key of KEYS) {
    const [a, b] = [key(first), key(second)];
    if (a !== b) return a > b ? -1 : 1;
  }
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The names of a lookup, the most urgent first. */
export function orderedNames(merged: MergedLookup): NameEntry[] {
  return Object.entries(merged).sort(compareNames);
}

/** Reads the lines of a lookup and says what they lack: what is made of them must not look complete. */
export class Completeness {
  readonly #lines: Lines;
  #ending = "the stream broke off before its last line";
  readonly #gaps = { unanswered: 0, total: 0, records: [0, 0], pages: [0, 0] } satisfies Gaps;

  /**
   * Makes one.
   *
   * @param lines The lines; those without extension members say nothing of unanswered names.
   */
  constructor(lines: Lines) {
    checkArgument(lines, "lines", "the lines of Completeness");
    this.#lines = lines;
  }

  /** Yields the lines. */
  async *read(): AsyncGenerator<StreamMessage, void, void> {
    for await (const line of untilFailure(this.#lines)) {
      this.#add(line);
      yield line;
    }
  }

  /** What is missing of the lines that were read, in words; empty when nothing is. */
  get lacks(): string {
    return this.#ending || lacksOf(this.#gaps).join("; ");
  }

  #add(line: StreamMessage): void {
    if (line.op !== "Meta") return;
    const { data } = line;
    if (data.kind === "Done") this.#ending = "";
    else if (data.kind === "Timeout" || data.kind === "Error") this.#ending = failureWords(data);
    else if (data.kind === "Progress") {
      const gaps = this.#gaps;
      // Until the last one it is an estimate.
      gaps.total = data.data[1];
      gaps.unanswered += listedNames(line, "unanswered").length;
      for (const what of ["records", "pages"] as const) {
        const [got, all] = data[what] ?? [0, 0];
        gaps[what][0]! += got;
        gaps[what][1]! += all;
      }
    }
  }
}
