import type { MinuteCount } from "./records.ts";
import { insertion, raw, type Sql, sql } from "./sql.ts";

/** Usage by key and minute; the column is called hour. */
export function usageStore(db: Sql) {
  return {
    /** Adds to counts, all or nothing. Not idempotent. */
    async add(counts: readonly (MinuteCount & { key_id: string })[]): Promise<void> {
      // In one order, so that instances that count the same keys do not deadlock.
      const sorted = [...counts].sort((a, b) => a.minute - b.minute || (a.key_id < b.key_id ? -1 : 1));
      const more = raw(
        `ON CONFLICT (key_id, hour) DO UPDATE SET ${
          ["lookup_requests", "ct_requests"].map((each) => `${each} = u.${each} + excluded.${each}`).join(
            ", ",
          )
        }`,
      );
      await db.batch(
        sorted.map(({ key_id, minute, lookup_requests, ct_requests }) =>
          insertion("usage AS u", { key_id, hour: minute, lookup_requests, ct_requests }, more)
        ),
      );
    },
    /** The minutes of a key from `from` on that have counts, oldest first. */
    read: (key_id: string, from: number) =>
      db.read<MinuteCount>(sql`SELECT hour AS minute, lookup_requests, ct_requests FROM usage
        WHERE key_id = ${key_id} AND hour >= ${from} ORDER BY hour`),
    /** Deletes older counts. */
    async prune(before: number): Promise<void> {
      await db.query(sql`DELETE FROM usage WHERE hour < ${before}`);
    },
  };
}
