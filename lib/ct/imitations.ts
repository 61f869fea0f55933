import { type NameIndex, searchNames } from "./index/name_index.ts";
import { lookalikes } from "./lookalike.ts";
import { registrableAscii } from "../read_domain.ts";

/** Look-alikes that are compared before the best are chosen. */
const MAX_SEEN = 50_000;

/**
 * Returns names of an index that imitate a brand, the likeliest first: registrable names where these imitate it,
 * else the hosts that do.
 *
 * @param pause Called about every 10 ms of work; false ends the search with the names found so far.
 */
export async function imitationsOf(
  index: NameIndex,
  brand: string,
  limit: number,
  pause: () => Promise<boolean>,
): Promise<string[]> {
  const { matcher, imitation } = lookalikes(brand);
  const scores = new Map<string, number>();
  for await (const names of searchNames(index, matcher)) {
    if (names === null && !await pause()) break;
    for (const name of names ?? []) {
      const found = candidateOf(name);
      if (found === null || scores.has(found)) continue;
      const score = imitation(found)?.probability ?? 0;
      if (score > 0) scores.set(found, score);
    }
    if (scores.size >= MAX_SEEN) break;
  }
  return [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, limit).map(([name]) =>
    name
  );

  /** A host counts only when the name above it is not an imitation itself. */
  function candidateOf(name: string): string | null {
    const host = name.replace(/^\*\./, "").replace(/^www\./, "");
    const above = registrableAscii(host);
    return above === null ? null : imitation(above) === null ? host : above;
  }
}
