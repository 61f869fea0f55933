CREATE TABLE dns (
  name TEXT NOT NULL, rrtype TEXT NOT NULL, value TEXT NOT NULL,
  first INTEGER NOT NULL, last INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (name, rrtype, value)) WITHOUT ROWID;
CREATE TABLE tls (
  ip TEXT NOT NULL, certificate TEXT NOT NULL,
  first INTEGER NOT NULL, last INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (ip, certificate)) WITHOUT ROWID;
CREATE INDEX dns_last ON dns (last);
CREATE INDEX tls_last ON tls (last);
CREATE TABLE tls_subject (
  certificate TEXT NOT NULL, subject TEXT NOT NULL,
  PRIMARY KEY (certificate, subject)) WITHOUT ROWID;
PRAGMA user_version = 0;
