import { matchPage } from "../match/mod.ts";
import type { Imitation } from "../model.ts";
import { pageFact, shownVisit } from "../observe/web/page_fact.ts";
import type { Observation } from "../subject.ts";

/** A page that is less likely to imitate a brand imitates nobody. */
const LEAST = 0.7;

/** The brand that the page imitates; null for nobody, undefined where no page was compared with any brand. */
export const imitated: Observation<Imitation | null | undefined> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  if (subject.brands === null || page === null) return undefined;
  if ((await subject.once(pageFact)).page_state !== "page") return undefined;
  const [best] = matchPage({ url: page.url, html: page.text }, subject.brands);
  if (best === undefined || best.own || best.probability < LEAST) {
    // What could not be read may name a brand.
    return page.truncated && best?.own !== true ? undefined : null;
  }
  const { brand, probability, reasons } = best;
  return {
    brand,
    probability,
    reasons: reasons.filter(({ weight }) => weight > 0).map(({ evidence }) => evidence).slice(0, 5),
  };
};
