/** The part of a database connection that the tables need. Parameters are `$1`, `$2` … */
export interface Sql {
  /** Prefix of a table's name: a schema with its dot, or empty. */
  readonly schema: string;
  /** The SQL expression for the time of leases: the given parameter, or the database's own clock. */
  readonly clock: (parameter: string) => string;
  /** The clause that makes a SELECT skip locked rows; empty when one process writes at a time. */
  readonly skipLocked: string;
  /** Runs one statement and resolves with its rows. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs statements, all or nothing. Transactions that name the same `lock` run one after the other. */
  transaction<T>(run: (sql: Pick<Sql, "query">) => Promise<T>, lock?: string): Promise<T>;
}
