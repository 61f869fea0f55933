/** Milliseconds that the service's clock is ahead of this browser's. */
let ahead = 0;

/**
 * Updates from the Date of a response that has just arrived (RFC 9110 section 6.6.1). It has whole seconds and a delay,
 * so a difference of up to two seconds counts as none.
 */
export function heardDate(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < 2_000 ? 0 : difference;
}

/** Returns the milliseconds since 1970 by the service's clock, the source of all shown times. */
export function serviceNow(): number {
  return Date.now() + ahead;
}
