/**
 * Watching a brand: a fold over looks. The lines of each lookup update a state, and relevant changes become events. No
 * clock, no files, no network: a year can be replayed.
 * @module
 */
export { advance, type Advanced, type AdvanceOptions, type RunSummary } from "./advance.ts";
export { type Digest, digestOf, type EventSource, type FoundNames, type WatchEvent } from "./events.ts";
export { type Ending, foldLook, type Look } from "./look.ts";
export * from "../../../../lib/assess/mod.ts";
export { assessWatched } from "./seen.ts";
export type { Sighting, Sightings } from "./sighting.ts";
export { type Signal, SIGNALS } from "./signals.ts";
export {
  emptyState,
  type NamePhase,
  namesToAsk,
  readState,
  type WatchedName,
  type WatchRuns,
  type WatchState,
} from "./state.ts";
export { type Change, type SignalState } from "./step.ts";
export type * from "../../../../lib/model.ts";
