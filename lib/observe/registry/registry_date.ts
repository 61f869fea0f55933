const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Time of day with an optional zone; a zone's name other than UTC's is ignored. */
const TIME =
  "(?:[T ]+(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?:\\.\\d{1,9})?)?\\s{0,3}(Z|(?:\\(UTC)?[+-]\\d{1,2}(?::?\\d{2})?)?";

interface Parts {
  year: string;
  month: string;
  day: string;
  time: (string | undefined)[];
}

/** Notations by position of their parts, in the order in which they are tried. */
const NOTATIONS: readonly [RegExp, (m: RegExpExecArray) => Parts][] = [
  // 2025-03-31, 2025/03/31, 2025.03.31, 2025. 03. 31., 2025-Apr-11.
  [
    new RegExp(`^(\\d{4})[-/.] ?([a-z]{3}|\\d{1,2})[-/.] ?(\\d{1,2})\\.?${TIME}`, "i"),
    (m) => ({ year: m[1] as string, month: m[2] as string, day: m[3] as string, time: m.slice(4) }),
  ],
  // 31-03-2025, 31.03.2025, 31/03/2025, 31-Mar-2025, 31 March 2025
  [
    new RegExp(`^(\\d{1,2})[-/. ] ?([a-z]{3,9}|\\d{1,2})[-/. ] ?(\\d{4})${TIME}`, "i"),
    (m) => ({ year: m[3] as string, month: m[2] as string, day: m[1] as string, time: m.slice(4) }),
  ],
  // 20250331, 20250331133816
  [
    /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?(?![\d])()/,
    (m) => ({ year: m[1] as string, month: m[2] as string, day: m[3] as string, time: m.slice(4) }),
  ],
  // Mon Mar 31 13:38:16 GMT 2025; March 31 2025
  [
    /^(?:[a-z]{3},? )?([a-z]{3,9}) (\d{1,2}),? (?:(\d{2}):(\d{2}):(\d{2}) (?:[a-z]{3,4} )?)?(\d{4})()/i,
    (m) => ({
      year: m[6] as string,
      month: m[1] as string,
      day: m[2] as string,
      time: [m[3], m[4], m[5], m[7]],
    }),
  ],
];

/**
 * A registry's date as RFC 3339 in UTC, to the second; null when it is none. Without a zone it is taken for UTC,
 * without a time for midnight. Day comes before month where the year is last: no registry writes it otherwise.
 *
 * @param text As the registry writes it.
 * @example
 * ```ts
 * import { registryDate } from "./registry_date.ts";
 * console.assert(registryDate("31-Mar-2025") === "2025-03-31T00:00:00Z");
 * console.assert(registryDate("before Aug-1996") === null);
 * ```
 */
export function registryDate(text: string): string | null {
  const value = text.trim().slice(0, 64);
  for (const [pattern, partsOf] of NOTATIONS) {
    const match = pattern.exec(value);
    if (match === null) continue;
    const { year, month, day, time } = partsOf(match);
    const index = /^\d/.test(month) ? Number(month) - 1 : MONTHS.indexOf(month.slice(0, 3).toLowerCase());
    const [h, mi, s, zone] = [...time.slice(0, 3).map((t) => Number(t ?? 0)), time[3]] as [
      number,
      number,
      number,
      string | undefined,
    ];
    const date = new Date(Date.UTC(Number(year), index, Number(day)));
    // Date moves 31 April to May: what does not come back was no date.
    if (date.getUTCMonth() !== index || date.getUTCDate() !== Number(day)) return null;
    if (h > 23 || mi > 59 || s > 60) return null; // 60: a leap second.
    const offset = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone ?? "");
    const minutes = offset === null
      ? 0
      : (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * (offset[1] === "-" ? -1 : 1);
    const exact = new Date(date.getTime() + (h * 3600 + (mi - minutes) * 60 + s) * 1000);
    const inYears = exact.getUTCFullYear() >= 1970 && exact.getUTCFullYear() <= 9999;
    return inYears ? exact.toISOString().slice(0, 19) + "Z" : null;
  }
  return null;
}
