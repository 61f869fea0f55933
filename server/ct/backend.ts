/**
 * A store of certificate names. What is known of names, and of logs, is the same SQL in both databases; where the names
 * are, and how they are found, is each store's own. `test/server/ct/conformance_suite.ts` checks every store.
 * @module
 */
import { Buffer } from "node:buffer";
import {
  type CtLog,
  entryNames,
  type FollowState,
  type ListedLog,
  type LogEntry,
  updateLogTable,
} from "../../lib/ct/log/mod.ts";
import { type NameFacts, type NameIndex, NameSorter } from "../../lib/ct/index/mod.ts";
import type { OccurrenceRec } from "../../lib/model.ts";
import { firstOf, raw, replacement, type Row, type Sql, sql, type Statement } from "../stores/sql.ts";
import { createHash } from "node:crypto";

/** The result of a batch. */
export interface Appended {
  /** Entries whose names are stored now. */
  entries: number;
  /** Entries whose certificate cannot be read. */
  rejected: number;
}

/** Entries of one log. */
export interface EntryBatch {
  /** In any order; an entry that is there already changes nothing. */
  entries: readonly LogEntry[];
  /** The position in the log after them; null for imported entries. */
  state: FollowState | null;
}

/** Why a log is no longer followed. */
export interface RememberedFault {
  /** As `LogError.reason`. */
  reason: string;
  /** What was wrong. */
  message: string;
  /** When it was seen, milliseconds since 1970. */
  at: number;
}

/** The result of an import. */
export interface ImportedNames {
  /** Different names that are stored now. */
  names: number;
  /** Lines that are no name. */
  rejected: number;
}

/** Occurrences given with a name; all are counted. */
const MAX_OCCURRENCES = 100;
const LINE_FEED = 10;
const SEEN_COLUMNS = { name: "text", idx: "bigint", kind: "bigint", ts: "bigint", issuance: "text" } as const;
const LOG_COLUMNS = { log_id: "bigint", id: "text", json: "text" } as const;

/** Names, occurrences and positions in logs. One process writes to an embedded store, any number to a shared one. */
export abstract class CtBackend {
  readonly #db: Sql;
  readonly #prefix: string;
  readonly #sortNames: number;

  /** @param sortNames Lines of a list that are sorted in memory at a time. */
  constructor(db: Sql, sortNames: number) {
    this.#db = db;
    this.#prefix = db.prefix("ct");
    this.#sortNames = sortNames;
  }

  /** The table that gets the names of entries. */
  protected abstract readonly namesTable: string;
  /** The current index. */
  abstract index(): NameIndex;
  /** Tidies up what {@link CtBackend.append} and {@link CtBackend.importLines} left in pieces. */
  abstract merge(): Promise<void>;
  /** Releases everything. */
  abstract close(): Promise<void>;
  /** Returns a name as the tables have it. */
  protected abstract spelled(name: string): string;
  /** Stores the names of a sorter, and empties it. */
  protected abstract store(sorter: NameSorter): ImportedNames | Promise<ImportedNames>;

