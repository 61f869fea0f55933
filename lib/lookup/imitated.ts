import { splitName } from "../domain.ts";
import {
  IMITATES_FROM,
  type MatchedPage,
  matchPage,
  mayAsk,
  PageIndex,
  type PageMatch,
  type PagePicture,
  pageProfile,
} from "../match/page/mod.ts";
import type { Imitation } from "../model.ts";
import { pageFact, shownVisit } from "../observe/web/page_fact.ts";
import { icon, logos } from "../observe/web/icon.ts";
import type { Observation, Subject } from "../subject.ts";

/** Reasons of an imitation. */
const IMITATION_REASONS = 5;

/** The pictures of a subject's page; those that cannot be had say nothing. */
async function picturesOf(subject: Subject): Promise<PagePicture[]> {
  const [own, more] = await Promise.allSettled([subject.once(icon), subject.once(logos)]);
  subject.signal.throwIfAborted();
  return [
    ...own.status === "fulfilled" && own.value !== null ? [own.value] : [],
    ...more.status === "fulfilled" ? more.value : [],
  ];
}

/** The brands, with what the page of the one that is looked up shows of it; learnt once, as its page is seen. */
const compared: Observation<PageIndex | null> = async (subject) => {
  if (subject.brands === null) return null;
  const page = (await subject.once(shownVisit))?.page ?? null;
  if (page === null || (await subject.once(pageFact)).page_state !== "page") return subject.brands;
  const own = { url: page.url, html: page.html, pictures: await picturesOf(subject) };
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

/** The likeliest brand of a page. Its pictures are requested only where it may ask for something. */
async function likeliest(
  subject: Subject,
  page: MatchedPage,
  index: PageIndex,
): Promise<PageMatch | undefined> {
  if (!index.hasPictures || !mayAsk(page.html)) return matchPage(page, index)[0];
  return matchPage({ ...page, pictures: await picturesOf(subject) }, index)[0];
}

/** The brand that the page imitates; null for nobody, undefined where no page was compared with any brand. */
export const imitated: Observation<Imitation | null | undefined> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  const index = page === null ? null : await indexOf(subject);
  if (index === null || page === null) return undefined;
  if ((await subject.once(pageFact)).page_state !== "page") return undefined;
  const best = await likeliest(subject, { url: page.url, html: page.html }, index);
  if (best === undefined || best.own || best.probability < IMITATES_FROM) {
    // What could not be read may name a brand.
    return page.truncated && best?.own !== true ? undefined : null;
  }
  const { brand, probability } = best;
  const reasons = best.reasons.filter(({ weight }) => weight > 0).slice(0, IMITATION_REASONS);
  return { brand, probability, reasons: reasons.map(({ evidence }) => evidence) };
};
