import { DAY_MS, HOUR_MS } from "../../units/mod.ts";
import { InvalidParameter } from "../../checks.ts";
import type { BrandRecord } from "./store/mod.ts";

/** A run is late so long after its time. */
const LATE_MS = 900_000;
/** No brand is checked more often than this. */
const LEAST_MS = 300_000;
const MAX_MS = 31 * DAY_MS;
const UNIT_MS = { m: 60_000, h: HOUR_MS, d: DAY_MS } as const;

/** Parses `90m`, `6h`, `1d` as milliseconds; undefined when it is not an interval. */
function intervalMs(text: string): number | undefined {
  const match = /^(\d{1,4})([mhd])$/.exec(text);
  return match === null ? undefined : Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS];
}

/**
 * When the next run is due, milliseconds since 1970. After a pause of any length it is one run: missed runs are made up
 * for once.
 *
 * @param schedule An interval.
 * @param after Milliseconds since 1970.
 */
export const nextRun = (schedule: string, after: number): number => after + intervalMs(schedule)!;

/** Found names are given up after so many incomplete runs. */
const MAX_RUN_ATTEMPTS = 10;

/**
 * When a found name is studied again after an incomplete run: in an hour, 2, 4 and so on, at the latest with the next
 * scheduled run. Null when it is given up.
 *
 * @param attempts Incomplete runs of it before this one.
 * @param now Milliseconds since 1970.
 */
export function againAt(
  schedule: string,
  attempts: number,
  now: number,
): number | null {
  if (attempts + 1 >= MAX_RUN_ATTEMPTS) return null;
  return Math.min(now + HOUR_MS * 2 ** attempts, nextRun(schedule, now));
}

/**
 * Checks a schedule.
 *
 * @throws {SquatError} `invalid_parameter`: no interval, or one of less than five minutes or more than 31 days.
 */
export function checkSchedule(schedule: string): void {
  const interval = intervalMs(schedule);
  if (interval !== undefined && interval >= LEAST_MS && interval <= MAX_MS) return;
  throw new InvalidParameter(
    `Cannot use schedule ${
      JSON.stringify(schedule.slice(0, 100))
    }: give an interval from 5m to 31d, such as 90m, 6h or 1d`,
  );
}

/** Whether the next run of a brand is a quarter of an hour late. */
export function isLate(
  { settings: { paused }, next_run_at }: Pick<BrandRecord, "settings" | "next_run_at">,
  now: number,
): boolean {
  return !paused && next_run_at !== null && now > next_run_at + LATE_MS;
}
