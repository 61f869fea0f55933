/** Statements that count revoked keys among what was removed; released ones never change. */
export function removedKeys(schema: string): string {
  return `ALTER TABLE ${schema}removals ADD COLUMN key_id text;`;
}

/**
 * Statements that make people of owners, for a schema such as `deadringer.` or none; released ones never change. Each
 * owner becomes a team, and a person of it with the same name, who is its admin.
 */
export function peopleTables(schema: string): string {
  return `
  CREATE TABLE ${schema}people (
    name text PRIMARY KEY, owner text NOT NULL, role text NOT NULL, passphrase text, created_at bigint NOT NULL
  );
  CREATE INDEX people_by_owner ON ${schema}people (owner);
  INSERT INTO ${schema}people (name, owner, role, passphrase, created_at)
    SELECT name, name, 'admin', passphrase, created_at FROM ${schema}owners;
  ALTER TABLE ${schema}owners DROP COLUMN passphrase;
  ALTER TABLE ${schema}links RENAME COLUMN owner TO person;
  ALTER TABLE ${schema}sessions RENAME COLUMN owner TO person;
  ALTER TABLE ${schema}sessions ADD COLUMN device text NOT NULL DEFAULT '';
  ALTER TABLE ${schema}sessions ADD COLUMN address text NOT NULL DEFAULT '';
  ALTER TABLE ${schema}keys ADD COLUMN person text;
  ALTER TABLE ${schema}removals ADD COLUMN person text;
  CREATE TABLE ${schema}invitations (
    hash text PRIMARY KEY, owner text NOT NULL, role text NOT NULL, made_by text NOT NULL,
    created_at bigint NOT NULL, expires_at bigint NOT NULL
  );
  `;
}
