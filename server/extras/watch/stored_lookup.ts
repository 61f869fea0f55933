import type { StreamMessage } from "../../../lib/model.ts";
import { fromNdjson } from "../../../lib/lines/mod.ts";
import { uuidV7 } from "../../units/ids.ts";
import { type JobParts, startJob } from "../../results/job.ts";
import type { Jobs } from "../../results/jobs.ts";
import type { LookupRequest } from "../../results/lookup_request.ts";
import { readResult } from "../../results/read_result.ts";
import type { LookRequest } from "./look.ts";

/**
 * Returns a function that runs the lookup of a run and stores its lines as a result of the brand's owner, so that
 * alerts can name it.
 */
export function storedLookup(
  parts: JobParts & {
    lookup: (request: LookupRequest, signal: AbortSignal) => AsyncIterable<StreamMessage>;
    /** Counts the run in the places of its owner; returns a function that ends it. */
    enter: (owner: string) => () => void;
    /** Lets the owner follow it. */
    jobs: Pick<Jobs, "show">;
  },
): (request: LookRequest, signal: AbortSignal) => AsyncGenerator<StreamMessage> {
  const { results, lookup, now, enter, jobs } = parts;
  return async function* ({ owner, domain, names, permutations, words, brands, result, onResult }, signal) {
    signal.throwIfAborted();
    const stored = result === undefined ? null : await results.get(result, now());
    // One that was deleted meanwhile is made anew.
    if (stored?.done === true && stored.owner === owner) {
      return yield* fromNdjson(await readResult(results, stored, 0));
    }
    const uuid = uuidV7(now());
    const request: LookupRequest = {
      plan: "squat",
      owner,
      domain,
      limit: undefined,
      linger: 0,
      uuid,
      names,
      permutations,
      words,
      brands,
    };
    const leave = enter(owner);
    const about = { uuid, owner, scope: "lookup:squat", domain } as const;
    const job = await startJob(parts, about, (own) => lookup(request, own), { lingerMs: 0 });
    job.ended.finally(leave);
    jobs.show(job);
    onResult?.(uuid);
    const stop = () => job.stop(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    try {
      yield* fromNdjson(job.read(0));
      signal.throwIfAborted();
    } finally {
      signal.removeEventListener("abort", stop);
      job.stop(new DOMException("The look ended", "AbortError"));
    }
  };
}
