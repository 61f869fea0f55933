/**
 * The certificate index on disk: names in segments, everything else in SQLite.
 *
 * Whoever can alter these files can hide names or invent them; certificates asked for from a log are proven again.
 * @module
 */
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { entryNames } from "../../lib/ct/entry_names.ts";
import type { FollowBatch, FollowState } from "../../lib/ct/feed.ts";
import type { CertificateSource } from "../../lib/ct/hydrate.ts";
import { type CtLog, type ListedLog, updateLogTable } from "../../lib/ct/log_table.ts";
import { memoryIndex, type NameFacts, type NameIndex } from "../../lib/ct/name_index.ts";
import { NameSorter } from "../../lib/ct/name_sort.ts";
import type { Segment } from "../../lib/ct/segment.ts";
import type { OccurrenceRec } from "../../lib/model.ts";
import { SegmentFiles } from "./segment_files.ts";

/** How a store is kept. */
export interface CtStoreOptions {
  /** Whether certificates are stored with their names. @default false */
  keepCertificates?: boolean;
  /** New names after which a segment is written. @default 50000 */
  flushNames?: number;
  /** Bytes of names kept in memory a segment. @default 100663296 */
  keepBytes?: number;
  /** Lets other work pass during merges. @default setImmediate */
  pause?: () => Promise<void>;
  /**
   * Only reads, beside a process that writes; merges of that process show in a store that is opened anew.
   * @default false
   */
  readOnly?: boolean;
}

/** What one batch brought. */
export interface Appended {
  /** Entries whose names are stored now. */
  entries: number;
  /** Entries whose certificate cannot be read. */
  rejected: number;
}

