/**
 * How common the three classes are before anything is known: the one part of a score that no page shows.
 * @module
 */
import type { Classification } from "../model.ts";

/**
 * Look-alikes found by generating permutations: the default of `classify`. Rounded judgement, not a measurement:
 * parked 60 %, legitimate (unrelated or the brand's own) 32 %, phishing 8 %.
 *
 * Parked: Moore and Edelman, "Measuring the Perpetrators and Funders of Typosquatting" (Financial Cryptography
 * 2010) find 80 % of crawled typo domains living on pay-per-click advertisements; Le Pochat, Van Goethem and
 * Joosen, "A Smörgåsbord of Typos" (2019) find at least 40 % of the registered ones parked or for sale.
 * Legitimate: few trademark owners register their own typos (Agten et al., "Seven Months' Worth of Mistakes",
 * NDSS 2015); the rest are unrelated names. Phishing: no source measures its share at one time; set high,
 * since a missed one costs more.
 *
 * The prior applies until a page is seen; then each sign counts by how often each class shows it.
 */
export const SQUAT_PRIOR: Classification = { legitimate: 0.32, phishing: 0.08, parked: 0.6 };

/** Shares in the pages that the weights were learnt from: 830, 145 and 33 of 1,008. */
export const PAGE_PRIOR: Classification = { legitimate: 830 / 1008, phishing: 145 / 1008, parked: 33 / 1008 };

/**
 * Shares in the captures that the weights were learnt from: 374 of 966 are parked. How many of the rest are
 * phishing was not published; 2 % is a placeholder.
 */
export const CAPTURE_PRIOR: Classification = { legitimate: 572 / 966, phishing: 20 / 966, parked: 374 / 966 };
