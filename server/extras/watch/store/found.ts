import type { EventSource } from "../lib/mod.ts";
import { DAY_MS } from "../../../units/mod.ts";
import { insertion, type Sql, sql } from "../../../stores/sql.ts";
import type { DueName, FoundName, FoundOptions } from "./records.ts";

/** The part of a store of watched brands that queues found names. */
export function foundStore(db: Sql) {
  return {
    /** Queues names for an immediate study; the brand is due from then on. Resolves with the number of new names. */
    found: (id: string, names: readonly FoundName[], { now, budget, again_ms }: FoundOptions) =>
      db.transaction(async ({ query }) => {
        const day = Math.floor(now / DAY_MS);
        // The row stays locked until the end: all processes share the budget.
        const [row] = await query<{ found_today: number }>(
          sql`UPDATE watch_brands SET found_day = ${day},
            found_today = CASE found_day WHEN ${day} THEN found_today ELSE 0 END WHERE id = ${id} RETURNING found_today`,
        );
        if (row === undefined) return 0;
        const left = budget - row.found_today;
        const again =
          sql`ON CONFLICT (brand_id, name) DO UPDATE SET domain = excluded.domain, kind = excluded.kind,
          at = excluded.at, attempts = 0, studied_at = NULL, door = excluded.door, reason = excluded.reason
          WHERE watch_found.studied_at <= excluded.at - ${again_ms} RETURNING name`;
        let added = 0;
        for (const { name, domain, kind, source } of names) {
          if (added >= left) break;
          const { door = null, reason = null } = source ?? {};
          const found = { brand_id: id, name, domain, kind, at: now, door, reason };
          added += (await query(insertion("watch_found", found, again))).length;
        }
        if (added > 0) {
          await query(sql`UPDATE watch_brands SET found_today = found_today + ${added},
            found_at = CASE WHEN found_at < ${now} THEN found_at ELSE ${now} END WHERE id = ${id}`);
        }
        return added;
      }),
    /**
     * At most `limit` queued names that are due, oldest first. They stay queued until a `commit` marks them as studied.
     */
    async dueFound(id: string, now: number, limit: number): Promise<DueName[]> {
      const rows = await db.read<DueName & { door: string | null; reason: string }>(
        sql`SELECT domain, name, kind, attempts, door, reason FROM watch_found
          WHERE brand_id = ${id} AND at <= ${
          db.clock(now)
        } AND studied_at IS NULL ORDER BY at, name LIMIT ${limit}`,
      );
      return rows.map(({ door, reason, ...name }) =>
        door === null ? name : { ...name, source: { door, reason } as EventSource }
      );
    },
  };
}
