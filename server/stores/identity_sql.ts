import type { Identity, IdentityStore } from "./identities.ts";
import type { Role } from "../auth/roles.ts";
import { isTaken } from "./people_sql.ts";
import { firstOf, insertion, isAny, replacement, type Sql } from "./sql.ts";

/** Accounts at providers in a database whose tables exist. */
export function identityStore(sql: Sql): IdentityStore {
  const insert = `INSERT INTO identities (issuer, subject, person, linked_at)
    SELECT $1, $2, name, $4 FROM people WHERE name = $3 ${sql.forShare}
    ON CONFLICT DO NOTHING RETURNING person`;
  const known = `SELECT person FROM identities WHERE issuer = $1 AND subject = $2`;
  return {
    ...signInStore(sql),
    find: async ({ issuer, subject }) =>
      (await sql.read<{ person: string }>(known, [issuer, subject]))[0]?.person ?? null,
    list: (person) =>
      sql.read<Identity & { linked_at: number }>(
        `SELECT issuer, subject, linked_at FROM identities WHERE person = $1 ORDER BY linked_at, issuer, subject`,
        [person],
      ),
    link: ({ issuer, subject }, person, now) => isAny(sql.query(insert, [issuer, subject, person, now])),
    unlink: ({ issuer, subject }, person) =>
      isAny(sql.query(
        `DELETE FROM identities WHERE issuer = $1 AND subject = $2 AND person = $3 RETURNING person`,
        [issuer, subject, person],
        { takesAway: true },
      )),
    join: ({ issuer, subject }, name, by, now) =>
      sql.transaction(async ({ query }) => {
        if (await isTaken(query, name)) return "name taken";
        if (await isAny(query(known, [issuer, subject]))) return "unknown";
        const [place] = "invitation" in by
          ? await query<{ owner: string; role: Role }>(
            `DELETE FROM invitations WHERE hash = $1 AND expires_at > $2 RETURNING owner, role`,
            [by.invitation, now],
          )
          : (await query(`SELECT name FROM owners WHERE name = $1 ${sql.forShare}`, [by.owner]))
            .map(() => by);
        if (place === undefined) return "unknown";
        const { owner, role } = place;
        const person = { name, owner, role, passphrase: null, created_at: now };
        await query(...insertion("people", person));
        await query(insert, [issuer, subject, name, now]);
        return "done";
      }, { lock: "names of people" }),
  };
}

/** Sign-ins that a provider has not answered yet. */
function signInStore(sql: Sql): Pick<IdentityStore, "begin" | "flow" | "take"> {
  const valid = (row: { flow: string; expires_at: number } | null, now: number): string | null =>
    row === null || row.expires_at <= now ? null : row.flow;
  return {
    async begin(hash, flow, expires_at) {
      await sql.query(...replacement("sign_ins", "hash", { hash, flow, expires_at }));
    },
    flow: async (hash, now) =>
      valid(await firstOf(sql.read(`SELECT * FROM sign_ins WHERE hash = $1`, [hash])), now),
    take: async (hash, now) =>
      valid(await firstOf(sql.query(`DELETE FROM sign_ins WHERE hash = $1 RETURNING *`, [hash])), now),
  };
}
