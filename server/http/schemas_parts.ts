/**
 * Members of bodies that many schemas have.
 * @module
 */
import * as v from "valibot";

type Text = v.GenericSchema<string>;
type Whole = v.GenericSchema<number>;

/** Any text. */
export const text: Text = v.string();
/** A whole number. */
export const whole: Whole = v.pipe(v.number(), v.integer());
/** A whole number from 0. */
export const count: Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A time, RFC 3339. */
export const time: Text = v.pipe(v.string(), v.isoTimestamp("give an RFC 3339 time"));
/** The same, or null. */
export const timeOrNull: v.GenericSchema<string | null> = v.nullable(time);
/** A share of one. */
export const share: Whole = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Short text of a secret or a name that is checked further. */
export const short: Text = v.pipe(v.string(), v.maxLength(1_024, "give at most 1024 characters"));
