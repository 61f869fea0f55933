import type { History } from "../../mod.ts";

/** What lookups saw, stored. */
export interface HistoryStore extends History {
  /**
   * Deletes what was last seen before a time, and beyond a number of rows what was not seen for the longest time.
   * Resolves with the number of rows deleted.
   *
   * @param limits `before`: Unix seconds. `rows`: DNS records and, counted apart, certificates at addresses.
   */
  prune(limits: { before?: number; rows?: number }): Promise<number>;
  /** Releases what the store opened for itself. Idempotent. */
  close(): void;
}
