/**
 * The milliseconds that a Retry-After field asks for (RFC 9110 section 10.2.3), 0 where it says nothing: seconds, or a
 * date, which is compared with the Date field of the same response, since clocks differ.
 *
 * @param field The Retry-After field.
 * @param date The Date field.
 * @param nowMs The time where there is no Date field, milliseconds since 1970.
 * @example
 * ```ts
 * import { retryAfterMs } from "./retry_after.ts";
 * console.assert(retryAfterMs("5", null, 0) === 5_000);
 * const at = "Sun, 06 Nov 1994 08:49:37 GMT";
 * console.assert(retryAfterMs("Sun, 06 Nov 1994 08:50:37 GMT", at, 0) === 60_000);
 * ```
 */
export function retryAfterMs(field: string | null, date: string | null, nowMs: number): number {
  const text = field?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const from = Date.parse(date ?? "");
  const ms = Date.parse(text) - (Number.isNaN(from) ? nowMs : from);
  return ms > 0 ? ms : 0;
}
