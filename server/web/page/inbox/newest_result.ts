import { useEffect, useState } from "preact/hooks";
import { service } from "../service/service.ts";

/** Newest runs that are looked through. */
const MOST = 20;

/**
 * The stored result of the newest complete run of a domain; null when none is stored, undefined while that is not
 * known.
 *
 * @param known The result, where it is known already.
 * @param at When the newest complete run was; asked again when it changes.
 */
export function useNewestResult(
  brand: string,
  domain: string,
  known: string | null,
  at: string | null = null,
): string | null | undefined {
  const [found, setFound] = useState<string | null | undefined>();
  useEffect(() => {
    let stale = false;
    setFound(known ?? undefined);
    if (known !== null) return;
    service().watch.runs(brand, { limit: MOST }).then((runs) => {
      const run = runs.find((each) => each.domain === domain && each.ending === "complete");
      if (!stale) setFound(run?.result ?? null);
    }, () => stale || setFound(null));
    return () => void (stale = true);
  }, [brand, domain, known, at]);
  return found;
}
