import type { KeyRecord, Scope } from "../auth/keys.ts";
import { firstOf, insertion, type Sql } from "./sql.ts";
import type { KeyStore } from "./store.ts";

/** A row of a key. */
type KeyRow = Omit<KeyRecord, "scopes"> & { scopes: string };

const keyRecord = (row: KeyRow): KeyRecord => ({ ...row, scopes: row.scopes.split(",") as Scope[] });

/** Keys in a database whose tables exist. */
export function keyStore(sql: Sql): KeyStore {
  // A person limits the key to the role at the time; one who is gone has no keys that are good.
  const select = `SELECT keys.*, people.role FROM keys AS keys
    LEFT JOIN people AS people ON people.name = keys.person AND people.owner = keys.owner`;
  return {
    add: ({ role: _, ...key }, most = Infinity) =>
      sql.transaction(async ({ query }) => {
        const [row] = await query<{ good: number }>(
          `SELECT count(*) AS good FROM keys
           WHERE owner = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)`,
          [key.owner, key.created_at],
        );
        if (row!.good >= most) return false;
        await query(...insertion("keys", { ...key, scopes: key.scopes.join(",") }));
        return true;
      }, { lock: `keys of ${key.owner}` }),
    async find(hash) {
      const row = await firstOf(sql.read<KeyRow>(`${select} WHERE keys.hash = $1`, [hash]));
      return row === null ? null : keyRecord(row);
    },
    async list(owner) {
      const rows = await sql.read<KeyRow>(
        `${select} WHERE keys.owner = coalesce($1, keys.owner) ORDER BY keys.created_at, keys.id`,
        [owner ?? null],
      );
      return rows.map(keyRecord);
    },
    async revoke(id, now) {
      const [, rows] = await sql.batch([
        [
          `INSERT INTO removals (name, key_id)
           SELECT owner, id FROM keys WHERE id = $1 AND revoked_at IS NULL`,
          [id],
        ],
        [`UPDATE keys SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1 RETURNING id`, [id, now]],
      ], { takesAway: true });
      return rows!.length > 0;
    },
    async touch(uses) {
      // In one order, so that instances that update the same keys do not deadlock.
      const sorted = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
      await sql.batch(sorted.map(([id, time]) => [
        `UPDATE keys SET last_used_at = CASE WHEN last_used_at > $2 THEN last_used_at ELSE $2 END WHERE id = $1`,
        [id, time],
      ]));
    },
  };
}
