CREATE TABLE watch_brands (
    id text PRIMARY KEY, owner text NOT NULL, settings text NOT NULL, created_at bigint NOT NULL,
    next_run_at bigint, last_run_at bigint, last_success_at bigint, last_heartbeat_at bigint,
    feed_secret text NOT NULL UNIQUE, webhook_secret text NOT NULL,
    found_at bigint, lease text, lease_until bigint NOT NULL DEFAULT 0
  , round text, found_day bigint NOT NULL DEFAULT 0, found_today bigint NOT NULL DEFAULT 0);
CREATE TABLE watch_states (
    brand_id text NOT NULL REFERENCES watch_brands ON DELETE CASCADE, domain text NOT NULL, state text NOT NULL, PRIMARY KEY (brand_id, domain)
  );
CREATE TABLE watch_runs (
    brand_id text NOT NULL REFERENCES watch_brands ON DELETE CASCADE, id text NOT NULL, started_at bigint NOT NULL, run text NOT NULL, PRIMARY KEY (brand_id, id)
  );
CREATE TABLE watch_events (
    brand_id text NOT NULL REFERENCES watch_brands ON DELETE CASCADE, id text NOT NULL, at bigint NOT NULL, event text NOT NULL, position bigint NOT NULL DEFAULT 0, PRIMARY KEY (brand_id, id)
  );
CREATE INDEX watch_events_by_time ON watch_events (brand_id, at);
CREATE TABLE watch_outbox (
    brand_id text NOT NULL REFERENCES watch_brands ON DELETE CASCADE, event_id text NOT NULL, channel text NOT NULL, alert text NOT NULL,
    next_at bigint, created_at bigint NOT NULL, PRIMARY KEY (brand_id, event_id, channel)
  );
CREATE TABLE watch_triage (
    brand_id text NOT NULL REFERENCES watch_brands ON DELETE CASCADE, name text NOT NULL, triage text NOT NULL, PRIMARY KEY (brand_id, name)
  );
CREATE TABLE watch_audit (
    brand_id text NOT NULL REFERENCES watch_brands ON DELETE CASCADE, id text NOT NULL, at bigint NOT NULL, entry text NOT NULL, PRIMARY KEY (brand_id, id)
  );
CREATE TABLE watch_found (
    brand_id text NOT NULL REFERENCES watch_brands ON DELETE CASCADE, name text NOT NULL, domain text NOT NULL, kind text NOT NULL, at bigint NOT NULL, attempts bigint NOT NULL DEFAULT 0, studied_at bigint, PRIMARY KEY (brand_id, name)
  );
CREATE INDEX watch_brands_by_owner ON watch_brands (owner);
CREATE TABLE watch_position (id bigint PRIMARY KEY, value bigint NOT NULL);
CREATE INDEX watch_events_by_position ON watch_events (position);
CREATE TABLE watch_turns (owner text PRIMARY KEY, turn bigint NOT NULL);
CREATE INDEX watch_outbox_by_time ON watch_outbox (next_at, brand_id, channel);
CREATE TABLE watch_mailboxes (
    owner text NOT NULL, mailbox text NOT NULL, hash text NOT NULL UNIQUE, asked_at bigint NOT NULL,
    confirmed_at bigint, PRIMARY KEY (owner, mailbox)
  );
CREATE TABLE watch_visits (owner text PRIMARY KEY, since bigint, last_at bigint NOT NULL);
INSERT INTO watch_brands VALUES ('01a2142b-0799-7af0-be7f-afc71fa727b8', 'ann', '{"name":"Kestrel","domains":["example.com"],"owned":[],"words":[],"rules":[],"schedule":"6h","timezone":"UTC","jitter":300,"channels":[],"alert_from":"low","alert_on_first":false,"heartbeat_hours":0,"paused":false}', 1795634694041, 1795634694041, NULL, NULL, NULL, 'vLy3V4LRbvhSEqtuDrnhJ85RrEgTA2vw', 'whsec_dmlqV1k2bnJiZm1mODRBNmppQlA5cGRnallrc0MwZHY=', NULL, NULL, 0, NULL, 0, 0);
INSERT INTO watch_audit VALUES ('01a2142b-0799-7af0-be7f-afc71fa727b8', '01a2142b-07e1-7000-8310-0506f16d95fc', 1795634694113, '{"id":"01a2142b-07e1-7000-8310-0506f16d95fc","at":1795634694113,"actor":"ann","action":"brand.create","subject":"","detail":{"domains":["example.com"]}}');
INSERT INTO watch_position VALUES (1, 0);
PRAGMA user_version = 6;
