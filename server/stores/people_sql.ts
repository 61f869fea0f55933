import type { Role } from "../wire/roles.ts";
import type { PersonChange, PersonRecord } from "./records.ts";
import { firstOf, insertion, isAny, type Query, type Sql, sql } from "./sql.ts";

/** Whose an account at a provider is whose person was removed: nobody has that name. */
export const REMOVED = "";

/** The order of lists: not by the database, whose order of names may be that of a language. */
export function oldestFirst(
  a: { name: string; created_at: number },
  b: { name: string; created_at: number },
): number {
  return a.created_at - b.created_at || (a.name < b.name ? -1 : 1);
}

/** People. Every change is seen by the next read, also from another process on the same store. */
export function peopleStore(db: Sql) {
  return {
    ...memberStore(db),
    /** The person of that name; null for an unknown name. Never cached. */
    find: (name: string) => firstOf(db.read<PersonRecord>(sql`SELECT * FROM people WHERE name = ${name}`)),
    /** Everybody, oldest first, then by name; of one team, if given. */
    list: async (owner: string | null = null) =>
      (await db.read<PersonRecord>(sql`SELECT * FROM people WHERE owner = coalesce(${owner}, owner)`))
        .sort(oldestFirst),
    /** Replaces the hash of the passphrase. Resolves with whether there is such a person. */
    setPassphrase: (name: string, passphrase: string) =>
      isAny(db.query(
        sql`UPDATE people SET passphrase = ${passphrase} WHERE name = ${name} RETURNING name`,
        { reserved: "takingAway" },
      )),
  };
}

/** Changes of people, after which their team still has an admin. */
function memberStore(db: Sql) {
  /** Whether a person may stop being an admin: another one is left. */
  const isSpare = (query: Query, name: string, owner: string): Promise<boolean> =>
    isAny(query(
      sql`SELECT name FROM people WHERE owner = ${owner} AND role = 'admin' AND name <> ${name} LIMIT 1`,
    ));
  /** The person's role; undefined when the team has nobody of that name. */
  const roleOf = async (query: Query, name: string, owner: string): Promise<Role | undefined> =>
    (await query<{ role: Role }>(
      sql`SELECT role FROM people WHERE name = ${name} AND owner = ${owner}`,
    ))[0]?.role;
  const endSignIns = async (query: Query, name: string, except: string | null): Promise<void> => {
    await query(sql`DELETE FROM links WHERE person = ${name}`);
    await query(sql`DELETE FROM sessions WHERE person = ${name} AND hash IS DISTINCT FROM ${except}`);
    await query(sql`DELETE FROM invitations WHERE made_by = ${name}`);
  };
  return {
    /**
     * Changes the role of a person of that team. Where it differs, it ends the person's sessions but the one with the hash
     * `except`, links, and the invitations that the person made. Atomic.
     */
    setRole: (name: string, owner: string, role: Role, except: string | null) =>
      db.transaction(async ({ query }): Promise<PersonChange> => {
        const before = await roleOf(query, name, owner);
        if (before === undefined) return "unknown";
        if (before === role) return "done";
        if (before === "admin" && !await isSpare(query, name, owner)) return "last admin";
        await query(sql`UPDATE people SET role = ${role} WHERE name = ${name}`);
        await endSignIns(query, name, except);
        return "done";
      }, { reserved: "takingAway", lock: `people of ${owner}` }),
    /**
     * Deletes a person of that team with sessions, links and invitations, and revokes the keys that the person made. Atomic.
     * The person's accounts at providers are remembered as those of somebody removed: they make no person again by themselves.
     * What the person made otherwise stays with the team.
     */
    remove: (name: string, owner: string, now: number) =>
      db.transaction(async ({ query }): Promise<PersonChange> => {
        const role = await roleOf(query, name, owner);
        if (role === undefined) return "unknown";
        if (role === "admin" && !await isSpare(query, name, owner)) return "last admin";
        await endSignIns(query, name, null);
        await query(sql`UPDATE identities SET person = ${REMOVED} WHERE person = ${name}`);
        await query(sql`DELETE FROM people WHERE name = ${name}`);
        await query(
          sql`UPDATE keys SET revoked_at = ${now} WHERE owner = ${owner} AND person = ${name} AND revoked_at IS NULL`,
        );
        await query(insertion("removals", { name: owner, person: name }));
        return "done";
      }, { reserved: "takingAway", lock: `people of ${owner}` }),
  };
}
