import type { History } from "../../lib/net/mod.ts";

/** The stored history of lookups. */
export interface HistoryStore extends History {
  /**
   * Deletes rows last seen before a time, and beyond a number of rows those seen longest ago. Resolves with the number
   * of rows deleted.
   *
   * @param limits `before`: Unix seconds. `rows`: DNS records and, counted separately, certificates at addresses.
   */
  prune(limits: { before?: number; rows?: number }): Promise<number>;
  /** Releases what the store opened for itself. Idempotent. */
  close(): Promise<void>;
}
