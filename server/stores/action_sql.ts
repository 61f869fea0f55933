import type { Sql } from "./sql.ts";
import type { ActionRecord, ActionStore } from "./store.ts";

/** The statements that create the table, for a schema such as `deadringer.`; released ones never change. */
export function actionTable(schema: string): string {
  return `
  CREATE TABLE ${schema}actions (
    id text PRIMARY KEY, owner text NOT NULL, at bigint NOT NULL, person text, key_id text,
    action text NOT NULL, target text NOT NULL, detail text NOT NULL
  );
  CREATE INDEX actions_by_owner ON ${schema}actions (owner, id);
  `;
}

/** The history of a database whose table exists. */
export function actionStore(sql: Sql): ActionStore {
  const table = `${sql.schema}actions`;
  return {
    async add({ id, owner, at, person, key_id, action, target, detail }) {
      await sql.query(
        `INSERT INTO ${table} (id, owner, at, person, key_id, action, target, detail)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, owner, at, person, key_id, action, target, detail],
      );
    },
    async list(owner, { before, limit }) {
      const rows = await sql.read(
        `SELECT id, owner, at, person, key_id, action, target, detail FROM ${table}
         WHERE owner = $1 AND (CAST($2 AS text) IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
        [owner, before, limit],
      );
      return rows as unknown as ActionRecord[];
    },
    async prune(before) {
      await sql.query(`DELETE FROM ${table} WHERE at < $1`, [before]);
    },
  };
}
