import type { KeyRecord, MinuteCount } from "./records.ts";
import type { Scope } from "../wire/scopes.ts";
import { firstOf, insertion, type Sql, sql, type Statement } from "./sql.ts";

/** A row of a key. */
type KeyRow = Omit<KeyRecord, "scopes"> & { scopes: string };

/** Scopes that earlier versions had. */
const RETIRED: ReadonlySet<Scope> = new Set(["", "report:approve"]);

/** The scopes of a key; those that earlier versions had are gone. */
function storedScopes(stored: string): Scope[] {
  return stored.split(",").filter((scope) => !RETIRED.has(scope));
}

/** Keys. Every change is seen by the next read, also from another process on the same store. */
export function keyStore(db: Sql) {
  // A person limits the key to the role at the time; one who is gone has no keys that are good.
  const read = async (where: Statement): Promise<KeyRecord[]> => {
    const rows = await db.read<KeyRow>(sql`SELECT keys.*, people.role FROM keys AS keys
      LEFT JOIN people AS people ON people.name = keys.person AND people.owner = keys.owner ${where}`);
    return rows.map((row) => ({ ...row, scopes: storedScopes(row.scopes) }));
  };
  return {
    /**
     * Stores a new key. Atomic. Rejects when its id or hash exists already.
     *
     * @param most Resolves with false, and stores nothing, when the owner has that many keys that are neither revoked nor
     * expired when this one is created. The limit holds for concurrent calls too. @default no limit
     */
    add: ({ role: _, ...key }: KeyRecord, most: number = Infinity) =>
      db.transaction(async ({ query }) => {
        const [row] = await query<{ good: number }>(sql`SELECT count(*) AS good FROM keys
          WHERE owner = ${key.owner} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${key.created_at})`);
        if (row!.good >= most) return false;
        await query(insertion("keys", { ...key, scopes: key.scopes.join(",") }));
        return true;
      }, { lock: `keys of ${key.owner}` }),
    /** The key with that hash, also when it has expired or is revoked; null for an unknown hash. Never cached. */
    find: (hash: string) => firstOf(read(sql`WHERE keys.hash = ${hash}`)),
    /** Every key, oldest first; of one owner, if given. */
    list: (owner: string | null = null) =>
      read(sql`WHERE keys.owner = coalesce(${owner}, keys.owner) ORDER BY keys.created_at, keys.id`),
    /**
     * Revokes a key. Idempotent: the first time of revocation stays, and is a removal. Resolves with whether there is such a
     * key.
     */
    async revoke(id: string, now: number): Promise<boolean> {
      const [, rows] = await db.batch([
        sql`INSERT INTO removals (name, key_id) SELECT owner, id FROM keys WHERE id = ${id} AND revoked_at IS NULL`,
        sql`UPDATE keys SET revoked_at = coalesce(revoked_at, ${now}) WHERE id = ${id} RETURNING id`,
      ], { reserved: "takingAway" });
      return rows!.length > 0;
    },
    /** Records the last use of several keys. Ignores unknown ids. */
    async touch(uses: ReadonlyMap<string, number>): Promise<void> {
      // In one order, so that instances that update the same keys do not deadlock.
      const sorted = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
      await db.batch(
        sorted.map(([id, time]) =>
          sql`UPDATE keys SET last_used_at = CASE WHEN last_used_at > ${time} THEN last_used_at ELSE ${time} END
          WHERE id = ${id}`
        ),
      );
    },
  };
}

/** Usage by key and minute; the column is called hour. */
export function usageStore(db: Sql) {
  return {
    /** Adds to counts, all or nothing. Not idempotent. */
    async add(counts: readonly (MinuteCount & { key_id: string })[]): Promise<void> {
      // In one order, so that instances that count the same keys do not deadlock.
      const sorted = [...counts].sort((a, b) => a.minute - b.minute || (a.key_id < b.key_id ? -1 : 1));
      const more = sql`ON CONFLICT (key_id, hour) DO UPDATE SET
        lookup_requests = u.lookup_requests + excluded.lookup_requests, ct_requests = u.ct_requests + excluded.ct_requests`;
      await db.batch(
        sorted.map(({ key_id, minute, lookup_requests, ct_requests }) =>
          insertion("usage AS u", { key_id, hour: minute, lookup_requests, ct_requests }, more)
        ),
      );
    },
    /** The minutes of a key from `from` on that have counts, oldest first. */
    read: (key_id: string, from: number) =>
      db.read<MinuteCount>(sql`SELECT hour AS minute, lookup_requests, ct_requests FROM usage
        WHERE key_id = ${key_id} AND hour >= ${from} ORDER BY hour`),
    /** Deletes older counts. */
    async prune(before: number): Promise<void> {
      await db.query(sql`DELETE FROM usage WHERE hour < ${before}`);
    },
  };
}
