import type { OwnerRecord, OwnerStore, SessionRecord, SessionStore } from "../store.ts";
import type { Database } from "./database.ts";

/** Owners and sessions in a database whose schema is up to date. Links and sessions go with their owner. */
export function postgresOwners(database: Database): { owners: OwnerStore; sessions: SessionStore } {
  const changed = async (text: string, values: unknown[]) => (await database.query(text, values)).count > 0;
  return {
    owners: {
      add: ({ name, passphrase, created_at }) =>
        changed("INSERT INTO deadringer.owners VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
          name,
          passphrase,
          created_at,
        ]),
      async find(name) {
        const { rows } = await database.query<OwnerRecord>(
          "SELECT * FROM deadringer.owners WHERE name = $1",
          [
            name,
          ],
        );
        return rows[0] ?? null;
      },
      async list() {
        const { rows } = await database.query<OwnerRecord>(
          `SELECT * FROM deadringer.owners ORDER BY created_at, name COLLATE "C"`,
        );
        return rows;
      },
      setPassphrase: (name, passphrase) =>
        changed("UPDATE deadringer.owners SET passphrase = $2 WHERE name = $1", [name, passphrase]),
      remove: async (name, now) => {
        const { rows } = await database.query(
          `WITH gone AS (DELETE FROM deadringer.owners WHERE name = $1 RETURNING name),
                revoked AS (UPDATE deadringer.keys SET revoked_at = $2
                            WHERE owner = $1 AND revoked_at IS NULL RETURNING owner)
           INSERT INTO deadringer.removals (name)
           SELECT $1 WHERE EXISTS (SELECT FROM gone) OR EXISTS (SELECT FROM revoked) RETURNING number`,
          [name, now],
        );
        return rows.length > 0;
      },
      async removals(after) {
        const { rows } = await database.query<{ number: number; name: string }>(
          `SELECT number, name FROM deadringer.removals
           WHERE number > least($1, (SELECT max(number) - 1 FROM deadringer.removals)) ORDER BY number`,
          [after],
        );
        return {
          last: Number(rows.at(-1)?.number ?? 0),
          names: rows.filter(({ number }) => Number(number) > after).map(({ name }) => name),
        };
      },
    },
    sessions: {
      // The owner's row is locked, so that a change of passphrase waits for the session or the session sees it.
      add: ({ hash, owner, by, created_at, used_at, expires_at }, passphrase) =>
        changed(
          `INSERT INTO deadringer.sessions SELECT $1, name, $3, $4, $5, $6 FROM deadringer.owners
           WHERE name = $2 AND ($7::text IS NULL OR passphrase = $7) FOR SHARE`,
          [hash, owner, by, created_at, used_at, expires_at, passphrase],
        ),
      async find(hash) {
        const { rows } = await database.query<SessionRecord>(
          "SELECT * FROM deadringer.sessions WHERE hash = $1",
          [hash],
        );
        return rows[0] ?? null;
      },
      async touch(hash, now) {
        await database.query("UPDATE deadringer.sessions SET used_at = $2 WHERE hash = $1", [hash, now]);
      },
      async remove(hash) {
        await database.query("DELETE FROM deadringer.sessions WHERE hash = $1", [hash]);
      },
      async removeAll(owner, except) {
        await database.query(
          `WITH links AS (DELETE FROM deadringer.links WHERE owner = $1)
           DELETE FROM deadringer.sessions WHERE owner = $1 AND hash IS DISTINCT FROM $2`,
          [owner, except],
        );
      },
      addLink: ({ hash, owner, expires_at }) =>
        changed(
          "INSERT INTO deadringer.links SELECT $1, name, $3 FROM deadringer.owners WHERE name = $2 FOR SHARE",
          [
            hash,
            owner,
            expires_at,
          ],
        ),
      async takeLink(hash, now) {
        const { rows } = await database.query<{ owner: string; expires_at: number }>(
          "DELETE FROM deadringer.links WHERE hash = $1 RETURNING owner, expires_at",
          [hash],
        );
        return rows[0] === undefined || rows[0].expires_at <= now ? null : rows[0].owner;
      },
      async sweep(now) {
        await database.query(
          `WITH links AS (DELETE FROM deadringer.links WHERE expires_at <= $1)
           DELETE FROM deadringer.sessions WHERE expires_at <= $1`,
          [now],
        );
      },
    },
  };
}
