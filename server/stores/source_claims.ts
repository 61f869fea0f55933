import type { Sql } from "./sql.ts";
import type { SourceName, SourceStore } from "./sources.ts";

/** The highest rank. */
const MOST_RANK = 9;

/** How due names are taken: by rank, and of each rank the owners in turn. */
export function sourceClaims(sql: Sql): Pick<SourceStore, "claim"> {
  // Steps from owner to owner in the index: it may hold a million names of one.
  const after = (owner: string): string =>
    `SELECT min(owner) FROM source_names WHERE rank = $1 AND next_at IS NOT NULL ${owner}`;
  const dueOwners = `WITH RECURSIVE o (owner) AS (
      ${after("")} UNION ALL SELECT (${after("AND owner > o.owner")}) FROM o WHERE o.owner IS NOT NULL
    ) SELECT owner FROM o WHERE owner IS NOT NULL
      AND EXISTS (SELECT 1 FROM source_names n WHERE n.rank = $1 AND n.owner = o.owner AND n.next_at <= $2)`;

  return {
    async claim(now, hide_ms, limit, except = []) {
      // Mostly nothing is due: asking for that writes nothing, and costs a step in the index for each rank.
      const ranks = Array.from({ length: MOST_RANK + 1 }, (_, i) => `SELECT ${MOST_RANK - i} AS rank`);
      const due = await sql.read<{ rank: number }>(
        `SELECT r.rank FROM (${ranks.join(" UNION ALL ")}) r
         WHERE EXISTS (SELECT 1 FROM source_names n WHERE n.rank = r.rank AND n.next_at <= $1) ORDER BY r.rank DESC`,
        [now],
      );
      if (due.length === 0) return [];
      return await sql.transaction(async ({ query }) => {
        const taken: SourceName[] = [];
        for (const [n, { rank }] of due.entries()) {
          // Half of what is left, so that names of lower ranks wait for no flood of others.
          const most = n === due.length - 1 ? limit - taken.length : Math.ceil((limit - taken.length) / 2);
          const owners = (await query<{ owner: string }>(dueOwners, [rank, now])).map(({ owner }) => owner)
            .filter((owner) => !except.some((each) => each.owner === owner && each.rank === rank));
          // With more owners than names, others come first the next time.
          const first = owners.length === 0 ? 0 : taken.length + now % owners.length;
          let left = most;
          for (let i = 0; i < owners.length && left > 0; i++) {
            const rows = await query<SourceName>(
              `UPDATE source_names SET next_at = $2 WHERE (owner, name) IN (
                 SELECT owner, name FROM source_names WHERE rank = $3 AND owner = $4 AND next_at <= $1
                 ORDER BY next_at LIMIT $5 ${sql.skipLocked})
               RETURNING owner, name, door, reason, page, rank, added_at, visits`,
              [
                ...[now, now + hide_ms, rank, owners[(first + i) % owners.length]],
                Math.ceil(left / (owners.length - i)),
              ],
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
