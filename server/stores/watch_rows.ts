import type { Sql } from "./sql.ts";

/** Names a table of watched brands. */
export type TableName = (name: string) => string;

/** The tables of watched brands in a database, `brands` for `watch_brands`. */
export const tableOf = ({ schema }: Sql): TableName => (name) => `${schema}watch_${name}`;

/** The JSON values of a column. */
export async function jsonOf<T>(sql: Sql, column: string, text: string, values: unknown[]): Promise<T[]> {
  return (await sql.read<Record<string, string>>(text, values)).map((row) => JSON.parse(row[column]!) as T);
}
