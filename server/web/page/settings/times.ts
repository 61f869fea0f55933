import { h } from "../parts/dom.ts";
import { serviceNow } from "../service/service_time.ts";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const EXACT = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const SPANS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Whether a time is in the future. */
export function inFuture(rfc3339: string): boolean {
  return Date.parse(rfc3339) > serviceNow();
}

/** Returns the day of a time; the exact time shows on hover. */
export function time(rfc3339: string): HTMLElement {
  const date = new Date(rfc3339);
  return h("time", { datetime: rfc3339, title: EXACT.format(date) }, DAY.format(date));
}

/** Returns how far away a time is, in words. */
export function agoWords(rfc3339: string): string {
  const away = Date.parse(rfc3339) - serviceNow();
  const [unit, length] = SPANS.find(([, length]) => Math.abs(away) >= length) ?? ["minute", 60_000];
  return Math.abs(away) < 60_000 ? "just now" : RELATIVE.format(Math.round(away / length), unit);
}

/** Returns how far away a time is, in words; the exact time shows on hover. */
export function ago(rfc3339: string): HTMLElement {
  return h("time", { datetime: rfc3339, title: exact(rfc3339) }, agoWords(rfc3339));
}

/** Returns the exact time. */
export function exact(rfc3339: string): string {
  return EXACT.format(new Date(rfc3339));
}
