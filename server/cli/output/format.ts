/** How results are printed. */
export const FORMATS = ["table", "ndjson", "json", "csv", "list"] as const;
/** One of them. */
export type Format = typeof FORMATS[number];
