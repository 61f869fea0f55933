import type { System } from "../system.ts";
import { printable } from "../terminal.ts";

/** How names and logs are printed. */
export const ROW_FORMATS = ["table", "ndjson", "json", "list"] as const;
/** One of them. */
export type RowFormat = typeof ROW_FORMATS[number];

/**
 * Prints rows in a format: `item` returns the text of a row in a list, `line` that in a table.
 *
 * @param head The first line of a table. @default none
 */
export async function printRows<T>(
  rows: readonly T[],
  format: RowFormat | undefined,
  system: System,
  item: (row: T) => string,
  line: (row: T) => string,
  head?: string,
): Promise<void> {
  const chosen = format ?? (system.interactive ? "table" : "ndjson");
  if (chosen === "json") return await system.print(JSON.stringify(rows, null, 2) + "\n");
  if (chosen === "table" && head !== undefined) await system.print(head + "\n");
  for (const row of rows) {
    const text = chosen === "ndjson"
      ? JSON.stringify(row)
      : printable(chosen === "list" ? item(row) : line(row));
    await system.print(text + "\n");
  }
}
