import type { SourceName } from "./records.ts";
import { raw, type Sql, sql } from "../../../stores/sql.ts";

/** The ranks, the highest first. */
const RANKS = raw(Array.from({ length: 10 }, (_, i) => `SELECT ${9 - i} AS rank`).join(" UNION ALL "));

/** How due names are taken: by rank, and of each rank the owners in turn. */
export function sourceClaims(db: Sql) {
  // Steps from owner to owner in the index: it may hold a million names of one. PostgreSQL would read all for EXISTS.
  const dueOwners = (rank: number, now: number) => {
    const first = sql`SELECT min(owner) FROM source_names WHERE rank = ${rank} AND next_at IS NOT NULL`;
    return sql`WITH RECURSIVE o (owner) AS (
        ${first} UNION ALL SELECT (${first} AND owner > o.owner) FROM o WHERE o.owner IS NOT NULL
      ) SELECT owner FROM o WHERE owner IS NOT NULL AND
        (SELECT min(next_at) FROM source_names n WHERE n.rank = ${rank} AND n.owner = o.owner) <= ${now}`;
  };

  return {
    /**
     * Takes due names, and hides them from others for that time: those of higher rank first, of each at most half of what
     * is left, so that no rank waits for another, and of each rank as many of every owner. May take fewer than are due, but
     * not none.
     *
     * @param except Owners and ranks of which nothing is taken. @default none
     */
    async claim(
      now: number,
      hide_ms: number,
      limit: number,
      except: readonly Pick<SourceName, "owner" | "rank">[] = [],
    ): Promise<SourceName[]> {
      // Mostly nothing is due: asking for that writes nothing, and costs a step in the index for each rank.
      const due = await db.read<{ rank: number }>(sql`SELECT r.rank FROM (${RANKS}) r WHERE
        (SELECT min(next_at) FROM source_names n WHERE n.rank = r.rank) <= ${now} ORDER BY r.rank DESC`);
      if (due.length === 0) return [];
      return await db.transaction(async ({ query }) => {
        const taken: SourceName[] = [];
        for (const [n, { rank }] of due.entries()) {
          // Half of what is left, so that names of lower ranks wait for no flood of others.
          const most = n === due.length - 1 ? limit - taken.length : Math.ceil((limit - taken.length) / 2);
          const owners = (await query<{ owner: string }>(dueOwners(rank, now))).map(({ owner }) => owner)
            .filter((owner) => !except.some((each) => each.owner === owner && each.rank === rank));
          // With more owners than names, others come first the next time.
          const first = owners.length === 0 ? 0 : taken.length + now % owners.length;
          let left = most;
          for (let i = 0; i < owners.length && left > 0; i++) {
            const rows = await query<SourceName>(
              sql`UPDATE source_names SET next_at = ${now + hide_ms} WHERE (owner, name) IN (
                  SELECT owner, name FROM source_names
                  WHERE rank = ${rank} AND owner = ${owners[
                (first + i) % owners.length
              ]!} AND next_at <= ${now}
                  ORDER BY next_at LIMIT ${Math.ceil(left / (owners.length - i))} ${db.skipLocked})
                RETURNING owner, name, door, reason, page, rank, added_at, visits`,
            );
            left -= rows.length;
            taken.push(...rows);
          }
        }
        return taken;
      });
    },
  };
}
