import type { Io } from "../io.ts";

/** Controls of each resolver beside 1 % of all questions that a lookup may ask for. */
export const SPARE = 8;
/** Denials of each resolver that another one is asked about: the first, where the likeliest names are, and each so manyth. */
export const FIRST_SHARED = 4;
/** See {@link FIRST_SHARED}. */
export const SHARE = 512;
/** Suffixes that each resolver is asked about beside one for so many names, as long as it serves these. */
export const SUFFIXES = 4;
/** See {@link SUFFIXES}. */
export const SHARE_OF_SUFFIXES = 500;

/** Names under study at a time, at least, unless fewer are asked for. */
const STUDIES = 64;

/**
 * Upper bound of the questions for controls, and for denials that another resolver is asked about. Where resolvers fail
 * them, names are asked for again.
 */
export function controlQuestions(
  io: Pick<Io, "dns"> | undefined,
  names: number,
  concurrency: number = STUDIES,
): number {
  const resolvers = Math.max(1, io?.dns.resolvers.length ?? 1);
  // Where all studies wait for controls, these are asked for at once.
  const early = SPARE / 2, due = Math.ceil(names / 100) + Math.ceil(2 * names / concurrency);
  const suffixes = 2 * (SUFFIXES + Math.ceil(names / SHARE_OF_SUFFIXES));
  return resolvers * (8 + suffixes + 3 * (early + due)) +
    (resolvers > 1 ? 2 * resolvers * (FIRST_SHARED + due) : 0);
}
