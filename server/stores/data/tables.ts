/**
 * The tables of every store, and what each version changed of them. Every database takes the same statements: a type
 * that SQLite does not know is a name to it. Values that are only read as a whole are JSON.
 * @module
 */

/** Keys, teams, sessions, usage and results, as they were before there were people. */
export const BEFORE_PEOPLE: string = `
  CREATE TABLE keys (
    id text PRIMARY KEY, hash text NOT NULL UNIQUE, owner text NOT NULL, name text NOT NULL,
    hint text NOT NULL, scopes text NOT NULL,
    created_at bigint NOT NULL, expires_at bigint, revoked_at bigint, last_used_at bigint
  );
  CREATE INDEX keys_by_owner ON keys (owner);
  CREATE TABLE owners (name text PRIMARY KEY, passphrase text, created_at bigint NOT NULL);
  CREATE TABLE links (hash text PRIMARY KEY, owner text NOT NULL, expires_at bigint NOT NULL);
  CREATE TABLE sessions (
    hash text PRIMARY KEY, owner text NOT NULL, "by" text NOT NULL,
    created_at bigint NOT NULL, used_at bigint NOT NULL, expires_at bigint NOT NULL
  );
  CREATE INDEX links_by_owner ON links (owner);
  CREATE INDEX sessions_by_owner ON sessions (owner);
  CREATE TABLE usage (
    key_id text NOT NULL, hour bigint NOT NULL, lookup_requests bigint NOT NULL, ct_requests bigint NOT NULL,
    PRIMARY KEY (key_id, hour)
  );
  CREATE TABLE results (
    uuid text PRIMARY KEY, owner text NOT NULL, scope text NOT NULL, domain text NOT NULL,
    created_at bigint NOT NULL, expires_at bigint NOT NULL, lines bigint NOT NULL, done boolean NOT NULL,
    names bigint NOT NULL
  );
  CREATE INDEX results_by_expiry ON results (expires_at);
  CREATE INDEX results_by_owner ON results (owner, created_at);
  CREATE TABLE chunks (
    uuid text NOT NULL REFERENCES results ON DELETE CASCADE,
    first bigint NOT NULL, lines bigint NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (uuid, first)
  );
`;

/** People of owners. Each owner becomes a team, and a person of it with the same name, who is its admin. */
export const PEOPLE: string = `
  CREATE TABLE people (
    name text PRIMARY KEY, owner text NOT NULL, role text NOT NULL, passphrase text, created_at bigint NOT NULL
  );
  CREATE INDEX people_by_owner ON people (owner);
  INSERT INTO people (name, owner, role, passphrase, created_at)
    SELECT name, name, 'admin', passphrase, created_at FROM owners;
  ALTER TABLE owners DROP COLUMN passphrase;
  ALTER TABLE links RENAME COLUMN owner TO person;
  ALTER TABLE sessions RENAME COLUMN owner TO person;
  ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN address text NOT NULL DEFAULT '';
  ALTER TABLE keys ADD COLUMN person text;
  ALTER TABLE removals ADD COLUMN person text;
  CREATE TABLE invitations (
    hash text PRIMARY KEY, owner text NOT NULL, role text NOT NULL, made_by text NOT NULL,
    created_at bigint NOT NULL, expires_at bigint NOT NULL
  );
`;

/** What results take. Old files of SQLite are strict about the name of a type. */
export const resultSizes = (integer: "bigint" | "integer"): string => `
  ALTER TABLE results ADD COLUMN size ${integer} NOT NULL DEFAULT 0;
  UPDATE results SET size = (SELECT coalesce(sum(length(bytes)), 0) FROM chunks WHERE chunks.uuid = results.uuid);
`;

/** Whether a result has its last line, whatever that says. */
export const endedResults = (integer: "bigint" | "integer"): string => `
  ALTER TABLE results ADD COLUMN ended ${integer} NOT NULL DEFAULT 0;
  UPDATE results SET ended = CASE WHEN done THEN 1 ELSE 0 END;
`;

