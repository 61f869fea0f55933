import type { Database } from "./database.ts";
import * as tables from "../../stores/schemas.ts";
import { newestOf, type Schema, stepsBetween, versionFault } from "../../stores/schemas.ts";
import { SquatError } from "../../../lib/errors.ts";
import { InvalidParameter } from "../../checks.ts";

/**
 * What only PostgreSQL has. Tables that may be lost in a crash of the server (windows, leases, work) are unlogged: they
 * cost no flush.
 */
const SHARED_BY_MACHINES = `
  ALTER TABLE chunks ALTER bytes SET STORAGE EXTERNAL;
  CREATE TABLE removals (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL);
  -- Whether the results are the demo's.
  CREATE TABLE demo (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), is_demo boolean NOT NULL);
  CREATE UNLOGGED TABLE windows (id text PRIMARY KEY, count bigint NOT NULL, ends_at bigint NOT NULL);
  CREATE UNLOGGED TABLE leases (place text PRIMARY KEY, id text NOT NULL, until bigint NOT NULL);
  CREATE INDEX leases_by_id ON leases (id);
  -- The one clock of all limits: milliseconds since 1970.
  CREATE FUNCTION deadringer.clock() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
  $$;
  CREATE FUNCTION deadringer.hold(_id text, _place text, _most bigint, _lease bigint)
  RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    -- Each statement after this sees what others have committed until then.
    PERFORM pg_advisory_xact_lock(hashtextextended('deadringer ' || _id, 0));
    DELETE FROM deadringer.leases WHERE id = _id AND until <= deadringer.clock();
    IF (SELECT count(*) FROM deadringer.leases WHERE id = _id) >= _most THEN
      RETURN false;
    END IF;
    INSERT INTO deadringer.leases VALUES (_place, _id, deadringer.clock() + _lease);
    RETURN true;
  END $$;
  CREATE UNLOGGED TABLE workers (id text PRIMARY KEY, until timestamptz NOT NULL);
  CREATE UNLOGGED TABLE lookups (id text PRIMARY KEY, until timestamptz NOT NULL);
  CREATE UNLOGGED TABLE batches (
    lookup text NOT NULL REFERENCES lookups ON DELETE CASCADE,
    nr int NOT NULL, attempt int NOT NULL DEFAULT 0, done int NOT NULL DEFAULT 0, studied int[] NOT NULL DEFAULT '{}',
    ended boolean NOT NULL DEFAULT false, problem json, PRIMARY KEY (lookup, nr)
  ) WITH (fillfactor = 50);
  CREATE UNLOGGED TABLE found (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lookup text NOT NULL REFERENCES lookups ON DELETE CASCADE, lines bytea NOT NULL
  );
  ALTER TABLE found ALTER lines SET STORAGE EXTERNAL;
  CREATE INDEX found_by_lookup ON found (lookup, id);
  -- Takes what an attempt at a batch found, if it is still the last attempt. Returns how many bytes wait to be read;
  -- null tells the attempt to give up.
  CREATE FUNCTION deadringer.take(_lookup text, _nr int, _attempt int, _done int, _studied int[], _lines bytea)
  RETURNS bigint LANGUAGE plpgsql AS $$
  BEGIN
    -- Who cancels a lookup locks its row first too.
    PERFORM FROM deadringer.lookups WHERE id = _lookup FOR KEY SHARE;
    UPDATE deadringer.batches SET studied = studied || _studied, done = _done
    WHERE lookup = _lookup AND nr = _nr AND attempt = _attempt AND NOT ended;
    IF NOT FOUND THEN
      RETURN null;
    END IF;
    IF length(_lines) > 0 THEN
      INSERT INTO deadringer.found (lookup, lines) VALUES (_lookup, _lines);
    END IF;
    RETURN (SELECT coalesce(sum(octet_length(lines)), 0) FROM deadringer.found WHERE lookup = _lookup);
  END $$;
  CREATE TABLE history_dns (
    name text NOT NULL, rrtype text NOT NULL, hash bytea NOT NULL, value text NOT NULL,
    first bigint NOT NULL, last bigint NOT NULL, count bigint NOT NULL, PRIMARY KEY (name, rrtype, hash)
  );
  CREATE INDEX history_dns_last ON history_dns (last);
  CREATE TABLE history_tls (
    ip text NOT NULL, certificate text NOT NULL,
    first bigint NOT NULL, last bigint NOT NULL, count bigint NOT NULL, PRIMARY KEY (ip, certificate)
  );
  CREATE INDEX history_tls_last ON history_tls (last);
  CREATE INDEX history_tls_certificate ON history_tls (certificate);
  CREATE TABLE history_tls_subject (
    certificate text NOT NULL, subject text NOT NULL, PRIMARY KEY (certificate, subject)
  );
`;

