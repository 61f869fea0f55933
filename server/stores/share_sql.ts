import type { ShareRecord, ShareStore } from "./shares.ts";
import { firstOf, insertion, type Sql, type StoreDefinition } from "./sql.ts";

/** The statements that create the table, for a schema such as `deadringer.`; released ones never change. */
export function shareTables(schema: string): string {
  return `
  CREATE TABLE ${schema}shares (
    id text PRIMARY KEY, hash text NOT NULL UNIQUE, owner text NOT NULL, kind text NOT NULL, subject text NOT NULL,
    created_at bigint NOT NULL, created_by text NOT NULL, expires_at bigint NOT NULL, revoked_at bigint,
    opened bigint NOT NULL, opened_at bigint
  );
  CREATE INDEX shares_by_owner ON ${schema}shares (owner, subject);
  `;
}

function shareStore(sql: Sql, close: () => Promise<void>): ShareStore {
  const table = `${sql.schema}shares`;
  const works = (now: string) => `revoked_at IS NULL AND expires_at > ${now}`;
  return {
    add: (share, most) =>
      sql.transaction(async ({ query }) => {
        const [row] = await query<{ working: number }>(
          `SELECT count(*) AS working FROM ${table} WHERE owner = $1 AND ${works("$2")}`,
          [share.owner, share.created_at],
        );
        if (row!.working >= most) return false;
        await query(...insertion(table, { ...share }));
        return true;
      }, { lock: `links of ${share.owner}` }),
    find: (hash, now) =>
      firstOf(
        sql.read<ShareRecord>(`SELECT * FROM ${table} WHERE hash = $1 AND ${works("$2")}`, [hash, now]),
      ),
    get: (owner, id) =>
      firstOf(sql.read<ShareRecord>(`SELECT * FROM ${table} WHERE id = $2 AND owner = $1`, [owner, id])),
    async touch(id, now) {
      await sql.query(`UPDATE ${table} SET opened = opened + 1, opened_at = $2 WHERE id = $1`, [id, now]);
    },
    list: (owner, limit, subject) =>
      sql.read<ShareRecord>(
        `SELECT * FROM ${table} WHERE owner = $1 AND subject = coalesce($3, subject) ORDER BY id DESC LIMIT $2`,
        [owner, limit, subject ?? null],
      ),
    revoke: (owner, id, now) =>
      firstOf(sql.query<ShareRecord>(
        `UPDATE ${table} SET revoked_at = CASE WHEN ${works("$3")} THEN $3 ELSE revoked_at END
         WHERE id = $2 AND owner = $1 RETURNING *`,
        [owner, id, now],
      )),
    async revokeAll(owner, subject, now) {
      await sql.query(
        `UPDATE ${table} SET revoked_at = $3 WHERE owner = $1 AND subject = coalesce($2, subject) AND ${
          works("$3")
        }`,
        [owner, subject, now],
      );
    },
    async sweep(before) {
      await sql.query(`DELETE FROM ${table} WHERE expires_at < $1 OR revoked_at < $1`, [before]);
    },
    close,
  };
}

/** Shared links. */
export const SHARE_STORE: StoreDefinition<ShareStore> = {
  file: "shares.sqlite",
  what: "shared links",
  migrations: [shareTables("")],
  create: shareStore,
};
