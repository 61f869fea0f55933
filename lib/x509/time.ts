import { type Der, DerError } from "./der.ts";

const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;

/** Days before each month in a common year. */
const BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const LENGTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Unix seconds of a date, or NaN when the calendar has no such moment. Own arithmetic: `Date.UTC` moves
 * 30 February to March and takes the years 0 to 99 for 1900 to 1999.
 */
function unixSeconds(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (!(month >= 1 && month <= 12 && day >= 1 && hour <= 23 && minute <= 59 && second <= 59)) return NaN;
  if (day > (LENGTH[month - 1] as number) + (leap && month === 2 ? 1 : 0)) return NaN;
  const before = year - 1;
  const days = 365 * year + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) +
    (BEFORE[month - 1] as number) + (leap && month > 2 ? 1 : 0) + day - 1;
  // 719,528 days lie between 0000-01-01 and 1970-01-01; the 1 counts the leap day of the year 0.
  return (days + 1 - 719528) * 86400 + hour * 3600 + minute * 60 + second;
}

/** Two digits, or NaN. */
function two(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] as number) - 48;
  const ones = (bytes[at + 1] as number) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

/**
 * The forms that X.680 gives a fixed meaning but DER does not write: no seconds, fractions (dropped), an offset
 * from UTC. Old certificates have them. GeneralizedTime without Z or offset means "local time" and is refused.
 */
function other(text: string, generalized: boolean): number {
  const match = generalized
    ? /^(\d{4})(\d\d)(\d\d)(\d\d)(?:(\d\d)(?:(\d\d)(?:[.,]\d{1,9})?)?)?(?:Z|([+-])(\d\d)(\d\d)?)$/.exec(text)
    : /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:Z|([+-])(\d\d)(\d\d))$/.exec(text);
  if (match === null) return NaN;
  const [y, mo, d, h, mi, s] = match.slice(1, 7).map((v) => Number(v ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const offset = Number(match[8] ?? 0) * 3600 + Number(match[9] ?? 0) * 60;
  if (Number(match[8] ?? 0) > 14 || Number(match[9] ?? 0) > 59) return NaN;
  const year = generalized ? y : y < 50 ? 2000 + y : 1900 + y;
  return unixSeconds(year, mo, d, h, mi, s) - (match[7] === "-" ? -offset : offset);
}

/**
 * Unix seconds of the Time at `pos` (RFC 5280 section 4.1.2.5: UTCTime years from 50 are 19xx).
 *
 * @throws {DerError} For another type, letters for digits, or a day that the calendar does not have.
 */
export function timeAt(der: Der, pos: number, limit: number): number {
  const tag = der.read(pos, limit);
  if (tag !== UTC_TIME && tag !== GENERALIZED_TIME) throw new DerError("a date of another type");
  const { bytes, start, end } = der;
  const generalized = tag === GENERALIZED_TIME;
  const at = generalized ? start + 4 : start + 2;
  let seconds = NaN;
  if (end - at === 11 && bytes[end - 1] === 0x5a) {
    const low = two(bytes, at - 2);
    const year = generalized ? two(bytes, start) * 100 + low : low < 50 ? 2000 + low : 1900 + low;
    seconds = unixSeconds(
      year,
      two(bytes, at),
      two(bytes, at + 2),
      two(bytes, at + 4),
      two(bytes, at + 6),
      two(bytes, at + 8),
    );
  } else if (end - start <= 32) seconds = other(der.text.slice(start, end), generalized);
  if (Number.isNaN(seconds)) throw new DerError("a date that the calendar does not have");
  return seconds;
}
