import type { WorkerUtils } from "graphile-worker";
import type { CandidateList } from "../../../lib/lookup/mod.ts";
import type { LookupRequest } from "../../results/lookup_request.ts";
import { type Database, meaningOf } from "../postgres/database.ts";
import { type Batch, type ListedCandidate, MAX_ATTEMPTS, openBatch, TASK } from "./batch.ts";

/** What a division is made of. */
export interface SplitParts {
  database: Database;
  queue: WorkerUtils;
  request: LookupRequest;
  /** Id of the lookup. */
  lookup: string;
  candidates: CandidateList;
  /** Candidates of a batch. */
  size: number;
  /** Milliseconds that the lookup has left. */
  leftMs: () => number;
}

/** The division of a lookup into batches. */
export class Split {
  /** The jobs so far, for cancellation. */
  readonly jobs: string[] = [];
  /** Why it stopped; undefined while it has not. */
  failure: unknown = undefined;
  readonly #parts: SplitParts;
  #whole = false;
  #made = 0;

  constructor(parts: SplitParts) {
    this.#parts = parts;
  }

  /** Whether all batches are created. */
  get whole(): boolean {
    return this.#whole;
  }

  /** Number of candidates; an estimate until all are known. */
  get total(): number {
    return this.#whole ? this.#made : this.#parts.candidates.expected;
  }

  /** Adds batches until all candidates are in one. Rejects with `failure`. */
  async run(signal: AbortSignal): Promise<void> {
    const { candidates, size } = this.#parts;
    try {
      let part: ListedCandidate[] = [];
      let nr = 0;
      for await (const permutation of candidates) {
        signal.throwIfAborted();
        part.push(permutation);
        if (part.length < size) continue;
        await this.#add(nr++, part);
        part = [];
      }
      if (part.length > 0) await this.#add(nr, part);
      signal.throwIfAborted();
      this.#whole = true;
    } catch (error) {
      this.failure = signal.aborted ? signal.reason : meaningOf(error);
      throw this.failure;
    }
  }

  async #add(nr: number, permutations: ListedCandidate[]): Promise<void> {
    this.#made += permutations.length;
    const { database, queue, request: { plan, domain, brands }, lookup, leftMs } = this.#parts;
    await openBatch(database, lookup, nr);
    const payload: Batch = {
      ...{ lookup, nr },
      plan: plan as Batch["plan"],
      domain,
      ...brands === undefined ? {} : { brands },
      permutations,
      leftMs: leftMs(),
    };
    // The first batches of all lookups go before the second ones: a small lookup does not wait for a large one.
    const { id } = await queue.addJob(TASK, payload, { maxAttempts: MAX_ATTEMPTS, priority: nr });
    this.jobs.push(id);
  }
}
