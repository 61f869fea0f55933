/**
 * The certificate index on disk: names in segments, everything else in SQLite.
 *
 * Whoever can alter these files can hide names or invent them; certificates requested from a log are proven again.
 * @module
 */
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type CtLog, type FollowState, type ListedLog, updateLogTable } from "../../lib/ct/log/mod.ts";
import {
  memoryIndex,
  type NameFacts,
  NameSorter,
  type Segment,
  type SegmentIndex,
} from "../../lib/ct/index/mod.ts";
import type { OccurrenceRec } from "../../lib/model.ts";
import type { Appended, CtBackend, EntryBatch, RememberedFault } from "./backend.ts";
import { factStatements, openFacts } from "./facts.ts";
import { entryRecords, followState, joinHashes, logOf, MOST_OCCURRENCES } from "./records.ts";
import { SegmentFiles } from "./segment_files.ts";
import { makeFolder } from "../io/folder.ts";
import { lockFolder } from "../io/folder_lock.ts";

/** Settings of a store. */
export interface CtStoreOptions {
  /** Whether certificates are stored with their names. @default false */
  storeCertificates?: boolean;
  /** New names after which a segment is written. @default 50000 */
  flushNames?: number;
  /** Names that {@link CtStore.importLines} sorts in memory before it writes them as a segment. @default 6291456 */
  sortNames?: number;
  /** Yields to other work during merges. @default setImmediate */
  pause?: () => Promise<void>;
  /**
   * Only reads, beside a process that writes; what that process stores shows within a second.
   * @default false
   */
  readOnly?: boolean;
  /** Milliseconds since any moment. @default performance.now */
  now?: () => number;
}

const NEWLINE = 10;
/** Bytes of names cached in memory, all segments together. */
const CACHE_BYTES = 96 << 20;

/** How often a reader looks for what another process has stored. */
const INDEX_LOOK_MS = 1000;

/** An open store. One process writes; what {@link CtStore.append} acknowledged survives any crash. */
export class CtStore implements CtBackend {
  readonly #lock: DatabaseSync | null;
  readonly #db: DatabaseSync;
  readonly #files: SegmentFiles;
  readonly #options: Required<CtStoreOptions>;
  readonly #sql: ReturnType<typeof factStatements>;
  #pending: number;
  #fresh: Segment | null | undefined = undefined;
  #checkedAt = -Infinity;
  #version = -1;

