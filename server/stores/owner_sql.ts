import type { Sql } from "./sql.ts";
import type { OwnerRecord, OwnerStore, SessionRecord, SessionStore } from "./store.ts";

/** Owners in a database whose tables exist. */
export function ownerStore(sql: Sql): OwnerStore {
  const table = (name: string): string => `${sql.schema}${name}`;
  return {
    async add({ name, passphrase, created_at }) {
      const rows = await sql.query(
        `INSERT INTO ${table("owners")} (name, passphrase, created_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING name`,
        [name, passphrase, created_at],
      );
      return rows.length > 0;
    },
    async find(name) {
      const [row] = await sql.read(`SELECT * FROM ${table("owners")} WHERE name = $1`, [name]);
      return (row ?? null) as OwnerRecord | null;
    },
    async list() {
      const rows = await sql.read(`SELECT * FROM ${table("owners")}`) as unknown as OwnerRecord[];
      // Not by the database, whose order of names may be that of a language.
      return rows.sort((a, b) => a.created_at - b.created_at || (a.name < b.name ? -1 : 1));
    },
    async setPassphrase(name, passphrase) {
      const [rows] = await sql.batch([[
        `UPDATE ${table("owners")} SET passphrase = $2 WHERE name = $1 RETURNING name`,
        [name, passphrase],
      ]], { takesAway: true });
      return rows!.length > 0;
    },
    remove: (name, now) =>
      sql.transaction(async ({ query }) => {
        const deleted = await query(`DELETE FROM ${table("owners")} WHERE name = $1 RETURNING name`, [name]);
        const revoked = await query(
          `UPDATE ${table("keys")} SET revoked_at = $2 WHERE owner = $1 AND revoked_at IS NULL RETURNING id`,
          [name, now],
        );
        if (deleted.length === 0 && revoked.length === 0) return false;
        await query(`DELETE FROM ${table("links")} WHERE owner = $1`, [name]);
        await query(`DELETE FROM ${table("sessions")} WHERE owner = $1`, [name]);
        await query(`INSERT INTO ${table("removals")} (name) VALUES ($1)`, [name]);
        return true;
      }, { takesAway: true }),
    async removals(after) {
      const [newest] = await sql.read(`SELECT coalesce(max(number), 0) AS last FROM ${table("removals")}`);
      const last = Number(newest!["last"]);
      const rows = await sql.read(
        `SELECT name FROM ${table("removals")} WHERE number > $1 AND number <= $2 ORDER BY number`,
        [after, last],
      );
      return { last, names: rows.map(({ name }) => name as string) };
    },
  };
}

/** Sessions and links in a database whose tables exist. */
export function sessionStore(sql: Sql): SessionStore {
  const table = (name: string): string => `${sql.schema}${name}`;
  return {
    async add({ hash, owner, by, created_at, used_at, expires_at }, passphrase) {
      // The owner's row is locked: a change of passphrase waits for the session, or the session sees it.
      const rows = await sql.query(
        `INSERT INTO ${table("sessions")} (hash, owner, "by", created_at, used_at, expires_at)
         SELECT $1, name, $3, $4, $5, $6 FROM ${table("owners")}
         WHERE name = $2 AND (CAST($7 AS text) IS NULL OR passphrase = $7) ${sql.forShare} RETURNING hash`,
        [hash, owner, by, created_at, used_at, expires_at, passphrase],
      );
      return rows.length > 0;
    },
    async find(hash) {
      const [row] = await sql.read(`SELECT * FROM ${table("sessions")} WHERE hash = $1`, [hash]);
      return (row ?? null) as SessionRecord | null;
    },
    async touch(hash, now) {
      await sql.query(`UPDATE ${table("sessions")} SET used_at = $2 WHERE hash = $1`, [hash, now]);
    },
    async remove(hash) {
      await sql.batch([[`DELETE FROM ${table("sessions")} WHERE hash = $1`, [hash]]], { takesAway: true });
    },
    async removeAll(owner, except) {
      await sql.batch([
        [`DELETE FROM ${table("links")} WHERE owner = $1`, [owner]],
        [`DELETE FROM ${table("sessions")} WHERE owner = $1 AND hash IS DISTINCT FROM $2`, [owner, except]],
      ], { takesAway: true });
    },
    async addLink({ hash, owner, expires_at }) {
      const rows = await sql.query(
        `INSERT INTO ${table("links")} (hash, owner, expires_at)
         SELECT $1, name, $3 FROM ${table("owners")} WHERE name = $2 ${sql.forShare} RETURNING hash`,
        [hash, owner, expires_at],
      );
      return rows.length > 0;
    },
    async takeLink(hash, now) {
      const [row] = await sql.query(
        `DELETE FROM ${table("links")} WHERE hash = $1 RETURNING owner, expires_at`,
        [hash],
      );
      return row === undefined || Number(row["expires_at"]) <= now ? null : row["owner"] as string;
    },
    async sweep(now) {
      await sql.batch([
        [`DELETE FROM ${table("links")} WHERE expires_at <= $1`, [now]],
        [`DELETE FROM ${table("sessions")} WHERE expires_at <= $1`, [now]],
      ]);
    },
  };
}
