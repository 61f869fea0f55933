/**
 * One lookup: a domain in, lines out while the work completes.
 * @module
 */
import type { Io } from "../io.ts";
import { throwEnding } from "../lines/ending.ts";
import type { Permutation, StreamMessage } from "../model.ts";
import type { LookupOptions } from "./options.ts";
import { SLICE } from "./candidates.ts";
import { pageBrandsOf } from "../match/page/profile.ts";
import { permute } from "../permute/mod.ts";
import { type CheckedLookup, checkLookup, planWork } from "./plan.ts";
import { Reporter } from "./reporter.ts";
import { startRun } from "./start.ts";
import { nextSlice } from "./even_pace.ts";

export { type LookupPlan, planLookup, type PlannedQuestion } from "./questions.ts";
export { checkLookupOptions } from "./plan.ts";
export { INCOMPLETE, type LookupOptions, type Notice, type Plan } from "./options.ts";

/**
 * Candidates of a lookup, in the order of work. `guessed` is set where nobody has seen the name: give it as one of
 * `guesses` then.
 */
export interface CandidateList extends AsyncIterable<Permutation & { guessed?: true }> {
  /** Upper bound of their number, which is usually reached; it may grow when they are iterated. */
  readonly expected: number;
}

/** Checks the arguments of a lookup: whatever can be refused is refused here, before the first line. */
function checkAll(domain: string, options: LookupOptions): CheckedLookup {
  const checked = checkLookup(domain, options);
  const { limit, brands } = options;
  // Made without a name of it: its options are checked by the one who knows them.
  if (checked.plan !== "analyze") {
    permute(checked.original, { ...options.permute, ...limit === undefined ? {} : { budget: limit } });
  }
  if (brands !== undefined) pageBrandsOf(brands);
  return checked;
}

/**
 * Resolves with the candidates of a lookup with these options. Sends no packet. Lookups without permutations that get
 * them as `names`, in any number of parts, do the same work as that lookup.
 *
 * @param domain A domain name, as for a lookup.
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 * @example
 * ```ts
 * import { listCandidates } from "./mod.ts";
 * const names = await Array.fromAsync(await listCandidates("example.com", { limit: 10 }));
 * console.assert(names.length === 10 && names.every(({ kind }) => kind !== "UserContext"));
 * ```
 */
export async function listCandidates(domain: string, options: LookupOptions = {}): Promise<CandidateList> {
  const { candidates } = await planWork(checkAll(domain, options), options);
  return {
    get expected() {
      return candidates.expected;
    },
    async *[Symbol.asyncIterator]() {
      await candidates.search();
      let made = 0;
      for (const { permutation, isSeen } of candidates) {
        yield isSeen ? permutation : { ...permutation, guessed: true };
        if (++made % SLICE === 0) await nextSlice(options);
      }
    },
  };
}

/**
 * Returns the lines of one lookup, while the work completes: first Progress `[0, total]`, last exactly one of Done,
 * Timeout and Error. Lines of different names come in any order. The total grows by what is
 * found in certificates, and is an upper bound until there turn out to be fewer look-alikes, or given names are invalid
 * or repeated. Nothing is sent before the first line is asked for.
 *
 * Leaving the loop, or aborting the signal, stops all work. A slow reader slows the work down; about 100 lines are
 * queued at most.
 *
 * @param domain A domain name. Squat and nxdomain work on its registrable name, analyze on the host itself.
 * @throws {SquatError} `invalid_domain` or `invalid_parameter` at the call.
 * @throws {SquatError} After a line Timeout or Error, what it says: `deadline`, `no_network` …
 * @throws The signal's reason, when it aborts.
 */
export function runLookup(
  domain: string,
  options: LookupOptions & { io: Io },
): AsyncGenerator<StreamMessage, void, void> {
  const checked = checkAll(domain, options);
  return checkedLines(checked, options);
}

async function* checkedLines(
  checked: CheckedLookup,
  options: LookupOptions & { io: Io },
): AsyncGenerator<StreamMessage, void, void> {
  options.signal?.throwIfAborted();
  const work = await planWork(checked, options);
  const first = new Reporter(work.candidates.expected, 0);
  yield first.start(work.plan === "squat" ? work.original.registrable : undefined);
  // The first line is sent before certificates are searched and the first candidates are generated.
  await nextSlice(options);
  const run = startRun(work, options);
  for await (const line of run.lines) {
    yield line;
    // A loop that reads some kinds of lines only must not take a failure for a complete result.
    throwEnding(line, run.failure);
  }
}
