import { isTaken } from "./people_sql.ts";
import { firstOf, insertion, isAny, type Sql } from "./sql.ts";
import type { InvitationRecord, PeopleStore } from "./store.ts";

/** Invitations in a database whose tables exist. */
export function invitationStore(
  sql: Sql,
): Pick<PeopleStore, "invite" | "invitations" | "endInvitation" | "invitation" | "accept"> {
  return {
    invite: ({ hash, owner, role, made_by, created_at, expires_at }, most) =>
      sql.transaction(async ({ query }) => {
        const [row] = await query<{ open: number }>(
          `SELECT count(*) AS open FROM invitations WHERE owner = $1 AND expires_at > $2`,
          [owner, created_at],
        );
        if (row!.open >= most) return false;
        return await isAny(query(
          `INSERT INTO invitations (hash, owner, role, made_by, created_at, expires_at)
           SELECT $1, name, $3, $4, $5, $6 FROM owners WHERE name = $2 ${sql.forShare} RETURNING hash`,
          [hash, owner, role, made_by, created_at, expires_at],
        ));
      }, { lock: `people of ${owner}` }),
    invitations: (owner, now) =>
      sql.read<InvitationRecord>(
        `SELECT * FROM invitations WHERE owner = $1 AND expires_at > $2 ORDER BY created_at, hash`,
        [owner, now],
      ),
    endInvitation: (hash, owner) =>
      isAny(sql.query(
        `DELETE FROM invitations WHERE hash = $1 AND owner = $2 RETURNING hash`,
        [hash, owner],
        { takesAway: true },
      )),
    invitation: (hash, now) =>
      firstOf(sql.read<InvitationRecord>(
        `SELECT * FROM invitations WHERE hash = $1 AND expires_at > $2`,
        [hash, now],
      )),
    accept: (hash, { name, passphrase }, now) =>
      sql.transaction(async ({ query }) => {
        if (await isTaken(query, name)) return "name taken";
        const [place] = await query(
          `DELETE FROM invitations WHERE hash = $1 AND expires_at > $2 RETURNING owner, role`,
          [hash, now],
        );
        if (place === undefined) return "unknown";
        await query(...insertion("people", { name, ...place, passphrase, created_at: now }));
        return "done";
      }, { lock: "names of people" }),
  };
}
