import type { VisitOutcome } from "../../client.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../units/mod.ts";

/** Pages appear soon after the name, or within days. */
const SOON = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS];
/** A parked name is put to use whenever it is bought. */
const LONG = [DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS, 30 * DAY_MS, 60 * DAY_MS, 90 * DAY_MS];
/** A page that is there may be replaced. */
const RARE = [6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS];

/** When a name is visited again, milliseconds after it came in, by what the last visit saw. */
const VISIT_WAITS: Readonly<Record<VisitOutcome, readonly number[]>> = {
  no_dns: SOON,
  no_page: SOON,
  failed: SOON,
  other: RARE,
  unconnected: RARE,
  parked: LONG,
  imitates: [],
};

/** The least time between two visits. */
const LEAST_PERIOD_MS = 5 * MINUTE_MS;

/** The time of a name's next visit, milliseconds since 1970; null when it has had its last one. */
export function nextVisit(outcome: VisitOutcome, added_at: number, now: number): number | null {
  const after = VISIT_WAITS[outcome].find((each) => added_at + each >= now + LEAST_PERIOD_MS);
  return after === undefined ? null : added_at + after;
}
