/**
 * Visits hosts that a log names: only the page itself says whether it is a copy.
 * @module
 */
import { SquatError } from "../../lib/errors.ts";
import { matchPage, type PageIndex, type PageMatch } from "../../lib/match/mod.ts";
import { pageAt } from "../../lib/observe/mod.ts";
import type { Io } from "../../mod.ts";
import type { Referrer } from "./referrers.ts";

/** What visitors of a host see. */
export type Visited =
  & { referrer: Referrer }
  & (
    /** A page that imitates a brand and loads from it or links to it. */
    | { seen: "copy"; page: string; match: PageMatch }
    /** A page that imitates a brand but has nothing of it: whoever sent the Referer header may have made it up. */
    | { seen: "unconnected"; page: string; match: PageMatch }
    /** Pages that imitate nobody. */
    | { seen: "other" }
    /** No page. */
    | { seen: "no_page"; why: string }
  );

/** Hosts that are visited at the same time. */
const REFERRERS_AT_ONCE = 16;

/** Visits each host, as the likeliest come first; yields what was seen, in the order in which visits end. */
export async function* visitReferrers(
  io: Pick<Io, "net" | "sleep" | "tables" | "contact" | "userAgent">,
  referrers: readonly Referrer[],
  index: PageIndex,
  min: number,
  signal: AbortSignal,
): AsyncGenerator<Visited> {
  const waiting = referrers.values();
  // A race of promises would keep what each of them brought, and its page, until the last one ends.
  const ended: (Visited | { error: unknown })[] = [];
  let running = 0, onEnd = (): void => {};
  const fill = (): void => {
    for (; running < REFERRERS_AT_ONCE; running++) {
      const next = waiting.next();
      if (next.done === true) return;
      visitOne(io, next.value, index, min, signal)
        .then((visited) => void ended.push(visited), (error) => void ended.push({ error }))
        .finally(() => onEnd());
    }
  };
  for (fill(); running > 0; fill()) {
    if (ended.length === 0) await new Promise<void>((resolve) => onEnd = resolve);
    const visited = ended.shift()!;
    running--;
    if ("error" in visited) throw visited.error;
    yield visited;
  }
}

async function visitOne(
  io: Parameters<typeof pageAt>[0],
  referrer: Referrer,
  index: PageIndex,
  min: number,
  signal: AbortSignal,
): Promise<Visited> {
  let why = "";
  let unconnected: Visited | null = null;
  let pages = 0;
  for (const url of referrer.pages) {
    let page;
    try {
      page = await pageAt(io, url, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof SquatError)) throw error;
      why = error.message;
      continue;
    }
    pages++;
    const [match] = matchPage(page, index);
    if (match === undefined || match.own || match.probability < min) continue;
    if (match.connected) return { referrer, seen: "copy", page: page.url, match };
    unconnected ??= { referrer, seen: "unconnected", page: page.url, match };
  }
  if (unconnected !== null) return unconnected;
  return pages > 0 ? { referrer, seen: "other" } : { referrer, seen: "no_page", why };
}
