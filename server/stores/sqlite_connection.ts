import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { newestOf, type Row, type Schema, type Statement, stepsBetween, versionFault } from "./sql.ts";

/** Statements to run together, or one step of a transaction, which begins and ends by statements too. */
export type SqliteWork =
  | { kind: "batch"; statements: readonly Statement[]; lasting: boolean }
  | { kind: "step"; statement: Statement };

/** Distinct statements that stay prepared. */
const MAX_PREPARED = 500;

/** One connection to a SQLite file. Several processes may have the file open. */
export class SqliteConnection {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  #isFlushing = true;

  /**
   * @param path The file, or `:memory:`.
   * @param options `readOnly`: whether the file is left as it is, and must exist.
   */
  constructor(path: string, { readOnly = false }: { readOnly?: boolean } = {}) {
    this.#db = new DatabaseSync(path, { readOnly });
    // Another process may write: wait for it instead of failing.
    this.#db.exec("PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON");
    if (!readOnly) this.#db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  }

  /**
   * Brings the schema up to date; `PRAGMA user_version` is its version.
   *
   * @param backup Called with the version before anything changes that an older one wrote. @default nothing is done
   * @throws {Error} when the version that wrote it is unknown.
   */
  migrate(schema: Schema, backup?: (version: number) => void): void {
    const version = () => {
      const user_version = this.run(["PRAGMA user_version"])[0]!["user_version"] as number;
      const fault = versionFault(user_version, schema);
      if (fault !== null) throw new Error(`it ${fault}`);
      return user_version;
    };
    // Without this, the command line could not open the store on a full disk, where keys must be revocable.
    if (version() === newestOf(schema)) return;
    if (version() > 0) backup?.(version());
    this.#together(() => {
      for (const sql of stepsBetween(version(), newestOf(schema), schema)) this.#db.exec(sql);
      this.#db.exec(`PRAGMA user_version = ${newestOf(schema)}`);
    });
  }

  /** Writes a copy of the whole database to an empty file. */
  copyTo(path: string): void {
    this.#db.prepare("VACUUM INTO ?").run(path);
  }

  /** From here on, this connection only reads. */
  readOnly(): void {
    this.#db.exec("PRAGMA query_only = ON");
  }

  /** A number that changes when another connection commits. */
  version(): number {
    const [row] = this.run(["PRAGMA data_version"]);
    return row!["data_version"] as number;
  }

  /** Runs one statement. SQLite numbers its parameters `?1`, `?2` … */
  run([text, values = []]: Statement): Row[] {
    let statement = this.#prepared.get(text);
    if (statement === undefined) {
      if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
      this.#prepared.set(text, statement = this.#db.prepare(text.replace(/\$(\d+)/g, "?$1")));
    }
    // Its rows have no prototype; the copies are plain objects.
    return statement.all(...values as SQLInputValue[]).map((row) => ({ ...row }));
  }

  /** Does some work; returns the rows of each statement. */
  do(work: SqliteWork): Row[][] {
    if (work.kind === "step") {
      this.#flush(true);
      return [this.run(work.statement)];
    }
    this.#flush(work.lasting);
    return this.#together(() => work.statements.map((statement) => this.run(statement)));
  }

  /**
   * Does batches in one transaction, with one flush to the disk for all; if it cannot be committed, each in its own, so
   * that one failure is nobody else's. Returns the rows of each, or its error.
   */
  doAll(batches: readonly (SqliteWork & { kind: "batch" })[]): (Row[][] | Error)[] {
    const attempt = (work: SqliteWork): Row[][] | Error => {
      try {
        return this.do(work);
      } catch (error) {
        return error as Error;
      }
    };
    if (batches.length > 1) {
      this.#flush(batches.some(({ lasting }) => lasting));
      try {
        return this.#together(() =>
          batches.map((work) => {
            const rows = attempt({ ...work, lasting: this.#isFlushing });
            // A full disk ends the transaction itself; what follows would be committed twice.
            if (!this.#db.isTransaction) throw new Error("The transaction was ended");
            return rows;
          })
        );
      } catch {
        // Each reports its own error below.
      }
    }
    return batches.map(attempt);
  }

  /** Idempotent. */
  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }

  #together<T>(run: () => T): T {
    const isNested = this.#db.isTransaction;
    this.#db.exec(isNested ? "SAVEPOINT one" : "BEGIN IMMEDIATE");
    try {
      const value = run();
      this.#db.exec(isNested ? "RELEASE one" : "COMMIT");
      return value;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec(isNested ? "ROLLBACK TO one; RELEASE one" : "ROLLBACK");
      throw error;
    }
  }

  /** Whether commits wait for the disk from here on; they outlive the process either way. */
  #flush(on: boolean): void {
    if (on === this.#isFlushing || this.#db.isTransaction) return;
    this.#db.exec(`PRAGMA synchronous = ${on ? "FULL" : "NORMAL"}`);
    this.#isFlushing = on;
  }
}