const SCHEMA = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS logs (log_id INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, json TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS states (
  log_id INTEGER PRIMARY KEY, next INTEGER NOT NULL, size INTEGER NOT NULL, root BLOB NOT NULL,
  timestamp INTEGER NOT NULL, edge BLOB NOT NULL, fault TEXT);
CREATE TABLE IF NOT EXISTS pending (name TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seen (
  name TEXT NOT NULL, log_id INTEGER NOT NULL, idx INTEGER NOT NULL, kind INTEGER NOT NULL, ts INTEGER NOT NULL,
  issuance BLOB NOT NULL, PRIMARY KEY (name, log_id, idx)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS certificates (
  log_id INTEGER NOT NULL, idx INTEGER NOT NULL, der BLOB NOT NULL, PRIMARY KEY (log_id, idx)) WITHOUT ROWID;
`;

/** Occurrences given with a name; all are counted. */
const SHOWN = 100;

/** An open store. One process writes; what {@link CtStore.append} acknowledged survives any crash. */
export class CtStore implements CertificateSource {
  readonly #db: DatabaseSync;
  readonly #files: SegmentFiles;
  readonly #options: Required<CtStoreOptions>;
  readonly #sql: Record<"pending" | "seen" | "certificate" | "state" | "facts" | "count", StatementSync>;
  #pending: number;
  #fresh: Segment | null | undefined = undefined;

  /** @param dir Folder, made when it isn't there. */
  constructor(dir: string, options: CtStoreOptions = {}) {
    const { readOnly = false } = options;
    if (!readOnly) mkdirSync(dir, { recursive: true });
    this.#options = {
      keepCertificates: false,
      flushNames: 50_000,
      keepBytes: 96 << 20,
      pause: () => new Promise((done) => setImmediate(done)),
      readOnly,
      ...options,
    };
    this.#db = new DatabaseSync(join(dir, "facts.db"), { readOnly });
    if (!readOnly) this.#db.exec(SCHEMA);
    this.#files = new SegmentFiles(dir, this.#options.keepBytes, readOnly);
    const db = this.#db;
    this.#sql = {
      pending: db.prepare("INSERT OR IGNORE INTO pending VALUES (?)"),
      seen: db.prepare("INSERT OR IGNORE INTO seen VALUES (?, ?, ?, ?, ?, ?)"),
      certificate: db.prepare("INSERT OR IGNORE INTO certificates VALUES (?, ?, ?)"),
      state: db.prepare(
        "INSERT INTO states VALUES (?, ?, ?, ?, ?, ?, NULL) ON CONFLICT (log_id) DO UPDATE SET next = excluded.next, " +
          "size = excluded.size, root = excluded.root, timestamp = excluded.timestamp, edge = excluded.edge",
      ),
      facts: db.prepare(
        "SELECT log_id, kind, ts, idx FROM seen WHERE name = ? ORDER BY ts DESC, log_id, idx LIMIT ?",
      ),
      count: db.prepare("SELECT count(DISTINCT issuance) AS n, min(kind) AS kind FROM seen WHERE name = ?"),
    };
    this.#pending = Number((db.prepare("SELECT count(*) AS n FROM pending").get() as { n: number }).n);
  }

  #transaction(work: () => void): void {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.#db.exec("COMMIT");
    } catch (error) {
      this.#db.exec("ROLLBACK");
      throw error;
    }
  }

  /**
   * Stores a batch of a log together with where the log stands. On return both are durable and searchable.
   *
   * @param keep Chooses names; entries without any are not stored. @default all
   */
  append(logId: number, batch: FollowBatch, keep?: (name: string) => boolean): Appended {
    let rejected = 0, added = 0, kept = 0;
    this.#transaction(() => {
      for (const entry of batch.entries) {
        const found = entryNames(entry);
        if (found === null) {
          rejected++;
          continue;
        }
        const names = keep === undefined ? found.names : found.names.filter(keep);
        if (keep !== undefined && names.length === 0) continue;
        kept++;
        const issuance = createHash("sha256").update(found.issuance).digest().subarray(0, 16);
        const seconds = Math.floor(entry.timestamp / 1000);
        for (const name of names) {
          added += Number(this.#sql.pending.run(name).changes);
          this.#sql.seen.run(name, logId, entry.index, entry.kind, seconds, issuance);
        }
        if (this.#options.keepCertificates) this.#sql.certificate.run(logId, entry.index, entry.certificate);
      }
      const { next, head, edge } = batch.state;
      const edges = new Uint8Array(edge.length * 32);
      for (const [i, hash] of edge.entries()) edges.set(hash, i * 32);
      this.#sql.state.run(logId, next, head.size, head.root, head.timestamp, edges);
    });
    this.#pending += added;
    if (added > 0) this.#fresh = undefined;
    if (this.#pending >= this.#options.flushNames) this.flush();
    return { entries: kept, rejected };
  }

  #pendingNames(): string[] {
    return (this.#db.prepare("SELECT name FROM pending").all() as { name: string }[]).map(({ name }) => name);
  }

  /** Writes the names that stand in no segment yet as one, and begins to merge. */
  flush(): void {
    const sorter = new NameSorter();
    for (const name of this.#pendingNames()) sorter.add(name);
    this.#files.add(sorter);
    // After a crash right here the names stand in both places, which a search doesn't show.
    this.#db.exec("DELETE FROM pending");
    this.#pending = 0;
    this.#fresh = null;
    // A merge that fails leaves what there was; the next one tries again.
    this.merge().catch(() => {});
  }

  /** Merges segments; resolves when there is nothing more to merge. */
  merge(): Promise<void> {
    return this.#files.merge(this.#options.pause);
  }

  /** Stores a plain list of names, one a line, as a segment of its own. On return it is durable. */
  async importLines(
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<{ names: number; rejected: number }> {
    const sorter = new NameSorter();
    for await (const chunk of chunks) sorter.addLines(chunk);
    return this.#files.add(sorter);
  }

  /** What a search reads now; later changes don't show in it. */
  index(): NameIndex {
    if (this.#fresh === undefined) {
      const names = this.#pendingNames();
      this.#fresh = names.length === 0 ? null : memoryIndex(names).segments[0]!;
    }
    const segments = this.#fresh === null ? this.#files.segments : [...this.#files.segments, this.#fresh];
    return { segments, facts: (names) => names.map((name) => this.#factsOf(name)) };
  }

  #factsOf(name: string): NameFacts | null {
    const { n, kind } = this.#sql.count.get(name) as { n: number; kind: number | null };
    if (kind === null) return null;
    const rows = this.#sql.facts.all(name, SHOWN) as {
      log_id: number;
      kind: number;
      ts: number;
      idx: number;
    }[];
    const occurrences: OccurrenceRec[] = rows.map((row) => ({
      log_id: row.log_id,
      kind: row.kind,
      ts_sec: row.ts,
      index: row.idx,
    }));
    return { count: n, is_precert: kind === 1, occurrences };
  }

  /** Where a log stands; undefined for one that was never followed. */
  state(logId: number): FollowState | undefined {
    const row = this.#db.prepare("SELECT * FROM states WHERE log_id = ?").get(logId) as
      | { next: number; size: number; root: Uint8Array; timestamp: number; edge: Uint8Array }
      | undefined;
    if (row === undefined) return undefined;
    const edge: Uint8Array[] = [];
    for (let at = 0; at < row.edge.length; at += 32) edge.push(new Uint8Array(row.edge.slice(at, at + 32)));
    const { next, size, timestamp } = row;
    return { next, head: { size, root: new Uint8Array(row.root), timestamp }, edge };
  }

  /** The log table, by number. */
  logs(): CtLog[] {
    const rows = this.#db.prepare("SELECT log_id, json FROM logs ORDER BY log_id").all() as {
      log_id: number;
      json: string;
    }[];
    return rows.map(({ log_id, json }) => ({ log_id, ...JSON.parse(json) as ListedLog }));
  }

  /** Adds logs to the table or brings them up to date; numbers stay. */
  updateLogs(listed: readonly ListedLog[]): CtLog[] {
    const table = updateLogTable(this.logs(), listed);
    this.#transaction(() => {
      const put = this.#db.prepare("INSERT OR REPLACE INTO logs VALUES (?, ?, ?)");
      for (const { log_id, ...log } of table) put.run(log_id, log.id, JSON.stringify(log));
    });
    return table;
  }

  /** A stored certificate, as {@link CertificateSource} says; null when only its names were kept. */
  certificate(logId: number, index: number): Promise<Uint8Array | null> {
    const row = this.#db.prepare("SELECT der FROM certificates WHERE log_id = ? AND idx = ?").get(
      logId,
      index,
    ) as
      | { der: Uint8Array }
      | undefined;
    return Promise.resolve(row === undefined ? null : new Uint8Array(row.der));
  }

  /** Closes files after a merge under way has ended. */
  async close(): Promise<void> {
    await this.#files.close();
    this.#db.close();
  }
}
