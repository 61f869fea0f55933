import type { Io, Pace } from "../io.ts";
import type { PageBrand } from "../match/page/mod.ts";
import type { Permutation, ResultOp, StreamMessage } from "../model.ts";
import type { Plan } from "../ops/op.ts";
import type { PermuteOptions } from "../permute/mod.ts";

export type { Plan };

/** Code of the notice that more than 2 % of the names got no usable answer in either pass. */
export const INCOMPLETE = "incomplete";

/** Information for a person that is not a result. */
export interface Notice {
  /**
   * Stable name: `registrable`, `no_geo`, `no_ct`, `geo_date`, `old_table`, `no_browser`, `no_lines`, `invalid_names`,
   * `unknown_names`, `incomplete`, `blocked_names`, `wildcard_names`, `records_missing`, `no_tls`, `pages_unread`, `registries_busy`,
   * `registries_silent`, `mail_unknown`, `mail_blocked`, `history_unkept`, `no_pages`,
   * `no_likeness`, `no_answer_yet`, `over_tcp`, `resolver_aside`, `own_internet`, `brand_unknown`, `one_resolver`, `proxy`.
   */
  code: string;
  /** One line. */
  message: string;
}

/** How a lookup is done. */
export interface LookupOptions {
  /** Squat, nxdomain or analyze. @default "squat" */
  plan?: Plan;
  /** Access to network, clock and tables. @default the network of this machine and its resolvers */
  io?: Io;
  /**
   * Resolvers in place of the system's: `9.9.9.9`, `9.9.9.9:5353`, `tls://dns.example` or
   * `https://dns.example/dns-query`. With an `io` of your own, give them to `createIo`.
   */
  resolvers?: readonly string[];
  /** The ops to run. @default all of the plan */
  ops?: readonly ResultOp[];
  /**
   * Candidates of the caller's own, which come first: names (kind UserContext), or permutations as they are. What is
   * not a domain name is left out, with a notice. An iterable with a `length` is iterated on demand, perhaps several
   * times, and must not change meanwhile; any other is copied.
   */
  names?: Iterable<string | Permutation>;
  /**
   * Those of `names` that nobody has seen, as `listCandidates` marks them: where the zone above answers for any name,
   * they do not count as registered. @default none
   */
  guesses?: ReadonlySet<Permutation>;
  /** Whether permutations are candidates too. @default true */
  permutations?: boolean;
  /**
   * Most permutations, best first. Names in certificates that imitate the domain come on top of them, as many and at
   * most 1,000. @default 10000
   */
  limit?: number;
  /**
   * Of `analyze`: the domain that the host may imitate. Its page is visited too, and compared with the host's, as `squat`
   * does. @default none
   */
  brand?: string;
  /**
   * Brands that pages are compared with, beside the domain that is looked up or compared with: a page may imitate one
   * that its name does not show. @default none
   */
  brands?: readonly (PageBrand | string)[];
  /** Which permutations. */
  permute?: Omit<PermuteOptions, "budget">;
  /** Sends no packet to the candidates' own servers: DNS by resolver, registries and history only. @default false */
  passive?: boolean;
  /** Registered names under study at once. @default 64; 512 where resolvers alone are asked */
  concurrency?: number;
  /** Milliseconds after which the lookup ends with a Timeout line, at most 2,147,483,647. @default 600000 */
  deadlineMs?: number;
  /** How it shares the processor and the questions with other work of the process. @default evenly with other lookups */
  pace?: Pace;
  /** Aborts the lookup; the iteration then throws the signal's reason. */
  signal?: AbortSignal;
  /**
   * Receives the lines of each name together; the stream then has Meta lines only. The study waits for its result.
   * Not called for names that are not studied: squat does not study names that do not exist.
   */
  onStudied?: (permutation: Permutation, lines: readonly StreamMessage[]) => Promise<void> | void;
  /** Receives notices. */
  onNotice?: (notice: Notice) => void;
}
