/**
 * Words of dates, and who writes which of day and month first.
 * @module
 */

/** Months by the first letters of their names in the languages that registries write, without accents. */
export const MONTHS: readonly string[] = [
  "jan ene gen sty oca янв",
  "feb fev lut sub фев",
  "mar mrz maa mrt мар",
  "apr avr abr kwi nis апр",
  "may mai mag mei maj мая маи",
  "jun juin giu cze haz июн",
  "jul juil lug lip tem июл",
  "aug ago aou sie agu авг",
  "sep set wrz eyl сен",
  "oct okt out ott paz eki окт",
  "nov lis kas ноя",
  "dec dez dic gru ara дек",
];

/**
 * Suffixes of countries whose registries do not write the day first for certain: those of the United States and of
 * countries that write dates as they do, and those that are sold everywhere.
 */
export const OTHER_COUNTRIES: ReadonlySet<string> = new Set(
  ("us um pr gu vi as mp fm mh pw ph ca bz ky " +
    "ac ag ai bi cc cd cf co cx dj ga gd gl gq gs hn ht io ki la lc ly me ml mn ms mu nr nu pn sc sh sl so st tc tk " +
    "tl to tv vc vg vu ws").split(" "),
);
