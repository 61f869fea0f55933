import type { WorkerUtils } from "graphile-worker";
import type { CandidateList } from "../../../lib/lookup/mod.ts";
import type { LookupRequest } from "../../results/lookup_request.ts";
import { type Database, meaningOf } from "../postgres/database.ts";
import { type Batch, type ListedCandidate, MAX_ATTEMPTS, TASK } from "./batch.ts";

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

/** A lookup on its way into batches. */
export interface Split {
  /** The jobs so far, for cancellation. */
  readonly jobs: string[];
  /** Why it stopped; undefined while it has not. */
  failure: unknown;
  /** Candidates so far, and whether these are all. */
  made: number;
  isWhole: boolean;
}

/** Adds batches until all candidates are in one. Rejects with `failure`. */
export async function splitUp(split: Split, parts: SplitParts, signal: AbortSignal): Promise<void> {
  const { candidates, size, database, queue, request: { plan, domain, brands }, lookup, leftMs } = parts;
  let nr = 0;
  const add = async (permutations: ListedCandidate[]): Promise<void> => {
    split.made += permutations.length;
    await database.query("INSERT INTO deadringer.batches (lookup, nr) VALUES ($1, $2)", [lookup, nr]);
    const payload: Batch = {
      ...{ lookup, nr, domain, permutations, leftMs: leftMs() },
      plan: plan as Batch["plan"],
      ...brands === undefined ? {} : { brands },
    };
    // The first batches of all lookups go before the second ones: a small lookup does not wait for a large one.
    const { id } = await queue.addJob(TASK, payload, { maxAttempts: MAX_ATTEMPTS, priority: nr++ });
    split.jobs.push(id);
  };
  try {
    let part: ListedCandidate[] = [];
    for await (const permutation of candidates) {
      signal.throwIfAborted();
      part.push(permutation);
      if (part.length < size) continue;
      await add(part);
      part = [];
    }
    if (part.length > 0) await add(part);
    signal.throwIfAborted();
    split.isWhole = true;
  } catch (error) {
    split.failure = signal.aborted ? signal.reason : meaningOf(error);
    throw split.failure;
  }
}
