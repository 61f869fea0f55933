import type { Role } from "../auth/roles.ts";
import type { Row, Sql } from "./sql.ts";
import type { InvitationRecord, PeopleStore, PersonRecord } from "./store.ts";

type Query = Pick<Sql, "query">["query"];

/** Names are unique among people and teams: somebody of another team's name could be taken for it. */
export async function isTaken(query: Query, schema: string, name: string): Promise<boolean> {
  const rows = await query(
    `SELECT name FROM ${schema}people WHERE name = $1 UNION SELECT name FROM ${schema}owners WHERE name = $1`,
    [name],
  );
  return rows.length > 0;
}

/** People and invitations in a database whose tables exist. */
export function peopleStore(sql: Sql): PeopleStore {
  const table = (name: string): string => `${sql.schema}${name}`;
  const columns = "name, owner, role, passphrase, created_at";
  /** Whether a person may stop being an admin: another one is left. */
  const isSpare = async (query: Query, name: string, owner: string): Promise<boolean> => {
    const [row] = await query(
      `SELECT count(*) AS others FROM ${table("people")} WHERE owner = $1 AND role = 'admin' AND name <> $2`,
      [owner, name],
    );
    return Number(row!["others"]) > 0;
  };
  /** The person's role; undefined when the team has nobody of that name. */
  const roleOf = async (query: Query, name: string, owner: string): Promise<Role | undefined> => {
    const [row] = await query(`SELECT role FROM ${table("people")} WHERE name = $1 AND owner = $2`, [
      name,
      owner,
    ]);
    return row?.["role"] as Role | undefined;
  };
  const endSignIns = async (query: Query, name: string, except: string | null): Promise<void> => {
    await query(`DELETE FROM ${table("links")} WHERE person = $1`, [name]);
    await query(`DELETE FROM ${table("sessions")} WHERE person = $1 AND hash IS DISTINCT FROM $2`, [
      name,
      except,
    ]);
    await query(`DELETE FROM ${table("invitations")} WHERE made_by = $1`, [name]);
  };
  return {
    async find(name) {
      const [row] = await sql.read(`SELECT ${columns} FROM ${table("people")} WHERE name = $1`, [name]);
      return (row ?? null) as PersonRecord | null;
    },
    async list(owner) {
      const rows = await sql.read(
        `SELECT ${columns} FROM ${table("people")} WHERE owner = coalesce($1, owner)`,
        [owner ?? null],
      ) as unknown as PersonRecord[];
      return rows.sort((a, b) => a.created_at - b.created_at || (a.name < b.name ? -1 : 1));
    },
    async setPassphrase(name, passphrase) {
      const [rows] = await sql.batch([[
        `UPDATE ${table("people")} SET passphrase = $2 WHERE name = $1 RETURNING name`,
        [name, passphrase],
      ]], { takesAway: true });
      return rows!.length > 0;
    },
    setRole: (name, owner, role, except) =>
      sql.transaction(async ({ query }) => {
        const before = await roleOf(query, name, owner);
        if (before === undefined) return "unknown";
        if (before === role) return "done";
        if (before === "admin" && !await isSpare(query, name, owner)) return "last admin";
        await query(`UPDATE ${table("people")} SET role = $2 WHERE name = $1`, [name, role]);
        await endSignIns(query, name, except);
        return "done";
      }, { takesAway: true, lock: `people of ${owner}` }),
    remove: (name, owner, now) =>
      sql.transaction(async ({ query }) => {
        const role = await roleOf(query, name, owner);
        if (role === undefined) return "unknown";
        if (role === "admin" && !await isSpare(query, name, owner)) return "last admin";
        await endSignIns(query, name, null);
        await query(`DELETE FROM ${table("identities")} WHERE person = $1`, [name]);
        await query(`DELETE FROM ${table("people")} WHERE name = $1`, [name]);
        await query(
          `UPDATE ${
            table("keys")
          } SET revoked_at = $3 WHERE owner = $1 AND person = $2 AND revoked_at IS NULL`,
          [owner, name, now],
        );
        await query(`INSERT INTO ${table("removals")} (name, person) VALUES ($1, $2)`, [owner, name]);
        return "done";
      }, { takesAway: true, lock: `people of ${owner}` }),
    async invite({ hash, owner, role, made_by, created_at, expires_at }, most) {
      return await sql.transaction(async ({ query }) => {
        const [row] = await query(
          `SELECT count(*) AS open FROM ${table("invitations")} WHERE owner = $1 AND expires_at > $2`,
          [owner, created_at],
        );
        if (Number(row!["open"]) >= most) return false;
        const rows = await query(
          `INSERT INTO ${table("invitations")} (hash, owner, role, made_by, created_at, expires_at)
           SELECT $1, name, $3, $4, $5, $6 FROM ${
            table("owners")
          } WHERE name = $2 ${sql.forShare} RETURNING hash`,
          [hash, owner, role, made_by, created_at, expires_at],
        );
        return rows.length > 0;
      }, { lock: `people of ${owner}` });
    },
    async invitations(owner, now) {
      const rows: Row[] = await sql.read(
        `SELECT * FROM ${
          table("invitations")
        } WHERE owner = $1 AND expires_at > $2 ORDER BY created_at, hash`,
        [owner, now],
      );
      return rows as unknown as InvitationRecord[];
    },
    async endInvitation(hash, owner) {
      const [rows] = await sql.batch([[
        `DELETE FROM ${table("invitations")} WHERE hash = $1 AND owner = $2 RETURNING hash`,
        [hash, owner],
      ]], { takesAway: true });
      return rows!.length > 0;
    },
    async invitation(hash, now) {
      const [row] = await sql.read(
        `SELECT * FROM ${table("invitations")} WHERE hash = $1 AND expires_at > $2`,
        [hash, now],
      );
      return (row ?? null) as InvitationRecord | null;
    },
    accept: (hash, { name, passphrase }, now) =>
      sql.transaction(async ({ query }) => {
        if (await isTaken(query, sql.schema, name)) return "name taken";
        const [row] = await query(
          `DELETE FROM ${table("invitations")} WHERE hash = $1 AND expires_at > $2 RETURNING owner, role`,
          [hash, now],
        );
        if (row === undefined) return "unknown";
        await query(
          `INSERT INTO ${table("people")} (${columns}) VALUES ($1, $2, $3, $4, $5)`,
          [name, row["owner"], row["role"], passphrase, now],
        );
        return "done";
      }, { lock: "names of people" }),
  };
}
