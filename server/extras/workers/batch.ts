/**
 * The protocol between serving instances and workers. The candidates of a lookup are split into batches, each a job of
 * graphile-worker. Each start of a batch gets the number of the attempt; only lines of the last attempt are accepted,
 * and it skips names that are complete. So a batch may run again, or twice at the same time, and the lines of each name
 * still arrive once.
 * @module
 */
import { Logger } from "graphile-worker";
import type { PageBrand } from "../../../lib/match/page/mod.ts";
import type { CandidateList, Plan } from "../../../lib/lookup/mod.ts";
import type { Log } from "../../io/log.ts";
import type { Database } from "../postgres/database.ts";

/** A candidate of a lookup, marked where nobody has seen it. */
export type ListedCandidate = CandidateList extends AsyncIterable<infer T> ? T : never;

/** Name of the jobs. */
export const TASK = "deadringer_batch";
/** Attempts at a job, with about 3, 7 and 20 s between them. */
export const MAX_ATTEMPTS = 4;
/** Milliseconds between heartbeats. */
export const BEAT_MS = 2_000;
/** Seconds without a heartbeat after which a worker or a serving instance counts as dead. */
export const DEAD_SEC = 10;

/** A job. */
export interface Batch {
  /** The lookup it is part of. */
  lookup: string;
  /** Its index in the lookup. */
  nr: number;
  /** The plan of the lookup; an analysis has one name and is not shared. */
  plan: Exclude<Plan, "analyze">;
  /** The imitated name. */
  domain: string;
  /** Brands that pages are compared with, beside the domain. @default none */
  brands?: readonly PageBrand[];
  /** The candidates. */
  permutations: ListedCandidate[];
  /** Milliseconds that the lookup had left when the batch was created: clocks of other machines may differ. */
  leftMs: number;
}

/**
 * Writes a heartbeat, and removes instances without a recent one: jobs of dead workers become free for others, lookups
 * of dead instances end.
 */
export async function beat(
  database: Database,
  alive: { worker?: string; lookups?: readonly string[] },
): Promise<void> {
  const until = `now() + interval '${DEAD_SEC} seconds'`;
  if (alive.worker !== undefined) {
    await database.query(
      `INSERT INTO deadringer.workers VALUES ($1, ${until}) ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
      [alive.worker],
    );
  }
  if (alive.lookups !== undefined && alive.lookups.length > 0) {
    await database.query(`UPDATE deadringer.lookups SET until = ${until} WHERE id = ANY ($1)`, [
      alive.lookups,
    ]);
  }
  await database.query(
    `WITH dead AS (DELETE FROM deadringer.workers WHERE until < now() RETURNING id)
     SELECT graphile_worker.force_unlock_workers(array_agg(id)) FROM dead HAVING count(*) > 0`,
  );
  await database.query("DELETE FROM deadringer.lookups WHERE until < now()");
}

/** Writes warnings and errors of graphile-worker to our log. */
export function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") {
      log(level === "error" ? "error" : "warn", "graphile-worker", { detail: message.split("\n")[0] });
    }
  });
}
