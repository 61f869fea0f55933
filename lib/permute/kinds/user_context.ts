import type { Edit, Kind } from "./kind.ts";
import { beside } from "./keyword.ts";

/**
 * One of the caller's words beside the name. Whole names from the caller pass through unchanged elsewhere.
 *
 * Source: the caller.
 */
export const userContext: Kind = {
  kind: "UserContext",
  *edits({ label }, settings): Generator<Edit> {
    for (const word of settings.words) yield* beside(word, label);
  },
};
