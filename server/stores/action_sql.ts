import type { ActionRecord } from "./records.ts";
import { insertion, type Sql, sql } from "./sql.ts";

/** Who did what, and when. Entries are added, never changed, and outlive the person; they go with the team. */
export function actionStore(db: Sql) {
  return {
    /** Adds an entry. */
    async add(action: ActionRecord): Promise<void> {
      await db.query(insertion("actions", { ...action }));
    },
    /** The entries of a team, newest first, older than the entry `before`, at most `limit`. */
    list: (owner: string, { before, limit }: { before: string | null; limit: number }) =>
      db.read<ActionRecord>(sql`SELECT * FROM actions WHERE owner = ${owner}
        AND (CAST(${before} AS text) IS NULL OR id < ${before}) ORDER BY id DESC LIMIT ${limit}`),
    /** The entries of all teams after the entry `id` that are not newer than `until`, oldest first, at most `limit`. */
    after: (id: string, until: number, limit: number) =>
      db.read<ActionRecord>(
        sql`SELECT * FROM actions WHERE id > ${id} AND at <= ${until} ORDER BY id LIMIT ${limit}`,
      ),
    /** The last entry that a target was sent; for a new target, what sorts as an entry of `now`. */
    async position(target: string, now: number): Promise<string> {
      // A UUIDv7 begins with its time; nothing of that millisecond sorts before it.
      const time = now.toString(16).padStart(12, "0");
      const row = { target, id: `${time.slice(0, 8)}-${time.slice(8)}` };
      const again = sql`ON CONFLICT (target) DO UPDATE SET target = excluded.target RETURNING id`;
      return (await db.query<{ id: string }>(insertion("actions_sent", row, again)))[0]!.id;
    },
    /** Records the last entry that a target was sent. */
    async advance(target: string, id: string): Promise<void> {
      await db.query(sql`UPDATE actions_sent SET id = ${id} WHERE target = ${target}`);
    },
    /** Deletes older entries. */
    async prune(before: number): Promise<void> {
      await db.query(sql`DELETE FROM actions WHERE at < ${before}`);
    },
  };
}
