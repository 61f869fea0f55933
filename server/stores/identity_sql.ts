import type { Identity, IdentityStore } from "./identities.ts";
import type { Role } from "../auth/roles.ts";
import { isTaken } from "./people_sql.ts";
import type { Sql } from "./sql.ts";

/** The statements that create the tables, for a schema such as `deadringer.`; released ones never change. */
export function identityTables(schema: string): string {
  return `
  CREATE TABLE ${schema}identities (
    issuer text NOT NULL, subject text NOT NULL, person text NOT NULL, linked_at bigint NOT NULL,
    PRIMARY KEY (issuer, subject)
  );
  CREATE INDEX identities_by_person ON ${schema}identities (person);
  CREATE TABLE ${schema}sign_ins (hash text PRIMARY KEY, flow text NOT NULL, expires_at bigint NOT NULL);
  `;
}

/** Accounts at providers in a database whose tables exist. */
export function identityStore(sql: Sql): IdentityStore {
  const { schema } = sql;
  const insert = `INSERT INTO ${schema}identities (issuer, subject, person, linked_at)
    SELECT $1, $2, name, $4 FROM ${schema}people WHERE name = $3 ${sql.forShare}
    ON CONFLICT DO NOTHING RETURNING person`;
  return {
    ...signInStore(sql),
    async find({ issuer, subject }) {
      const [row] = await sql.read<{ person: string }>(
        `SELECT person FROM ${schema}identities WHERE issuer = $1 AND subject = $2`,
        [issuer, subject],
      );
      return row?.person ?? null;
    },
    async list(person) {
      return await sql.read<Identity & { linked_at: number }>(
        `SELECT issuer, subject, linked_at FROM ${schema}identities WHERE person = $1 ORDER BY linked_at, issuer, subject`,
        [person],
      );
    },
    async link({ issuer, subject }, person, now) {
      return (await sql.query(insert, [issuer, subject, person, now])).length > 0;
    },
    async unlink({ issuer, subject }, person) {
      const [rows] = await sql.batch([[
        `DELETE FROM ${schema}identities WHERE issuer = $1 AND subject = $2 AND person = $3 RETURNING person`,
        [issuer, subject, person],
      ]], { takesAway: true });
      return rows!.length > 0;
    },
    join: ({ issuer, subject }, name, by, now) =>
      sql.transaction(async ({ query }) => {
        if (await isTaken(query, sql.schema, name)) return "name taken";
        const known = await query(
          `SELECT person FROM ${schema}identities WHERE issuer = $1 AND subject = $2`,
          [issuer, subject],
        );
        if (known.length > 0) return "unknown";
        const [place] = "invitation" in by
          ? await query<{ owner: string; role: Role }>(
            `DELETE FROM ${schema}invitations WHERE hash = $1 AND expires_at > $2 RETURNING owner, role`,
            [by.invitation, now],
          )
          : (await query(`SELECT name FROM ${schema}owners WHERE name = $1 ${sql.forShare}`, [by.owner]))
            .map(() => by);
        if (place === undefined) return "unknown";
        await query(
          `INSERT INTO ${schema}people (name, owner, role, passphrase, created_at) VALUES ($1, $2, $3, NULL, $4)`,
          [name, place.owner, place.role, now],
        );
        await query(insert, [issuer, subject, name, now]);
        return "done";
      }, { lock: "names of people" }),
  };
}

/** Sign-ins that a provider has not answered yet. */
function signInStore(sql: Sql): Pick<IdentityStore, "begin" | "flow" | "take"> {
  const signIns = `${sql.schema}sign_ins`;
  return {
    async begin(hash, flow, expires_at) {
      await sql.query(
        `INSERT INTO ${signIns} (hash, flow, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (hash) DO UPDATE SET flow = excluded.flow, expires_at = excluded.expires_at`,
        [hash, flow, expires_at],
      );
    },
    async flow(hash, now) {
      const [row] = await sql.read<{ flow: string }>(
        `SELECT flow FROM ${signIns} WHERE hash = $1 AND expires_at > $2`,
        [hash, now],
      );
      return row?.flow ?? null;
    },
    async take(hash, now) {
      const [row] = await sql.query<{ flow: string; expires_at: number }>(
        `DELETE FROM ${signIns} WHERE hash = $1 RETURNING flow, expires_at`,
        [hash],
      );
      return row === undefined || row.expires_at <= now ? null : row.flow;
    },
  };
}
