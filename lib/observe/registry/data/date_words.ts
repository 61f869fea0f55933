/**
 * Words and notations of dates, and who writes which of day and month first.
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

/** Time of day with an optional zone; a zone's name other than UTC's is ignored. */
const TIME =
  "(?:[T ,]+(?:at )?(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2}))?(?:\\.\\d{1,9})?(?<half> ?[ap]m\\b)?)?\\s{0,3}(?<zone>Z|(?:\\(UTC)?[+-]\\d{1,2}(?::?\\d{2})?)?";
const NAME = "\\p{L}{3,12}";
/** Between day, month and year: a mark, spaces, or the Spanish and Portuguese "de". */
const GAP = "(?: de |[-/., ]{1,3})";

/** Notations, in the order in which they are tried. */
export const NOTATIONS: readonly RegExp[] = [
  // 2025-03-31, 2025/03/31, 2025.03.31, 2025. 03. 31., 2025-Apr-11, 2025年03月31日
  new RegExp(
    `^(?<year>\\d{4})[-/.年] ?(?<month>${NAME}|\\d{1,2})[-/.月] ?(?<day>\\d{1,2})(?!\\d)[.日]?${TIME}`,
    "iu",
  ),
  // 31-03-2025, 31.03.2025, 31/03/2025, 31-Mar-2025, 31st March, 2025, 31 de marzo de 2025, 31-Mar-25
  new RegExp(
    `^(?<day>\\d{1,2})(?:st|nd|rd|th)?${GAP}(?<month>${NAME}|\\d{1,2})${GAP}(?<year>\\d{4}|\\d{2}(?![\\d:]))${TIME}`,
    "iu",
  ),
  // 20250331, 20250331133816
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?:[T ]?(?<hour>\d{2}):?(?<minute>\d{2}):?(?<second>\d{2}))?(?!\d)/,
  // Mar 31 13:38:16 GMT 2025; March 31st, 2025; Mar 31, 2025 13:38:16
  new RegExp(
    `^(?<month>${NAME})\\.? {1,2}(?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?:(?<hour>\\d{2}):(?<minute>\\d{2}):(?<second>\\d{2}) (?:[a-z]{3,4} )?)?(?<year>\\d{4})`,
    "iu",
  ),
];
