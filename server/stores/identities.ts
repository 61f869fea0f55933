/**
 * Accounts at a provider of OpenID Connect, and sign-ins by it that are under way. The comments are the contract;
 * `test/server/stores/stores_suite.ts` checks it on every store.
 * @module
 */
import type { Role } from "../wire/roles.ts";
import { isTaken, REMOVED, takeInvitation } from "./people_sql.ts";
import { firstOf, insertion, isAny, replacement, type Sql, sql } from "./sql.ts";

/** An account at a provider. */
export interface Identity {
  /** The provider. */
  issuer: string;
  /** The account: unique at the provider and never given to anybody else (OpenID Connect Core section 2). */
  subject: string;
}

/** Accounts at providers, each of one person. Every change is seen by the next read, also from another process. */
export function identityStore(db: Sql) {
  const insert = ({ issuer, subject }: Identity, person: string, now: number) =>
    sql`INSERT INTO identities (issuer, subject, person, linked_at)
      SELECT ${issuer}, ${subject}, name, ${now} FROM people WHERE name = ${person} ${db.forShare}
      ON CONFLICT (issuer, subject) DO UPDATE SET person = excluded.person, linked_at = excluded.linked_at
      WHERE identities.person = ${REMOVED} RETURNING person`;
  const known = ({ issuer, subject }: Identity) =>
    sql`SELECT person FROM identities WHERE issuer = ${issuer} AND subject = ${subject}`;
  return {
    /** Stores what a browser needs to continue a sign-in, in place of what has that hash. */
    async begin(hash: string, flow: string, expires_at: number): Promise<void> {
      await db.query(replacement("sign_ins", "hash", { hash, flow, expires_at }));
    },
    /**
     * What was stored under that hash while it is valid, else null; and deletes it. Atomic: of several concurrent calls,
     * one gets it.
     */
    async take(hash: string, now: number): Promise<string | null> {
      const row = await firstOf(db.query<{ flow: string; expires_at: number }>(
        sql`DELETE FROM sign_ins WHERE hash = ${hash} RETURNING *`,
      ));
      return row === null || row.expires_at <= now ? null : row.flow;
    },
    /** The name of the person with that account; `REMOVED` when that one was removed, null for an unknown one. Never cached. */
    find: async (identity: Identity) =>
      (await db.read<{ person: string }>(known(identity)))[0]?.person ?? null,
    /** The accounts of a person, the oldest link first. */
    list: (person: string) =>
      db.read<Identity & { linked_at: number }>(sql`SELECT issuer, subject, linked_at FROM identities
        WHERE person = ${person} ORDER BY linked_at, issuer, subject`),
    /** Links an account to a person. Resolves with false, and changes nothing, for an unknown person or a linked account. */
    link: (identity: Identity, person: string, now: number) => isAny(db.query(insert(identity, person, now))),
    /** Ends the link of an account to a person. Resolves with whether there was one. */
    unlink: ({ issuer, subject }: Identity, person: string) =>
      isAny(db.query(
        sql`DELETE FROM identities WHERE issuer = ${issuer} AND subject = ${subject} AND person = ${person}
          RETURNING person`,
        { reserved: "takingAway" },
      )),
    /**
     * Makes a person without a passphrase who has that account. Atomic. `by` is the hash of an invitation, which is used up
     * and gives team and role; or a team, and a role in it. Who was removed comes back by an invitation only.
     */
    join: (
      identity: Identity,
      name: string,
      by: { invitation: string } | { owner: string; role: Role },
      now: number,
    ) =>
      db.transaction(async ({ query }): Promise<"done" | "unknown" | "removed" | "name taken"> => {
        if (await isTaken(query, name)) return "name taken";
        const [before] = await query<{ person: string }>(known(identity));
        if (before !== undefined && before.person !== REMOVED) return "unknown";
        if ("owner" in by) {
          const removed =
            sql`SELECT name FROM removals WHERE name = ${by.owner} AND person = ${name} LIMIT 1`;
          if (before !== undefined || await isAny(query(removed))) return "removed";
        }
        const place = "invitation" in by
          ? await takeInvitation(query, by.invitation, now)
          : (await query(sql`SELECT name FROM owners WHERE name = ${by.owner} ${db.forShare}`))
            .map(() => by)[0];
        if (place === undefined) return "unknown";
        const { owner, role } = place;
        await query(insertion("people", { name, owner, role, passphrase: null, created_at: now }));
        await query(insert(identity, name, now));
        return "done";
      }, { lock: "names of people" }),
  };
}
