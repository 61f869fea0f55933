import { VERDICT_WORDS, verdictOf, type VerdictWord } from "../../lib/lines/mod.ts";
import type { StreamMessage } from "../../lib/model.ts";
import type { Metrics } from "../io/metrics.ts";

/** Wraps a lookup; when it ends, its names are counted by their last verdict: that is made once more with a picture. */
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
    const verdicts = new Map<string, VerdictWord["word"]>();
    try {
      for await (const line of lookup(...parameters)) {
        if (line.op === "Classification" && line.data != null) {
          verdicts.set(line.permutation.domain.fqdn, verdictOf({ classification: line.data })!.word);
        }
        yield line;
      }
    } finally {
      for (const word of verdicts.values()) count(word);
    }
  };
}
