/**
 * The types of the wire: a lookup is a stream of {@link StreamMessage} lines, and every other shape of a result
 * (merged object, records, CSV) is a fold over them. Members are spelled as on the wire.
 * @module
 */

import type { OPS } from "./ops/mod.ts";
import type { PayloadOf } from "./ops/op.ts";
import type { PermutationKind } from "./permute/data/kinds.ts";

export type * from "./ops/mod.ts";
export { PERMUTATION_KINDS, type PermutationKind } from "./permute/data/kinds.ts";

/** A domain name in three parts. All three are Unicode (U-labels) for internationalised names. */
export interface Domain {
  /** The whole name, lower case, without a trailing dot: `mail.example.co.uk`. */
  fqdn: string;
  /** The public suffix: `co.uk`. */
  tld: string;
  /** The registrable label, the one left of the suffix: `example`. */
  domain: string;
}

/** One look-alike and how it was made. */
export interface Permutation {
  /** The look-alike. */
  domain: Domain;
  /** The edit that leads to it. */
  kind: PermutationKind;
}

/** An RFC 9457 problem, as in error answers and in the last line of a stream that failed. */
export interface Problem {
  /** URI reference of the kind of problem. */
  type: string;
  /** Short summary, the same for every problem of this type. */
  title: string;
  /** HTTP status code. */
  status: number;
  /** What was wrong with this request, with the value, and what to do. */
  detail: string;
}

/** An op that failed for a name and whose line is left out, or whose line lacks what was not answered. */
export interface FailedOp {
  /** The name. */
  fqdn: string;
  /** The op. */
  op: ResultOp;
  /** Why, in words. */
  detail: string;
}

/**
 * Extension members of a Progress line. Each list entry is sent once: the lists of all Progress lines together are
 * complete.
 */
export interface ProgressExtensions {
  /** The registrable domain whose look-alikes these are; on the first line of a lookup of look-alikes. */
  brand?: string;
  /** Share of all names about which everything asked was answered, 0 to 1: not unanswered, blocked or failed. */
  completeness?: number;
  /** Names that got no usable answer (SERVFAIL, REFUSED or silence): neither registered nor free. */
  unanswered?: string[];
  /** Names that a resolver hides, whether or not another source then showed that they exist. */
  blocked?: string[];
  /** Names that somebody saw, and that a wildcard of the zone above answers for as for any other. */
  wildcard?: string[];
  /** Ops that failed and have no line, or whose line lacks something. */
  failed?: FailedOp[];
  /**
   * Of how many names that were studied all is known that their own servers answer, and how many there were; a name that a
   * resolver hides is one of them. On the last line.
   */
  records?: [known: number, studied: number];
  /**
   * Of the names with addresses whose web servers were visited, how many gave a page, and how many there were. On the
   * last line of a lookup that visits; the imitated site counts too where it gave one.
   */
  pages?: [seen: number, sought: number];
}

/** Extension member of Done: what a lookup that went through all its names could not find out. */
export interface Shortcoming {
  /** What makes it incomplete, in words; empty where a few names were not answered, as in most lookups. */
  detail: string;
  /** Share of all names about which everything asked was answered, 0 to 1. */
  completeness: number;
  /** Names that stayed without a usable answer, at most 1,000; Progress lines list all. @default none */
  unanswered?: string[];
}

/** The data of a Meta line, by its kind. */
export type MetaData =
  | { kind: "Progress"; data: [completed: number, total: number] } & ProgressExtensions
  | { kind: "Heartbeat" }
  | { kind: "StoredResult"; data: string }
  | { kind: "Done"; data?: Shortcoming }
  | { kind: "Error"; data: Problem }
  | { kind: "Timeout"; data: Problem & { completed: number; total: number; elapsed_ms: number } };

/** The payload of each op. */
export type OpData = { [P in typeof OPS[number] as P["op"]]: PayloadOf<P> };

/** The ops that carry a result. */
export type ResultOp = keyof OpData;

/** Every op, Meta included. */
export type Operation = ResultOp | "Meta";

/** A line that carries a result. `data` is null when the op failed for this name. */
export type ResultLine = {
  [O in ResultOp]: { permutation: Permutation; op: O; data: OpData[O] | null };
}[ResultOp];

/** A line about the stream itself. */
export interface MetaLine {
  /** Always Meta. */
  op: "Meta";
  /** What it says. */
  data: MetaData;
}

/** One line of a lookup. */
export type StreamMessage = ResultLine | MetaLine;
