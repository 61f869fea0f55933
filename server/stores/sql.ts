import type { Schema } from "./schemas.ts";

/** A row: its columns by name, every number a JavaScript number. */
export type Row = Record<string, unknown>;

/** A statement and its parameters `$1`, `$2` … */
export type Statement = readonly [text: string, values?: readonly unknown[]];

/** What a write needs. */
export interface WriteOptions {
  /** Whether it must survive a power cut once it is reported. @default true */
  lasting?: boolean;
  /** Whether it takes access away, which must work on a full disk too. @default false */
  takesAway?: boolean;
}

/** How a transaction runs. */
export interface TransactionOptions extends Pick<WriteOptions, "takesAway"> {
  /** Transactions of the same lock run one after the other, of all processes. @default none */
  lock?: string;
}

/**
 * The part of a database that the stores need, so that their SQL is written once for SQLite and PostgreSQL. Both know
 * `RETURNING`, `ON CONFLICT`, `TRUE` and `FALSE`; types are named by `CAST`.
 */
export interface Sql {
  /** Which database it is, for the few tables that differ. */
  readonly kind: "sqlite" | "postgres";
  /** The SQL expression for the time of leases: the given parameter, or the database's own clock. */
  readonly clock: (parameter: string) => string;
  /** The SQL expression for a given time, whatever clock the database has. */
  readonly time: (parameter: string) => string;
  /** The SQL condition that a column is one of the texts of a parameter, a JSON array. */
  readonly among: (column: string, parameter: string) => string;
  /** The FROM item whose rows are the objects of a parameter, a JSON array, with these members as columns. */
  readonly rows: (parameter: string, columns: Readonly<Record<string, "text" | "bigint">>) => string;
  /** The clause that makes a SELECT skip locked rows; empty when one process writes at a time. */
  readonly skipLocked: string;
  /** The clause that keeps a SELECT's rows from being changed until the end; empty when one process writes at a time. */
  readonly forShare: string;
  /** Runs a SELECT, which never waits for a write, and resolves with its rows, whose columns the caller knows. */
  read<R = Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** Runs one statement and resolves with the rows that it returns. */
  query<R = Row>(text: string, values?: readonly unknown[], options?: WriteOptions): Promise<R[]>;
  /** Runs statements, all or nothing, and resolves with the rows of each. */
  batch(statements: readonly Statement[], options?: WriteOptions): Promise<Row[][]>;
  /** Runs statements that depend on each other, all or nothing. `run` awaits nothing but them. */
  transaction<T>(run: (sql: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** The statements of a transaction. */
export interface Transaction {
  /** Runs one statement and resolves with the rows that it returns. */
  query<R = Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
}

/** The first of some rows; null when there are none. */
export async function firstOf<R>(rows: Promise<R[]>): Promise<R | null> {
  return (await rows)[0] ?? null;
}

/** Whether there are rows, such as those that a statement changed. */
export async function isAny(rows: Promise<readonly unknown[]>): Promise<boolean> {
  return (await rows).length > 0;
}

/** The JSON values of rows with one column. */
export async function jsonOf<T>(rows: Promise<Row[]>): Promise<T[]> {
  return (await rows).map((row) => JSON.parse(Object.values(row)[0] as string) as T);
}

/** The statement that adds a row, whose members are columns; with `more`, what follows it. */
export function insertion(table: string, row: Readonly<Row>, more: string = ""): Statement {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`).join(", ");
  return [`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places}) ${more}`, Object.values(row)];
}

/** The same, in place of the row with that key. */
export function replacement(table: string, key: string, row: Readonly<Row>): Statement {
  const changed = Object.keys(row).filter((column) => !key.split(", ").includes(column));
  const set = changed.map((column) => `${column} = excluded.${column}`).join(", ");
  return insertion(table, row, `ON CONFLICT (${key}) DO UPDATE SET ${set}`);
}

/** A store that has a SQLite file of its own, or tables beside the others in PostgreSQL. */
export interface StoreDefinition<Store> {
  /** Name of the file. */
  readonly file: string;
  /** What it holds, for messages. */
  readonly what: string;
  /** The tables of the file. */
  readonly schema: Schema;
  /** The store in a database whose tables exist. `close` releases what was opened for it. */
  readonly create: (sql: Sql, close: () => Promise<void>) => Store;
}
