/**
 * What serving instances and workers agree on. A lookup's candidates are worked off in batches, each of them a job of
 * graphile-worker. Who starts a batch gets the number of its attempt; only what the last attempt found is taken, and
 * it leaves out the names that were taken before. So a batch may be done again, or twice at the same time, and each
 * name's lines still arrive once.
 * @module
 */
import { Logger } from "graphile-worker";
import type { Permutation, Plan } from "../../mod.ts";
import type { Log } from "../log.ts";
import type { Database } from "../stores/postgres/database.ts";

/** Name of the jobs. */
export const TASK = "deadringer_batch";
/** How often a job is tried, after about 3, 7 and 20 s. */
export const MOST_ATTEMPTS = 4;
/** How often who is alive says so. */
export const BEAT_MS = 2_000;
/** Seconds without a word after which a worker or a serving instance is taken for dead. */
const DEAD_SEC = 10;

/** A job. */
export interface Batch {
  /** The lookup it is part of. */
  lookup: string;
  /** Its number in the lookup. */
  nr: number;
  /** What the lookup is after; an analysis is one name, which nobody can share. */
  plan: Exclude<Plan, "analyze">;
  /** The imitated name. */
  domain: string;
  /** The candidates. */
  permutations: Permutation[];
  /** Milliseconds that the lookup had left when the batch was made: clocks of other machines say nothing of it. */
  leftMs: number;
}

/**
 * Says who is alive, and takes what has not said so for too long for dead: jobs of dead workers are free for others,
 * lookups of dead instances are over.
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

/** Makes the row of a lookup. It is over unless its instance goes on to say that it is alive. */
export async function openLookup(database: Database, lookup: string): Promise<void> {
  await database.query(
    `INSERT INTO deadringer.lookups VALUES ($1, now() + interval '${DEAD_SEC} seconds')`,
    [lookup],
  );
}

/** Makes the row of a batch, before its job. */
export async function openBatch(database: Database, lookup: string, nr: number): Promise<void> {
  await database.query("INSERT INTO deadringer.batches (lookup, nr) VALUES ($1, $2)", [lookup, nr]);
}

/** The messages of graphile-worker that tell of trouble, in our log. */
export function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") {
      log(level === "error" ? "error" : "warn", "graphile-worker", { told: message.split("\n")[0] });
    }
  });
}
