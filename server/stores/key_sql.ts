import type { KeyRecord, Scope } from "../auth/keys.ts";
import type { Sql } from "./sql.ts";
import type { KeyStore } from "./store.ts";

const KEY_COLUMNS =
  "id, hash, owner, name, hint, scopes, created_at, expires_at, revoked_at, last_used_at, person";

/** A row of a key. */
type KeyRow = Omit<KeyRecord, "scopes"> & { scopes: string };

const keyRecord = (row: KeyRow): KeyRecord => ({ ...row, scopes: row.scopes.split(",") as Scope[] });

/** Keys in a database whose tables exist. */
export function keyStore(sql: Sql): KeyStore {
  const table = `${sql.schema}keys`;
  // A person limits the key to the role at the time; one who is gone has no keys that are good.
  const select = `SELECT ${
    KEY_COLUMNS.split(", ").map((each) => `keys.${each}`).join(", ")
  }, people.role FROM ${table} AS keys
    LEFT JOIN ${sql.schema}people AS people ON people.name = keys.person AND people.owner = keys.owner`;
  const insert =
    `INSERT INTO ${table} (${KEY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
  const valuesOf = (key: KeyRecord) => [
    ...[key.id, key.hash, key.owner, key.name, key.hint, key.scopes.join(",")],
    ...[key.created_at, key.expires_at, key.revoked_at, key.last_used_at, key.person],
  ];
  return {
    async add(key, most) {
      if (most === undefined) {
        await sql.query(insert, valuesOf(key));
        return true;
      }
      return await sql.transaction(async ({ query }) => {
        const [row] = await query<{ good: number }>(
          `SELECT count(*) AS good FROM ${table}
           WHERE owner = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)`,
          [key.owner, key.created_at],
        );
        if (row!.good >= most) return false;
        await query(insert, valuesOf(key));
        return true;
      }, { lock: `keys of ${key.owner}` });
    },
    async find(hash) {
      const [row] = await sql.read<KeyRow>(`${select} WHERE keys.hash = $1`, [hash]);
      return row === undefined ? null : keyRecord(row);
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
          `INSERT INTO ${sql.schema}removals (name, key_id)
           SELECT owner, id FROM ${table} WHERE id = $1 AND revoked_at IS NULL`,
          [id],
        ],
        [`UPDATE ${table} SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1 RETURNING id`, [id, now]],
      ], { takesAway: true });
      return rows!.length > 0;
    },
    async touch(uses) {
      // In one order, so that instances that update the same keys do not deadlock.
      const sorted = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
      await sql.batch(sorted.map(([id, time]) => [
        `UPDATE ${table} SET last_used_at = CASE WHEN last_used_at > $2 THEN last_used_at ELSE $2 END WHERE id = $1`,
        [id, time],
      ]));
    },
  };
}
