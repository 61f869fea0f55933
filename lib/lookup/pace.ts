/** At four queries a second to one registry, 64 names under study get their answers within this time. */
const PATIENT_MS = 20_000;
/** Shortest wait: enough to use a registry's rate limit fully. */
const HASTY_MS = 5_000;
/** Share of the remaining time; a margin, since names differ. */
const SHARE_OF_TIME = 0.8;

/** How far a lookup is. */
export interface Pace {
  /** Names in all. */
  total: number;
  /** Names that are finished. */
  completed: number;
  /** Names that exist, under study or finished. */
  studied: number;
  /** Those of them whose study has ended. */
  ended: number;
  /** Names under study at a time. */
  atOnce: number;
  /** Milliseconds that it has taken, and that it may take. */
  elapsedMs: number;
  deadlineMs: number;
}

/** Milliseconds that a name may wait for the rate limit of a registry, so that the lookup ends in time. */
export function patienceMs(
  { total, completed, studied, ended, atOnce, elapsedMs, deadlineMs }: Pace,
): number {
  const leftMs = Math.max(0, deadlineMs - elapsedMs) * SHARE_OF_TIME;
  // The names so far show how long one takes.
  if (ended < atOnce) return Math.min(PATIENT_MS, leftMs);
  const underStudy = studied - ended;
  const resolved = completed + underStudy;
  const more = Math.max(0, total - resolved) * studied / resolved;
  const needMs = (underStudy + more) * elapsedMs / ended;
  return Math.min(needMs <= leftMs ? PATIENT_MS : HASTY_MS, leftMs);
}
