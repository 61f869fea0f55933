import { visible } from "../../../../lib/page/hidden_text.ts";
import { serviceNow } from "../service/service_time.ts";

/** Maximum length of a shown text. */
const MOST = 20_000;

/**
 * Returns a text that is safe to show: control characters, bidirectional marks and zero-width characters are escaped,
 * since a look-alike hides behind them; a very long text is cut and says so.
 */
export function show(value: string | number): string {
  const text = String(value);
  const cut = text.length > MOST
    ? `${text.slice(0, MOST)}… (${(text.length - MOST).toLocaleString("en")} more characters)`
    : text;
  return visible(cut, "\t\n");
}

const EXACT = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** Returns the exact time by the reader's calendar and clock, of RFC 3339 or milliseconds since 1970. */
export function exact(at: string | number): string {
  return EXACT.format(new Date(at));
}

/** A time in a text of the service, to the minute or of RFC 3339. */
const TIME = /\b(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?: UTC|:[\d.]+Z)/g;

/**
 * Returns what the service says in words for whoever reads the pages: times are by their clock, and what the library
 * advises about resolvers only the operator can do.
 */
export function forReader(message: string): string {
  return message
    .replace(/\b(?:use another|name a) resolver\b/, "ask who runs this service to $&")
    .replace(TIME, (_, day, minute) => exact(`${day}T${minute}Z`));
}

/** As URL.parse, which not every supported browser has. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Returns the A-labels of a Unicode name. */
export function asciiOf(name: string): string {
  // deno-lint-ignore no-control-regex
  if (/^[\u0000-\u007f]*$/.test(name)) return name;
  return urlOf(`http://${name}/`)?.hostname ?? name;
}

/** Returns a whole number with separators. */
export function count(n: number): string {
  return n.toLocaleString("en");
}

/** Returns a number of names in words. */
export function names(n: number): string {
  return n === 1 ? "1 name" : `${count(n)} names`;
}

/** Returns the day of a time in Unix seconds; an invalid time is shown unchanged. */
export function day(seconds: number | null | undefined): string | null {
  if (seconds == null) return null;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}

/** Spans of time from now, in words. */
const RELATIVE: Intl.RelativeTimeFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
/** Units of time with their seconds, the longest first. */
export const SPANS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Returns how far a time in Unix seconds is from now, in words. */
export function away(seconds: number, now: number = serviceNow() / 1000): string {
  const span = seconds - now;
  const [unit, length] = SPANS.find(([, each]) => Math.abs(span) >= each) ?? ["second", 1];
  // A result stored for a week from this second has seven days left, not six.
  return RELATIVE.format(span > 0 ? Math.round(span / length) : Math.trunc(span / length), unit);
}

/** Returns the Unix seconds of an RFC 3339 time; null when it is invalid. */
export function timeOf(text: string | null | undefined): number | null {
  const time = text == null ? NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time / 1000;
}

let regions: Intl.DisplayNames | undefined;

/** Returns the name of a country by its two-letter code. */
export function country(code: string): string {
  // Made at the first use, which takes milliseconds that most pages do without.
  regions ??= new Intl.DisplayNames("en", { type: "region", fallback: "code" });
  return /^[A-Z]{2}$/.test(code) ? regions.of(code) ?? code : code;
}

/** Returns the characters of a name that are not ASCII, each with its code point. */
export function foreign(name: string): string[] {
  const found = new Set([...name].filter((c) => c > "\u007f"));
  return [...found].map((c) => `${c} U+${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`);
}

/** Returns a word as it is read on its own. */
export function titled(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Downloads a file. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Returns where to go after signing in: a page of this service, whatever the address says; without one, `home`. */
export function destination(search: string, origin: string, home: string): string {
  const next = new URLSearchParams(search).get("next") ?? home;
  const { href = "/" } = urlOf(next, origin) ?? {};
  // The absolute URL: a path that begins with two slashes would name another host.
  return href.startsWith(`${origin}/`) ? href : `${origin}/`;
}
