import { MONTHS, NOTATIONS, OTHER_COUNTRIES } from "./data/date_words.ts";

/** Which of two numbers before a year is first. */
export type DateOrder = "day" | "month";

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]* +/i;
const MAX_WORDS = 8;

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

/**
 * Whether a year can be one of a registration: 9999 stands for "never", and 2568 is 2025 in the Buddhist era, which
 * Thailand counts in. One of the registries of South Africa writes 2999 for what does not expire.
 */
const isYear = (year: number): boolean => year >= 1970 && year <= 2999 && !(year >= 2500 && year < 2700);

/** The date of a match of {@link NOTATIONS}. */
function isoOf(match: RegExpExecArray, order: DateOrder | null): string | null {
  const { year = "", month = "", day, hour, minute, second, half, zone = "" } = match.groups!;
  let m = monthOf(month);
  let d = Number(day);
  // Where the year is last, only the order shows which number is the day and which the month, except with dots: no
  // country writes the month first with dots.
  const isNumeric = /^\d{1,2}(?!\d)/.test(match[0]) && /^\d/.test(month);
  const isDotted = /^\d{1,2} ?\./.test(match[0]);
  if (isNumeric && order === null && !isDotted && m <= 12 && d <= 12 && m !== d) return null;
  // Month first, as in the United States, where it cannot be otherwise or the order says so.
  if (isNumeric && (m > 12 || order === "month") && d <= 12) [m, d] = [d, m];
  const date = new Date(Date.UTC(yearOf(year), m - 1, d));
  // Date moves 31 April to May: a date that changes was not valid.
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return null;
  const [h = 0, minutes = 0, seconds = 0] = [hour, minute, second].map((text) => Number(text ?? 0));
  const noon = half?.trim().toLowerCase();
  const hours = noon === "pm" && h < 12 ? h + 12 : noon === "am" && h === 12 ? 0 : h;
  if (hours > 23 || minutes > 59 || seconds > 60) return null; // 60: a leap second.
  const offset = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  const east = offset === null
    ? 0
    : (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * (offset[1] === "-" ? -1 : 1);
  const exact = new Date(date.getTime() + (hours * 3600 + (minutes - east) * 60 + seconds) * 1000);
  return isYear(exact.getUTCFullYear()) ? exact.toISOString().slice(0, 19) + "Z" : null;
}

/**
 * A registry's date as RFC 3339 in UTC, to the second; null when the text holds no date. Without a zone it is read as
 * UTC, without a time as midnight. Where the year is last and both orders of day and month are a date (04/03/2025),
 * there is none unless the order is known; with dots the day is first. Words may stand before it (`registrar@example.net 20250331`); "before" a date is not a date.
 *
 * @param text As the registry writes it.
 * @param order Which comes first where the year is last; null when that is unknown.
 * @example
 * ```ts
 * import { registryDate } from "./registry_date.ts";
 * console.assert(registryDate("31-Mar-2025") === "2025-03-31T00:00:00Z");
 * console.assert(registryDate("04/03/2025") === null);
 * console.assert(registryDate("04/03/2025", "day") === "2025-03-04T00:00:00Z");
 * ```
 */
export function registryDate(text: string, order: DateOrder | null = null): string | null {
  let rest = text.slice(0, 96).normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").trim();
  if (/^(?:before|prior|vor|antes)\b/i.test(rest)) return null;
  for (let words = 0; words < MAX_WORDS && rest !== ""; words++) {
    const value = rest.replace(WEEKDAY, "");
    for (const notation of NOTATIONS) {
      const match = notation.exec(value);
      const date = match === null ? null : isoOf(match, order);
      if (date !== null) return date;
    }
    rest = rest.replace(/^[^\s(]*[\s(]*/, "");
  }
  return null;
}

/** Numbers of a date whose year is last: only their size shows which of the first two is the month. */
const YEAR_LAST = /(?:^|\s)(\d{1,2})[-/.](\d{1,2})[-/.](?:19|20)\d{2}(?!\d)/;

/** How a text says that it writes dates: `(dd/mm/yyyy)`, `(JJ/MM/AAAA)`. */
const DAY_FORMAT = /\b[dj]{2}[-/.]mm[-/.](?:yy|aa|jj)/i;
const MONTH_FORMAT = /\bmm[-/.]dd[-/.]yy/i;

/**
 * Which of day and month is first in a text's dates that have the year last: as its dates show that can only be read
 * one way, as it says itself, or as the country of its suffix writes dates. Null when none of these tells, or its dates
 * contradict each other.
 *
 * @param dates The values of its fields with dates.
 * @param text The whole text.
 * @param name The domain that it is about; null when that is unknown.
 */
export function dateOrder(dates: readonly string[], text: string, name: string | null): DateOrder | null {
  const shown = new Set<DateOrder>();
  for (const date of dates) {
    const [, first, second] = YEAR_LAST.exec(date.slice(0, 96)) ?? [];
    if (Number(first) > 12) shown.add("day");
    if (Number(second) > 12) shown.add("month");
  }
  if (shown.size > 0) return shown.size === 1 ? [...shown][0] as DateOrder : null;
  if (DAY_FORMAT.test(text) !== MONTH_FORMAT.test(text)) return DAY_FORMAT.test(text) ? "day" : "month";
  const country = /\.([a-z]{2})\.?$/i.exec(name ?? "")?.[1]?.toLowerCase();
  return country === undefined || OTHER_COUNTRIES.has(country) ? null : "day";
}
