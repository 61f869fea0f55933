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
    /** Deletes older entries. */
    async prune(before: number): Promise<void> {
      await db.query(sql`DELETE FROM actions WHERE at < ${before}`);
    },
  };
}
