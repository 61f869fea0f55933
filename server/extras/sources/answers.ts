/**
 * The bodies of its answers; `node test/tools/answer_schemas.ts` makes their schemas.
 * @module
 */
import type { CanaryAnswer, Doors, FeedTrial, OfferedNames } from "./client.ts";

/** By the names that routes use. */
export interface Answers {
  OfferCounts: OfferedNames;
  FeedTrial: FeedTrial;
  Doors: Doors;
  Canary: CanaryAnswer;
}
