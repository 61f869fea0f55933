import { isTaken, PERSON_COLUMNS } from "./people_sql.ts";
import type { Sql } from "./sql.ts";
import type { InvitationRecord, PeopleStore } from "./store.ts";

/** Invitations in a database whose tables exist. */
export function invitationStore(
  sql: Sql,
): Pick<PeopleStore, "invite" | "invitations" | "endInvitation" | "invitation" | "accept"> {
  const { schema } = sql;
  return {
    async invite({ hash, owner, role, made_by, created_at, expires_at }, most) {
      return await sql.transaction(async ({ query }) => {
        const [row] = await query<{ open: number }>(
          `SELECT count(*) AS open FROM ${schema}invitations WHERE owner = $1 AND expires_at > $2`,
          [owner, created_at],
        );
        if (row!.open >= most) return false;
        const rows = await query(
          `INSERT INTO ${schema}invitations (hash, owner, role, made_by, created_at, expires_at)
           SELECT $1, name, $3, $4, $5, $6 FROM ${schema}owners WHERE name = $2 ${sql.forShare} RETURNING hash`,
          [hash, owner, role, made_by, created_at, expires_at],
        );
        return rows.length > 0;
      }, { lock: `people of ${owner}` });
    },
    async invitations(owner, now) {
      return await sql.read<InvitationRecord>(
        `SELECT * FROM ${schema}invitations WHERE owner = $1 AND expires_at > $2 ORDER BY created_at, hash`,
        [owner, now],
      );
    },
    async endInvitation(hash, owner) {
      const [rows] = await sql.batch([[
        `DELETE FROM ${schema}invitations WHERE hash = $1 AND owner = $2 RETURNING hash`,
        [hash, owner],
      ]], { takesAway: true });
      return rows!.length > 0;
    },
    async invitation(hash, now) {
      const [row] = await sql.read<InvitationRecord>(
        `SELECT * FROM ${schema}invitations WHERE hash = $1 AND expires_at > $2`,
        [hash, now],
      );
      return row ?? null;
    },
    accept: (hash, { name, passphrase }, now) =>
      sql.transaction(async ({ query }) => {
        if (await isTaken(query, schema, name)) return "name taken";
        const [row] = await query<Pick<InvitationRecord, "owner" | "role">>(
          `DELETE FROM ${schema}invitations WHERE hash = $1 AND expires_at > $2 RETURNING owner, role`,
          [hash, now],
        );
        if (row === undefined) return "unknown";
        await query(
          `INSERT INTO ${schema}people (${PERSON_COLUMNS}) VALUES ($1, $2, $3, $4, $5)`,
          [name, row.owner, row.role, passphrase, now],
        );
        return "done";
      }, { lock: "names of people" }),
  };
}
