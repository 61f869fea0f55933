import type { ShareRecord, ShareStore } from "./shares.ts";
import { SHARES } from "./schemas.ts";
import { firstOf, insertion, type Sql, type StoreDefinition } from "./sql.ts";

function shareStore(sql: Sql, close: () => Promise<void>): ShareStore {
  const works = (now: string) => `revoked_at IS NULL AND expires_at > ${now}`;
  return {
    add: (share, most) =>
      sql.transaction(async ({ query }) => {
        const [row] = await query<{ working: number }>(
          `SELECT count(*) AS working FROM shares WHERE owner = $1 AND ${works("$2")}`,
          [share.owner, share.created_at],
        );
        if (row!.working >= most) return false;
        await query(...insertion("shares", { ...share }));
        return true;
      }, { lock: `links of ${share.owner}` }),
    find: (hash, now) =>
      firstOf(
        sql.read<ShareRecord>(`SELECT * FROM shares WHERE hash = $1 AND ${works("$2")}`, [hash, now]),
      ),
    get: (owner, id) =>
      firstOf(sql.read<ShareRecord>(`SELECT * FROM shares WHERE id = $2 AND owner = $1`, [owner, id])),
    async touch(id, now) {
      await sql.query(`UPDATE shares SET opened = opened + 1, opened_at = $2 WHERE id = $1`, [id, now]);
    },
    list: (owner, limit, subject) =>
      sql.read<ShareRecord>(
        `SELECT * FROM shares WHERE owner = $1 AND subject = coalesce($3, subject) ORDER BY id DESC LIMIT $2`,
        [owner, limit, subject ?? null],
      ),
    revoke: (owner, id, now) =>
      firstOf(sql.query<ShareRecord>(
        `UPDATE shares SET revoked_at = CASE WHEN ${works("$3")} THEN $3 ELSE revoked_at END
         WHERE id = $2 AND owner = $1 RETURNING *`,
        [owner, id, now],
      )),
    async revokeAll(owner, subject, now) {
      await sql.query(
        `UPDATE shares SET revoked_at = $3 WHERE owner = $1 AND subject = coalesce($2, subject) AND ${
          works("$3")
        }`,
        [owner, subject, now],
      );
    },
    async sweep(before) {
      await sql.query(`DELETE FROM shares WHERE expires_at < $1 OR revoked_at < $1`, [before]);
    },
    close,
  };
}

/** Shared links. */
export const SHARE_STORE: StoreDefinition<ShareStore> = {
  file: "shares.sqlite",
  what: "shared links",
  schema: { first: 1, steps: [SHARES] },
  create: shareStore,
};
