/**
 * Names in certificates in PostgreSQL, shared by all instances: candidates by pg_trgm there, held against the pattern
 * here. Source: PostgreSQL 15, F.35 (pg_trgm) and 70 (GIN).
 *
 * Names are stored reversed: a suffix is then a range of the primary key, and its order is that of `compareNames`.
 * @module
 */
import { type CtLog, type FollowState, type ListedLog, updateLogTable } from "../../lib/ct/log/mod.ts";
import { NAME_CHARS, type NameFacts, NameSorter, type RemoteIndex } from "../../lib/ct/index/mod.ts";
import type { OccurrenceRec } from "../../lib/model.ts";
import { Semaphore } from "../../lib/semaphore.ts";
import { SquatError } from "../../mod.ts";
import type { Database } from "../stores/postgres/database.ts";
import type { Sql } from "../stores/sql.ts";
import type { Appended, CtBackend, EntryBatch, RememberedFault } from "./backend.ts";
import { likeCondition } from "./like.ts";
import { entryRecords, followState, joinHashes, logOf, MOST_OCCURRENCES } from "./records.ts";
import { InvalidParameter } from "../checks.ts";

/** Advisory lock for processes that create the tables at the same time. */
const LOCK = 0x6374;
const CERTIFICATE_TABLES = `
SELECT pg_advisory_xact_lock(${LOCK});
CREATE SCHEMA IF NOT EXISTS deadringer;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE IF NOT EXISTS deadringer.ct_names (name text COLLATE "C" PRIMARY KEY);
CREATE INDEX IF NOT EXISTS ct_names_trgm ON deadringer.ct_names USING gin (name gin_trgm_ops);
CREATE TABLE IF NOT EXISTS deadringer.ct_seen (
  name text COLLATE "C" NOT NULL, log_id int NOT NULL, idx bigint NOT NULL, kind int NOT NULL, ts bigint NOT NULL,
  issuance bytea NOT NULL, PRIMARY KEY (name, log_id, idx));
CREATE TABLE IF NOT EXISTS deadringer.ct_certificates (
  log_id int NOT NULL, idx bigint NOT NULL, der bytea NOT NULL, PRIMARY KEY (log_id, idx));
CREATE TABLE IF NOT EXISTS deadringer.ct_logs (log_id int PRIMARY KEY, id text UNIQUE NOT NULL, json text NOT NULL);
CREATE TABLE IF NOT EXISTS deadringer.ct_states (
  log_id int PRIMARY KEY, next bigint NOT NULL, size bigint NOT NULL, root bytea NOT NULL, timestamp bigint NOT NULL,
  edge bytea NOT NULL);
CREATE TABLE IF NOT EXISTS deadringer.ct_faults (
  log_id int PRIMARY KEY, reason text NOT NULL, message text NOT NULL, at bigint NOT NULL);
`;

/** Settings of such a store. */
export interface PostgresCtOptions {
  /** Whether certificates are stored with their names. @default false */
  storeCertificates?: boolean;
  /** Milliseconds that one statement of a search may take. @default 5000 */
  searchMs?: number;
}

/** Names fetched at first, and then. */
const FETCH = [200, 2000] as const;
/** Names inserted by one statement. */
const INSERT = 20_000;
/** Lines sorted at once when a list is imported. */
const SORT = 500_000;
/** SQLSTATE of a statement that took too long. */
const TIMEOUT = "57014";
const LOGS = "SELECT log_id, json FROM deadringer.ct_logs ORDER BY log_id";

function reversed(name: string): string {
  let text = "";
  for (let i = name.length - 1; i >= 0; i--) text += name[i];
  return text;
}

/**
 * Returns a store in a database, its tables made when they are not there. Closing it leaves the database open.
 *
 * @param sql The same database.
 * @throws {SquatError} `invalid_parameter` when the database has no pg_trgm or lets nobody make tables.
 */
export async function openPostgresCt(
  database: Database,
  sql: Sql,
  options: PostgresCtOptions = {},
): Promise<CtBackend> {
  try {
    await database.pool.query(CERTIFICATE_TABLES);
  } catch (cause) {
    throw new InvalidParameter(
      `Cannot store names of certificates in ${database.name}: ${(cause as Error).message}`,
      { cause },
    );
  }
  return new PostgresCt(database, sql, options);
}

class PostgresCt implements CtBackend {
  readonly #database: Database;
  readonly #sql: Sql;
  readonly #storeCertificates: boolean;
  readonly #searchMs: number;
  /** A search has a connection until its end, and needs others meanwhile: half of them are left. */
  readonly #searches: Semaphore;

  constructor(
    database: Database,
    sql: Sql,
    { storeCertificates = false, searchMs = 5000 }: PostgresCtOptions,
  ) {
    this.#database = database;
    this.#searches = new Semaphore(Math.floor(database.pool.options.max / 2));
    this.#sql = sql;
    this.#storeCertificates = storeCertificates;
    this.#searchMs = searchMs;
  }

