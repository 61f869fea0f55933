import { formatFor } from "../command.ts";
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
  const chosen = formatFor(format, "table", system);
  if (chosen === "json") return await system.print(JSON.stringify(rows, null, 2) + "\n");
  if (chosen === "table" && head !== undefined) await system.print(head + "\n");
  for (const row of rows) {
    const text = chosen === "ndjson"
      ? JSON.stringify(row)
      : printable(chosen === "list" ? item(row) : line(row));
    await system.print(text + "\n");
  }
}

/** Prints values, one a line: as JSON in the form that `shown` returns, or as the text for a person. */
export async function printEach<T>(
  values: Iterable<T>,
  { json }: { json: boolean },
  system: System,
  text: (value: T) => string,
  shown: (value: T) => unknown = (value) => value,
): Promise<void> {
  for (const value of values) {
    await system.print(`${json ? JSON.stringify(shown(value)) : printable(text(value), "\n")}\n`);
  }
}

/** Prints a secret alone, so that a shell can take it, and on stderr what it is; with --json all of it as JSON. */
export async function printSecret(
  secret: string,
  about: string,
  { json }: { json: boolean },
  system: System,
  shown: unknown,
): Promise<void> {
  await system.print(`${json ? JSON.stringify(shown) : secret}\n`);
  if (!json) system.warn(`${about}\n`);
}

/** How results are printed. */
export const FORMATS = ["table", "ndjson", "json", "csv", "list"] as const;
/** All that a lookup is printed in: these, and other people's. */
export async function lookupFormats(): Promise<string[]> {
  const { EXPORT_FORMATS } = await import("../../../lib/export/mod.ts");
  return [...FORMATS, ...EXPORT_FORMATS.map(({ name }) => name)];
}
/** One of them. */
export type Format = typeof FORMATS[number];
