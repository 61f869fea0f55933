import { Cron } from "croner";
import { HOUR_MS } from "../../units/mod.ts";
import { InvalidParameter } from "../../checks.ts";
import type { BrandRecord } from "./store/mod.ts";

/** When runs start. */
export interface Schedule {
  /** An interval (`90m`, `6h`, `1d`) or a cron expression (`0 6 * * *`). */
  schedule: string;
  /** Time zone of a cron expression. */
  timezone: string;
}

/** A run is late so long after its time. */
const LATE_MS = 900_000;
/** No brand is checked more often than this. */
const LEAST_MS = 300_000;
const MAX_MS = 31 * 86_400_000;
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Parses `90m`, `6h`, `1d` as milliseconds; undefined when it is not an interval. */
function intervalMs(text: string): number | undefined {
  const match = /^(\d{1,4})([mhd])$/.exec(text);
  return match === null ? undefined : Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS];
}

/**
 * When the next run is due, milliseconds since 1970. After a pause of any length it is one run: missed runs are made up
 * for once.
 *
 * @param after Milliseconds since 1970.
 */
export function nextRun({ schedule, timezone }: Schedule, after: number): number {
  const interval = intervalMs(schedule);
  if (interval !== undefined) return after + interval;
  const next = new Cron(schedule, { timezone, paused: true }).nextRun(new Date(after));
  if (next === null) throw new RangeError(`The schedule ${JSON.stringify(schedule)} never comes again`);
  return next.getTime();
}

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
  schedule: Schedule,
  attempts: number,
  now: number,
): number | null {
  if (attempts + 1 >= MAX_RUN_ATTEMPTS) return null;
  return Math.min(now + HOUR_MS * 2 ** attempts, nextRun(schedule, now));
}

/**
 * Checks a schedule.
 *
 * @throws {SquatError} `invalid_parameter`: no interval or cron expression, or one with runs less than five minutes or
 * more than 31 days apart.
 */
export function checkSchedule(schedule: Schedule, now: number): void {
  const fail = (why: string): never => {
    throw new InvalidParameter(
      `Cannot use schedule ${JSON.stringify(schedule.schedule.slice(0, 100))}: ${why}`,
    );
  };
  const give = "give an interval such as 90m, 6h or 1d, or a cron expression such as 0 6 * * *";
  let slot = now;
  for (let n = 0; n < 10; n++) {
    let next: number;
    try {
      next = nextRun(schedule, slot);
    } catch {
      return fail(give);
    }
    if (n > 0 && next - slot < LEAST_MS) fail("runs have to be at least 5 minutes apart");
    if (next - slot > MAX_MS) fail("runs may be at most 31 days apart");
    slot = next;
  }
}

/** Whether the next run of a brand is a quarter of an hour late. */
export function isLate(
  { settings: { paused }, next_run_at }: Pick<BrandRecord, "settings" | "next_run_at">,
  now: number,
): boolean {
  return !paused && next_run_at !== null && now > next_run_at + LATE_MS;
}
