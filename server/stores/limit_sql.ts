import type { WindowState } from "../auth/rate_limit.ts";
import type { Schema } from "./schemas.ts";
import { isAny, type Sql, sql } from "./sql.ts";

/** The tables in SQLite; those of PostgreSQL are among its other tables. */
export const LIMITS: Schema = {
  first: 1,
  steps: [`
    CREATE TABLE windows (id text PRIMARY KEY, count bigint NOT NULL, ends_at bigint NOT NULL);
    CREATE TABLE leases (place text PRIMARY KEY, id text NOT NULL, until bigint NOT NULL);
    CREATE INDEX leases_by_id ON leases (id);
  `],
};

/** Milliseconds by which a window may end later than a new one would: the clock may be set back a little. */
const CLOCK_SLACK_MS = 15_000;

/**
 * Rate limits and leases, shared by all instances where the store is.
 *
 * @param now Returns milliseconds. PostgreSQL reads its own clock instead, so that instances whose clocks differ count
 * alike.
 */
export function limitStore(db: Sql, now: () => number) {
  const clock = () => db.clock(now());
  const takeAll = async (
    ids: readonly string[],
    window_ms: number,
    amount: number,
  ): Promise<WindowState[]> => {
    const given = db.rows(ids.map((id) => ({ id })), { id: "text" });
    const rows = await db.query<{ id: string } & WindowState>(
      // The clock is read once, after the row is locked. A window that ends too late started before the clock was set back.
      sql`INSERT INTO windows AS w (id, count, ends_at)
        SELECT id, CAST(${amount} AS bigint), ${clock()} + ${window_ms} FROM ${given} WHERE TRUE
        ON CONFLICT (id) DO UPDATE SET (count, ends_at) = (
          SELECT CASE WHEN is_over THEN excluded.count ELSE w.count + excluded.count END,
            CASE WHEN is_over THEN now + ${window_ms} ELSE w.ends_at END
          FROM (SELECT now, w.ends_at <= now OR w.ends_at > now + ${window_ms + CLOCK_SLACK_MS} AS is_over
            FROM (SELECT ${clock()} AS now LIMIT 1) AS read LIMIT 1) AS state)
        RETURNING id, count, ends_at - ${clock()} AS left_ms`,
    );
    const states = new Map(
      rows.map(({ id, count, left_ms }) => [id, { count, left_ms: Math.max(0, left_ms) }]),
    );
    return ids.map((id) => states.get(id)!);
  };
  return {
    /**
     * Counts a request and resolves with the window after it. Atomic.
     *
     * @param window_ms How long the window lasts when this request starts it.
     * @param amount What the request counts as. @default 1
     */
    take: async (id: string, window_ms: number, amount: number = 1): Promise<WindowState> =>
      (await takeAll([id], window_ms, amount))[0]!,
    /** The same in several windows, of different ids, at once; resolves with each in that order. */
    takeAll,
    /** Takes one of the `most` leases of `id`; resolves with false when all are taken. Atomic. */
    hold: (id: string, lease: string, most: number, lease_ms: number): Promise<boolean> =>
      db.transaction(async ({ query }) => {
        await query(sql`DELETE FROM leases WHERE id = ${id} AND until <= ${clock()}`);
        return await isAny(query(
          sql`INSERT INTO leases (place, id, until) SELECT CAST(${lease} AS text), CAST(${id} AS text), ${clock()} + ${lease_ms}
            WHERE (SELECT count(*) FROM leases WHERE id = ${id}) < ${most} RETURNING place`,
        ));
      }, { lock: id }),
    /** Those of the ids of which a lease is taken. */
    async held(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db.read<{ id: string }>(
        sql`SELECT DISTINCT id FROM leases WHERE ${db.among("id", ids)} AND until > ${clock()}`,
      );
      return new Set(rows.map(({ id }) => id));
    },
    /** Makes leases end that many milliseconds from now. Returned leases stay free. */
    async renew(leases: readonly string[], lease_ms: number): Promise<void> {
      await db.query(
        sql`UPDATE leases SET until = ${clock()} + ${lease_ms} WHERE ${db.among("place", leases)}`,
      );
    },
    /** Returns a lease. Idempotent. */
    async free(lease: string): Promise<void> {
      await db.query(sql`DELETE FROM leases WHERE place = ${lease}`);
    },
    /** Deletes windows and leases that have ended. */
    async sweep(): Promise<void> {
      await db.query(sql`DELETE FROM leases WHERE until <= ${clock()}`);
      await db.query(sql`DELETE FROM windows WHERE ends_at <= ${clock()}`);
    },
  };
}

/** Rate limits and leases. */
export type LimitStore = ReturnType<typeof limitStore>;
