CREATE TABLE reports (
    id text PRIMARY KEY, owner text NOT NULL, original text NOT NULL, name text NOT NULL, state text NOT NULL,
    version bigint NOT NULL, next_check_at bigint, link text UNIQUE, report text NOT NULL
  );
CREATE INDEX reports_by_owner ON reports (owner, id);
CREATE INDEX reports_by_check ON reports (next_check_at);
CREATE TABLE report_entries (
    report_id text NOT NULL REFERENCES reports ON DELETE CASCADE, version bigint NOT NULL, entry text NOT NULL, PRIMARY KEY (report_id, version)
  );
CREATE TABLE report_files (
    report_id text NOT NULL REFERENCES reports ON DELETE CASCADE, name text NOT NULL, file text NOT NULL, PRIMARY KEY (report_id, name)
  );
CREATE TABLE report_senders (
    owner text PRIMARY KEY, window_start bigint NOT NULL, used bigint NOT NULL
  );
CREATE TABLE report_parts (
    report_id text NOT NULL REFERENCES reports ON DELETE CASCADE, name text NOT NULL, part bigint NOT NULL,
    content text NOT NULL, PRIMARY KEY (report_id, name, part)
  );
INSERT INTO reports VALUES ('01a00000-0000-7000-8000-000000000001', 'ann', 'kestrelbank.com', 'kestreibank.com', 'drafted', 1, NULL, NULL, '{"id":"01a00000-0000-7000-8000-000000000001","owner":"ann","original":"kestrelbank.com","brand":"Kestrel Bank","name":"kestreibank.com","type":"phishing","desk":{"role":"registrar","name":"Quick Domains","email":"abuse@quick-domains.example.net","url":null,"subject":"kestreibank.com","scope":"","source":"RDAP","date":null},"state":"drafted","version":1,"subject":"Phishing","digest":"0000000000000000000000000000000000000000000000000000000000000000","test":false,"created_at":1700000000000,"approved_at":null,"approved_by":"","attempted_at":null,"sent_at":null,"acknowledged_at":null,"ended_at":null,"outcome":null,"credited":false,"before":{"at":0,"resolvers":[],"statuses":null,"registrar":null,"nameservers":null,"page":null},"brand_servers":[],"checks":[],"next_check_at":null,"link":null,"link_until":null}');
INSERT INTO report_entries VALUES ('01a00000-0000-7000-8000-000000000001', 1, '{"id":"018bcfe5-6802-70bb-8e8a-bf7f00f4818f","at":1700000000000,"actor":"ann","action":"draft","detail":{"ä":"✓"}}');
PRAGMA user_version = 2;
