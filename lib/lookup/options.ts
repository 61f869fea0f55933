import type { Io } from "../io.ts";
import type { Permutation, ResultOp, StreamMessage } from "../model.ts";
import type { Plan } from "../ops/op.ts";
import type { PermuteOptions } from "../permute/mod.ts";

export type { Plan };

/** Something worth telling that is not a result: for a person, not for a program. */
export interface Notice {
  /** Stable name: `registrable`, `no_geo`, `no_ct`, `geo_date`, `no_browser`, `invalid_names`, `unknown_names`, `no_tls`, `registries_busy`, `mail_blocked`. */
  code: string;
  /** One line. */
  message: string;
}

/** How a lookup is done. */
export interface LookupOptions {
  /** What it is after. @default "squat" */
  plan?: Plan;
  /** The powers to use. @default the network of this machine and its resolvers */
  io?: Io;
  /** Ops that are wanted. @default all that the plan knows */
  ops?: readonly ResultOp[];
  /**
   * Candidates of the caller's own, looked at first: names (kind UserContext), or permutations as they are. What is no
   * domain name is told and left out.
   */
  names?: Iterable<string | Permutation>;
  /** Whether permutations are looked at too. @default true */
  permutations?: boolean;
  /**
   * Most permutations, best first. Names in certificates that imitate the domain come on top of them, as many and at
   * most 1,000. @default 10000
   */
  limit?: number;
  /** Which permutations. */
  permute?: Omit<PermuteOptions, "budget">;
  /** Sends no packet to the candidates' own servers: DNS by resolver, registries and history only. @default false */
  passive?: boolean;
  /** Registered names under study at once. @default 64 */
  concurrency?: number;
  /** Milliseconds after which the lookup ends with a Timeout line, at most 2,147,483,647. @default 600000 */
  deadlineMs?: number;
  /** Aborts the lookup; the iteration then throws the signal's reason. */
  signal?: AbortSignal;
  /**
   * Is given the lines of a name all at once, in place of the stream, which then tells progress only. Study waits for
   * what it returns. A name that is not studied, as squat does not study what does not exist, is not given.
   */
  onStudied?: (permutation: Permutation, lines: readonly StreamMessage[]) => Promise<void> | void;
  /** Is told what is worth telling beside the lines. */
  onNotice?: (notice: Notice) => void;
}
