import type { Permutation, StreamMessage } from "../model.ts";
import { OPS } from "../ops/mod.ts";
import type { AnyOp } from "../ops/op.ts";

/** What every merged name may have, whatever the ops. */
interface MergedBase {
  /** The name and how it was made. */
  permutation?: Permutation;
  /** Payloads of ops that this version does not know, by op. */
  unmodeled_operations?: Record<string, unknown[]>;
}

type MergedMembers<P extends AnyOp> = P extends AnyOp ? Parameters<P["merge"]>[0] : never;
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I
  : never;

/** Everything that a lookup found out about one name, each member from the op that adds it. Absent rather than null. */
export type MergedName = MergedBase & Intersection<MergedMembers<typeof OPS[number]>>;

/** A whole lookup, keyed by FQDN in the order in which the names first appeared. */
export type MergedLookup = Record<string, MergedName>;

/** Adds one line to a merged lookup, in place. */
export type Merge = (into: MergedLookup, line: StreamMessage) => void;

/** Returns what adds lines of the given ops to a merged lookup. */
export function mergeOf(ops: readonly AnyOp[]): Merge {
  const byName = new Map(ops.map((op) => [op.op, op]));
  return (into, line) => {
    if (line.op === "Meta" || line.permutation == null) return;
    const { fqdn } = line.permutation.domain;
    // Names come from outside: none may reach what an object inherits.
    if (!Object.hasOwn(into, fqdn)) {
      const value: MergedName = { permutation: line.permutation };
      Object.defineProperty(into, fqdn, { value, configurable: true, enumerable: true, writable: true });
    }
    if (line.data == null) return;
    const entry = into[fqdn]!;
    const op = byName.get(line.op);
    if (op === undefined) unmodeled(entry, line);
    else op.merge(entry, line.data);
  };
}

function unmodeled(entry: MergedName, { op, data }: { op: string; data: unknown }): void {
  entry.unmodeled_operations ??= Object.create(null) as Record<string, unknown[]>;
  (entry.unmodeled_operations[op] ??= []).push(data);
}

/**
 * Adds one line to a merged lookup, in place. Meta lines and null payloads add nothing (a null still brings
 * its name in). The order of lines does not matter, but for ops that repeat: their last line counts.
 */
export const mergeLine: Merge = mergeOf(OPS);

/** Lines at hand or still coming. */
export type Lines = Iterable<StreamMessage> | AsyncIterable<StreamMessage>;

/**
 * Returns one object keyed by FQDN: what all lines of a lookup say, joined by name.
 *
 * Lines at hand give the object itself; lines still coming give a promise of it.
 *
 * @example
 * ```ts
 * import { mergeLines } from "./merge.ts";
 * const permutation = { domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" }, kind: "Omission" as const };
 * const merged = mergeLines([{ permutation, op: "Levenshtein", data: 1 }]);
 * console.assert(merged["exmple.com"]?.distance === 1);
 * ```
 */
export function mergeLines(lines: Iterable<StreamMessage>): MergedLookup;
/** As above, for lines that are still coming. */
export function mergeLines(lines: AsyncIterable<StreamMessage>): Promise<MergedLookup>;
export function mergeLines(lines: Lines): MergedLookup | Promise<MergedLookup> {
  const merged = Object.create(null) as MergedLookup;
  if (Symbol.iterator in lines) {
    for (const line of lines) mergeLine(merged, line);
    return merged;
  }
  return (async () => {
    for await (const line of lines) mergeLine(merged, line);
    return merged;
  })();
}
