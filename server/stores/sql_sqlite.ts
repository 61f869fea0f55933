import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SquatError } from "../../mod.ts";
import { makePrivateFile } from "../io/folder.ts";
import type { Sql } from "./sql.ts";

/**
 * Opens a SQLite file, which is created if it does not exist, and brings its schema up to date. Several processes may
 * have it open.
 *
 * @param path The file, or `:memory:`.
 * @param what Its content, for messages.
 * @param migrations The changes of each version of the schema; a released version never changes.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened, or a newer version wrote it.
 */
export function openSqlite(
  path: string,
  what: string,
  migrations: readonly string[],
): { sql: Sql; close: () => void } {
  let db: DatabaseSync;
  try {
    if (path !== ":memory:") makePrivateFile(path);
    db = new DatabaseSync(path);
    db.exec(
      "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
    );
    migrate(db, migrations);
  } catch (cause) {
    throw new SquatError("invalid_parameter", `Cannot open ${what} ${path}: ${(cause as Error).message}`, {
      cause,
    });
  }
  return {
    sql: sqlOf(db),
    close: () => {
      if (db.isOpen) db.close();
    },
  };
}

function migrate(db: DatabaseSync, migrations: readonly string[]): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    const { user_version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
    if (user_version > migrations.length) {
      throw new Error(`it is of version ${user_version}, newer than ${migrations.length} of this program`);
    }
    for (const sql of migrations.slice(user_version)) db.exec(sql);
    db.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

function sqlOf(db: DatabaseSync): Sql {
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const run = (text: string, values: readonly unknown[] = []) => {
    let statement = statements.get(text);
    // SQLite numbers its parameters ?1, ?2 …
    if (statement === undefined) {
      statements.set(text, statement = db.prepare(text.replace(/\$(\d+)/g, "?$1")));
    }
    return statement.all(...values as SQLInputValue[]) as Record<string, unknown>[];
  };
  const query: Sql["query"] = async (text, values) => {
    await undefined;
    return run(text, values);
  };
  // Other statements on this connection wait until a transaction has ended.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
  return {
    schema: "",
    // All processes are on this machine.
    clock: (parameter) => parameter,
    skipLocked: "",
    query: (text, values) => inTurn(() => query(text, values)),
    // SQLite has one writer at a time, so every transaction waits for the one before.
    transaction: (work) =>
      inTurn(async () => {
        db.exec("BEGIN IMMEDIATE");
        try {
          const value = await work({ query });
          db.exec("COMMIT");
          return value;
        } catch (error) {
          if (db.isTransaction) db.exec("ROLLBACK");
          throw error;
        }
      }),
  };
}