  async append(logId: number, batch: EntryBatch, keep?: (name: string) => boolean): Promise<Appended> {
    const { records, rejected } = entryRecords(batch.entries, this.#storeCertificates, keep);
    const seen = records.flatMap((record) =>
      record.names.map((name) => ({ ...record, name: reversed(name) }))
    );
    const certified = records.filter(({ certificate }) => certificate !== null);
    const names = seen.map(({ name }) => name);
    await this.#sql.transaction(async ({ query: run }) => {
      // Sorted, so that two writers of the same names do not deadlock.
      await run([
        "INSERT INTO deadringer.ct_names SELECT DISTINCT n FROM unnest($1::text[]) AS n ORDER BY n ON CONFLICT DO NOTHING",
        [names],
      ]);
      await run([
        "INSERT INTO deadringer.ct_seen SELECT n, $2, i, k, t, s FROM unnest($1::text[], $3::bigint[], $4::int[], " +
        "$5::bigint[], $6::bytea[]) AS x(n, i, k, t, s) ORDER BY n, i ON CONFLICT DO NOTHING",
        [
          names,
          logId,
          seen.map(({ index }) => index),
          seen.map(({ kind }) => kind),
          seen.map(({ seconds }) => seconds),
          seen.map(({ issuance }) => Buffer.from(issuance)),
        ],
      ]);
      await run([
        "INSERT INTO deadringer.ct_certificates SELECT $1, i, d FROM unnest($2::bigint[], $3::bytea[]) AS x(i, d) " +
        "ORDER BY i ON CONFLICT DO NOTHING",
        [
          logId,
          certified.map(({ index }) => index),
          certified.map(({ certificate }) => Buffer.from(certificate!)),
        ],
      ]);
      if (batch.state === null) return;
      const { next, head, edge } = batch.state;
      // Of two followers of a log, the one behind changes nothing.
      await run([
        "INSERT INTO deadringer.ct_states AS s VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (log_id) DO UPDATE SET " +
        "next = excluded.next, size = excluded.size, root = excluded.root, timestamp = excluded.timestamp, " +
        "edge = excluded.edge WHERE excluded.next >= s.next AND excluded.size >= s.size",
        [logId, next, head.size, Buffer.from(head.root), head.timestamp, Buffer.from(joinHashes(edge))],
      ]);
    });
    return { entries: records.length, rejected };
  }

  async importLines(
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<{ names: number; rejected: number }> {
    const total = { names: 0, rejected: 0 };
    let sorter = new NameSorter();
    const store = async () => {
      sorter.finish();
      const names: string[] = [];
      sorter.drain((ranks, length) => {
        let name = "";
        for (let i = 1; i <= length; i++) name += NAME_CHARS[ranks[i]! - 1];
        names.push(name);
      });
      for (let from = 0; from < names.length; from += INSERT) {
        await this.#sql.query([
          "INSERT INTO deadringer.ct_names SELECT unnest($1::text[]) ON CONFLICT DO NOTHING",
          [names.slice(from, from + INSERT)],
        ]);
      }
      total.names += names.length;
      total.rejected += sorter.rejected;
      sorter = new NameSorter();
    };
    for await (const chunk of chunks) {
      if (sorter.taken > SORT) {
        // A line may go on in the next piece: what is sorted now ends with the last whole one.
        const end = chunk.indexOf(10) + 1;
        sorter.addLines(chunk.subarray(0, end));
        if (end > 0) await store();
        sorter.addLines(chunk.subarray(end));
      } else sorter.addLines(chunk);
    }
    await store();
    return total;
  }

  index(): RemoteIndex {
    return {
      candidates: (need, signal) => this.#candidates(need, signal),
      present: async (names) => {
        const rows = await this.#sql.read<{ name: string }>([
          "SELECT name FROM deadringer.ct_names WHERE name = ANY($1)",
          [names.map(reversed)],
        ]);
        const there = new Set(rows.map(({ name }) => reversed(name)));
        return names.filter((name) => there.has(name));
      },
      facts: (names) => this.#facts(names),
    };
  }

  async *#candidates(
    need: Parameters<RemoteIndex["candidates"]>[0],
    signal?: AbortSignal,
  ): AsyncGenerator<string[]> {
    const values: string[] = [];
    const condition = likeCondition(need, "name", values) ?? "true";
    const leave = await this.#searches.acquire(signal);
    try {
      yield* this.#fetched(condition, values, signal);
    } finally {
      leave();
    }
  }

  /** The names for which a condition holds, some at a time. */
  async *#fetched(
    condition: string,
    values: readonly string[],
    signal?: AbortSignal,
  ): AsyncGenerator<string[]> {
    const client = await this.#database.connect();
    let broken = true;
    try {
      await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${this.#searchMs}`);
      await client.query(
        `DECLARE found NO SCROLL CURSOR FOR SELECT name FROM deadringer.ct_names WHERE ${condition} ORDER BY name`,
        [...values],
      );
      for (let round = 0;; round++) {
        signal?.throwIfAborted();
        const size = FETCH[Math.min(round, 1)]!;
        const { rows } = await client.query<{ name: string }>(`FETCH ${size} FROM found`);
        if (rows.length > 0) yield rows.map(({ name }) => reversed(name));
        if (rows.length < size) break;
      }
    } catch (error) {
      if ((error as { code?: string }).code !== TIMEOUT) throw error;
      throw new SquatError(
        "invalid_pattern",
        "Cannot finish this search: the database takes too long to find candidates, add literal text",
        { cause: error },
      );
    } finally {
      await client.query("ROLLBACK").then(() => broken = false, () => {});
      client.release(broken);
    }
  }

  async #facts(names: readonly string[]): Promise<(NameFacts | null)[]> {
    const keys = names.map(reversed);
    const counts = await this.#sql.read<{ name: string; n: number; kind: number }>([
      "SELECT name, count(DISTINCT issuance) AS n, min(kind) AS kind FROM deadringer.ct_seen WHERE name = ANY($1) " +
      "GROUP BY name",
      [keys],
    ]);
    if (counts.length === 0) return names.map(() => null);
    const seen = await this.#sql.read<OccurrenceRec & { name: string }>([
      "SELECT n.name, s.log_id, s.kind, s.ts AS ts_sec, s.idx AS index FROM unnest($1::text[]) AS n(name) " +
      "CROSS JOIN LATERAL (SELECT * FROM deadringer.ct_seen AS one WHERE one.name = n.name " +
      `ORDER BY ts DESC, log_id, idx LIMIT ${MOST_OCCURRENCES}) AS s ORDER BY n.name, s.ts DESC, s.log_id, s.idx`,
      [counts.map(({ name }) => name)],
    ]);
    const facts = new Map<string, NameFacts>();
    for (const { name, n, kind } of counts) {
      facts.set(name, { count: n, is_precert: kind === 1, occurrences: [] });
    }
    for (const { name, ...occurrence } of seen) facts.get(name)!.occurrences.push(occurrence);
    return keys.map((key) => facts.get(key) ?? null);
  }

  async state(logId: number): Promise<FollowState | undefined> {
    const text = "SELECT next, size, root, timestamp, edge FROM deadringer.ct_states WHERE log_id = $1";
    return followState((await this.#sql.read([text, [logId]]))[0]);
  }

  async logs(): Promise<CtLog[]> {
    return (await this.#sql.read([LOGS])).map(logOf);
  }

  updateLogs(listed: readonly ListedLog[]): Promise<CtLog[]> {
    return this.#sql.transaction(async ({ query: run }) => {
      // Blocks other processes from assigning numbers.
      await run(["LOCK TABLE deadringer.ct_logs IN EXCLUSIVE MODE"]);
      const table = updateLogTable((await run([LOGS])).map(logOf), listed);
      const lines = table.map(({ log_id: _, ...log }) => JSON.stringify(log));
      await run([
        "INSERT INTO deadringer.ct_logs SELECT * FROM unnest($1::int[], $2::text[], $3::text[]) " +
        "ON CONFLICT (log_id) DO UPDATE SET json = excluded.json",
        [table.map(({ log_id }) => log_id), table.map(({ id }) => id), lines],
      ]);
      return table;
    });
  }

  async fault(logId: number): Promise<RememberedFault | null> {
    const text = "SELECT reason, message, at FROM deadringer.ct_faults WHERE log_id = $1";
    return (await this.#sql.read<RememberedFault>([text, [logId]]))[0] ?? null;
  }

  async setFault(logId: number, fault: RememberedFault | null): Promise<void> {
    if (fault === null) {
      await this.#sql.query(["DELETE FROM deadringer.ct_faults WHERE log_id = $1", [logId]]);
      return;
    }
    await this.#sql.query([
      "INSERT INTO deadringer.ct_faults VALUES ($1, $2, $3, $4) ON CONFLICT (log_id) DO UPDATE SET " +
      "reason = excluded.reason, message = excluded.message, at = excluded.at",
      [logId, fault.reason, fault.message, fault.at],
    ]);
  }

  async certificate(logId: number, index: number): Promise<Uint8Array | null> {
    const [row] = await this.#sql.read<{ der: Uint8Array }>([
      "SELECT der FROM deadringer.ct_certificates WHERE log_id = $1::bigint AND idx = $2",
      [logId, index],
    ]);
    return row === undefined ? null : new Uint8Array(row.der);
  }

  /** Lets the planner know the table, and puts new names where the index finds them at once. */
  async merge(): Promise<void> {
    await this.#sql.query(["SELECT gin_clean_pending_list('deadringer.ct_names_trgm')"]);
    await this.#sql.query(["ANALYZE deadringer.ct_names"]);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
