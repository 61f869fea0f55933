import { untilFailure } from "../../lib/lines/mod.ts";
import { lookup, type StreamMessage } from "../../mod.ts";

/** The lines of a lookup, for tests that read the last one: Error and Timeout too. */
export function lookupLines(...given: Parameters<typeof lookup>): AsyncGenerator<StreamMessage, void, void> {
  return untilFailure(lookup(...given));
}
