import type { Edit, Kind } from "./kind.ts";
import { beside } from "./keyword.ts";

/** A word of the caller's put beside the name. Whole names of the caller's are taken as they are, not made here. */
export const userContext: Kind = {
  kind: "UserContext",
  source: "the caller",
  *edits({ label }, settings): Generator<Edit> {
    for (const word of settings.words) yield* beside(word, label);
  },
};
