/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;
/** A day in milliseconds. */
export const DAY_MS = 86_400_000;
/** Clocks of machines differ by less: what began later than that began by a clock that has been set back since. */
export const CLOCK_SKEW_MS = 5 * MINUTE_MS;
/** A day in seconds. */
export const DAY_S = 86_400;
/** A mebibyte in bytes. */
export const MIB = 1_048_576;
