/**
 * The tables that only PostgreSQL has, and how it changes those that it shares with SQLite.
 * @module
 */
import { PEOPLE } from "../../../stores/data/tables.ts";

/**
 * What only PostgreSQL has. Tables that may be lost in a crash of the server (windows, leases, work) are unlogged: they
 * cost no flush.
 */
export const SHARED_BY_MACHINES: string = `
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
export const REFERENCES: string = `
  ALTER TABLE links DROP CONSTRAINT IF EXISTS links_owner_fkey;
  ALTER TABLE sessions DROP CONSTRAINT IF EXISTS sessions_owner_fkey;
  ${PEOPLE}
  ALTER TABLE links ADD FOREIGN KEY (person) REFERENCES people ON DELETE CASCADE;
  ALTER TABLE sessions ADD FOREIGN KEY (person) REFERENCES people ON DELETE CASCADE;
`;

/** The tables of the ledger of reports, each before what it refers to. */
const LEDGER = ["report_files", "report_entries", "report_contents", "reports"];

/** A ledger that has reports stays, as NAME_before_triage. */
export const KEEP_LEDGER: string = `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM reports) THEN
      ${LEDGER.map((name) => `ALTER TABLE ${name} RENAME TO ${name}_before_triage;`).join(" ")}
    ELSE
      ${LEDGER.map((name) => `DROP TABLE ${name};`).join(" ")}
    END IF;
  END $$;
`;

/** Advisory lock for processes that create the tables at the same time. */
const LOCK = 0x6374;
/** Names in certificates, found by pg_trgm. */
export const CERTIFICATE_TABLES: string = `
SELECT pg_advisory_xact_lock(${LOCK});
CREATE SCHEMA IF NOT EXISTS deadringer;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE IF NOT EXISTS deadringer.ct_names (name text COLLATE "C" PRIMARY KEY);
CREATE INDEX IF NOT EXISTS ct_names_trgm ON deadringer.ct_names USING gin (name gin_trgm_ops);
CREATE TABLE IF NOT EXISTS deadringer.ct_seen (
  name text COLLATE "C" NOT NULL, log_id int NOT NULL, idx bigint NOT NULL, kind int NOT NULL, ts bigint NOT NULL,
  issuance bytea NOT NULL, PRIMARY KEY (name, log_id, idx));
CREATE TABLE IF NOT EXISTS deadringer.ct_logs (log_id int PRIMARY KEY, id text UNIQUE NOT NULL, json text NOT NULL);
CREATE TABLE IF NOT EXISTS deadringer.ct_states (
  log_id int PRIMARY KEY, next bigint NOT NULL, size bigint NOT NULL, root bytea NOT NULL, timestamp bigint NOT NULL,
  edge bytea NOT NULL);
CREATE TABLE IF NOT EXISTS deadringer.ct_faults (
  log_id int PRIMARY KEY, reason text NOT NULL, message text NOT NULL, at bigint NOT NULL);
`;
