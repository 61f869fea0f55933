import type { Sql } from "./sql.ts";

/** The JSON values of a column. */
export async function jsonOf<T>(sql: Sql, column: string, text: string, values: unknown[]): Promise<T[]> {
  return (await sql.read<Record<string, string>>(text, values)).map((row) => JSON.parse(row[column]!) as T);
}
