import { isTaken } from "./person_names.ts";
import type { InvitationRecord, PersonRecord } from "./records.ts";
import { firstOf, insertion, isAny, type Query, type Sql, sql } from "./sql.ts";

/** Uses a valid invitation up, within a transaction; undefined for none. */
export async function takeInvitation(
  query: Query,
  hash: string,
  now: number,
): Promise<Pick<PersonRecord, "owner" | "role"> | undefined> {
  const [place] = await query<Pick<PersonRecord, "owner" | "role">>(
    sql`DELETE FROM invitations WHERE hash = ${hash} AND expires_at > ${now} RETURNING owner, role`,
  );
  return place;
}

/** Invitations. Every change is seen by the next read, also from another process on the same store. */
export function invitationStore(db: Sql) {
  return {
    /**
     * Stores an invitation. Resolves with false, and stores nothing, for an unknown team, or when it has `most` invitations
     * already that have not expired when this one is created.
     */
    invite: ({ hash, owner, role, made_by, created_at, expires_at }: InvitationRecord, most: number) =>
      db.transaction(async ({ query }) => {
        const [row] = await query<{ open: number }>(
          sql`SELECT count(*) AS open FROM invitations WHERE owner = ${owner} AND expires_at > ${created_at}`,
        );
        if (row!.open >= most) return false;
        return await isAny(query(
          sql`INSERT INTO invitations (hash, owner, role, made_by, created_at, expires_at)
            SELECT ${hash}, name, ${role}, ${made_by}, ${created_at}, ${expires_at} FROM owners
            WHERE name = ${owner} ${db.forShare} RETURNING hash`,
        ));
      }, { lock: `people of ${owner}` }),
    /** The invitations of a team that are valid, oldest first. */
    invitations: (owner: string, now: number) =>
      db.read<InvitationRecord>(sql`SELECT * FROM invitations WHERE owner = ${owner} AND expires_at > ${now}
        ORDER BY created_at, hash`),
    /** Deletes an invitation of a team. Resolves with whether there was one. */
    endInvitation: (hash: string, owner: string) =>
      isAny(db.query(
        sql`DELETE FROM invitations WHERE hash = ${hash} AND owner = ${owner} RETURNING hash`,
        { reserved: "takingAway" },
      )),
    /** The invitation with that hash while it is valid; else null. Does not use it up. */
    invitation: (hash: string, now: number) =>
      firstOf(
        db.read<InvitationRecord>(
          sql`SELECT * FROM invitations WHERE hash = ${hash} AND expires_at > ${now}`,
        ),
      ),
    /**
     * Uses an invitation up for a new person. Atomic: of several concurrent calls, one makes a person. It stays valid when
     * the name is taken by a person or a team.
     */
    accept: (hash: string, { name, passphrase }: Pick<PersonRecord, "name" | "passphrase">, now: number) =>
      db.transaction(async ({ query }): Promise<"done" | "unknown" | "name taken"> => {
        if (await isTaken(query, name)) return "name taken";
        const place = await takeInvitation(query, hash, now);
        if (place === undefined) return "unknown";
        await query(insertion("people", { name, ...place, passphrase, created_at: now }));
        return "done";
      }, { lock: "names of people" }),
  };
}
