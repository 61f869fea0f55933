CREATE TABLE shares (
    id text PRIMARY KEY, hash text NOT NULL UNIQUE, owner text NOT NULL, kind text NOT NULL, subject text NOT NULL,
    created_at bigint NOT NULL, created_by text NOT NULL, expires_at bigint NOT NULL, revoked_at bigint,
    opened bigint NOT NULL, opened_at bigint
  );
CREATE INDEX shares_by_owner ON shares (owner, subject);
INSERT INTO shares VALUES ('01a2142b-07ec-7000-9ff4-526aeff01b9a', 'a1c17f8c795875204a0d98fc3908681dc1f0994cfa0402cd96d102224154f005', 'ann', 'result', '01a2142b-0602-7dd7-a7cd-b8f50e24b84b', 1795634694124, 'key_mACDmIv3kszT', 1795721094118, NULL, 0, NULL);
PRAGMA user_version = 1;
