import { SquatError } from "../../../lib/errors.ts";

/** Entries of a page unless the caller says otherwise, and at most. A model reads all of them. */
export const PAGE_SIZE = { fallback: 20, most: 100 } as const;

/**
 * Cuts a page out of a list.
 *
 * @throws {SquatError} `invalid_parameter` when the cursor is not one of ours.
 */
export function pageFrom<T>(all: readonly T[], size: number, cursor: string | undefined) {
  const from = cursor === undefined ? 0 : Number(cursor);
  if (!/^\d{1,9}$/.test(cursor ?? "0")) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use the cursor ${JSON.stringify(cursor)}: give next_cursor of the page before`,
    );
  }
  const end = from + size;
  return {
    entries: all.slice(from, end),
    /** How many there are in all. */
    total: all.length,
    /** What to give as `cursor` for the next page; null on the last. */
    next_cursor: end < all.length ? String(end) : null,
  };
}
