import type { Sql } from "./sql.ts";
import type { LinkRecord, OwnerRecord, OwnerStore, SessionRecord, SessionStore } from "./store.ts";

/** Teams in a database whose tables exist. */
export function ownerStore(sql: Sql): OwnerStore {
  const { schema } = sql;
  return {
    add: ({ name, passphrase, created_at }) =>
      sql.transaction(async ({ query }) => {
        const people = await query(`SELECT name FROM ${schema}people WHERE name = $1`, [name]);
        if (people.length > 0) return false;
        const rows = await query(
          `INSERT INTO ${schema}owners (name, created_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name`,
          [name, created_at],
        );
        if (rows.length === 0) return false;
        await query(
          `INSERT INTO ${schema}people (name, owner, role, passphrase, created_at) VALUES ($1, $1, 'admin', $2, $3)`,
          [name, passphrase, created_at],
        );
        return true;
      }, { lock: "names of people" }),
    async find(name) {
      const [row] = await sql.read<OwnerRecord>(`SELECT * FROM ${schema}owners WHERE name = $1`, [name]);
      return row ?? null;
    },
    async list() {
      const rows = await sql.read<OwnerRecord>(`SELECT * FROM ${schema}owners`);
      // Not by the database, whose order of names may be that of a language.
      return rows.sort((a, b) => a.created_at - b.created_at || (a.name < b.name ? -1 : 1));
    },
    remove: (name, now) =>
      sql.transaction(async ({ query }) => {
        const ofTeam = `person IN (SELECT name FROM ${schema}people WHERE owner = $1)`;
        await query(`DELETE FROM ${schema}links WHERE ${ofTeam}`, [name]);
        await query(`DELETE FROM ${schema}sessions WHERE ${ofTeam}`, [name]);
        await query(`DELETE FROM ${schema}identities WHERE ${ofTeam}`, [name]);
        await query(`DELETE FROM ${schema}invitations WHERE owner = $1`, [name]);
        await query(`DELETE FROM ${schema}people WHERE owner = $1`, [name]);
        const deleted = await query(`DELETE FROM ${schema}owners WHERE name = $1 RETURNING name`, [name]);
        const revoked = await query(
          `UPDATE ${schema}keys SET revoked_at = $2 WHERE owner = $1 AND revoked_at IS NULL RETURNING id`,
          [name, now],
        );
        if (deleted.length === 0 && revoked.length === 0) return false;
        // The name is free again: who takes it next sees nothing of those before.
        await query(`DELETE FROM ${schema}actions WHERE owner = $1`, [name]);
        await query(`INSERT INTO ${schema}removals (name) VALUES ($1)`, [name]);
        return true;
      }, { takesAway: true }),
    async removals(after) {
      const [newest] = await sql.read<{ last: number }>(
        `SELECT coalesce(max(number), 0) AS last FROM ${schema}removals`,
      );
      const { last } = newest!;
      const rows = await sql.read<{ name: string; person: string | null; key_id: string | null }>(
        `SELECT name, person, key_id FROM ${schema}removals WHERE number > $1 AND number <= $2 ORDER BY number`,
        [after, last],
      );
      return {
        last,
        names: rows.filter((row) => row.person === null && row.key_id === null).map(({ name }) => name),
        people: rows.flatMap(({ name, person }) => person === null ? [] : [{ owner: name, person }]),
        keys: rows.flatMap(({ key_id }) => key_id === null ? [] : [key_id]),
      };
    },
  };
}

/** Sessions and links in a database whose tables exist. */
export function sessionStore(sql: Sql): SessionStore {
  const { schema } = sql;
  const select = `SELECT sessions.*, people.owner, people.role FROM ${schema}sessions AS sessions
    JOIN ${schema}people AS people ON people.name = sessions.person`;
  return {
    async add({ hash, person, by, created_at, used_at, expires_at, device, address }, passphrase) {
      // The person's row is locked: a change of passphrase waits for the session, or the session sees it.
      const rows = await sql.query(
        `INSERT INTO ${schema}sessions (hash, person, "by", created_at, used_at, expires_at, device, address)
         SELECT $1, name, $3, $4, $5, $6, $8, $9 FROM ${schema}people
         WHERE name = $2 AND (CAST($7 AS text) IS NULL OR passphrase = $7) ${sql.forShare} RETURNING hash`,
        [hash, person, by, created_at, used_at, expires_at, passphrase, device, address],
      );
      return rows.length > 0;
    },
    async find(hash) {
      const [row] = await sql.read<SessionRecord>(`${select} WHERE hash = $1`, [hash]);
      return row ?? null;
    },
    async list(person) {
      return await sql.read<SessionRecord>(
        `${select} WHERE person = $1 ORDER BY used_at DESC, hash`,
        [person],
      );
    },
    async touch(hash, now) {
      await sql.query(`UPDATE ${schema}sessions SET used_at = $2 WHERE hash = $1`, [hash, now]);
    },
    async remove(hash) {
      await sql.batch([[`DELETE FROM ${schema}sessions WHERE hash = $1`, [hash]]], { takesAway: true });
    },
    async removeAll(person, except) {
      await sql.batch([
        [`DELETE FROM ${schema}links WHERE person = $1`, [person]],
        [`DELETE FROM ${schema}sessions WHERE person = $1 AND hash IS DISTINCT FROM $2`, [person, except]],
      ], { takesAway: true });
    },
    async addLink({ hash, person, expires_at }) {
      const rows = await sql.query(
        `INSERT INTO ${schema}links (hash, person, expires_at)
         SELECT $1, name, $3 FROM ${schema}people WHERE name = $2 ${sql.forShare} RETURNING hash`,
        [hash, person, expires_at],
      );
      return rows.length > 0;
    },
    async takeLink(hash, now) {
      const [row] = await sql.query<Pick<LinkRecord, "person" | "expires_at">>(
        `DELETE FROM ${schema}links WHERE hash = $1 RETURNING person, expires_at`,
        [hash],
      );
      return row === undefined || row.expires_at <= now ? null : row.person;
    },
    async sweep(now) {
      await sql.batch([
        [`DELETE FROM ${schema}links WHERE expires_at <= $1`, [now]],
        [`DELETE FROM ${schema}sessions WHERE expires_at <= $1`, [now]],
        [`DELETE FROM ${schema}invitations WHERE expires_at <= $1`, [now]],
        [`DELETE FROM ${schema}sign_ins WHERE expires_at <= $1`, [now]],
      ]);
    },
  };
}
