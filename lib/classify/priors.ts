/**
 * How common the three classes are before anything is known: the one part of a score that no page can tell.
 * @module
 */
import type { Classification } from "../model.ts";

/**
 * Look-alikes found by generating permutations: the default of `classify`.
 *
 * Source: Agten et al., "Seven Months' Worth of Mistakes" (NDSS 2015) and Szurdi et al., "The Long 'Taile' of
 * Typosquatting" (USENIX Security 2014) find most registered typo domains parked or serving advertisements;
 * the first finds few that are malicious at a given time and some owned by the brand. Rounded, and raised for phishing
 * since a missed one costs more: parked 60 %, legitimate (unrelated or the brand's own) 32 %, phishing 8 %.
 */
export const SQUAT_PRIOR: Classification = { legitimate: 0.32, phishing: 0.08, parked: 0.6 };

/** Shares in the pages that the weights were learnt from: 830, 145 and 33 of 1,008. */
export const PAGE_PRIOR: Classification = { legitimate: 830 / 1008, phishing: 145 / 1008, parked: 33 / 1008 };

/**
 * Shares in the captures that the weights were learnt from: 374 of 966 are parked. How many of the rest are
 * phishing was not published; 2 % is a placeholder.
 */
export const CAPTURE_PRIOR: Classification = { legitimate: 572 / 966, phishing: 20 / 966, parked: 374 / 966 };
