/** One database connection, as much of it as the tables need. Parameters are `$1`, `$2` … */
export interface Sql {
  /** What stands before a table's name: a schema with its dot, or nothing. */
  readonly schema: string;
  /** An expression of the time that leases count by: the given parameter, or the database's own clock. */
  readonly clock: (parameter: string) => string;
  /** What makes a SELECT skip rows that others hold; empty where one process writes at a time. */
  readonly skipLocked: string;
  /** Runs one statement and resolves with its rows. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs statements, all or nothing. */
  transaction<T>(run: (sql: Pick<Sql, "query">) => Promise<T>): Promise<T>;
}