/** The references of tables that PEOPLE changes. */
const REFERENCES = `
  ALTER TABLE links DROP CONSTRAINT IF EXISTS links_owner_fkey;
  ALTER TABLE sessions DROP CONSTRAINT IF EXISTS sessions_owner_fkey;
  ${tables.PEOPLE}
  ALTER TABLE links ADD FOREIGN KEY (person) REFERENCES people ON DELETE CASCADE;
  ALTER TABLE sessions ADD FOREIGN KEY (person) REFERENCES people ON DELETE CASCADE;
`;

/** The tables of the ledger of reports, each before what it refers to. */
const LEDGER = ["report_files", "report_entries", "report_contents", "reports"];

/** A ledger that has reports stays, as NAME_before_triage. */
const KEEP_LEDGER = `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM reports) THEN
      ${LEDGER.map((name) => `ALTER TABLE ${name} RENAME TO ${name}_before_triage;`).join(" ")}
    ELSE
      ${LEDGER.map((name) => `DROP TABLE ${name};`).join(" ")}
    END IF;
  END $$;
`;

/** The tables of all stores. */
export const POSTGRES: Schema = {
  first: 15,
  steps: [
    tables.BEFORE_PEOPLE + SHARED_BY_MACHINES + tables.WATCH + tables.REPORTS + tables.SHARES,
    REFERENCES,
    tables.resultSizes("bigint"),
    tables.ACTIONS,
    tables.FOUND_SOURCES + tables.SOURCES,
    ...[tables.SOURCE_FEEDS, tables.SOURCE_VALUES, tables.REMOVED_KEYS, tables.IDENTITIES],
    ...[tables.REPORT_CONTENTS, tables.REPORTERS, tables.OWN_PAGES],
    ...[tables.SOURCE_TURNS, tables.DISK_DAYS, tables.SENT_ACTIONS, tables.DROP_SENT_ACTIONS],
    tables.SENT_REPORTS + KEEP_LEDGER,
    tables.endedResults("bigint"),
    ...[tables.CHANGES, tables.SOURCE_LISTS],
  ],
};

/** The tables that are copied before they are those of people, as NAME_before_people. */
const COPIED = ["owners", "keys", "links", "sessions"];

/** Any number that no other program uses: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 4_152_726_851;

/**
 * Brings the schema `deadringer` up to date, all or nothing.
 *
 * @param to The version to bring it to. @default the newest
 * @returns The tables with what an older version had stored; none when nothing of it was changed.
 * @throws {SquatError} `invalid_parameter` when the schema is of an unknown version, or may not be created.
 */
export async function migrate(database: Database, to: number = newestOf(POSTGRES)): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query("CREATE SCHEMA IF NOT EXISTS deadringer");
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)");
    const { rows } = await client.query("SELECT coalesce(max(version), 0) AS version FROM schema_version");
    const version = rows[0].version as number;
    const fault = versionFault(version, POSTGRES);
    if (fault !== null) throw new InvalidParameter(`Cannot use ${database.name}: its schema ${fault}`);
    const copies = version === POSTGRES.first && to > version ? COPIED : [];
    for (const name of copies) await client.query(`CREATE TABLE ${name}_before_people AS TABLE ${name}`);
    for (const sql of stepsBetween(version, to, POSTGRES)) await client.query(sql);
    if (version < to) await client.query("INSERT INTO schema_version VALUES ($1)", [to]);
    const { rows: kept } = await client.query(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'deadringer' AND tablename LIKE '%\\_before\\_triage'",
    );
    await client.query("COMMIT");
    return version === to ? [] : [
      ...copies.map((name) => `${name}_before_people`),
      ...kept.map(({ name }) => name as string),
    ].map((name) => `deadringer.${name}`);
  } catch (cause) {
    await client.query("ROLLBACK").catch(() => {});
    if (cause instanceof SquatError) throw cause;
    throw new InvalidParameter(`Cannot make the schema in ${database.name}: ${(cause as Error).message}`, {
      cause,
    });
  } finally {
    client.release();
  }
}