  /**
   * Stores a batch of a log together with the new position. When it resolves both are durable and searchable.
   *
   * @param keep Chooses names; entries without any are not stored. @default all
   */
  async append(
    logId: number,
    { entries, state }: EntryBatch,
    keep?: (name: string) => boolean,
  ): Promise<Appended> {
    const { seen, ...counts } = entryRows(entries, keep);
    const rows = this.#db.rows(seen.map((row) => ({ ...row, name: this.spelled(row.name) })), SEEN_COLUMNS);
    const log = sql`CAST(${logId} AS int)`;
    // Sorted, so that two writers of the same names do not deadlock.
    const statements = [
      sql`INSERT INTO ${raw(this.namesTable)} SELECT DISTINCT name FROM ${rows} WHERE TRUE
        ORDER BY name ON CONFLICT DO NOTHING`,
      sql`INSERT INTO ${this.#table("seen")} (name, log_id, idx, kind, ts, issuance)
        SELECT name, ${log}, idx, kind, ts, ${raw(this.#db.unhex("issuance"))} FROM ${rows} WHERE TRUE
        ORDER BY name, idx ON CONFLICT DO NOTHING`,
    ];
    if (state !== null) statements.push(this.#position(logId, state));
    await this.#db.batch(statements);
    return counts;
  }

  #table(name: string): Statement {
    return raw(this.#prefix + name);
  }

  #position(log_id: number, { next, head: { size, root, timestamp }, edge }: FollowState): Statement {
    const row = { log_id, next, size, root, timestamp, edge: new Uint8Array(Buffer.concat(edge)) };
    // Of two followers of a log, the one behind changes nothing.
    return sql`${replacement(`${this.#prefix}states AS s`, "log_id", row)}
      WHERE excluded.next >= s.next AND excluded.size >= s.size`;
  }

  /** Stores a plain list of names, one a line. When it resolves they are durable and searchable. */
  async importLines(
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<ImportedNames> {
    const total = { names: 0, rejected: 0 };
    let sorter = new NameSorter();
    const write = async (): Promise<void> => {
      const { names, rejected } = await this.store(sorter);
      total.names += names;
      total.rejected += rejected;
      sorter = new NameSorter();
    };
    let isFirst = true;
    for await (const given of chunks) {
      // A byte order mark is no part of the first name.
      const chunk = given.subarray(isFirst && given[0] === 0xef && given[1] === 0xbb ? 3 : 0);
      isFirst = false;
      // A name goes on in the next chunk: what is sorted together ends where a line does.
      const end = sorter.taken < this.#sortNames ? 0 : chunk.lastIndexOf(LINE_FEED) + 1;
      sorter.addLines(chunk.subarray(0, end));
      if (end > 0) await write();
      sorter.addLines(chunk.subarray(end));
    }
    await write();
    return total;
  }

  /** What is known of each name; null for names that were only imported. */
  protected async facts(names: readonly string[]): Promise<(NameFacts | null)[]> {
    const spelled = names.map((name) => this.spelled(name));
    const of = (some: readonly string[]): Statement =>
      sql`FROM ${this.#table("seen")} WHERE ${this.#db.among("name", some)}`;
    const counts = await this.#db.read<{ name: string; seen: number; n: number; kind: number }>(
      sql`SELECT name, count(*) AS seen, count(DISTINCT issuance) AS n, min(kind) AS kind ${
        of(spelled)
      } GROUP BY name`,
    );
    if (counts.length === 0) return names.map(() => null);
    // The newest of those that were seen often are found name by name: numbering all takes ten times as long.
    const isOften = ({ seen }: { seen: number }): boolean => seen > MAX_OCCURRENCES;
    const seldom = counts.filter((each) => !isOften(each)).map(({ name }) => name);
    const parts = [seldom, ...counts.filter(isOften).map(({ name }) => [name])];
    const rows = (await Promise.all(parts.map((part) =>
      this.#db.read<OccurrenceRec & { name: string }>(
        sql`SELECT name, log_id, kind, ts AS ts_sec, idx AS "index" ${of(part)}
          ORDER BY name, ts DESC, log_id, idx LIMIT ${MAX_OCCURRENCES * part.length}`,
      )
    ))).flat();
    const facts = new Map<string, NameFacts>(
      counts.map(({ name, n, kind }) => [name, { count: n, is_precert: kind === 1, occurrences: [] }]),
    );
    for (const { name, ...occurrence } of rows) facts.get(name)!.occurrences.push(occurrence);
    return spelled.map((name) => facts.get(name) ?? null);
  }

  /** The position in a log; undefined for one that was never followed. */
  async state(logId: number): Promise<FollowState | undefined> {
    const [row] = await this.#of<Row>("states", logId);
    return followState(row);
  }

  /** The log table, by number. */
  logs(): Promise<CtLog[]> {
    return this.#logs(this.#db.read);
  }

