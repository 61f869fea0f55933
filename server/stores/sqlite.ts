import process from "node:process";
import { renameSync, rmSync } from "node:fs";
import { SquatError } from "../../lib/errors.ts";
import { fileFault } from "../io/file_fault.ts";
import { makePrivateFile } from "../io/folder.ts";
import type { Reserve, ReservedFor } from "./reserve.ts";
import {
  membersOf,
  raw,
  type Row,
  type Schema,
  type Sql,
  sql,
  type Statement,
  type StoreDefinition,
  type WriteOptions,
} from "./sql.ts";
import { SqliteConnection } from "./sqlite_connection.ts";
import { type SqliteWriter, useWriter } from "./sqlite_writer.ts";
import { InvalidParameter } from "../checks.ts";
import { HISTORY_STORE, type HistoryStore } from "./history.ts";

/** What a writer is told where there is no room. */
export const diskFull = (cause: unknown): SquatError =>
  new SquatError("over_capacity", "The store takes no more: its disk is full", {
    cause,
    retryAfterSeconds: 30,
  });
/** SQLITE_FULL, and SQLite's code for a file that cannot grow. */
const DISK_FULL = /disk is full|disk I\/O error/;

/**
 * Opens a SQLite file, which is created if it does not exist, and brings its schema up to date. Several processes may
 * have it open. Another thread commits, flushed to the disk (WAL, synchronous FULL); reading never waits for it. What is
 * in memory has one connection.
 *
 * @param path The file, or `:memory:`.
 * @param what Its content, for messages.
 * @param schema Its tables.
 * @param reserve Space for what must be written on a full disk. @default none
 * @param onBackup Gets the file with what an older version wrote, which is made before anything in it changes: beside it,
 * with the version in its name. @default none
 * @throws {SquatError} `invalid_parameter` when it cannot be opened or copied, or the version that wrote it is unknown.
 */
export function openSqlite(
  path: string,
  what: string,
  schema: Schema,
  reserve?: Reserve,
  onBackup?: (file: string) => void,
) {
  const isFile = path !== ":memory:";
  let reader: SqliteConnection | undefined;
  try {
    if (isFile) makePrivateFile(path);
    const connection = reader = new SqliteConnection(path);
    reader.migrate(schema, (version) => {
      const file = `${path}.version-${version}`;
      copyTo(file, connection);
      onBackup?.(file);
    });
  } catch (cause) {
    reader?.close();
    if (cause instanceof SquatError) throw cause;
    const fault = fileFault(cause as NodeJS.ErrnoException);
    throw new InvalidParameter(`Cannot open ${what} ${path}: ${fault}`, { cause });
  }
  const connection = reader;
  if (isFile) connection.readOnly();
  const { writer, release } = isFile ? useWriter(path) : inThisThread(connection);
  let closed: Promise<void> | undefined;
  const start: SqliteWriter["do"] = (work) =>
    closed === undefined ? writer.do(work) : Promise.reject(new Error(`The use of ${what} has ended`));
  return {
    sql: statementsOf({ reader: connection, writer, start, isFile, reserve }),
    /** A number that changes when another connection commits. */
    version: () => connection.version(),
    close: (): Promise<void> => closed ??= release().then(() => connection.close()),
  };
}

/**
 * Opens a store that has a file of its own.
 *
 * @param path The file, or `:memory:`.
 * @throws {SquatError} as `openSqlite`.
 */
export function openSqliteStore<Store>(
  { what, schema, create }: StoreDefinition<Store>,
  path: string,
  onBackup?: (file: string) => void,
): Store {
  const { sql, close } = openSqlite(path, what, schema, undefined, onBackup);
  return create(sql, close);
}

/** Copies a database to a file that only its owner may read. Several processes may open an old one at the same time. */
function copyTo(file: string, connection: SqliteConnection): void {
  const part = `${file}.${process.pid}`;
  try {
    makePrivateFile(part);
    connection.copyTo(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function inThisThread(connection: SqliteConnection): ReturnType<typeof useWriter> {
  return {
    // deno-lint-ignore require-await
    writer: { free: Promise.resolve(), do: async (work) => connection.do(work) },
    release: () => Promise.resolve(),
  };
}

/** The statements of a connection that reads and writes in this thread. Closing it is left to the caller. */
export function sqlOf(reader: SqliteConnection): Sql {
  const { writer } = inThisThread(reader);
  return statementsOf({ reader, writer, start: writer.do, isFile: false, reserve: undefined });
}

/** The statements of one use of a file. */
function statementsOf({ reader, writer, start, isFile, reserve }: {
  reader: SqliteConnection;
  /** Shared by all uses of the file. */
  writer: SqliteWriter;
  /** Starts work, unless this use has ended; what has begun goes on. */
  start: SqliteWriter["do"];
  isFile: boolean;
  reserve: Reserve | undefined;
}): Sql {
  const write = async <T>(run: () => Promise<T>, reserved?: ReservedFor): Promise<T> => {
    try {
      return await run();
    } catch (cause) {
      if (!DISK_FULL.test((cause as Error).message)) throw cause;
      if (reserved !== undefined && reserve?.release(reserved) === true) return await run();
      throw diskFull(cause);
    }
  };
  const batch: Sql["batch"] = (statements, { lasting = true, reserved } = {}) =>
    write(async () => {
      await writer.free;
      return await start({ kind: "batch", statements, lasting });
    }, reserved);
  const inTransaction = async <T>(run: Parameters<Sql["transaction"]>[0]): Promise<T> => {
    // The lock is taken at the start, so that two processes wait for each other instead of failing at the end.
    await start({ kind: "step", statement: ["BEGIN IMMEDIATE"] });
    const query = async <R = Row>(statement: Statement): Promise<R[]> =>
      (await writer.do({ kind: "step", statement }))[0] as R[];
    try {
      const value = await run({ query });
      await query(["COMMIT"]);
      return value as T;
    } catch (error) {
      // A full disk may have ended the transaction already.
      await query(["ROLLBACK"]).catch(() => {});
      throw error;
    }
  };
  return {
    prefix: () => "",
    unhex: (column) => `unhex(${column})`,
    digest: null,
    // All processes are on this machine.
    clock: (now) => sql`${now}`,
    time: (now) => sql`${now}`,
    among: (column, texts) => sql`${raw(column)} IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`,
    rows(objects, columns) {
      const members = Object.keys(columns).map((name) => `value ->> '${name}' AS ${name}`).join(", ");
      return sql`(SELECT ${raw(members)} FROM json_each(${membersOf(objects, columns)})) AS given`;
    },
    skipLocked: sql``,
    forShare: sql``,
    async read<R = Row>(statement: Statement): Promise<R[]> {
      // What is not committed is seen on the same connection only.
      await (isFile ? undefined : writer.free);
      return reader.run(statement) as R[];
    },
    query: async <R = Row>(statement: Statement, options?: WriteOptions): Promise<R[]> =>
      (await batch([statement], options))[0] as R[],
    batch,
    // SQLite has one writer at a time, so every transaction waits for the one before.
    transaction: (run, { reserved } = {}) => {
      const ended = writer.free.then(() => write(() => inTransaction(run), reserved));
      writer.free = ended.catch(() => {});
      return ended as never;
    },
  };
}

/**
 * Opens the history in a SQLite file, which is created if it does not exist. Several processes may share it.
 *
 * @param path The file, or `:memory:`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened.
 */
export function openHistory(path: string): HistoryStore {
  return openSqliteStore(HISTORY_STORE, path);
}