  /**
   * @param dir Folder, made when it isn't there.
   * @throws {SquatError} `over_capacity` when another process writes to it, `internal` when it is damaged.
   */
  constructor(dir: string, options: CtStoreOptions = {}) {
    const { readOnly = false } = options;
    if (!readOnly) makeFolder(dir);
    this.#options = {
      storeCertificates: false,
      flushNames: 50_000,
      sortNames: 6 << 20,
      pause: () => new Promise((done) => setImmediate(done)),
      readOnly,
      now: () => performance.now(),
      ...options,
    };
    this.#lock = readOnly ? null : lockFolder(dir);
    let db: DatabaseSync | null = null;
    try {
      this.#db = db = openFacts(join(dir, "facts.db"), readOnly);
      this.#sql = factStatements(db);
      this.#pending = Number((db.prepare("SELECT count(*) AS n FROM pending").get() as { n: number }).n);
      this.#files = new SegmentFiles(dir, CACHE_BYTES, readOnly);
    } catch (error) {
      db?.close();
      this.#lock?.close();
      throw error;
    }
  }

  #transaction(work: () => void): void {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.#db.exec("COMMIT");
    } catch (error) {
      try {
        this.#db.exec("ROLLBACK");
      } catch {
        // A full disk ends a transaction by itself.
      }
      throw error;
    }
  }

  append(logId: number, batch: EntryBatch, keep?: (name: string) => boolean): Promise<Appended> {
    const { records, rejected } = entryRecords(batch.entries, this.#options.storeCertificates, keep);
    let added = 0;
    this.#transaction(() => {
      for (const { names, index, kind, seconds, issuance, certificate } of records) {
        for (const name of names) {
          added += Number(this.#sql.pending.run(name).changes);
          this.#sql.seen.run(name, logId, index, kind, seconds, issuance);
        }
        if (certificate !== null) {
          this.#sql.certificate.run(logId, index, certificate);
        }
      }
      if (batch.state === null) return;
      const { next, head } = batch.state;
      this.#sql.state.run(logId, next, head.size, head.root, head.timestamp, joinHashes(batch.state.edge));
    });
    this.#pending += added;
    if (added > 0) this.#fresh = undefined;
    if (this.#pending >= this.#options.flushNames) this.flush();
    return Promise.resolve({ entries: records.length, rejected });
  }

  #pendingNames(): string[] {
    return (this.#db.prepare("SELECT name FROM pending").all() as { name: string }[]).map(({ name }) => name);
  }

  /** Writes the names that are in no segment yet as one, and starts to merge. */
  flush(): void {
    const sorter = new NameSorter();
    for (const name of this.#pendingNames()) sorter.add(name);
    this.#files.add(sorter);
    // After a crash here the names are in both places, which searches hide.
    this.#db.exec("DELETE FROM pending");
    this.#pending = 0;
    this.#fresh = null;
    // A failed merge changes nothing; the next one retries.
    this.merge().catch(() => {});
  }

  /** Merges segments; resolves when there is nothing more to merge. */
  merge(): Promise<void> {
    return this.#files.merge(this.#options.pause);
  }

  async importLines(
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<{ names: number; rejected: number }> {
    const total = { names: 0, rejected: 0 };
    let sorter = new NameSorter();
    const write = (): void => {
      const { names, rejected } = this.#files.add(sorter);
      total.names += names;
      total.rejected += rejected;
      sorter = new NameSorter();
    };
    for await (const chunk of chunks) {
      // A name goes on in the next chunk: a segment ends where a line does.
      const end = sorter.taken < this.#options.sortNames ? 0 : chunk.lastIndexOf(NEWLINE) + 1;
      if (end === 0) sorter.addLines(chunk);
      else {
        sorter.addLines(chunk.subarray(0, end));
        write();
        sorter.addLines(chunk.subarray(end));
      }
    }
    write();
    return total;
  }

  /** The current index, an immutable snapshot. */
  index(): SegmentIndex {
    if (this.#options.readOnly) this.#refresh();
    const fresh = this.#freshSegment();
    const segments = fresh === null ? this.#files.segments : [...this.#files.segments, fresh];
    return { segments, facts: (names) => this.#facts(names) };
  }

  /** Notices what another process has stored. */
  #refresh(): void {
    const now = this.#options.now();
    if (now - this.#checkedAt < INDEX_LOOK_MS) return;
    this.#checkedAt = now;
    // Names move from the table to a segment: read in this order they are in one of them at least.
    const { data_version: version } = this.#db.prepare("PRAGMA data_version").get() as {
      data_version: number;
    };
    if (version !== this.#version) {
      this.#version = version;
      this.#fresh = undefined;
      this.#freshSegment();
    }
    this.#files.refresh();
  }

  #freshSegment(): Segment | null {
    if (this.#fresh === undefined) {
      const names = this.#pendingNames();
      this.#fresh = names.length === 0 ? null : memoryIndex(names).segments[0]!;
    }
    return this.#fresh;
  }

  #facts(names: readonly string[]): (NameFacts | null)[] {
    const found = new Map<string, NameFacts>();
    const counts = this.#sql.counts.all(JSON.stringify(names)) as { name: string; n: number; kind: number }[];
    for (const { name, n, kind } of counts) {
      const occurrences = this.#sql.facts.all(name, MOST_OCCURRENCES).map((row) =>
        ({ ...row }) as unknown as OccurrenceRec
      );
      found.set(name, { count: n, is_precert: kind === 1, occurrences });
    }
    return names.map((name) => found.get(name) ?? null);
  }

  state(logId: number): Promise<FollowState | undefined> {
    const row = this.#db.prepare("SELECT * FROM states WHERE log_id = ?").get(logId);
    return Promise.resolve(followState(row));
  }

  #logs(): CtLog[] {
    return this.#db.prepare("SELECT log_id, json FROM logs ORDER BY log_id").all().map(logOf);
  }

  logs(): Promise<CtLog[]> {
    return Promise.resolve(this.#logs());
  }

  updateLogs(listed: readonly ListedLog[]): Promise<CtLog[]> {
    const table = updateLogTable(this.#logs(), listed);
    this.#transaction(() => {
      const put = this.#db.prepare("INSERT OR REPLACE INTO logs VALUES (?, ?, ?)");
      for (const { log_id, ...log } of table) put.run(log_id, log.id, JSON.stringify(log));
    });
    return Promise.resolve(table);
  }

  fault(logId: number): Promise<RememberedFault | null> {
    const row = this.#db.prepare("SELECT reason, message, at FROM faults WHERE log_id = ?").get(logId);
    return Promise.resolve(row === undefined ? null : { ...row } as unknown as RememberedFault);
  }

  setFault(logId: number, fault: RememberedFault | null): Promise<void> {
    this.#db.prepare("DELETE FROM faults WHERE log_id = ?").run(logId);
    if (fault !== null) {
      const { reason, message, at } = fault;
      this.#db.prepare("INSERT INTO faults VALUES (?, ?, ?, ?)").run(logId, reason, message, at);
    }
    return Promise.resolve();
  }

  /** A stored certificate; null when only its names were stored. */
  certificate(logId: number, index: number): Promise<Uint8Array | null> {
    const row = this.#db.prepare("SELECT der FROM certificates WHERE log_id = ? AND idx = ?").get(
      logId,
      index,
    );
    return Promise.resolve(row === undefined ? null : new Uint8Array(row.der as Uint8Array));
  }

  /** Closes files after a merge under way has ended. */
  async close(): Promise<void> {
    await this.#files.close();
    this.#db.close();
    this.#lock?.close();
  }
}