/** Who did what. */
export const ACTIONS: string = `
  CREATE TABLE actions (
    id text PRIMARY KEY, owner text NOT NULL, at bigint NOT NULL, person text, key_id text,
    action text NOT NULL, target text NOT NULL, detail text NOT NULL
  );
  CREATE INDEX actions_by_owner ON actions (owner, id);
`;

/** Revoked keys among what was removed. */
export const REMOVED_KEYS: string = `ALTER TABLE removals ADD COLUMN key_id text;`;

/** Accounts at providers, and sign-ins that are under way. */
export const IDENTITIES: string = `
  CREATE TABLE identities (
    issuer text NOT NULL, subject text NOT NULL, person text NOT NULL, linked_at bigint NOT NULL,
    PRIMARY KEY (issuer, subject)
  );
  CREATE INDEX identities_by_person ON identities (person);
  CREATE TABLE sign_ins (hash text PRIMARY KEY, flow text NOT NULL, expires_at bigint NOT NULL);
`;

/** What is taken on the disk. */
export const DISK_DAYS: string = `CREATE TABLE disk_days (day bigint PRIMARY KEY, bytes bigint NOT NULL);`;

/** What of the actions was sent on. */
export const SENT_ACTIONS: string = `CREATE TABLE actions_sent (target text PRIMARY KEY, id text NOT NULL);`;
export const DROP_SENT_ACTIONS: string = `DROP TABLE actions_sent;`;

const ofBrand = "brand_id text NOT NULL REFERENCES watch_brands ON DELETE CASCADE";

/** Watched brands. */
export const WATCH: string = `
  CREATE TABLE watch_brands (
    id text PRIMARY KEY, owner text NOT NULL, settings text NOT NULL, created_at bigint NOT NULL,
    next_run_at bigint, last_run_at bigint, last_success_at bigint, last_heartbeat_at bigint,
    feed_secret text NOT NULL UNIQUE, webhook_secret text NOT NULL,
    found_at bigint, lease text, lease_until bigint NOT NULL DEFAULT 0, round text,
    found_day bigint NOT NULL DEFAULT 0, found_today bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX watch_brands_by_owner ON watch_brands (owner);
  CREATE TABLE watch_turns (owner text PRIMARY KEY, turn bigint NOT NULL);
  CREATE TABLE watch_states (
    ${ofBrand}, domain text NOT NULL, state text NOT NULL, PRIMARY KEY (brand_id, domain)
  );
  CREATE TABLE watch_runs (
    ${ofBrand}, id text NOT NULL, started_at bigint NOT NULL, run text NOT NULL, PRIMARY KEY (brand_id, id)
  );
  CREATE TABLE watch_events (
    ${ofBrand}, id text NOT NULL, at bigint NOT NULL, event text NOT NULL, position bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (brand_id, id)
  );
  CREATE INDEX watch_events_by_time ON watch_events (brand_id, at);
  CREATE INDEX watch_events_by_position ON watch_events (position);
  CREATE TABLE watch_position (id bigint PRIMARY KEY, value bigint NOT NULL);
  INSERT INTO watch_position VALUES (1, 0);
  CREATE TABLE watch_outbox (
    ${ofBrand}, event_id text NOT NULL, channel text NOT NULL, alert text NOT NULL,
    next_at bigint, created_at bigint NOT NULL, PRIMARY KEY (brand_id, event_id, channel)
  );
  CREATE INDEX watch_outbox_by_time ON watch_outbox (next_at, brand_id, channel);
  CREATE TABLE watch_triage (
    ${ofBrand}, name text NOT NULL, triage text NOT NULL, PRIMARY KEY (brand_id, name)
  );
  CREATE TABLE watch_audit (
    ${ofBrand}, id text NOT NULL, at bigint NOT NULL, entry text NOT NULL, PRIMARY KEY (brand_id, id)
  );
  CREATE TABLE watch_found (
    ${ofBrand}, name text NOT NULL, domain text NOT NULL, kind text NOT NULL, at bigint NOT NULL,
    attempts bigint NOT NULL DEFAULT 0, studied_at bigint, PRIMARY KEY (brand_id, name)
  );
  CREATE TABLE watch_mailboxes (
    owner text NOT NULL, mailbox text NOT NULL, hash text NOT NULL UNIQUE, asked_at bigint NOT NULL,
    confirmed_at bigint, PRIMARY KEY (owner, mailbox)
  );
  CREATE TABLE watch_visits (owner text PRIMARY KEY, since bigint, last_at bigint NOT NULL);
`;

