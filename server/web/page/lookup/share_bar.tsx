import type { JSX } from "preact";
import type { Classification } from "../../../../lib/model.ts";

/** The three scores of a name as one bar. */
export function ShareBar(
  { scores, isBig = false }: { scores: Classification; isBig?: boolean },
): JSX.Element {
  return (
    <span class={isBig ? "bar big" : "bar"} aria-hidden="true">
      {(["phishing", "parked", "legitimate"] as const).map((word) => (
        <i key={word} style={{ width: `${scores[word] * 100}%` }} />
      ))}
    </span>
  );
}
