import type { Sql } from "./sql.ts";
import type { WatchStore } from "./watch.ts";

/** What the column has before the name of a person; names have no tab. */
const ofOwner = (owner: string): string => `${owner}\t`;

/** The part of a store of watched brands that knows owners as people: when they were here. */
export function visitStore(sql: Sql): Pick<WatchStore, "visit" | "forgetOwner"> {
  return {
    async visit(owner, person, now, gap_ms) {
      // Clocks of several machines differ: the last note is never set back.
      const [row] = await sql.query<{ since: number | null }>(
        `INSERT INTO watch_visits (owner, since, last_at) VALUES ($1, NULL, $2)
         ON CONFLICT (owner) DO UPDATE SET
           since = CASE WHEN excluded.last_at - watch_visits.last_at > $3 THEN watch_visits.last_at ELSE watch_visits.since END,
           last_at = CASE WHEN excluded.last_at > watch_visits.last_at THEN excluded.last_at ELSE watch_visits.last_at END
         RETURNING since`,
        [person === null ? owner : ofOwner(owner) + person, now, gap_ms],
      );
      return row!.since;
    },
    async forgetOwner(owner) {
      await sql.query(`DELETE FROM watch_mailboxes WHERE owner = $1`, [owner]);
      await sql.query(
        `DELETE FROM watch_visits WHERE owner = $1 OR substr(owner, 1, length(CAST($2 AS text))) = CAST($2 AS text)`,
        [owner, ofOwner(owner)],
      );
    },
  };
}
