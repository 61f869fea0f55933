import { h } from "../parts/dom.ts";
import { serviceNow } from "../service/service_time.ts";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const EXACT = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** Whether a time is in the future. */
export function inFuture(rfc3339: string): boolean {
  return Date.parse(rfc3339) > serviceNow();
}

/** Returns the day of a time; the exact time shows on hover. */
export function time(rfc3339: string): HTMLElement {
  const date = new Date(rfc3339);
  return h("time", { datetime: rfc3339, title: EXACT.format(date) }, DAY.format(date));
}

/** Returns the exact time. */
export function exact(rfc3339: string): string {
  return EXACT.format(new Date(rfc3339));
}
