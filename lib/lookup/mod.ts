/**
 * The parts of a lookup: a domain in, lines out while the work completes. `mod.ts` of the project puts them together.
 * @module
 */
import type { Permutation } from "../model.ts";
import { pageBrandsOf } from "../match/page/profile.ts";
import { permute } from "../permute/mod.ts";
import { type Permute, SLICE } from "./candidates.ts";
import { nextSlice } from "./pace.ts";
import type { LookupOptions } from "./options.ts";
import { type CheckedLookup, checkLookup, planWork } from "./plan.ts";

export { Examiner } from "./examine.ts";
export { type LookupPlan, planLookup, type PlannedQuestion } from "./questions.ts";
export { type CheckedLookup, planWork } from "./plan.ts";
export { firstLine, LookupRun } from "./run.ts";
export { startRun } from "./start.ts";
export { tableAges } from "./table_ages.ts";
export { INCOMPLETE, type LookupOptions, type Notice, type Plan } from "./options.ts";

/**
 * Candidates of a lookup, in the order of work. `guessed` is set where nobody has seen the name: give it as one of
 * `guesses` then.
 */
export interface CandidateList extends AsyncIterable<Permutation & { guessed?: true }> {
  /** Upper bound of their number, which is usually reached; it may grow when they are iterated. */
  readonly expected: number;
}

/**
 * Checks the arguments of a lookup: whatever can be refused is refused here, before the first line.
 *
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 */
export function checkWhole(domain: string, options: LookupOptions, permute: Permute): CheckedLookup {
  const checked = checkLookup(domain, options);
  const { limit, brands } = options;
  // Made without a name of it: its options are checked by the one who knows them.
  if (checked.plan !== "analyze") {
    permute(checked.original, { ...options.permute, budget: limit ?? 1 });
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
  const { candidates } = await planWork(checkWhole(domain, options, permute), options, permute);
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
