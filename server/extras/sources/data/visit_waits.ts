/**
 * When names are visited again.
 * @module
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../units/mod.ts";
import type { VisitOutcome } from "../client.ts";

/** Pages appear soon after the name, or within days. */
const SOON = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS];
/** A parked name is put to use whenever it is bought. */
const LONG = [DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS, 30 * DAY_MS, 60 * DAY_MS, 90 * DAY_MS];
/** A page that is there may be replaced. */
const RARE = [6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS];

/** When a name is visited again, milliseconds after it came in, by what the last visit saw. */
export const VISIT_WAITS: Readonly<Record<VisitOutcome, readonly number[]>> = {
  no_dns: SOON,
  no_page: SOON,
  failed: SOON,
  other: RARE,
  unconnected: RARE,
  parked: LONG,
  imitates: [],
};
