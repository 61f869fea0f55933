import type { PassiveDNSRecord, PassiveTLSMap } from "../../lib/model.ts";
import type { DnsSighting, History, TlsSighting } from "../../lib/net/mod.ts";
import { HISTORY } from "./data/tables.ts";
import { raw, type Sql, sql, type Statement, type StoreDefinition } from "./sql.ts";

/** Rows that one statement deletes: it must end within ten seconds, the statement timeout of a shared database. */
const DELETE_ROWS = 10_000;
/** An entry of an index holds at least 2,704 bytes; DNS names have at most 253. */
const LONGEST_SUBJECT = 500;

/** The history, in a file or in tables of its own. Who can write there can forge history. */
export const HISTORY_STORE: StoreDefinition<HistoryStore> = {
  file: "history.sqlite",
  what: "history",
  schema: { first: 1, steps: [HISTORY] },
  create: historyStore,
};

/** Names of tables, and the columns that identify a row. */
type Tables = ReturnType<typeof tablesOf>;

/** A value may grow to 64 KiB: where no index takes that, a hash identifies it. */
function tablesOf(db: Sql) {
  const prefix = db.prefix("history"), value = db.digest === null ? "value" : "hash";
  return {
    dns: { name: raw(`${prefix}dns`), key: raw(`name, rrtype, ${value}`) },
    tls: { name: raw(`${prefix}tls`), key: raw("ip, certificate") },
    subject: raw(`${prefix}tls_subject`),
  };
}

/** The stored history of lookups. */
export type HistoryStore = ReturnType<typeof historyStore>;

function historyStore(db: Sql, close: () => Promise<void>) {
  const { dns, tls, subject } = tablesOf(db);
  const history: History = {
    async record(sightings) {
      const ofNames = sightings.filter((each) => each.kind === "dns");
      const ofAddresses = sightings.filter((each) => each.kind === "tls");
      await db.batch([
        ...ofNames.length === 0 ? [] : [addRecords(db, ofNames)],
        ...ofAddresses.length === 0 ? [] : addCertificates(db, ofAddresses),
      ], { lasting: false });
    },
    dns: (name) =>
      db.read<PassiveDNSRecord>(
        sql`SELECT rrtype, value AS rrname, name AS rdata, first AS time_first, last AS time_last, count
          FROM ${dns.name} WHERE name = ${name} ORDER BY last DESC LIMIT 1000`,
      ),
    async tls(name) {
      const seen = await db.read<{ ip: string; certificate: string }>(sql`SELECT ip, certificate FROM (
          SELECT ip, certificate, row_number() OVER (PARTITION BY ip ORDER BY last DESC) AS place
          FROM ${tls.name} WHERE ip IN (
            SELECT value FROM ${dns.name} WHERE name = ${name} AND rrtype IN ('A', 'AAAA') LIMIT 1000)) AS seen
        WHERE place <= 100 ORDER BY certificate`);
      const all = [...new Set(seen.map(({ certificate }) => certificate))];
      const named = await db.read<{ certificate: string; subject: string }>(
        sql`SELECT certificate, subject FROM ${subject} WHERE ${db.among("certificate", all)}`,
      );
      const subjects = Map.groupBy(named, ({ certificate }) => certificate);
      const map: PassiveTLSMap = {};
      for (const [ip, ofAddress] of Map.groupBy(seen, ({ ip }) => ip)) {
        const certificates = ofAddress.map(({ certificate }) => certificate);
        const all = certificates.flatMap((each) => subjects.get(each) ?? []).map(({ subject }) => subject);
        map[ip] = { certificates: certificates.sort(), subjects: [...new Set(all)].sort() };
      }
      return map;
    },
  };
  return {
    ...history,
    /**
     * Deletes rows last seen before a time, and beyond a number of rows those seen longest ago. Resolves with the number
     * of rows deleted.
     *
     * @param limits `before`: Unix seconds. `rows`: DNS records and, counted separately, certificates at addresses.
     */
    async prune({ before, rows }: { before?: number; rows?: number }): Promise<number> {
      let deleted = 0;
      for (const table of [dns, tls]) {
        if (before !== undefined) deleted += await deleteOldest(db, table, Infinity, before);
        if (rows === undefined) continue;
        const [all] = await db.read<{ count: number }>(sql`SELECT count(*) AS count FROM ${table.name}`);
        deleted += await deleteOldest(db, table, all!.count - rows);
      }
      await db.query(sql`DELETE FROM ${subject} AS named
        WHERE NOT EXISTS (SELECT 1 FROM ${tls.name} AS seen WHERE seen.certificate = named.certificate)`);
      return deleted;
    },
    /** Releases what the store opened for itself. Idempotent. */
    close,
  };
}

