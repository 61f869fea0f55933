import { useAnswer } from "../../../../web/page/parts/answer.ts";
import { service } from "../../../../web/page/service/service.ts";

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
  const found = useAnswer(async () => {
    if (known !== null) return { of: domain, result: known };
    const runs = await service().watch.runs(brand, { limit: MOST });
    const run = runs.find((each) => each.domain === domain && each.ending === "complete");
    return { of: domain, result: run?.result ?? null };
  }, [brand, domain, known, at]);
  if (found instanceof Error) return null;
  // Of another domain until it is known.
  return found?.of === domain ? found.result : undefined;
}
