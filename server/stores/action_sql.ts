import { insertion, type Sql } from "./sql.ts";
import type { ActionRecord, ActionStore } from "./store.ts";

/** The history of a database whose table exists. */
export function actionStore(sql: Sql): ActionStore {
  return {
    add: async (action) => void await sql.query(...insertion("actions", { ...action })),
    list: (owner, { before, limit }) =>
      sql.read<ActionRecord>(
        `SELECT * FROM actions
         WHERE owner = $1 AND (CAST($2 AS text) IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
        [owner, before, limit],
      ),
    after: (id, until, limit) =>
      sql.read<ActionRecord>(
        `SELECT * FROM actions WHERE id > $1 AND at <= $2 ORDER BY id LIMIT $3`,
        [id, until, limit],
      ),
    async position(target, now) {
      // A UUIDv7 begins with its time; nothing of that millisecond sorts before it.
      const time = now.toString(16).padStart(12, "0");
      const [row] = await sql.query<{ id: string }>(
        `INSERT INTO actions_sent (target, id) VALUES ($1, $2) ON CONFLICT (target) DO UPDATE SET target = $1 RETURNING id`,
        [target, `${time.slice(0, 8)}-${time.slice(8)}`],
      );
      return row!.id;
    },
    async advance(target, id) {
      await sql.query(`UPDATE actions_sent SET id = $2 WHERE target = $1`, [target, id]);
    },
    async prune(before) {
      await sql.query(`DELETE FROM actions WHERE at < $1`, [before]);
    },
  };
}
