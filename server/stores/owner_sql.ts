import { firstOf, insertion, isAny, type Sql } from "./sql.ts";
import { isTaken, oldestFirst } from "./people_sql.ts";
import type { LinkRecord, OwnerRecord, OwnerStore, SessionRecord, SessionStore } from "./store.ts";

/** Teams in a database whose tables exist. */
export function ownerStore(sql: Sql): OwnerStore {
  return {
    add: ({ name, passphrase, created_at }) =>
      sql.transaction(async ({ query }) => {
        if (await isTaken(query, name)) return false;
        await query(...insertion("owners", { name, created_at }));
        const admin = { name, owner: name, role: "admin", passphrase, created_at };
        await query(...insertion("people", admin));
        return true;
      }, { lock: "names of people" }),
    find: (name) => firstOf(sql.read(`SELECT * FROM owners WHERE name = $1`, [name])),
    list: async () => (await sql.read<OwnerRecord>(`SELECT * FROM owners`)).sort(oldestFirst),
    remove: (name, now) =>
      sql.transaction(async ({ query }) => {
        const ofTeam = `person IN (SELECT name FROM people WHERE owner = $1)`;
        for (const table of ["links", "sessions", "identities"]) {
          await query(`DELETE FROM ${table} WHERE ${ofTeam}`, [name]);
        }
        // The name is free again: who takes it next sees nothing of those before.
        for (const table of ["invitations", "people", "actions"]) {
          await query(`DELETE FROM ${table} WHERE owner = $1`, [name]);
        }
        const deleted = await query(`DELETE FROM owners WHERE name = $1 RETURNING name`, [name]);
        const revoked = await query(
          `UPDATE keys SET revoked_at = $2 WHERE owner = $1 AND revoked_at IS NULL RETURNING id`,
          [name, now],
        );
        if (deleted.length === 0 && revoked.length === 0) return false;
        await query(`INSERT INTO removals (name) VALUES ($1)`, [name]);
        return true;
      }, { takesAway: true }),
    async removals(after) {
      const [newest] = await sql.read<{ last: number }>(
        `SELECT coalesce(max(number), 0) AS last FROM removals`,
      );
      const { last } = newest!;
      const rows = await sql.read<{ name: string; person: string | null; key_id: string | null }>(
        `SELECT name, person, key_id FROM removals WHERE number > $1 AND number <= $2 ORDER BY number`,
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
  const select = `SELECT sessions.*, people.owner, people.role FROM sessions AS sessions
    JOIN people AS people ON people.name = sessions.person`;
  return {
    // The person's row is locked: a change of passphrase waits for the session, or the session sees it.
    add: ({ hash, person, by, created_at, used_at, expires_at, device, address }, passphrase) =>
      isAny(sql.query(
        `INSERT INTO sessions (hash, person, "by", created_at, used_at, expires_at, device, address)
         SELECT $1, name, $3, $4, $5, $6, $8, $9 FROM people
         WHERE name = $2 AND (CAST($7 AS text) IS NULL OR passphrase = $7) ${sql.forShare} RETURNING hash`,
        [hash, person, by, created_at, used_at, expires_at, passphrase, device, address],
      )),
    find: (hash) => firstOf(sql.read<SessionRecord>(`${select} WHERE hash = $1`, [hash])),
    list: (person) => sql.read(`${select} WHERE person = $1 ORDER BY used_at DESC, hash`, [person]),
    async touch(hash, now) {
      await sql.query(`UPDATE sessions SET used_at = $2 WHERE hash = $1`, [hash, now]);
    },
    async remove(hash) {
      await sql.query(`DELETE FROM sessions WHERE hash = $1`, [hash], { takesAway: true });
    },
    async removeAll(person, except) {
      await sql.batch([
        [`DELETE FROM links WHERE person = $1`, [person]],
        [`DELETE FROM sessions WHERE person = $1 AND hash IS DISTINCT FROM $2`, [person, except]],
      ], { takesAway: true });
    },
    addLink: ({ hash, person, expires_at }) =>
      isAny(sql.query(
        `INSERT INTO links (hash, person, expires_at)
         SELECT $1, name, $3 FROM people WHERE name = $2 ${sql.forShare} RETURNING hash`,
        [hash, person, expires_at],
      )),
    async takeLink(hash, now) {
      const link = await firstOf(sql.query<LinkRecord>(
        `DELETE FROM links WHERE hash = $1 RETURNING *`,
        [hash],
      ));
      return link === null || link.expires_at <= now ? null : link.person;
    },
    async sweep(now) {
      await sql.batch(["links", "sessions", "invitations", "sign_ins"].map((table) => [
        `DELETE FROM ${table} WHERE expires_at <= $1`,
        [now],
      ]));
    },
  };
}