  async #logs(query: Sql["read"]): Promise<CtLog[]> {
    return (await query(sql`SELECT log_id, json FROM ${this.#table("logs")} ORDER BY log_id`)).map(logOf);
  }

  /** Adds logs to the table or updates them. A log never changes its number, and no number is used twice. */
  updateLogs(listed: readonly ListedLog[]): Promise<CtLog[]> {
    return this.#db.transaction(async ({ query }) => {
      const table = updateLogTable(await this.#logs(query), listed);
      const rows = table.map(({ log_id, ...log }) => ({ log_id, id: log.id, json: JSON.stringify(log) }));
      await query(sql`INSERT INTO ${this.#table("logs")} (log_id, id, json)
        SELECT log_id, id, json FROM ${this.#db.rows(rows, LOG_COLUMNS)} WHERE TRUE
        ON CONFLICT (log_id) DO UPDATE SET json = excluded.json`);
      return table;
    }, { lock: "numbers of logs" });
  }

  /** The fault found in a log; null when there is none. */
  async fault(logId: number): Promise<RememberedFault | null> {
    const row = await firstOf(this.#of<RememberedFault & { log_id: number }>("faults", logId));
    return row === null ? null : { reason: row.reason, message: row.message, at: row.at };
  }

  /** Stores a fault; null deletes it. */
  async setFault(log_id: number, fault: RememberedFault | null): Promise<void> {
    await this.#db.query(
      fault === null
        ? sql`DELETE FROM ${this.#table("faults")} WHERE log_id = ${log_id}`
        : replacement(`${this.#prefix}faults`, "log_id", { log_id, ...fault }),
    );
  }

  #of<R>(table: "states" | "faults", logId: number): Promise<R[]> {
    return this.#db.read<R>(sql`SELECT * FROM ${this.#table(table)} WHERE log_id = ${logId}`);
  }
}

/** What a store writes of the entries of a log. */
interface EntryRows {
  /** Entries of which something is written. */
  entries: number;
  /** Entries without a readable certificate. */
  rejected: number;
  /**
   * Each name of each entry: `idx` is its place in the log, `ts` when the log took it, seconds since 1970, `issuance` 16
   * bytes as hexadecimal digits, the same for the precertificate and the certificate of one issuance.
   */
  seen: { name: string; idx: number; kind: LogEntry["kind"]; ts: number; issuance: string }[];
}

/**
 * Returns the rows of a batch.
 *
 * @param keep Chooses names; entries without any have no rows. @default all
 */
function entryRows(
  entries: readonly LogEntry[],
  keep?: (name: string) => boolean,
): EntryRows {
  const rows: EntryRows = { entries: 0, rejected: 0, seen: [] };
  for (const entry of entries) {
    const { index: idx, kind } = entry;
    const found = entryNames(entry);
    if (found === null) {
      rows.rejected++;
      continue;
    }
    const names = keep === undefined ? found.names : found.names.filter(keep);
    if (keep !== undefined && names.length === 0) continue;
    rows.entries++;
    const ts = Math.floor(entry.timestamp / 1000);
    const issuance = createHash("sha256").update(found.issuance).digest("hex").slice(0, 32);
    for (const name of names) rows.seen.push({ name, idx, kind, ts, issuance });
  }
  return rows;
}

/** The position that a row has, with its hashes of 32 bytes one after the other; undefined without a row. */
function followState(row: Row | undefined): FollowState | undefined {
  if (row === undefined) return undefined;
  const { next, size, timestamp } = row as Record<"next" | "size" | "timestamp", number>;
  const { root, edge } = row as Record<"root" | "edge", Uint8Array>;
  const hashes = Array.from(
    { length: edge.length / 32 },
    (_, i) => new Uint8Array(edge.slice(i * 32, i * 32 + 32)),
  );
  return { next, head: { size, root: new Uint8Array(root), timestamp }, edge: hashes };
}

/** The log that a row has. */
const logOf = ({ log_id, json }: Row): CtLog => ({ log_id, ...JSON.parse(json as string) }) as CtLog;
