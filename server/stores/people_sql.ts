import type { Role } from "../auth/roles.ts";
import { firstOf, isAny, type Sql } from "./sql.ts";
import type { PeopleStore, PersonRecord } from "./store.ts";

/** The order of lists: not by the database, whose order of names may be that of a language. */
export function oldestFirst(
  a: { name: string; created_at: number },
  b: { name: string; created_at: number },
): number {
  return a.created_at - b.created_at || (a.name < b.name ? -1 : 1);
}

type Query = Sql["query"];

/** Names are unique among people and teams: somebody of another team's name could be taken for it. */
export function isTaken(query: Query, name: string): Promise<boolean> {
  return isAny(query(
    `SELECT name FROM people WHERE name = $1 UNION SELECT name FROM owners WHERE name = $1`,
    [name],
  ));
}

/** People in a database whose tables exist. */
export function peopleStore(
  sql: Sql,
): Pick<PeopleStore, "find" | "list" | "setPassphrase" | "setRole" | "remove"> {
  return {
    ...memberStore(sql),
    find: (name) => firstOf(sql.read<PersonRecord>(`SELECT * FROM people WHERE name = $1`, [name])),
    async list(owner) {
      const text = `SELECT * FROM people WHERE owner = coalesce($1, owner)`;
      return (await sql.read<PersonRecord>(text, [owner ?? null])).sort(oldestFirst);
    },
    setPassphrase: (name, passphrase) =>
      isAny(sql.query(
        `UPDATE people SET passphrase = $2 WHERE name = $1 RETURNING name`,
        [name, passphrase],
        { takesAway: true },
      )),
  };
}

/** Changes of people, after which their team still has an admin. */
function memberStore(sql: Sql): Pick<PeopleStore, "setRole" | "remove"> {
  /** Whether a person may stop being an admin: another one is left. */
  const isSpare = (query: Query, name: string, owner: string): Promise<boolean> =>
    isAny(query(
      `SELECT name FROM people WHERE owner = $1 AND role = 'admin' AND name <> $2 LIMIT 1`,
      [owner, name],
    ));
  /** The person's role; undefined when the team has nobody of that name. */
  const roleOf = async (query: Query, name: string, owner: string): Promise<Role | undefined> =>
    (await query<{ role: Role }>(`SELECT role FROM people WHERE name = $1 AND owner = $2`, [
      name,
      owner,
    ]))[0]?.role;
  const endSignIns = async (query: Query, name: string, except: string | null): Promise<void> => {
    await query(`DELETE FROM links WHERE person = $1`, [name]);
    await query(`DELETE FROM sessions WHERE person = $1 AND hash IS DISTINCT FROM $2`, [name, except]);
    await query(`DELETE FROM invitations WHERE made_by = $1`, [name]);
  };
  return {
    setRole: (name, owner, role, except) =>
      sql.transaction(async ({ query }) => {
        const before = await roleOf(query, name, owner);
        if (before === undefined) return "unknown";
        if (before === role) return "done";
        if (before === "admin" && !await isSpare(query, name, owner)) return "last admin";
        await query(`UPDATE people SET role = $2 WHERE name = $1`, [name, role]);
        await endSignIns(query, name, except);
        return "done";
      }, { takesAway: true, lock: `people of ${owner}` }),
    remove: (name, owner, now) =>
      sql.transaction(async ({ query }) => {
        const role = await roleOf(query, name, owner);
        if (role === undefined) return "unknown";
        if (role === "admin" && !await isSpare(query, name, owner)) return "last admin";
        await endSignIns(query, name, null);
        await query(`DELETE FROM identities WHERE person = $1`, [name]);
        await query(`DELETE FROM people WHERE name = $1`, [name]);
        await query(
          `UPDATE keys SET revoked_at = $3 WHERE owner = $1 AND person = $2 AND revoked_at IS NULL`,
          [owner, name, now],
        );
        await query(`INSERT INTO removals (name, person) VALUES ($1, $2)`, [owner, name]);
        return "done";
      }, { takesAway: true, lock: `people of ${owner}` }),
  };
}