/** Deletes at most so many rows, those seen longest ago first. */
async function deleteOldest(
  db: Sql,
  { name, key }: Tables["dns"],
  most: number,
  before: number = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  let deleted = 0;
  while (deleted < most) {
    const limit = Math.min(DELETE_ROWS, most - deleted);
    const rows = await db.query(sql`DELETE FROM ${name} WHERE (${key}) IN (
      SELECT ${key} FROM ${name} WHERE last < ${before} ORDER BY last LIMIT ${limit}) RETURNING last`);
    deleted += rows.length;
    if (rows.length < limit) break;
  }
  return deleted;
}

/** Not every database has texts with a NUL. */
const storable = (text: string): boolean => !text.includes("\0");

/** Sightings of the same record are one row: a statement may change a row only once. */
const MERGED = raw("min(first), max(last), sum(count)");
/** What a later sighting changes of a row. */
const LATER = raw(`first = CASE WHEN excluded.first < old.first THEN excluded.first ELSE old.first END,
  last = CASE WHEN excluded.last > old.last THEN excluded.last ELSE old.last END, count = old.count + excluded.count`);
const TIMES = { first: "bigint", last: "bigint", count: "bigint" } as const;
const RECORD_COLUMNS = { name: "text", rrtype: "text", value: "text", ...TIMES } as const;
const CERTIFICATE_COLUMNS = { ip: "text", certificate: "text", ...TIMES } as const;
const SUBJECT_COLUMNS = { certificate: "text", subject: "text" } as const;

/** Rows are written in one order, so that two instances never wait for each other. */
function addRecords(db: Sql, seen: readonly DnsSighting[]): Statement {
  const { name, key } = tablesOf(db).dns;
  const [column, hash] = db.digest === null ? ["", ""] : ["hash, ", `${db.digest("value")}, `];
  const rows = db.rows(seen.filter(({ value }) => storable(value)), RECORD_COLUMNS);
  return sql`INSERT INTO ${name} AS old (name, rrtype, ${raw(column)}value, first, last, count)
    SELECT name, rrtype, ${raw(hash)}value, ${MERGED} FROM ${rows} WHERE TRUE
    GROUP BY name, rrtype, value ORDER BY name, rrtype, value ON CONFLICT (${key}) DO UPDATE SET ${LATER}`;
}

function addCertificates(db: Sql, seen: readonly TlsSighting[]): Statement[] {
  const { tls, subject } = tablesOf(db);
  const named = seen.flatMap(({ certificate, subjects }) =>
    subjects.filter((each) => each.length <= LONGEST_SUBJECT && storable(each)).map((subject) => ({
      certificate,
      subject,
    }))
  );
  return [
    sql`INSERT INTO ${subject} (certificate, subject)
      SELECT DISTINCT certificate, subject FROM ${db.rows(named, SUBJECT_COLUMNS)} WHERE TRUE
      ORDER BY certificate, subject ON CONFLICT DO NOTHING`,
    sql`INSERT INTO ${tls.name} AS old (ip, certificate, first, last, count)
      SELECT ip, certificate, ${MERGED} FROM ${db.rows(seen, CERTIFICATE_COLUMNS)} WHERE TRUE
      GROUP BY ${tls.key} ORDER BY ${tls.key} ON CONFLICT (${tls.key}) DO UPDATE SET ${LATER}`,
  ];
}
