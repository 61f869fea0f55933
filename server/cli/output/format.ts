/** How results are printed. */
export const FORMATS = ["table", "ndjson", "json", "csv", "list"] as const;
/** All that a lookup is printed in: these, and other people's. */
export async function lookupFormats(): Promise<string[]> {
  const { EXPORT_FORMATS } = await import("../../../lib/export/mod.ts");
  return [...FORMATS, ...EXPORT_FORMATS.map(({ name }) => name)];
}
/** One of them. */
export type Format = typeof FORMATS[number];
