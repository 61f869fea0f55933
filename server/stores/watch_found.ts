import type { EventSource } from "../../lib/watch/mod.ts";
import type { Sql } from "./sql.ts";
import type { DueName, WatchStore } from "./watch.ts";
import { DAY_MS } from "../units/mod.ts";

/** The part of a store of watched brands that queues found names. */
export function foundStore(sql: Sql): Pick<WatchStore, "found" | "dueFound"> {
  const { clock } = sql;
  return {
    found: (id, names, { now, budget, again_ms }) =>
      sql.transaction(async ({ query }) => {
        const day = Math.floor(now / DAY_MS);
        // The row stays locked until the end: all processes share the budget.
        const [row] = await query<{ found_today: number }>(
          `UPDATE watch_brands SET found_day = $2, found_today = CASE found_day WHEN $2 THEN found_today ELSE 0 END
           WHERE id = $1 RETURNING found_today`,
          [id, day],
        );
        if (row === undefined) return 0;
        const left = budget - row.found_today;
        let added = 0;
        for (const { name, domain, kind, source } of names) {
          if (added >= left) break;
          const rows = await query(
            `INSERT INTO watch_found (brand_id, name, domain, kind, at, door, reason)
             VALUES ($1, $2, $3, $4, $5, $7, $8)
             ON CONFLICT (brand_id, name) DO UPDATE SET domain = $3, kind = $4, at = $5, attempts = 0, studied_at = NULL,
               door = excluded.door, reason = excluded.reason
             WHERE watch_found.studied_at <= $6 RETURNING name`,
            [id, name, domain, kind, now, now - again_ms, source?.door ?? null, source?.reason ?? null],
          );
          added += rows.length;
        }
        if (added > 0) {
          await query(
            `UPDATE watch_brands SET found_at = CASE WHEN found_at < $2 THEN found_at ELSE $2 END, found_today = found_today + $3
             WHERE id = $1`,
            [id, now, added],
          );
        }
        return added;
      }),
    async dueFound(id, now, limit) {
      const rows = await sql.read<DueName & { door: string | null; reason: string }>(
        `SELECT domain, name, kind, attempts, door, reason FROM watch_found
         WHERE brand_id = $1 AND at <= ${clock("$2")} AND studied_at IS NULL ORDER BY at, name LIMIT $3`,
        [id, now, limit],
      );
      return rows.map(({ door, reason, ...name }) =>
        door === null ? name : { ...name, source: { door, reason } as EventSource }
      );
    },
  };
}
