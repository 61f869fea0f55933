import { VERDICT_WORDS, verdictOf } from "../../lib/lines/mod.ts";
import type { StreamMessage } from "../../mod.ts";
import type { Metrics } from "../metrics.ts";

/** Wraps a lookup; its names are counted by verdict. */
export function countedVerdicts<Parameters extends readonly unknown[]>(
  lookup: (...parameters: Parameters) => AsyncIterable<StreamMessage>,
  metrics: Metrics,
): (...parameters: Parameters) => AsyncGenerator<StreamMessage> {
  const count = metrics.counter(
    "names_total",
    "Names that were judged in lookups, by verdict",
    "verdict",
    VERDICT_WORDS,
  );
  return async function* (...parameters) {
    for await (const line of lookup(...parameters)) {
      if (line.op === "Classification" && line.data != null) {
        count(verdictOf({ classification: line.data })!.word);
      }
      yield line;
    }
  };
}
