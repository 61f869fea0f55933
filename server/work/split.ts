import type { WorkerUtils } from "graphile-worker";
import type { CandidateList, Permutation } from "../../mod.ts";
import type { LookupRequest } from "../results/lookup_request.ts";
import { type Database, meaningOf } from "../stores/postgres/database.ts";
import { type Batch, MOST_ATTEMPTS, openBatch, TASK } from "./batch.ts";

/** The division of a lookup into batches. */
export class Split {
  /** The jobs so far, for cancellation. */
  readonly jobs: string[] = [];
  /** Why it stopped; undefined while it has not. */
  failure: unknown = undefined;
  readonly #database: Database;
  readonly #queue: WorkerUtils;
  readonly #request: LookupRequest;
  readonly #lookup: string;
  readonly #candidates: CandidateList;
  readonly #size: number;
  readonly #leftMs: () => number;
  #whole = false;
  #made = 0;

  constructor(
    database: Database,
    queue: WorkerUtils,
    request: LookupRequest,
    lookup: string,
    candidates: CandidateList,
    size: number,
    leftMs: () => number,
  ) {
    this.#database = database;
    this.#queue = queue;
    this.#request = request;
    this.#lookup = lookup;
    this.#candidates = candidates;
    this.#size = size;
    this.#leftMs = leftMs;
  }

  /** Whether all batches are created. */
  get whole(): boolean {
    return this.#whole;
  }

  /** Number of candidates; an estimate until all are known. */
  get total(): number {
    return this.#whole ? this.#made : this.#candidates.expected;
  }

  /** Adds batches until all candidates are in one. Rejects with `failure`. */
  async run(signal: AbortSignal): Promise<void> {
    try {
      let part: Permutation[] = [];
      let nr = 0;
      for await (const permutation of this.#candidates) {
        signal.throwIfAborted();
        part.push(permutation);
        if (part.length < this.#size) continue;
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

  async #add(nr: number, permutations: Permutation[]): Promise<void> {
    this.#made += permutations.length;
    await openBatch(this.#database, this.#lookup, nr);
    const { plan, domain, brands } = this.#request;
    const payload: Batch = {
      lookup: this.#lookup,
      nr,
      plan: plan as Batch["plan"],
      domain,
      ...brands === undefined ? {} : { brands },
      permutations,
      leftMs: this.#leftMs(),
    };
    // The first batches of all lookups go before the second ones: a small lookup does not wait for a large one.
    const { id } = await this.#queue.addJob(TASK, payload, { maxAttempts: MOST_ATTEMPTS, priority: nr });
    this.jobs.push(id);
  }
}
