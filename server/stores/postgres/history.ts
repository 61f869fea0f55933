import type { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { PassiveDNSRecord, PassiveTLSMap } from "../../../lib/model.ts";
import type { DnsSighting, Sighting, TlsSighting } from "../../../lib/net/mod.ts";
import type { HistoryStore } from "../history.ts";
import type { Database } from "./database.ts";

/** Rows that one statement deletes: it must end before the statement timeout. */
const DELETE_ROWS = 10_000;
/** A btree entry holds 2,704 bytes; DNS names have at most 253. */
const LONGEST_SUBJECT = 500;

const DNS_TABLE = "deadringer.history_dns", TLS_TABLE = "deadringer.history_tls";
/** Texts may grow to 64 KiB, which no index takes; their hash identifies them. */
const textHash = (value: string): Buffer => createHash("sha256").update(value).digest();
/** PostgreSQL has no text with a NUL. */
const storable = (text: string): boolean => !text.includes("\0");

/**
 * The history of all instances, in a database whose schema is up to date. Anyone who can write to the database can
 * forge history. Closing it leaves the database open.
 */
export function postgresHistory(database: Database): HistoryStore {
  return {
    async record(sightings) {
      const dns = sightings.filter((each): each is DnsSighting =>
        each.kind === "dns" && storable(each.value)
      );
      const tls = sightings.filter((each): each is TlsSighting => each.kind === "tls");
      if (dns.length > 0) await recordDns(database, dns);
      if (tls.length > 0) await recordTls(database, tls);
    },
    async dns(name) {
      const { rows } = await database.query<PassiveDNSRecord>(
        `SELECT rrtype, value AS rrname, name AS rdata, first AS time_first, last AS time_last, count
         FROM ${DNS_TABLE} WHERE name = $1 ORDER BY last DESC LIMIT 1000`,
        [name],
      );
      return rows;
    },
    async tls(name) {
      const { rows } = await database.query<{ ip: string; certificate: string; subjects: string[] }>(
        `SELECT ip, certificate, ARRAY(
           SELECT subject FROM deadringer.history_tls_subject AS named
           WHERE named.certificate = seen.certificate) AS subjects
         FROM (SELECT DISTINCT value FROM ${DNS_TABLE} WHERE name = $1 AND rrtype IN ('A', 'AAAA') LIMIT 1000) AS addresses
         CROSS JOIN LATERAL (
           SELECT ip, certificate FROM ${TLS_TABLE} WHERE ip = value ORDER BY last DESC LIMIT 100) AS seen`,
        [name],
      );
      const map: PassiveTLSMap = {};
      for (const { ip, certificate, subjects } of rows) {
        const seen = map[ip] ??= { certificates: [], subjects: [] };
        seen.certificates.push(certificate);
        seen.subjects = [...new Set([...seen.subjects, ...subjects])].sort();
      }
      for (const { certificates } of Object.values(map)) certificates.sort();
      return map;
    },
    async prune({ before, rows }) {
      let deleted = 0;
      for (const table of [DNS_TABLE, TLS_TABLE]) {
        if (before !== undefined) deleted += await deleteOldest(database, table, Infinity, before);
        if (rows === undefined) continue;
        const { rows: [all] } = await database.query<{ count: number }>(`SELECT count(*) FROM ${table}`);
        deleted += await deleteOldest(database, table, all!.count - rows);
      }
      await database.query(
        `DELETE FROM deadringer.history_tls_subject AS named
         WHERE NOT EXISTS (SELECT FROM ${TLS_TABLE} AS seen WHERE seen.certificate = named.certificate)`,
      );
      return deleted;
    },
    close() {},
  };
}

/** Deletes at most so many rows, those seen longest ago first. */
async function deleteOldest(
  database: Database,
  table: string,
  most: number,
  before?: number,
): Promise<number> {
  let deleted = 0;
  while (deleted < most) {
    const limit = Math.min(DELETE_ROWS, most - deleted);
    const { count } = await database.query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE last < coalesce($1, 9223372036854775807) ORDER BY last LIMIT $2))`,
      [before ?? null, limit],
    );
    deleted += count;
    if (count < limit) break;
  }
  return deleted;
}

/** Sightings of the same record are one row: a statement may change a row only once. Rows are locked in one order. */
const MERGED = "min(first), max(last), sum(count)";
const merge = (table: string): string =>
  `first = least(${table}.first, excluded.first), last = greatest(${table}.last, excluded.last),
   count = ${table}.count + excluded.count`;

async function recordDns(database: Database, seen: readonly DnsSighting[]): Promise<void> {
  await database.query(
    `INSERT INTO ${DNS_TABLE} (name, rrtype, hash, value, first, last, count)
     SELECT name, rrtype, hash, min(value), ${MERGED}
     FROM unnest($1::text[], $2::text[], $3::bytea[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])
       AS seen (name, rrtype, hash, value, first, last, count)
     GROUP BY name, rrtype, hash ORDER BY name, rrtype, hash
     ON CONFLICT (name, rrtype, hash) DO UPDATE SET ${merge("history_dns")}`,
    [
      seen.map(({ name }) => name),
      seen.map(({ rrtype }) => rrtype),
      seen.map(({ value }) => textHash(value)),
      seen.map(({ value }) => value),
      ...times(seen),
    ],
  );
}

async function recordTls(database: Database, seen: readonly TlsSighting[]): Promise<void> {
  const named = seen.flatMap(({ certificate, subjects }) =>
    subjects.filter((each) => each.length <= LONGEST_SUBJECT && storable(each)).map((subject) => ({
      certificate,
      subject,
    }))
  );
  await database.query(
    `WITH named AS (
       INSERT INTO deadringer.history_tls_subject (certificate, subject)
       SELECT DISTINCT * FROM unnest($6::text[], $7::text[]) AS named (certificate, subject)
       ORDER BY certificate, subject ON CONFLICT DO NOTHING)
     INSERT INTO ${TLS_TABLE} (ip, certificate, first, last, count)
     SELECT ip, certificate, ${MERGED}
     FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
       AS seen (ip, certificate, first, last, count)
     GROUP BY ip, certificate ORDER BY ip, certificate
     ON CONFLICT (ip, certificate) DO UPDATE SET ${merge("history_tls")}`,
    [
      seen.map(({ ip }) => ip),
      seen.map(({ certificate }) => certificate),
      ...times(seen),
      named.map(({ certificate }) => certificate),
      named.map(({ subject }) => subject),
    ],
  );
}

function times(seen: readonly Sighting[]): [first: number[], last: number[], count: number[]] {
  return [seen.map(({ first }) => first), seen.map(({ last }) => last), seen.map(({ count }) => count)];
}
