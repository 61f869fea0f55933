import type { Sql } from "./sql.ts";
import type { WatchStore } from "./watch.ts";

/** The statements that create the table, for a schema such as `deadringer.`; released ones never change. */
export function visitTable(schema: string): string {
  return `
  CREATE TABLE ${schema}watch_visits (owner text PRIMARY KEY, since bigint, last_at bigint NOT NULL);
  `;
}

/** What the column has before the name of a person; names have no tab. */
const ofOwner = (owner: string): string => `${owner}\t`;

/** The part of a store of watched brands that knows owners as people: when they were here. */
export function visitStore(sql: Sql): Pick<WatchStore, "visit" | "forgetOwner"> {
  const table = `${sql.schema}watch_visits`;
  return {
    async visit(owner, person, now, gap_ms) {
      // Clocks of several machines differ: the last note is never set back.
      const [row] = await sql.query<{ since: number | null }>(
        `INSERT INTO ${table} (owner, since, last_at) VALUES ($1, NULL, $2)
         ON CONFLICT (owner) DO UPDATE SET
           since = CASE WHEN excluded.last_at - ${table}.last_at > $3 THEN ${table}.last_at ELSE ${table}.since END,
           last_at = CASE WHEN excluded.last_at > ${table}.last_at THEN excluded.last_at ELSE ${table}.last_at END
         RETURNING since`,
        [person === null ? owner : ofOwner(owner) + person, now, gap_ms],
      );
      return row!.since;
    },
    async forgetOwner(owner) {
      await sql.query(`DELETE FROM ${sql.schema}watch_mailboxes WHERE owner = $1`, [owner]);
      await sql.query(
        `DELETE FROM ${table} WHERE owner = $1 OR substr(owner, 1, length(CAST($2 AS text))) = CAST($2 AS text)`,
        [owner, ofOwner(owner)],
      );
    },
  };
}
