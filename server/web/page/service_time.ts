/** Milliseconds that the service's clock is ahead of this browser's. */
let ahead = 0;

/**
 * Takes note of the Date of an answer that has just come (RFC 9110 section 6.6.1). It tells whole seconds and was on
 * its way, so clocks that differ by two seconds count as one.
 */
export function heardDate(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < 2_000 ? 0 : difference;
}

/** Returns the milliseconds since 1970 by the service's clock, which made all times that are shown. */
export function serviceNow(): number {
  return Date.now() + ahead;
}
