import { splitName } from "../domain.ts";
import { IMITATES_FROM, matchPage, PageIndex, pageProfile } from "../match/mod.ts";
import type { Imitation } from "../model.ts";
import { pageFact, shownVisit } from "../observe/web/page_fact.ts";
import type { Observation, Subject } from "../subject.ts";

/** The brands, with what the page of the one that is looked up shows of it; learnt once, as its page is seen. */
const compared: Observation<PageIndex | null> = async (subject) => {
  if (subject.brands === null) return null;
  const page = (await subject.once(shownVisit))?.page ?? null;
  if (page === null) return subject.brands;
  const own = { url: page.url, html: page.text };
  const { registrable } = splitName(subject.name);
  return new PageIndex(
    subject.brands.brands.map((each) => each.brand === registrable ? pageProfile(each, [own]) : each),
  );
};

/** The index to compare with; what cannot be seen of the brand's own page adds nothing. */
async function indexOf(subject: Subject): Promise<PageIndex | null> {
  try {
    return await (subject.brand?.once(compared) ?? subject.brands);
  } catch {
    subject.signal.throwIfAborted();
    return subject.brands;
  }
}

/** The brand that the page imitates; null for nobody, undefined where no page was compared with any brand. */
export const imitated: Observation<Imitation | null | undefined> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  const index = page === null ? null : await indexOf(subject);
  if (index === null || page === null) return undefined;
  if ((await subject.once(pageFact)).page_state !== "page") return undefined;
  const [best] = matchPage({ url: page.url, html: page.text }, index);
  if (best === undefined || best.own || best.probability < IMITATES_FROM) {
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
