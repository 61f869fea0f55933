import { insertion, type Sql } from "./sql.ts";
import type { HourCount, UsageStore } from "./store.ts";

/** Usage in a database whose tables exist. */
export function usageStore(sql: Sql): UsageStore {
  return {
    async add(counts) {
      // In one order, so that instances that count the same keys do not deadlock.
      const sorted = [...counts].sort((a, b) => a.hour - b.hour || (a.key_id < b.key_id ? -1 : 1));
      const more = `ON CONFLICT (key_id, hour) DO UPDATE SET ${
        ["lookup_requests", "ct_requests"].map((each) => `${each} = u.${each} + excluded.${each}`).join(", ")
      }`;
      await sql.batch(
        sorted.map(({ key_id, hour, lookup_requests, ct_requests }) =>
          insertion("usage AS u", { key_id, hour, lookup_requests, ct_requests }, more)
        ),
      );
    },
    read: (key_id, from) =>
      sql.read<HourCount>(
        `SELECT hour, lookup_requests, ct_requests FROM usage WHERE key_id = $1 AND hour >= $2 ORDER BY hour`,
        [key_id, from],
      ),
    async prune(before) {
      await sql.query(`DELETE FROM usage WHERE hour < $1`, [before]);
    },
  };
}
