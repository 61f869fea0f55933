import type { Role } from "../wire/roles.ts";
import type { ActionRecord, InvitationRecord, PersonChange, PersonRecord } from "./records.ts";
import { firstOf, insertion, isAny, type Query, type Sql, sql, type Statement } from "./sql.ts";
import { fold } from "../../lib/match/text.ts";

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
  /**
   * Changes a person of that team, after which the team still has an admin: ends the person's sessions but the one with
   * the hash `except`, links, and the invitations that the person made. Atomic; nothing where the role is `role` already.
   */
  const change = (
    { name, owner, role, except }: { name: string; owner: string; role: Role | null; except: string | null },
    changes: readonly Statement[],
  ) =>
    db.transaction(async ({ query }): Promise<PersonChange> => {
      const [person] = await query<{ role: Role }>(
        sql`SELECT role FROM people WHERE name = ${name} AND owner = ${owner}`,
      );
      if (person === undefined) return "unknown";
      if (person.role === role) return "done";
      const others =
        sql`SELECT name FROM people WHERE owner = ${owner} AND role = 'admin' AND name <> ${name} LIMIT 1`;
      if (person.role === "admin" && !await isAny(query(others))) return "last admin";
      await query(sql`DELETE FROM links WHERE person = ${name}`);
      await query(sql`DELETE FROM sessions WHERE person = ${name} AND hash IS DISTINCT FROM ${except}`);
      await query(sql`DELETE FROM invitations WHERE made_by = ${name}`);
      for (const each of changes) await query(each);
      return "done";
    }, { reserved: "takingAway", lock: `people of ${owner}` });
  return {
    /** Changes the role of a person, as {@link change}. */
    setRole: (name: string, owner: string, role: Role, except: string | null) =>
      change({ name, owner, role, except }, [sql`UPDATE people SET role = ${role} WHERE name = ${name}`]),
    /**
     * Deletes a person with sessions, links and invitations, and revokes the keys that the person made, as {@link change}.
     * The person's accounts at providers are remembered as those of somebody removed: they make no person again by
     * themselves. What the person made otherwise stays with the team.
     */
    remove: (name: string, owner: string, now: number) =>
      change({ name, owner, role: null, except: null }, [
        sql`UPDATE identities SET person = ${REMOVED} WHERE person = ${name}`,
        sql`DELETE FROM people WHERE name = ${name}`,
        sql`UPDATE keys SET revoked_at = ${now} WHERE owner = ${owner} AND person = ${name} AND revoked_at IS NULL`,
        insertion("removals", { name: owner, person: name }),
      ]),
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

/** Who did what, and when. Entries are added, never changed, and outlive the person; they go with the team. */
export function actionStore(db: Sql) {
  return {
    /** Adds an entry. */
    async add(action: ActionRecord): Promise<void> {
      await db.query(insertion("actions", { ...action }));
    },
    /** The entries of a team, newest first, older than the entry `before`, at most `limit`. */
    list: (owner: string, { before, limit }: { before: string | null; limit: number }) =>
      db.read<ActionRecord>(sql`SELECT * FROM actions WHERE owner = ${owner}
        AND (CAST(${before} AS text) IS NULL OR id < ${before}) ORDER BY id DESC LIMIT ${limit}`),
    /** Deletes older entries. */
    async prune(before: number): Promise<void> {
      await db.query(sql`DELETE FROM actions WHERE at < ${before}`);
    },
  };
}

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

/**
 * Returns what a name looks like: the same for names that a reader can take for each other, whatever their case,
 * accents, scripts, widths, and `0`, `1`, `I`, `rn` in place of letters. It is compared, never shown.
 */
function appearanceOf(name: string): string {
  // Case last: a capital I looks like l, a small one does not, and both are one name.
  const plain = fold(name.normalize("NFKC").toLowerCase().normalize("NFC")).toLowerCase();
  return plain.replace(/[1i|]/g, "l").replaceAll("0", "o").replaceAll("rn", "m").replace(/\s+/g, " ");
}

/**
 * Whether a person or a team has the name, or one that looks the same: somebody could be taken for somebody of another
 * team, too.
 */
export async function isTaken(query: Query, name: string): Promise<boolean> {
  const names = await query<{ name: string }>(sql`SELECT name FROM people UNION SELECT name FROM owners`);
  const appearance = appearanceOf(name);
  return names.some((each) => each.name === name || appearanceOf(each.name) === appearance);
}
