import { isTaken, oldestFirst } from "./people_sql.ts";
import type { LinkRecord, NewSession, OwnerRecord, PersonRecord, Removed, SessionRecord } from "./records.ts";
import { firstOf, insertion, isAny, raw, type Sql, sql } from "./sql.ts";

/** Teams. Every change is seen by the next read, also from another process on the same store. */
export function ownerStore(db: Sql) {
  return {
    /**
     * Stores a new team and its first person, an admin of the same name. Atomic. Resolves with false, and changes nothing,
     * when a team or a person has the name already.
     */
    add: ({ name, passphrase, created_at }: OwnerRecord & Pick<PersonRecord, "passphrase">) =>
      db.transaction(async ({ query }) => {
        if (await isTaken(query, name)) return false;
        await query(insertion("owners", { name, created_at }));
        await query(insertion("people", { name, owner: name, role: "admin", passphrase, created_at }));
        return true;
      }, { lock: "names of people" }),
    /** The team of that name; null for an unknown name. Never cached. */
    find: (name: string) => firstOf(db.read<OwnerRecord>(sql`SELECT * FROM owners WHERE name = ${name}`)),
    /** Every team, oldest first, then by name. */
    list: async () => (await db.read<OwnerRecord>(sql`SELECT * FROM owners`)).sort(oldestFirst),
    /**
     * Deletes a team with all its people, links, invitations and sessions, and revokes its keys, all or nothing; also the
     * keys of a name that has no account. Resolves with false for a name that has neither an account nor keys that are not
     * revoked. Removals are numbered.
     */
    remove: (name: string, now: number) =>
      db.transaction(async ({ query }) => {
        for (const table of ["links", "sessions", "identities"].map(raw)) {
          await query(
            sql`DELETE FROM ${table} WHERE person IN (SELECT name FROM people WHERE owner = ${name})`,
          );
        }
        // The name is free again: who takes it next sees nothing of those before.
        for (const table of ["invitations", "people", "actions"].map(raw)) {
          await query(sql`DELETE FROM ${table} WHERE owner = ${name}`);
        }
        const deleted = await query(sql`DELETE FROM owners WHERE name = ${name} RETURNING name`);
        const revoked = await query(
          sql`UPDATE keys SET revoked_at = ${now} WHERE owner = ${name} AND revoked_at IS NULL RETURNING id`,
        );
        if (deleted.length === 0 && revoked.length === 0) return false;
        await query(insertion("removals", { name }));
        return true;
      }, { reserved: "takingAway" }),
    /** What was removed after the removal `after`. */
    async removals(after: number): Promise<Removed> {
      const [newest] = await db.read<{ last: number }>(
        sql`SELECT coalesce(max(number), 0) AS last FROM removals`,
      );
      const { last } = newest!;
      const rows = await db.read<{ name: string; person: string | null; key_id: string | null }>(
        sql`SELECT name, person, key_id FROM removals WHERE number > ${after} AND number <= ${last} ORDER BY number`,
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

/** Sessions and sign-in links. Every change is seen by the next read, also from another process on the same store. */
export function sessionStore(db: Sql) {
  const select = raw(`SELECT sessions.*, people.owner, people.role FROM sessions AS sessions
    JOIN people AS people ON people.name = sessions.person`);
  return {
    /**
     * Stores a new session. With `passphrase`, only if that is the person's current hash, so that no session outlives a
     * change of passphrase. Atomic. Resolves with false, and stores nothing, for an unknown person or another hash.
     */
    // The person's row is locked: a change of passphrase waits for the session, or the session sees it.
    add: (session: NewSession, passphrase: string | null) => {
      const { hash, person, by, created_at, used_at, expires_at, device, address } = session;
      return isAny(db.query(
        sql`INSERT INTO sessions (hash, person, "by", created_at, used_at, expires_at, device, address)
          SELECT ${hash}, name, ${by}, ${created_at}, ${used_at}, ${expires_at}, ${device}, ${address} FROM people
          WHERE name = ${person} AND (CAST(${passphrase} AS text) IS NULL OR passphrase = ${passphrase})
          ${db.forShare} RETURNING hash`,
        { reserved: "signingIn" },
      ));
    },
    /** The session with that hash, also when it has ended, until it is swept; null for an unknown hash. Never cached. */
    find: (hash: string) => firstOf(db.read<SessionRecord>(sql`${select} WHERE hash = ${hash}`)),
    /** The sessions of a person, also those that have ended, until they are swept; the last used first. */
    list: (person: string) =>
      db.read<SessionRecord>(sql`${select} WHERE person = ${person} ORDER BY used_at DESC, hash`),
    /** Records the last use of a session. Ignores an unknown hash. */
    async touch(hash: string, now: number): Promise<void> {
      await db.query(sql`UPDATE sessions SET used_at = ${now} WHERE hash = ${hash}`);
    },
    /** Deletes a session. Idempotent. */
    async remove(hash: string): Promise<void> {
      await db.query(sql`DELETE FROM sessions WHERE hash = ${hash}`, { reserved: "takingAway" });
    },
    /** Deletes the links and sessions of a person, except the session with the hash `except`. Idempotent. */
    async removeAll(person: string, except: string | null): Promise<void> {
      await db.batch([
        sql`DELETE FROM links WHERE person = ${person}`,
        sql`DELETE FROM sessions WHERE person = ${person} AND hash IS DISTINCT FROM ${except}`,
      ], { reserved: "takingAway" });
    },
    /** Stores a new link. Resolves with false, and stores nothing, for an unknown person. */
    addLink: ({ hash, person, expires_at }: LinkRecord) =>
      isAny(db.query(sql`INSERT INTO links (hash, person, expires_at)
        SELECT ${hash}, name, ${expires_at} FROM people WHERE name = ${person} ${db.forShare} RETURNING hash`)),
    /** Whether the link with that hash would sign somebody in. Does not use it up. */
    hasLink: (hash: string, now: number) =>
      isAny(db.read(sql`SELECT hash FROM links WHERE hash = ${hash} AND expires_at > ${now}`)),
    /**
     * Deletes the link with that hash and resolves with its person, or null when it is unknown or has expired.
     * Atomic: of several concurrent calls with the same link, one gets the person.
     */
    async takeLink(hash: string, now: number): Promise<string | null> {
      const [link] = await db.query<LinkRecord>(sql`DELETE FROM links WHERE hash = ${hash} RETURNING *`);
      return link === undefined || link.expires_at <= now ? null : link.person;
    },
    /** Deletes links, invitations, sessions and unfinished sign-ins that have expired. */
    async sweep(now: number): Promise<void> {
      await db.batch(
        ["links", "sessions", "invitations", "sign_ins"].map((table) =>
          sql`DELETE FROM ${raw(table)} WHERE expires_at <= ${now}`
        ),
      );
    },
  };
}