/** Which door found a name, and why it brought it. */
export const FOUND_SOURCES: string = `
  ALTER TABLE watch_found ADD COLUMN door text;
  ALTER TABLE watch_found ADD COLUMN reason text;
`;

/** What the brand's own pages show of it, and when they are to be seen again. */
export const OWN_PAGES: string = `
  ALTER TABLE watch_brands ADD COLUMN pages text;
  ALTER TABLE watch_brands ADD COLUMN pages_at bigint;
  ALTER TABLE watch_brands ADD COLUMN pages_due bigint NOT NULL DEFAULT 0;
  CREATE INDEX watch_brands_by_pages ON watch_brands (pages_due);
`;

/** Counts what has changed: readers of a brand are told of it. */
export const CHANGES: string = `INSERT INTO watch_position VALUES (2, 0);`;

/** The newest runs of a brand are read often; events are no longer read in the order of all. */
export const RUN_TIMES: string = `
  CREATE INDEX watch_runs_by_time ON watch_runs (brand_id, started_at, id);
  DROP INDEX watch_events_by_position;
`;

const ofReport = "report_id text NOT NULL REFERENCES reports ON DELETE CASCADE";

/** The ledger of reports. Content is in parts, so that nobody who reads a file slowly holds it in memory. */
export const REPORTS: string = `
  CREATE TABLE reports (
    id text PRIMARY KEY, owner text NOT NULL, original text NOT NULL, name text NOT NULL, state text NOT NULL,
    version bigint NOT NULL, next_check_at bigint, link text UNIQUE, report text NOT NULL
  );
  CREATE INDEX reports_by_owner ON reports (owner, id);
  CREATE INDEX reports_by_check ON reports (next_check_at);
  CREATE TABLE report_entries (
    ${ofReport}, version bigint NOT NULL, entry text NOT NULL, PRIMARY KEY (report_id, version)
  );
  CREATE TABLE report_files (
    ${ofReport}, name text NOT NULL, file text NOT NULL, PRIMARY KEY (report_id, name)
  );
  CREATE TABLE report_senders (owner text PRIMARY KEY, window_start bigint NOT NULL, used bigint NOT NULL);
  CREATE TABLE report_parts (
    ${ofReport}, name text NOT NULL, part bigint NOT NULL, content text NOT NULL,
    PRIMARY KEY (report_id, name, part)
  );
`;

/**
 * Reports share content, so that evidence that goes to five desks is stored once. What a report has of its own is stored
 * under the ids of report and file.
 */
export const REPORT_CONTENTS: string = `
  CREATE TABLE report_contents (
    id text NOT NULL, part bigint NOT NULL, content text NOT NULL, PRIMARY KEY (id, part)
  );
  INSERT INTO report_contents SELECT report_id || ' ' || name, part, content FROM report_parts;
  DROP TABLE report_parts;
  ALTER TABLE report_files ADD COLUMN content_id text NOT NULL DEFAULT '';
  UPDATE report_files SET content_id = report_id || ' ' || name;
  CREATE INDEX report_files_by_content ON report_files (content_id);
`;

/** Who reports for an owner, and for whom. */
export const REPORTERS: string = `
  CREATE TABLE report_reporters (
    owner text NOT NULL, original text NOT NULL, set_at bigint NOT NULL, reporter text NOT NULL,
    PRIMARY KEY (owner, original)
  );
`;

