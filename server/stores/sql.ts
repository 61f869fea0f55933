import type { ReservedFor } from "./reserve.ts";

/** A row: its columns by name, every number a JavaScript number. */
export type Row = Record<string, unknown>;

/** A statement, or a part of one, and its parameters `$1`, `$2` … */
export type Statement = readonly [text: string, values?: readonly unknown[]];

/** What a statement may be given: a value, or a part of its text. */
type Part = string | number | null | Uint8Array | Statement;

/** A statement whose values are its parameters; a part of another statement becomes part of its text. */
export function sql(texts: TemplateStringsArray, ...parts: readonly Part[]): Statement {
  const values: unknown[] = [];
  const text = texts.reduce((before, after, i) => {
    const part = parts[i - 1]!;
    if (!isStatement(part)) return `${before}$${values.push(part)}${after}`;
    const [inner, own = []] = part;
    const from = values.length;
    values.push(...own);
    return before + inner.replace(/\$(\d+)/g, (_, number) => `$${from + Number(number)}`) + after;
  });
  return [text, values];
}

const isStatement = (part: Part): part is Statement => Array.isArray(part);

/** A part of a statement, such as a name of a table, which nobody outside has written. */
export function raw(text: string): Statement {
  return [text];
}

/** What a write needs. */
export interface WriteOptions {
  /** Whether it must survive a power cut once it is reported. @default true */
  lasting?: boolean;
  /** The space that it may use on a full disk. @default none */
  reserved?: ReservedFor;
}

/** How a transaction runs. */
export interface TransactionOptions extends Pick<WriteOptions, "reserved"> {
  /** Transactions of the same lock run one after the other, of all processes. @default none */
  lock?: string;
}

/**
 * The part of a database that the stores need, so that their SQL is written once for every kind. All know `RETURNING`,
 * `ON CONFLICT`, `TRUE` and `FALSE`; types are named by `CAST`.
 */
export interface Sql {
  /** What the names of a store's tables begin with; empty where each store has a file of its own. */
  readonly prefix: (store: string) => string;
  /** The bytes that a column's hexadecimal digits are: JSON has no bytes. */
  readonly unhex: (column: string) => string;
  /** What indexes have of a column whose values may be too long for them; null where they take all. */
  readonly digest: ((column: string) => string) | null;
  /** The time of leases: the given one, or that of the database's own clock. */
  readonly clock: (now: number) => Statement;
  /** A given time, whatever clock the database has. */
  readonly time: (now: number) => Statement;
  /** The condition that a column is one of these texts. */
  readonly among: (column: string, texts: readonly string[]) => Statement;
  /** The FROM item whose rows are these objects, with these members as columns. */
  readonly rows: (
    objects: readonly object[],
    columns: Readonly<Record<string, "text" | "bigint">>,
  ) => Statement;
  /** The clause that makes a SELECT skip locked rows; empty when one process writes at a time. */
  readonly skipLocked: Statement;
  /** The clause that keeps a SELECT's rows from being changed until the end; empty when one process writes at a time. */
  readonly forShare: Statement;
  /** Runs a SELECT, which never waits for a write, and resolves with its rows, whose columns the caller knows. */
  read<R = Row>(statement: Statement): Promise<R[]>;
  /** Runs one statement and resolves with the rows that it returns. */
  query<R = Row>(statement: Statement, options?: WriteOptions): Promise<R[]>;
  /** Runs statements, all or nothing, and resolves with the rows of each. */
  batch(statements: readonly Statement[], options?: WriteOptions): Promise<Row[][]>;
  /** Runs statements that depend on each other, all or nothing. `run` awaits nothing but them. */
  transaction<T>(run: (transaction: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** The statements of a transaction. */
export interface Transaction {
  /** Runs one statement and resolves with the rows that it returns. */
  query<R = Row>(statement: Statement): Promise<R[]>;
}

/** Runs one statement, within a transaction or by itself. */
export type Query = Transaction["query"];

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
export function insertion(table: string, row: Readonly<Row>, more: Statement = sql``): Statement {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`).join(", ");
  const into = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`;
  return sql`${[into, Object.values(row)]} ${more}`;
}

/** The same, in place of the row with that key. */
export function replacement(table: string, key: string, row: Readonly<Row>): Statement {
  const changed = Object.keys(row).filter((column) => !key.split(", ").includes(column));
  const set = changed.map((column) => `${column} = excluded.${column}`).join(", ");
  return insertion(table, row, raw(`ON CONFLICT (${key}) DO UPDATE SET ${set}`));
}

/** Objects as JSON with these members and no others: the rest may have what a database refuses. */
export function membersOf(objects: readonly object[], columns: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(objects, Object.keys(columns));
}

/** How the tables of a store came to be what they are. */
export interface Schema {
  /** The version that the first statements make. What an older version wrote is refused. */
  readonly first: number;
  /** Those statements, and the changes of each version after it; a released version never changes. */
  readonly steps: readonly string[];
}

/** The version that a program with this schema writes. */
export const newestOf = ({ first, steps }: Schema): number => first + steps.length - 1;

/** Why what a version wrote cannot be used, to follow what it is; null when it can. */
export function versionFault(version: number, schema: Schema): string | null {
  const { first } = schema, newest = newestOf(schema);
  if (version > newest) return `is of version ${version}, newer than ${newest} of this program`;
  if (version === 0 || version >= first) return null;
  return `is of version ${version}: this program brings ${first} and later ones up to date`;
}

/** The steps from a version to another one; that of an empty store is 0. */
export function stepsBetween(version: number, to: number, { first, steps }: Schema): readonly string[] {
  return steps.slice(version === 0 ? 0 : version - first + 1, to - first + 1);
}

/** An owner who was removed, or a result of an owner. */
export type Gone =
  | { readonly what: "owner"; readonly owner: string }
  | { readonly what: "result"; readonly owner: string; readonly id: string };

/** What belongs to owners beside the main store. */
interface OwnedDefinition<Store> {
  /** What it holds, for messages. */
  readonly what: string;
  /** Ends or deletes what belongs to something that is gone. Resolves with true where that makes an owner known. */
  removed?(store: Store, gone: Gone, now: number): Promise<unknown>;
}

/** Files in the data folder about results. */
export interface FolderDefinition<Store> extends OwnedDefinition<Store> {
  /** Returns the store; `ownerOf` resolves with the owner of a result, null for one that does not exist. */
  readonly inFolder: (folder: string, ownerOf: (uuid: string) => Promise<string | null>) => Store;
  /** Bytes on the disk of an owner, by result. */
  usage(store: Store, owner: string): Promise<ReadonlyMap<string, number>>;
  /** Deletes what belongs to results that do not exist any more. */
  sweep(store: Store, exists: (uuid: string) => Promise<boolean>): Promise<void>;
}

/** A store that has a SQLite file of its own, or tables beside the others in a shared database. */
export interface StoreDefinition<Store> extends OwnedDefinition<Store> {
  /** Name of the file. */
  readonly file: string;
  /** The tables of the file. */
  readonly schema: Schema;
  /** The store in a database whose tables exist. `close` releases what was opened for it. */
  readonly create: (db: Sql, close: () => Promise<void>) => Store;
}
