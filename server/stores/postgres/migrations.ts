import { reportContents, reporterTable, reportParts, reportTables } from "../report_tables.ts";
import { actionTable, sentActions } from "../action_sql.ts";
import { diskTable } from "../disk_days.ts";
import { identityTables } from "../identity_sql.ts";
import { peopleTables, removedKeys } from "../people_tables.ts";
import { shareTables } from "../share_sql.ts";
import { sourceFeeds, sourceTables, sourceTurns, sourceValues } from "../source_sql.ts";
import { mailboxTable } from "../watch_mailboxes.ts";
import { visitTable } from "../watch_visits.ts";
import {
  watchFoundSources,
  watchOwnerTurns,
  watchOwnPages,
  watchPositions,
  watchTables,
  watchTurns,
} from "../watch_tables.ts";
import type { Database } from "./database.ts";
import { demoTable } from "./demo.ts";
import { SquatError } from "../../../mod.ts";
import { InvalidParameter } from "../../checks.ts";

/**
 * The changes of each version of the schema; a released version never changes.
 *
 * Tables that may be lost in a crash of the server (windows, leases) are unlogged: they cost no flush.
 */
const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE deadringer.keys (
    id text PRIMARY KEY, hash text NOT NULL UNIQUE, owner text NOT NULL, name text NOT NULL,
    hint text NOT NULL, scopes text NOT NULL,
    created_at bigint NOT NULL, expires_at bigint, revoked_at bigint, last_used_at bigint
  );
  CREATE INDEX keys_by_owner ON deadringer.keys (owner);
  CREATE TABLE deadringer.owners (name text PRIMARY KEY, passphrase text, created_at bigint NOT NULL);
  CREATE TABLE deadringer.links (
    hash text PRIMARY KEY, owner text NOT NULL REFERENCES deadringer.owners ON DELETE CASCADE,
    expires_at bigint NOT NULL
  );
  CREATE TABLE deadringer.sessions (
    hash text PRIMARY KEY, owner text NOT NULL REFERENCES deadringer.owners ON DELETE CASCADE, "by" text NOT NULL,
    created_at bigint NOT NULL, used_at bigint NOT NULL, expires_at bigint NOT NULL
  );
  CREATE INDEX links_by_owner ON deadringer.links (owner);
  CREATE INDEX sessions_by_owner ON deadringer.sessions (owner);
  CREATE TABLE deadringer.usage (
    key_id text NOT NULL, hour bigint NOT NULL, lookup_requests bigint NOT NULL, ct_requests bigint NOT NULL,
    PRIMARY KEY (key_id, hour)
  );
  CREATE TABLE deadringer.results (
    uuid text PRIMARY KEY, owner text NOT NULL, scope text NOT NULL, domain text NOT NULL,
    created_at bigint NOT NULL, expires_at bigint NOT NULL, lines bigint NOT NULL, done boolean NOT NULL,
    names bigint NOT NULL
  );
  CREATE INDEX results_by_expiry ON deadringer.results (expires_at);
  CREATE INDEX results_by_owner ON deadringer.results (owner, created_at);
  CREATE TABLE deadringer.chunks (
    uuid text NOT NULL REFERENCES deadringer.results ON DELETE CASCADE,
    first bigint NOT NULL, lines bigint NOT NULL, bytes bytea NOT NULL,
    PRIMARY KEY (uuid, first)
  );
  ALTER TABLE deadringer.chunks ALTER bytes SET STORAGE EXTERNAL;
  CREATE UNLOGGED TABLE deadringer.windows (
    id text PRIMARY KEY, count bigint NOT NULL, ends_at bigint NOT NULL
  );
  CREATE UNLOGGED TABLE deadringer.leases (
    place text PRIMARY KEY, id text NOT NULL, until bigint NOT NULL
  );
  CREATE INDEX leases_by_id ON deadringer.leases (id);
  CREATE FUNCTION deadringer.hold(_id text, _place text, _most bigint, _now bigint, _until bigint)
  RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    -- Each statement after this sees what others have committed until then.
    PERFORM pg_advisory_xact_lock(hashtextextended('deadringer ' || _id, 0));
    DELETE FROM deadringer.leases WHERE id = _id AND until <= _now;
    IF (SELECT count(*) FROM deadringer.leases WHERE id = _id) >= _most THEN
      RETURN false;
    END IF;
    INSERT INTO deadringer.leases VALUES (_place, _id, _until);
    RETURN true;
  END $$;
  `,
  `
  CREATE UNLOGGED TABLE deadringer.workers (id text PRIMARY KEY, until timestamptz NOT NULL);
  CREATE UNLOGGED TABLE deadringer.lookups (id text PRIMARY KEY, until timestamptz NOT NULL);
  CREATE UNLOGGED TABLE deadringer.batches (
    lookup text NOT NULL REFERENCES deadringer.lookups ON DELETE CASCADE,
    nr int NOT NULL, attempt int NOT NULL DEFAULT 0, done int NOT NULL DEFAULT 0, studied int[] NOT NULL DEFAULT '{}',
    ended boolean NOT NULL DEFAULT false, problem json, PRIMARY KEY (lookup, nr)
  ) WITH (fillfactor = 50);
  CREATE UNLOGGED TABLE deadringer.found (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lookup text NOT NULL REFERENCES deadringer.lookups ON DELETE CASCADE, lines bytea NOT NULL
  );
  ALTER TABLE deadringer.found ALTER lines SET STORAGE EXTERNAL;
  CREATE INDEX found_by_lookup ON deadringer.found (lookup, id);
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
  `,
  `
  CREATE TABLE deadringer.history_dns (
    name text NOT NULL, rrtype text NOT NULL, hash bytea NOT NULL, value text NOT NULL,
    first bigint NOT NULL, last bigint NOT NULL, count bigint NOT NULL, PRIMARY KEY (name, rrtype, hash)
  );
  CREATE INDEX history_dns_last ON deadringer.history_dns (last);
  CREATE TABLE deadringer.history_tls (
    ip text NOT NULL, certificate text NOT NULL,
    first bigint NOT NULL, last bigint NOT NULL, count bigint NOT NULL, PRIMARY KEY (ip, certificate)
  );
  CREATE INDEX history_tls_last ON deadringer.history_tls (last);
  CREATE INDEX history_tls_certificate ON deadringer.history_tls (certificate);
  CREATE TABLE deadringer.history_tls_subject (
    certificate text NOT NULL, subject text NOT NULL, PRIMARY KEY (certificate, subject)
  );
  `,
  `
  -- The one clock of all limits: milliseconds since 1970.
  CREATE FUNCTION deadringer.clock() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
  $$;
  -- Older instances that still run call the function with five arguments.
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
  -- Counts the keys of an owner that are neither revoked nor expired at that time. Whoever adds one waits for those who
  -- counted before.
  CREATE FUNCTION deadringer.count_keys(_owner text, _time bigint) RETURNS bigint LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('deadringer keys of ' || _owner, 0));
    RETURN (SELECT count(*) FROM deadringer.keys
            WHERE owner = _owner AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > _time));
  END $$;
  `,
  watchTables("deadringer."),
  watchTurns("deadringer."),
  reportTables("deadringer."),
  watchPositions("deadringer."),
  shareTables("deadringer."),
  demoTable,
  watchOwnerTurns("deadringer."),
  `CREATE TABLE deadringer.removals (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL);`,
  mailboxTable("deadringer."),
  reportParts("deadringer."),
  visitTable("deadringer."),
  `
  ALTER TABLE deadringer.links DROP CONSTRAINT links_owner_fkey;
  ALTER TABLE deadringer.sessions DROP CONSTRAINT sessions_owner_fkey;
  ${peopleTables("deadringer.")}
  ALTER TABLE deadringer.links ADD FOREIGN KEY (person) REFERENCES deadringer.people ON DELETE CASCADE;
  ALTER TABLE deadringer.sessions ADD FOREIGN KEY (person) REFERENCES deadringer.people ON DELETE CASCADE;
  `,
  `
  ALTER TABLE deadringer.results ADD COLUMN size bigint NOT NULL DEFAULT 0;
  UPDATE deadringer.results SET size =
    (SELECT coalesce(sum(length(bytes)), 0) FROM deadringer.chunks WHERE chunks.uuid = results.uuid);
  `,
  actionTable("deadringer."),
  `${watchFoundSources("deadringer.")} ${sourceTables("deadringer.")}`,
  sourceFeeds("deadringer."),
  sourceValues("deadringer."),
  removedKeys("deadringer."),
  identityTables("deadringer."),
  reportContents("deadringer."),
  reporterTable("deadringer."),
  watchOwnPages("deadringer."),
  sourceTurns("deadringer."),
  diskTable("deadringer."),
  sentActions("deadringer."),
];

/** The version that makes people of owners. What it changes is copied first. */
const PEOPLE_VERSION: number =
  POSTGRES_MIGRATIONS.findIndex((sql) => sql.includes(peopleTables("deadringer."))) + 1;
/** The tables that are copied, as NAME_before_people in the same schema. */
const COPIED = ["owners", "keys", "links", "sessions"];

/** Any number that no other program uses: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 4_152_726_851;

/** Version of the schema that this program uses. */
export const POSTGRES_VERSION: number = POSTGRES_MIGRATIONS.length;

/**
 * Brings the schema `deadringer` up to date, all or nothing.
 *
 * @param to The version to bring it to. @default the newest
 * @returns The tables with what an older version had stored; none when nothing of it was changed.
 * @throws {SquatError} `invalid_parameter` when the schema is of a newer version, or may not be created.
 */
export async function migrate(database: Database, to: number = POSTGRES_VERSION): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS deadringer`);
    await client.query(`CREATE TABLE IF NOT EXISTS deadringer.schema_version (version int NOT NULL)`);
    const { rows } = await client.query(
      "SELECT coalesce(max(version), 0) AS version FROM deadringer.schema_version",
    );
    const version = rows[0].version as number;
    if (version > POSTGRES_MIGRATIONS.length) {
      throw new InvalidParameter(
        `Cannot use ${database.name}: its schema is of version ${version}, newer than ${POSTGRES_MIGRATIONS.length} of this program`,
      );
    }
    const copies = version > 0 && version < PEOPLE_VERSION && to >= PEOPLE_VERSION ? COPIED : [];
    for (const name of copies) {
      await client.query(`CREATE TABLE deadringer.${name}_before_people AS TABLE deadringer.${name}`);
    }
    for (const sql of POSTGRES_MIGRATIONS.slice(version, to)) await client.query(sql);
    if (version < to) {
      await client.query("INSERT INTO deadringer.schema_version VALUES ($1)", [to]);
    }
    await client.query("COMMIT");
    return copies.map((name) => `deadringer.${name}_before_people`);
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