/** What was sent, without its ledger: the history of its names gets it. Each text of a mail is one part, in Base64. */
export const SENT_REPORTS: string = `
  CREATE TABLE sent_reports (id text PRIMARY KEY, owner text NOT NULL, report text NOT NULL, text text);
  INSERT INTO sent_reports SELECT r.id, r.owner, r.report, (
    SELECT c.content FROM report_files f JOIN report_contents c ON c.id = f.content_id AND c.part = 0
    WHERE f.report_id = r.id AND f.name = 'mail.txt'
  ) FROM reports r WHERE r.state NOT IN ('drafted', 'approved');
  DROP TABLE report_senders;
`;

/** The ledger itself, whose file was copied before. */
export const DROP_LEDGER: string = `
  DROP TABLE report_files; DROP TABLE report_entries; DROP TABLE report_contents; DROP TABLE reports;
`;

/** Shared links. */
export const SHARES: string = `
  CREATE TABLE shares (
    id text PRIMARY KEY, hash text NOT NULL UNIQUE, owner text NOT NULL, kind text NOT NULL, subject text NOT NULL,
    created_at bigint NOT NULL, created_by text NOT NULL, expires_at bigint NOT NULL, revoked_at bigint,
    opened bigint NOT NULL, opened_at bigint
  );
  CREATE INDEX shares_by_owner ON shares (owner, subject);
`;

/** Names from doors. */
export const SOURCES: string = `
  CREATE TABLE source_names (
    owner text NOT NULL, name text NOT NULL, door text NOT NULL, reason text NOT NULL, page text,
    rank bigint NOT NULL, added_at bigint NOT NULL, next_at bigint, visits bigint NOT NULL DEFAULT 0,
    outcome text, visited_at bigint, PRIMARY KEY (owner, name)
  );
  CREATE INDEX source_names_due ON source_names (rank, next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX source_names_settled ON source_names (visited_at) WHERE next_at IS NULL;
  CREATE TABLE source_counts (
    owner text NOT NULL, door text NOT NULL, day bigint NOT NULL, what text NOT NULL,
    count bigint NOT NULL, at bigint NOT NULL, PRIMARY KEY (owner, door, day, what)
  );
`;

/** What is known of feeds. */
export const SOURCE_FEEDS: string = `
  CREATE INDEX source_names_waiting ON source_names (owner, door, next_at) WHERE next_at IS NOT NULL;
  CREATE TABLE source_feeds (key text PRIMARY KEY, state text NOT NULL);
`;

/** Secrets and versions of canaries. */
export const SOURCE_VALUES: string =
  `CREATE TABLE source_values (key text PRIMARY KEY, value text NOT NULL);`;

/** An index by which owners take turns. */
export const SOURCE_TURNS: string = `
  CREATE INDEX source_names_turns ON source_names (rank, owner, next_at) WHERE next_at IS NOT NULL;
`;

/** What of each feed is asked for, its secrets sealed. Rows of before get it when their file is read. */
export const SOURCE_LISTS: string = `ALTER TABLE source_feeds ADD COLUMN listed text NOT NULL DEFAULT '';`;

/** Results of given names alone say nothing of a brand's other look-alikes. */
export const givenResults = (integer: "bigint" | "integer"): string =>
  `ALTER TABLE results ADD COLUMN given ${integer} NOT NULL DEFAULT 0;`;

/** The history of lookups in SQLite: files without a version have these tables already. */
export const HISTORY: string = `
  CREATE TABLE IF NOT EXISTS dns (
    name TEXT NOT NULL, rrtype TEXT NOT NULL, value TEXT NOT NULL,
    first INTEGER NOT NULL, last INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (name, rrtype, value)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tls (
    ip TEXT NOT NULL, certificate TEXT NOT NULL,
    first INTEGER NOT NULL, last INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (ip, certificate)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS dns_last ON dns (last);
  CREATE INDEX IF NOT EXISTS tls_last ON tls (last);
  CREATE INDEX IF NOT EXISTS tls_certificate ON tls (certificate);
  CREATE TABLE IF NOT EXISTS tls_subject (
    certificate TEXT NOT NULL, subject TEXT NOT NULL,
    PRIMARY KEY (certificate, subject)) WITHOUT ROWID;
`;
