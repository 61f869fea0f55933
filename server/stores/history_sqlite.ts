import { DatabaseSync } from "node:sqlite";
import type { PassiveDNSRecord, PassiveTLSMap } from "../../lib/model.ts";
import { SquatError } from "../../mod.ts";
import { makePrivateFile } from "../io/folder.ts";
import type { HistoryStore } from "./history.ts";

const HISTORY_SCHEMA = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
PRAGMA busy_timeout = 5000;
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
CREATE TABLE IF NOT EXISTS tls_subject (
  certificate TEXT NOT NULL, subject TEXT NOT NULL,
  PRIMARY KEY (certificate, subject)) WITHOUT ROWID;
`;
const MERGE =
  "DO UPDATE SET first = min(first, excluded.first), last = max(last, excluded.last), count = count + excluded.count";

/**
 * Opens the history in a SQLite file, which is created if it does not exist. Several processes may share it. Anyone who
 * can write to the file can forge history.
 *
 * @param path The file, or `:memory:`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened.
 */
export function openHistory(path: string): HistoryStore {
  let db: DatabaseSync;
  try {
    if (path !== ":memory:") makePrivateFile(path);
    db = new DatabaseSync(path);
    db.exec(HISTORY_SCHEMA);
  } catch (cause) {
    if (cause instanceof SquatError) throw cause;
    throw new SquatError("invalid_parameter", `Cannot open history ${path}: ${(cause as Error).message}`, {
      cause,
    });
  }
  const addDns = db.prepare(
    `INSERT INTO dns VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (name, rrtype, value) ${MERGE}`,
  );
  const addTls = db.prepare(`INSERT INTO tls VALUES (?, ?, ?, ?, ?) ON CONFLICT (ip, certificate) ${MERGE}`);
  const addSubject = db.prepare("INSERT INTO tls_subject VALUES (?, ?) ON CONFLICT DO NOTHING");
  const readDns = db.prepare(
    `SELECT rrtype, value AS rrname, name AS rdata, first AS time_first, last AS time_last, count
     FROM dns WHERE name = ? ORDER BY last DESC LIMIT 1000`,
  );
  const readIps = db.prepare("SELECT value FROM dns WHERE name = ? AND rrtype IN ('A', 'AAAA') LIMIT 1000");
  const readTls = db.prepare("SELECT certificate FROM tls WHERE ip = ? ORDER BY last DESC LIMIT 100");
  const readSubjects = db.prepare("SELECT subject FROM tls_subject WHERE certificate = ?");
  return {
    // deno-lint-ignore require-await
    async record(sightings) {
      db.exec("BEGIN IMMEDIATE");
      try {
        for (const seen of sightings) {
          const { first, last, count } = seen;
          if (seen.kind === "dns") addDns.run(seen.name, seen.rrtype, seen.value, first, last, count);
          else {
            addTls.run(seen.ip, seen.certificate, first, last, count);
            for (const subject of seen.subjects) addSubject.run(seen.certificate, subject);
          }
        }
        db.exec("COMMIT");
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    // Rows have no prototype; the copies are plain objects.
    // deno-lint-ignore require-await
    dns: async (name) => readDns.all(name).map((row) => ({ ...row }) as unknown as PassiveDNSRecord),
    // deno-lint-ignore require-await
    async tls(name) {
      const map: PassiveTLSMap = {};
      for (const { value } of readIps.all(name)) {
        const certificates = readTls.all(value as string).map((row) => row["certificate"] as string).sort();
        if (certificates.length === 0) continue;
        const subjects = new Set(
          certificates.flatMap((certificate) =>
            readSubjects.all(certificate).map((row) => row["subject"] as string)
          ),
        );
        map[value as string] = { certificates, subjects: [...subjects].sort() };
      }
      return map;
    },
    // deno-lint-ignore require-await
    prune: async (limits) => pruned(db, limits),
    close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Deletes what is older than a time, and the oldest rows beyond a number. Returns how many. */
function pruned(
  db: DatabaseSync,
  { before = -Infinity, rows = Infinity }: Parameters<HistoryStore["prune"]>[0],
): number {
  let deleted = 0;
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const table of ["dns", "tls"]) {
      if (before > -Infinity) {
        deleted += Number(db.prepare(`DELETE FROM ${table} WHERE last < ?`).run(before).changes);
      }
      const { count } = db.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number };
      if (count <= rows) continue;
      const key = table === "dns" ? "name, rrtype, value" : "ip, certificate";
      deleted += Number(
        db.prepare(
          `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} ORDER BY last LIMIT ?)`,
        ).run(count - rows).changes,
      );
    }
    if (deleted > 0) {
      db.exec("DELETE FROM tls_subject WHERE certificate NOT IN (SELECT certificate FROM tls)");
    }
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
  return deleted;
}
