/**
 * The tables of watched brands, the same in SQLite and PostgreSQL. Values that are only read as a whole are JSON.
 * @module
 */

/** The statements that create the tables, for a schema such as `deadringer.`; released ones never change. */
export function watchTables(schema: string): string {
  const brand = `brand_id text NOT NULL REFERENCES ${schema}watch_brands ON DELETE CASCADE`;
  return `
  CREATE TABLE ${schema}watch_brands (
    id text PRIMARY KEY, owner text NOT NULL, settings text NOT NULL, created_at bigint NOT NULL,
    next_run_at bigint, last_run_at bigint, last_success_at bigint, last_heartbeat_at bigint,
    feed_secret text NOT NULL UNIQUE, webhook_secret text NOT NULL,
    found_at bigint, lease text, lease_until bigint NOT NULL DEFAULT 0
  );
  CREATE TABLE ${schema}watch_states (
    ${brand}, domain text NOT NULL, state text NOT NULL, PRIMARY KEY (brand_id, domain)
  );
  CREATE TABLE ${schema}watch_runs (
    ${brand}, id text NOT NULL, started_at bigint NOT NULL, run text NOT NULL, PRIMARY KEY (brand_id, id)
  );
  CREATE TABLE ${schema}watch_events (
    ${brand}, id text NOT NULL, at bigint NOT NULL, event text NOT NULL, PRIMARY KEY (brand_id, id)
  );
  CREATE INDEX watch_events_by_time ON ${schema}watch_events (brand_id, at);
  CREATE TABLE ${schema}watch_outbox (
    ${brand}, event_id text NOT NULL, channel text NOT NULL, alert text NOT NULL,
    next_at bigint, created_at bigint NOT NULL, PRIMARY KEY (brand_id, event_id, channel)
  );
  CREATE INDEX watch_outbox_by_time ON ${schema}watch_outbox (next_at);
  CREATE TABLE ${schema}watch_triage (
    ${brand}, name text NOT NULL, triage text NOT NULL, PRIMARY KEY (brand_id, name)
  );
  CREATE TABLE ${schema}watch_audit (
    ${brand}, id text NOT NULL, at bigint NOT NULL, entry text NOT NULL, PRIMARY KEY (brand_id, id)
  );
  CREATE TABLE ${schema}watch_found (
    ${brand}, name text NOT NULL, domain text NOT NULL, kind text NOT NULL, at bigint NOT NULL, PRIMARY KEY (brand_id, name)
  );
  `;
}

/** Later statements, for names as candidates and for turns of owners. */
export function watchTurns(schema: string): string {
  return `
  ALTER TABLE ${schema}watch_brands ADD COLUMN turn bigint NOT NULL DEFAULT 0;
  ALTER TABLE ${schema}watch_brands ADD COLUMN round text;
  ALTER TABLE ${schema}watch_brands ADD COLUMN found_day bigint NOT NULL DEFAULT 0;
  ALTER TABLE ${schema}watch_brands ADD COLUMN found_today bigint NOT NULL DEFAULT 0;
  ALTER TABLE ${schema}watch_found ADD COLUMN attempts bigint NOT NULL DEFAULT 0;
  ALTER TABLE ${schema}watch_found ADD COLUMN studied_at bigint;
  CREATE INDEX watch_brands_by_owner ON ${schema}watch_brands (owner);
  `;
}

/** Later statements, for the stream of events: one order of all events, in which they were stored. */
export function watchPositions(schema: string): string {
  return `
  CREATE TABLE ${schema}watch_position (id bigint PRIMARY KEY, value bigint NOT NULL);
  INSERT INTO ${schema}watch_position VALUES (1, 0);
  ALTER TABLE ${schema}watch_events ADD COLUMN position bigint NOT NULL DEFAULT 0;
  CREATE INDEX watch_events_by_position ON ${schema}watch_events (position);
  `;
}

/** Later statements: turns belong to owners, so that they outlive brands; due alerts are found by channel. */
export function watchOwnerTurns(schema: string): string {
  return `
  CREATE TABLE ${schema}watch_turns (owner text PRIMARY KEY, turn bigint NOT NULL);
  INSERT INTO ${schema}watch_turns SELECT owner, max(turn) FROM ${schema}watch_brands GROUP BY owner;
  ALTER TABLE ${schema}watch_brands DROP COLUMN turn;
  DROP INDEX ${schema}watch_outbox_by_time;
  CREATE INDEX watch_outbox_by_time ON ${schema}watch_outbox (next_at, brand_id, channel);
  `;
}

/** Later statements: what the brand's own pages show of it, and when they are to be seen again. */
export function watchOwnPages(schema: string): string {
  return `
  ALTER TABLE ${schema}watch_brands ADD COLUMN pages text;
  ALTER TABLE ${schema}watch_brands ADD COLUMN pages_at bigint;
  ALTER TABLE ${schema}watch_brands ADD COLUMN pages_due bigint NOT NULL DEFAULT 0;
  CREATE INDEX watch_brands_by_pages ON ${schema}watch_brands (pages_due);
  `;
}

/** Later statements: which door found a name, and why it brought it. */
export function watchFoundSources(schema: string): string {
  return `
  ALTER TABLE ${schema}watch_found ADD COLUMN door text;
  ALTER TABLE ${schema}watch_found ADD COLUMN reason text;
  `;
}
