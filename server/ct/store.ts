/**
 * The certificate index on disk: names in segments, everything else in SQLite.
 *
 * Whoever can alter these files can hide names or invent them; certificates requested from a log are proven again.
 * @module
 */
import { join } from "node:path";
import { memoryIndex, NameSorter, type Segment, type SegmentIndex } from "../../lib/ct/index/mod.ts";
import { makeFolder } from "../io/folder.ts";
import { lockFolder } from "../io/folder_lock.ts";
import { sqlOf } from "../stores/sqlite.ts";
import { SqliteConnection } from "../stores/sqlite_connection.ts";
import { type Schema, sql } from "../stores/sql.ts";
import { type Appended, CtBackend, type EntryBatch, type ImportedNames } from "./backend.ts";
import { SegmentFiles } from "./segment_files.ts";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Settings of a store. */
interface CtStoreOptions {
  /** New names after which a segment is written. @default 50000 */
  flushNames?: number;
  /** Names that {@link CtStore.importLines} sorts in memory before it writes them as a segment. @default 6291456 */
  sortNames?: number;
  /**
   * Only reads, beside a process that writes; what that process stores shows within a second.
   * @default false
   */
  readOnly?: boolean;
}

/** Bytes of names cached in memory, all segments together. */
const CACHE_BYTES = 96 << 20;

/** How often a reader looks for what another process has stored. */
const INDEX_LOOK_MS = 1000;

function openFolder(dir: string, readOnly: boolean) {
  if (!readOnly) makeFolder(dir);
  const lock = readOnly ? null : lockFolder(dir);
  let connection: SqliteConnection | undefined;
  try {
    connection = openFacts(join(dir, "facts.db"), readOnly);
    return { lock, connection, files: new SegmentFiles(dir, CACHE_BYTES, readOnly) };
  } catch (error) {
    connection?.close();
    lock?.close();
    throw error;
  }
}

/** An open store. One process writes; what {@link CtStore.append} acknowledged survives any crash. */
export class CtStore extends CtBackend {
  protected readonly namesTable = "pending";
  readonly #open: ReturnType<typeof openFolder>;
  readonly #flushNames: number;
  readonly #isReadOnly: boolean;
  /** The names that are in no segment yet; undefined until they are read again. */
  #fresh: Segment | null | undefined = undefined;
  #checkedAt = -Infinity;
  #version = -1;

  /**
   * @param dir Folder, made when it isn't there.
   * @throws {SquatError} `over_capacity` when another process writes to it, `internal` when it is damaged.
   */
  constructor(
    dir: string,
    { flushNames = 50_000, sortNames = 6 << 20, readOnly = false }: CtStoreOptions = {},
  ) {
    const open = openFolder(dir, readOnly);
    super(sqlOf(open.connection), sortNames);
    this.#open = open;
    this.#flushNames = flushNames;
    this.#isReadOnly = readOnly;
  }

  override async append(
    logId: number,
    batch: EntryBatch,
    keep?: (name: string) => boolean,
  ): Promise<Appended> {
    const appended = await super.append(logId, batch, keep);
    this.#fresh = undefined;
    const [row] = this.#open.connection.run(sql`SELECT count(*) AS names FROM pending`);
    if (row!["names"] as number >= this.#flushNames) this.flush();
    return appended;
  }

  protected spelled(name: string): string {
    return name;
  }

  protected store(sorter: NameSorter): ImportedNames {
    return this.#open.files.add(sorter);
  }

  #pendingNames(): string[] {
    return this.#open.connection.run(sql`SELECT name FROM pending`).map(({ name }) => name as string);
  }

  /** Writes the names that are in no segment yet as one, and starts to merge. */
  flush(): void {
    const sorter = new NameSorter();
    for (const name of this.#pendingNames()) sorter.add(name);
    this.store(sorter);
    // After a crash here the names are in both places, which searches hide.
    this.#open.connection.run(sql`DELETE FROM pending`);
    this.#fresh = null;
    // A failed merge changes nothing; the next one retries.
    this.merge().catch(() => {});
  }

  /** Merges segments; resolves when there is nothing more to merge. */
  merge(): Promise<void> {
    return this.#open.files.merge();
  }

  /** The current index, an immutable snapshot. */
  index(): SegmentIndex {
    if (this.#isReadOnly) this.#refresh();
    const fresh = this.#freshSegment();
    const { segments } = this.#open.files;
    return {
      segments: fresh === null ? segments : [...segments, fresh],
      facts: (names) => this.facts(names),
    };
  }

  /** Notices what another process has stored. */
  #refresh(): void {
    const now = performance.now();
    if (now - this.#checkedAt < INDEX_LOOK_MS) return;
    this.#checkedAt = now;
    // Names move from the table to a segment: read in this order they are in one of them at least.
    const version = this.#open.connection.version();
    if (version !== this.#version) {
      this.#version = version;
      this.#fresh = undefined;
      this.#freshSegment();
    }
    this.#open.files.refresh();
  }

  #freshSegment(): Segment | null {
    if (this.#fresh === undefined) {
      const names = this.#pendingNames();
      this.#fresh = names.length === 0 ? null : memoryIndex(names).segments[0]!;
    }
    return this.#fresh;
  }

  /** Closes files after a merge under way has ended. */
  async close(): Promise<void> {
    const { files, connection, lock } = this.#open;
    await files.close();
    connection.close();
    lock?.close();
  }
}

/** Files without a version have these tables already. */
const FACTS: Schema = {
  first: 1,
  steps: [`
    CREATE TABLE IF NOT EXISTS logs (log_id INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, json TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS states (
      log_id INTEGER PRIMARY KEY, next INTEGER NOT NULL, size INTEGER NOT NULL, root BLOB NOT NULL,
      timestamp INTEGER NOT NULL, edge BLOB NOT NULL, fault TEXT);
    CREATE TABLE IF NOT EXISTS pending (name TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS seen (
      name TEXT NOT NULL, log_id INTEGER NOT NULL, idx INTEGER NOT NULL, kind INTEGER NOT NULL, ts INTEGER NOT NULL,
      issuance BLOB NOT NULL, PRIMARY KEY (name, log_id, idx)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS faults (
      log_id INTEGER PRIMARY KEY, reason TEXT NOT NULL, message TEXT NOT NULL, at INTEGER NOT NULL);
  `],
};

/** Opens the database, made when it isn't there unless it is only read. */
function openFacts(path: string, readOnly: boolean): SqliteConnection {
  const connection = new SqliteConnection(path, { readOnly });
  try {
    if (readOnly) connection.run(sql`SELECT count(*) FROM pending`);
    else connection.migrate(FACTS);
    return connection;
  } catch (error) {
    connection.close();
    // SQLite makes files beside a database in WAL mode even to read it. Without these files there is no writer.
    if (!readOnly || existsSync(`${path}-wal`) || !/unable to open/.test((error as Error).message)) {
      throw error;
    }
    return new SqliteConnection(`${pathToFileURL(path).href}?immutable=1`, { readOnly });
  }
}
