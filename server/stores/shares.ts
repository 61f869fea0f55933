/**
 * Links that show a brand or result for some time without signing in. The comments are the contract;
 * `test/server/stores/shares_suite.ts` checks it on every store.
 * @module
 */

/**
 * A link. Times are milliseconds since 1970. It is stored for a while after it ends, as a record of what was shared.
 */
export interface ShareRecord {
  /** UUIDv7. */
  id: string;
  /** SHA-256 of the link's token, lower-case hex. */
  hash: string;
  /** Owner of the subject. */
  owner: string;
  /** Kind of the subject. */
  kind: "brand" | "result";
  /** Id of the brand, or UUID of the result. */
  subject: string;
  /** Time of creation. */
  created_at: number;
  /** Its creator: id of a key, or `owner:` and a name. */
  created_by: string;
  /** Time of its expiry. */
  expires_at: number;
  /** When it was revoked; null when it was not. */
  revoked_at: number | null;
  /** How many times it was opened. */
  opened: number;
  /** When it was opened last; null before that. */
  opened_at: number | null;
}

/** Shared links. Every change is seen by the next read, also from another process on the same store. */
export interface ShareStore {
  /**
   * Stores a link. Resolves with false, and stores nothing, when the owner has `most` valid ones at its `created_at`.
   */
  add(share: ShareRecord, most: number): Promise<boolean>;
  /** The link with that hash if it is valid at that time, else null. Never cached. */
  find(hash: string, now: number): Promise<ShareRecord | null>;
  /** The link of an owner with that id, also one that ended; null for an unknown one. */
  get(owner: string, id: string): Promise<ShareRecord | null>;
  /** Records that a link was opened. Ignores an unknown id. */
  touch(id: string, now: number): Promise<void>;
  /** The links of an owner, newest first, also those that have ended; of one subject, if given. */
  list(owner: string, limit: number, subject?: string): Promise<ShareRecord[]>;
  /** Ends a link of an owner. Resolves with the link; null for an unknown one. One that ended stays as it is. */
  revoke(owner: string, id: string, now: number): Promise<ShareRecord | null>;
  /** Ends all links of a subject; with null, of the owner. */
  revokeAll(owner: string, subject: string | null, now: number): Promise<void>;
  /** Deletes links that ended before a time. */
  sweep(before: number): Promise<void>;
  /** Releases the resources of the store. Idempotent. */
  close(): Promise<void>;
}
