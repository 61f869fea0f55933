/** Months by the first letters of their names in the languages that registries write, without accents. */
const MONTHS: readonly string[] = [
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

/** Time of day with an optional zone; a zone's name other than UTC's is ignored. */
const TIME =
  "(?:[T ,]+(?:at )?(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?:\\.\\d{1,9})?( ?[ap]m\\b)?)?\\s{0,3}(Z|(?:\\(UTC)?[+-]\\d{1,2}(?::?\\d{2})?)?";
const NAME = "\\p{L}{3,12}";
/** Between day, month and year: a mark, spaces, or the Spanish and Portuguese "de". */
const GAP = "(?: de |[-/., ]{1,3})";

interface Parts {
  year: string;
  month: string;
  day: string;
  /** Hours, minutes, seconds, am or pm, zone. */
  time: (string | undefined)[];
  /** Whether only the order shows which number is the day and which the month. */
  isDayFirst?: boolean;
}

/** Notations by position of their parts, in the order in which they are tried. */
const NOTATIONS: readonly [RegExp, (m: RegExpExecArray) => Parts][] = [
  // 2025-03-31, 2025/03/31, 2025.03.31, 2025. 03. 31., 2025-Apr-11, 2025年03月31日
  [
    new RegExp(`^(\\d{4})[-/.年] ?(${NAME}|\\d{1,2})[-/.月] ?(\\d{1,2})(?!\\d)[.日]?${TIME}`, "iu"),
    (m) => ({ year: m[1] as string, month: m[2] as string, day: m[3] as string, time: m.slice(4) }),
  ],
  // 31-03-2025, 31.03.2025, 31/03/2025, 31-Mar-2025, 31st March, 2025, 31 de marzo de 2025, 31-Mar-25
  [
    new RegExp(
      `^(\\d{1,2})(?:st|nd|rd|th)?${GAP}(${NAME}|\\d{1,2})${GAP}(\\d{4}|\\d{2}(?![\\d:]))${TIME}`,
      "iu",
    ),
    (m) => ({
      year: m[3] as string,
      month: m[2] as string,
      day: m[1] as string,
      time: m.slice(4),
      isDayFirst: true,
    }),
  ],
  // 20250331, 20250331133816
  [
    /^((?:19|20)\d{2})(\d{2})(\d{2})(?:[T ]?(\d{2}):?(\d{2}):?(\d{2}))?(?!\d)()()/,
    (m) => ({ year: m[1] as string, month: m[2] as string, day: m[3] as string, time: m.slice(4) }),
  ],
  // Mar 31 13:38:16 GMT 2025; March 31st, 2025; Mar 31, 2025 13:38:16
  [
    new RegExp(
      `^(${NAME})\\.? {1,2}(\\d{1,2})(?:st|nd|rd|th)?,? (?:(\\d{2}):(\\d{2}):(\\d{2}) (?:[a-z]{3,4} )?)?(\\d{4})()()`,
      "iu",
    ),
    (m) => ({
      year: m[6] as string,
      month: m[1] as string,
      day: m[2] as string,
      time: [m[3], m[4], m[5], m[7], m[8]],
    }),
  ],
];

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]* +/i;
const MOST_WORDS = 8;

/** Number of a month, 1 to 12; NaN for any other text. */
function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const name = text.toLowerCase();
  const index = MONTHS.findIndex((names) => names.split(" ").some((n) => name.startsWith(n)));
  return index < 0 ? NaN : index + 1;
}

/** Two digits are a year from 1970 to 2069. */
function yearOf(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
}

function isoOf({ year, month, day, time, isDayFirst = false }: Parts, isMonthFirst: boolean): string | null {
  let m = monthOf(month);
  let d = Number(day);
  // Month first, as in the United States, where it cannot be otherwise or other dates of the text are.
  const isSwapped = m > 12 || (isMonthFirst && /^\d/.test(month));
  if (isDayFirst && isSwapped && d <= 12) [m, d] = [d, m];
  const [h = 0, minute = 0, s = 0] = time.slice(0, 3).map((t) => Number(t ?? 0));
  const half = time[3]?.trim().toLowerCase();
  const hour = half === "pm" && h < 12 ? h + 12 : half === "am" && h === 12 ? 0 : h;
  const date = new Date(Date.UTC(yearOf(year), m - 1, d));
  // Date moves 31 April to May: a date that changes was not valid.
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return null;
  if (hour > 23 || minute > 59 || s > 60) return null; // 60: a leap second.
  const offset = /([+-])(\d{1,2}):?(\d{2})?$/.exec(time[4] ?? "");
  const east = offset === null
    ? 0
    : (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * (offset[1] === "-" ? -1 : 1);
  const exact = new Date(date.getTime() + (hour * 3600 + (minute - east) * 60 + s) * 1000);
  const inYears = exact.getUTCFullYear() >= 1970 && exact.getUTCFullYear() <= 9999;
  return inYears ? exact.toISOString().slice(0, 19) + "Z" : null;
}

/**
 * A registry's date as RFC 3339 in UTC, to the second; null when the text holds no date. Without a zone it is read as
 * UTC, without a time as midnight. Day comes before month where the year is last, unless only the other order is a
 * date. Words may stand before it (`registrar@example.net 20250331`); "before" a date is not a date.
 *
 * @param text As the registry writes it.
 * @param isMonthFirst Whether other dates of the same text have the month before the day.
 * @example
 * ```ts
 * import { registryDate } from "./registry_date.ts";
 * console.assert(registryDate("31-Mar-2025") === "2025-03-31T00:00:00Z");
 * console.assert(registryDate("before Aug-1996") === null);
 * ```
 */
export function registryDate(text: string, isMonthFirst = false): string | null {
  let rest = text.slice(0, 96).normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").trim();
  if (/^(?:before|prior|vor|antes)\b/i.test(rest)) return null;
  for (let words = 0; words < MOST_WORDS && rest !== ""; words++) {
    const value = rest.replace(WEEKDAY, "");
    for (const [pattern, partsOf] of NOTATIONS) {
      const match = pattern.exec(value);
      const date = match === null ? null : isoOf(partsOf(match), isMonthFirst);
      if (date !== null) return date;
    }
    rest = rest.replace(/^[^\s(]*[\s(]*/, "");
  }
  return null;
}

/** Numbers of a date whose year is last: only their size shows which of the first two is the month. */
const YEAR_LAST = /(?:^|\s)(\d{1,2})[-/.](\d{1,2})[-/.](?:19|20)\d{2}(?!\d)/;

/** Whether dates of one text have the month before the day: some can only be read so, and none only the other way. */
export function areMonthFirst(texts: readonly string[]): boolean {
  let isMonthFirst = false;
  for (const text of texts) {
    const [, first, second] = YEAR_LAST.exec(text.slice(0, 96)) ?? [];
    if (Number(first) > 12) return false;
    if (Number(second) > 12) isMonthFirst = true;
  }
  return isMonthFirst;
}
