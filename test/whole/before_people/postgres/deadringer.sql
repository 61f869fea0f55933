SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA deadringer;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA deadringer;
CREATE FUNCTION deadringer.clock() RETURNS bigint
    LANGUAGE sql
    AS $$
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
  $$;
CREATE FUNCTION deadringer.count_keys(_owner text, _time bigint) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('deadringer keys of ' || _owner, 0));
    RETURN (SELECT count(*) FROM deadringer.keys
            WHERE owner = _owner AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > _time));
  END $$;
CREATE FUNCTION deadringer.hold(_id text, _place text, _most bigint, _lease bigint) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION deadringer.hold(_id text, _place text, _most bigint, _now bigint, _until bigint) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION deadringer.take(_lookup text, _nr integer, _attempt integer, _done integer, _studied integer[], _lines bytea) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
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
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE UNLOGGED TABLE deadringer.batches (
    lookup text NOT NULL,
    nr integer NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    studied integer[] DEFAULT '{}'::integer[] NOT NULL,
    ended boolean DEFAULT false NOT NULL,
    problem json
)
WITH (fillfactor='50');
CREATE TABLE deadringer.chunks (
    uuid text NOT NULL,
    first bigint NOT NULL,
    lines bigint NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY deadringer.chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE deadringer.ct_certificates (
    log_id integer NOT NULL,
    idx bigint NOT NULL,
    der bytea NOT NULL
);
CREATE TABLE deadringer.ct_faults (
    log_id integer NOT NULL,
    reason text NOT NULL,
    message text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE deadringer.ct_logs (
    log_id integer NOT NULL,
    id text NOT NULL,
    json text NOT NULL
);
CREATE TABLE deadringer.ct_names (
    name text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE deadringer.ct_seen (
    name text NOT NULL COLLATE pg_catalog."C",
    log_id integer NOT NULL,
    idx bigint NOT NULL,
    kind integer NOT NULL,
    ts bigint NOT NULL,
    issuance bytea NOT NULL
);
CREATE TABLE deadringer.ct_states (
    log_id integer NOT NULL,
    next bigint NOT NULL,
    size bigint NOT NULL,
    root bytea NOT NULL,
    "timestamp" bigint NOT NULL,
    edge bytea NOT NULL
);
CREATE TABLE deadringer.demo (
    only_row boolean DEFAULT true NOT NULL,
    is_demo boolean NOT NULL,
    CONSTRAINT demo_only_row_check CHECK (only_row)
);
CREATE UNLOGGED TABLE deadringer.found (
    id bigint NOT NULL,
    lookup text NOT NULL,
    lines bytea NOT NULL
);
ALTER TABLE ONLY deadringer.found ALTER COLUMN lines SET STORAGE EXTERNAL;
ALTER TABLE deadringer.found ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME deadringer.found_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE deadringer.history_dns (
    name text NOT NULL,
    rrtype text NOT NULL,
    hash bytea NOT NULL,
    value text NOT NULL,
    first bigint NOT NULL,
    last bigint NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE deadringer.history_tls (
    ip text NOT NULL,
    certificate text NOT NULL,
    first bigint NOT NULL,
    last bigint NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE deadringer.history_tls_subject (
    certificate text NOT NULL,
    subject text NOT NULL
);
CREATE TABLE deadringer.keys (
    id text NOT NULL,
    hash text NOT NULL,
    owner text NOT NULL,
    name text NOT NULL,
    hint text NOT NULL,
    scopes text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint,
    revoked_at bigint,
    last_used_at bigint
);
CREATE UNLOGGED TABLE deadringer.leases (
    place text NOT NULL,
    id text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE deadringer.links (
    hash text NOT NULL,
    owner text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE UNLOGGED TABLE deadringer.lookups (
    id text NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE deadringer.owners (
    name text NOT NULL,
    passphrase text,
    created_at bigint NOT NULL
);
CREATE TABLE deadringer.removals (
    number bigint NOT NULL,
    name text NOT NULL
);
ALTER TABLE deadringer.removals ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME deadringer.removals_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE deadringer.report_entries (
    report_id text NOT NULL,
    version bigint NOT NULL,
    entry text NOT NULL
);
CREATE TABLE deadringer.report_files (
    report_id text NOT NULL,
    name text NOT NULL,
    file text NOT NULL
);
CREATE TABLE deadringer.report_parts (
    report_id text NOT NULL,
    name text NOT NULL,
    part bigint NOT NULL,
    content text NOT NULL
);
CREATE TABLE deadringer.report_senders (
    owner text NOT NULL,
    window_start bigint NOT NULL,
    used bigint NOT NULL
);
CREATE TABLE deadringer.reports (
    id text NOT NULL,
    owner text NOT NULL,
    original text NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    version bigint NOT NULL,
    next_check_at bigint,
    link text,
    report text NOT NULL
);
CREATE TABLE deadringer.results (
    uuid text NOT NULL,
    owner text NOT NULL,
    scope text NOT NULL,
    domain text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    lines bigint NOT NULL,
    done boolean NOT NULL,
    names bigint NOT NULL
);
CREATE TABLE deadringer.schema_version (
    version integer NOT NULL
);
CREATE TABLE deadringer.sessions (
    hash text NOT NULL,
    owner text NOT NULL,
    by text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE deadringer.shares (
    id text NOT NULL,
    hash text NOT NULL,
    owner text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    created_at bigint NOT NULL,
    created_by text NOT NULL,
    expires_at bigint NOT NULL,
    revoked_at bigint,
    opened bigint NOT NULL,
    opened_at bigint
);
CREATE TABLE deadringer.usage (
    key_id text NOT NULL,
    hour bigint NOT NULL,
    lookup_requests bigint NOT NULL,
    ct_requests bigint NOT NULL
);
CREATE TABLE deadringer.watch_audit (
    brand_id text NOT NULL,
    id text NOT NULL,
    at bigint NOT NULL,
    entry text NOT NULL
);
CREATE TABLE deadringer.watch_brands (
    id text NOT NULL,
    owner text NOT NULL,
    settings text NOT NULL,
    created_at bigint NOT NULL,
    next_run_at bigint,
    last_run_at bigint,
    last_success_at bigint,
    last_heartbeat_at bigint,
    feed_secret text NOT NULL,
    webhook_secret text NOT NULL,
    found_at bigint,
    lease text,
    lease_until bigint DEFAULT 0 NOT NULL,
    round text,
    found_day bigint DEFAULT 0 NOT NULL,
    found_today bigint DEFAULT 0 NOT NULL
);
CREATE TABLE deadringer.watch_events (
    brand_id text NOT NULL,
    id text NOT NULL,
    at bigint NOT NULL,
    event text NOT NULL,
    "position" bigint DEFAULT 0 NOT NULL
);
CREATE TABLE deadringer.watch_found (
    brand_id text NOT NULL,
    name text NOT NULL,
    domain text NOT NULL,
    kind text NOT NULL,
    at bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    studied_at bigint
);
CREATE TABLE deadringer.watch_mailboxes (
    owner text NOT NULL,
    mailbox text NOT NULL,
    hash text NOT NULL,
    asked_at bigint NOT NULL,
    confirmed_at bigint
);
CREATE TABLE deadringer.watch_outbox (
    brand_id text NOT NULL,
    event_id text NOT NULL,
    channel text NOT NULL,
    alert text NOT NULL,
    next_at bigint,
    created_at bigint NOT NULL
);
CREATE TABLE deadringer.watch_position (
    id bigint NOT NULL,
    value bigint NOT NULL
);
CREATE TABLE deadringer.watch_runs (
    brand_id text NOT NULL,
    id text NOT NULL,
    started_at bigint NOT NULL,
    run text NOT NULL
);
CREATE TABLE deadringer.watch_states (
    brand_id text NOT NULL,
    domain text NOT NULL,
    state text NOT NULL
);
CREATE TABLE deadringer.watch_triage (
    brand_id text NOT NULL,
    name text NOT NULL,
    triage text NOT NULL
);
CREATE TABLE deadringer.watch_turns (
    owner text NOT NULL,
    turn bigint NOT NULL
);
CREATE TABLE deadringer.watch_visits (
    owner text NOT NULL,
    since bigint,
    last_at bigint NOT NULL
);
CREATE UNLOGGED TABLE deadringer.windows (
    id text NOT NULL,
    count bigint NOT NULL,
    ends_at bigint NOT NULL
);
CREATE UNLOGGED TABLE deadringer.workers (
    id text NOT NULL,
    until timestamp with time zone NOT NULL
);
INSERT INTO deadringer.chunks VALUES ('01a2142b-22aa-706d-ab27-fa5ee4977a80', 0, 4, '\x28b52ffd602700750400b2481d1d506d7558886e3ebde34715fa5c795a4771b13ae15fd6f180a3aa3ac313c99cefe71574c08c1194ee003314db8595132853ccbb6a59652d2fbd6c20b111aee19389b5c99c771e03e8067238d20c97276d8fb19f96dd40ce639e16ba491531366c3c7878bb7b1c8f47ed2cd93d9d651bde0ebd470107003dd9782ed39209fcc4f858c21095aa5a6e6b930c');
INSERT INTO deadringer.demo VALUES (true, false);
INSERT INTO deadringer.keys VALUES ('key_nc4DKgzSl04M', '12060f0e27353e5a23fd3a01c33fca9582cbf4632244279051103fd0907e4751', 'ann', '', 'ak_VjoY', 'lookup:squat,lookup:nxdomain,analyze,ct,watch,report,report:approve', 1795634700809, NULL, NULL, 1795634701173);
INSERT INTO deadringer.owners VALUES ('ann', '$scrypt$ln=4,r=8,p=1$5U6nM6lu5AoRBb857aFkFA$3UsF8X2P/NTFVcWHyrGffX8xZ3BFwZdZeuCMkZWA+JM', 1795634700809);
INSERT INTO deadringer.report_entries VALUES ('01a00000-0000-7000-8000-000000000001', 1, '{"id":"018bcfe5-6802-79d3-a160-fcf4b5de7b00","at":1700000000000,"actor":"ann","action":"draft","detail":{"ä":"✓"}}');
INSERT INTO deadringer.reports VALUES ('01a00000-0000-7000-8000-000000000001', 'ann', 'kestrelbank.com', 'kestreibank.com', 'drafted', 1, NULL, NULL, '{"id":"01a00000-0000-7000-8000-000000000001","owner":"ann","original":"kestrelbank.com","brand":"Kestrel Bank","name":"kestreibank.com","type":"phishing","desk":{"role":"registrar","name":"Quick Domains","email":"abuse@quick-domains.example.net","url":null,"subject":"kestreibank.com","scope":"","source":"RDAP","date":null},"state":"drafted","version":1,"subject":"Phishing","digest":"0000000000000000000000000000000000000000000000000000000000000000","test":false,"created_at":1700000000000,"approved_at":null,"approved_by":"","attempted_at":null,"sent_at":null,"acknowledged_at":null,"ended_at":null,"outcome":null,"credited":false,"before":{"at":0,"resolvers":[],"statuses":null,"registrar":null,"nameservers":null,"page":null},"brand_servers":[],"checks":[],"next_check_at":null,"link":null,"link_until":null}');
INSERT INTO deadringer.results VALUES ('01a2142b-22aa-706d-ab27-fa5ee4977a80', 'ann', 'lookup:squat', 'example.com', 1795634700970, 2110994701143, 4, true, 0);
INSERT INTO deadringer.schema_version VALUES (15);
INSERT INTO deadringer.sessions VALUES ('c392b3dfa6176515549b15259e33dec66928c125977b19e21e79a9d0cec8dd49', 'ann', 'passphrase', 1795634700809, 1795634700809, 4995634700809);
INSERT INTO deadringer.shares VALUES ('01a2142b-237c-7000-aeb7-b54cb912be82', 'd5433505e9500030289f6302dbae116d6b56f7022c6b3e48ba3a976e52220a07', 'ann', 'result', '01a2142b-22aa-706d-ab27-fa5ee4977a80', 1795634701180, 'key_nc4DKgzSl04M', 1795721101180, NULL, 0, NULL);
INSERT INTO deadringer.usage VALUES ('key_nc4DKgzSl04M', 1795633200000, 1, 0);
INSERT INTO deadringer.watch_audit VALUES ('01a2142b-2363-7a63-8d54-7aa61ac7a181', '01a2142b-236c-7000-891e-32b88c205b40', 1795634701164, '{"id":"01a2142b-236c-7000-891e-32b88c205b40","at":1795634701164,"actor":"ann","action":"brand.create","subject":"","detail":{"domains":["example.com"]}}');
INSERT INTO deadringer.watch_brands VALUES ('01a2142b-2363-7a63-8d54-7aa61ac7a181', 'ann', '{"name":"Kestrel","domains":["example.com"],"owned":[],"words":[],"rules":[],"schedule":"6h","timezone":"UTC","jitter":300,"channels":[],"alert_from":"low","alert_on_first":false,"heartbeat_hours":0,"paused":false}', 1795634701155, 1795634701155, NULL, NULL, NULL, 'hi7p9e6EDxoPWqOrqShj4vKfxHF7NMYb', 'whsec_d2w4ZnZKUVhpWDdqRHNHbWRoaGpTYzg4RkVEYUdFekQ=', NULL, NULL, 0, NULL, 0, 0);
INSERT INTO deadringer.watch_position VALUES (1, 0);
INSERT INTO deadringer.windows VALUES ('rate of ann', 3, 1795634760946);
INSERT INTO deadringer.windows VALUES ('key_nc4DKgzSl04M', 3, 1795634760945);
SELECT pg_catalog.setval('deadringer.found_id_seq', 1, false);
SELECT pg_catalog.setval('deadringer.removals_number_seq', 1, false);
ALTER TABLE ONLY deadringer.batches
    ADD CONSTRAINT batches_pkey PRIMARY KEY (lookup, nr);
ALTER TABLE ONLY deadringer.chunks
    ADD CONSTRAINT chunks_pkey PRIMARY KEY (uuid, first);
ALTER TABLE ONLY deadringer.ct_certificates
    ADD CONSTRAINT ct_certificates_pkey PRIMARY KEY (log_id, idx);
ALTER TABLE ONLY deadringer.ct_faults
    ADD CONSTRAINT ct_faults_pkey PRIMARY KEY (log_id);
ALTER TABLE ONLY deadringer.ct_logs
    ADD CONSTRAINT ct_logs_id_key UNIQUE (id);
ALTER TABLE ONLY deadringer.ct_logs
    ADD CONSTRAINT ct_logs_pkey PRIMARY KEY (log_id);
ALTER TABLE ONLY deadringer.ct_names
    ADD CONSTRAINT ct_names_pkey PRIMARY KEY (name);
ALTER TABLE ONLY deadringer.ct_seen
    ADD CONSTRAINT ct_seen_pkey PRIMARY KEY (name, log_id, idx);
ALTER TABLE ONLY deadringer.ct_states
    ADD CONSTRAINT ct_states_pkey PRIMARY KEY (log_id);
ALTER TABLE ONLY deadringer.demo
    ADD CONSTRAINT demo_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY deadringer.found
    ADD CONSTRAINT found_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deadringer.history_dns
    ADD CONSTRAINT history_dns_pkey PRIMARY KEY (name, rrtype, hash);
ALTER TABLE ONLY deadringer.history_tls
    ADD CONSTRAINT history_tls_pkey PRIMARY KEY (ip, certificate);
ALTER TABLE ONLY deadringer.history_tls_subject
    ADD CONSTRAINT history_tls_subject_pkey PRIMARY KEY (certificate, subject);
ALTER TABLE ONLY deadringer.keys
    ADD CONSTRAINT keys_hash_key UNIQUE (hash);
ALTER TABLE ONLY deadringer.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deadringer.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (place);
ALTER TABLE ONLY deadringer.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY deadringer.lookups
    ADD CONSTRAINT lookups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deadringer.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (name);
ALTER TABLE ONLY deadringer.removals
    ADD CONSTRAINT removals_pkey PRIMARY KEY (number);
ALTER TABLE ONLY deadringer.report_entries
    ADD CONSTRAINT report_entries_pkey PRIMARY KEY (report_id, version);
ALTER TABLE ONLY deadringer.report_files
    ADD CONSTRAINT report_files_pkey PRIMARY KEY (report_id, name);
ALTER TABLE ONLY deadringer.report_parts
    ADD CONSTRAINT report_parts_pkey PRIMARY KEY (report_id, name, part);
ALTER TABLE ONLY deadringer.report_senders
    ADD CONSTRAINT report_senders_pkey PRIMARY KEY (owner);
ALTER TABLE ONLY deadringer.reports
    ADD CONSTRAINT reports_link_key UNIQUE (link);
ALTER TABLE ONLY deadringer.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deadringer.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY deadringer.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY deadringer.shares
    ADD CONSTRAINT shares_hash_key UNIQUE (hash);
ALTER TABLE ONLY deadringer.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deadringer.usage
    ADD CONSTRAINT usage_pkey PRIMARY KEY (key_id, hour);
ALTER TABLE ONLY deadringer.watch_audit
    ADD CONSTRAINT watch_audit_pkey PRIMARY KEY (brand_id, id);
ALTER TABLE ONLY deadringer.watch_brands
    ADD CONSTRAINT watch_brands_feed_secret_key UNIQUE (feed_secret);
ALTER TABLE ONLY deadringer.watch_brands
    ADD CONSTRAINT watch_brands_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deadringer.watch_events
    ADD CONSTRAINT watch_events_pkey PRIMARY KEY (brand_id, id);
ALTER TABLE ONLY deadringer.watch_found
    ADD CONSTRAINT watch_found_pkey PRIMARY KEY (brand_id, name);
ALTER TABLE ONLY deadringer.watch_mailboxes
    ADD CONSTRAINT watch_mailboxes_hash_key UNIQUE (hash);
ALTER TABLE ONLY deadringer.watch_mailboxes
    ADD CONSTRAINT watch_mailboxes_pkey PRIMARY KEY (owner, mailbox);
ALTER TABLE ONLY deadringer.watch_outbox
    ADD CONSTRAINT watch_outbox_pkey PRIMARY KEY (brand_id, event_id, channel);
ALTER TABLE ONLY deadringer.watch_position
    ADD CONSTRAINT watch_position_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deadringer.watch_runs
    ADD CONSTRAINT watch_runs_pkey PRIMARY KEY (brand_id, id);
ALTER TABLE ONLY deadringer.watch_states
    ADD CONSTRAINT watch_states_pkey PRIMARY KEY (brand_id, domain);
ALTER TABLE ONLY deadringer.watch_triage
    ADD CONSTRAINT watch_triage_pkey PRIMARY KEY (brand_id, name);
ALTER TABLE ONLY deadringer.watch_turns
    ADD CONSTRAINT watch_turns_pkey PRIMARY KEY (owner);
ALTER TABLE ONLY deadringer.watch_visits
    ADD CONSTRAINT watch_visits_pkey PRIMARY KEY (owner);
ALTER TABLE ONLY deadringer.windows
    ADD CONSTRAINT windows_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deadringer.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (id);
CREATE INDEX ct_names_trgm ON deadringer.ct_names USING gin (name deadringer.gin_trgm_ops);
CREATE INDEX found_by_lookup ON deadringer.found USING btree (lookup, id);
CREATE INDEX history_dns_last ON deadringer.history_dns USING btree (last);
CREATE INDEX history_tls_certificate ON deadringer.history_tls USING btree (certificate);
CREATE INDEX history_tls_last ON deadringer.history_tls USING btree (last);
CREATE INDEX keys_by_owner ON deadringer.keys USING btree (owner);
CREATE INDEX leases_by_id ON deadringer.leases USING btree (id);
CREATE INDEX links_by_owner ON deadringer.links USING btree (owner);
CREATE INDEX reports_by_check ON deadringer.reports USING btree (next_check_at);
CREATE INDEX reports_by_owner ON deadringer.reports USING btree (owner, id);
CREATE INDEX results_by_expiry ON deadringer.results USING btree (expires_at);
CREATE INDEX results_by_owner ON deadringer.results USING btree (owner, created_at);
CREATE INDEX sessions_by_owner ON deadringer.sessions USING btree (owner);
CREATE INDEX shares_by_owner ON deadringer.shares USING btree (owner, subject);
CREATE INDEX watch_brands_by_owner ON deadringer.watch_brands USING btree (owner);
CREATE INDEX watch_events_by_position ON deadringer.watch_events USING btree ("position");
CREATE INDEX watch_events_by_time ON deadringer.watch_events USING btree (brand_id, at);
CREATE INDEX watch_outbox_by_time ON deadringer.watch_outbox USING btree (next_at, brand_id, channel);
ALTER TABLE ONLY deadringer.batches
    ADD CONSTRAINT batches_lookup_fkey FOREIGN KEY (lookup) REFERENCES deadringer.lookups(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.chunks
    ADD CONSTRAINT chunks_uuid_fkey FOREIGN KEY (uuid) REFERENCES deadringer.results(uuid) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.found
    ADD CONSTRAINT found_lookup_fkey FOREIGN KEY (lookup) REFERENCES deadringer.lookups(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.links
    ADD CONSTRAINT links_owner_fkey FOREIGN KEY (owner) REFERENCES deadringer.owners(name) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.report_entries
    ADD CONSTRAINT report_entries_report_id_fkey FOREIGN KEY (report_id) REFERENCES deadringer.reports(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.report_files
    ADD CONSTRAINT report_files_report_id_fkey FOREIGN KEY (report_id) REFERENCES deadringer.reports(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.report_parts
    ADD CONSTRAINT report_parts_report_id_fkey FOREIGN KEY (report_id) REFERENCES deadringer.reports(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.sessions
    ADD CONSTRAINT sessions_owner_fkey FOREIGN KEY (owner) REFERENCES deadringer.owners(name) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.watch_audit
    ADD CONSTRAINT watch_audit_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES deadringer.watch_brands(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.watch_events
    ADD CONSTRAINT watch_events_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES deadringer.watch_brands(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.watch_found
    ADD CONSTRAINT watch_found_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES deadringer.watch_brands(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.watch_outbox
    ADD CONSTRAINT watch_outbox_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES deadringer.watch_brands(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.watch_runs
    ADD CONSTRAINT watch_runs_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES deadringer.watch_brands(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.watch_states
    ADD CONSTRAINT watch_states_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES deadringer.watch_brands(id) ON DELETE CASCADE;
ALTER TABLE ONLY deadringer.watch_triage
    ADD CONSTRAINT watch_triage_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES deadringer.watch_brands(id) ON DELETE CASCADE;
