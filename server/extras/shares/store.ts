/**
 * Links that show a result for some time without signing in. The comments are the contract;
 * `test/server/extras/shares/suite.ts` checks it on every store.
 * @module
 */
import type { SharedLink } from "./client.ts";
import { SHARES } from "../../stores/data/tables.ts";
import { firstOf, insertion, isAny, type Sql, sql, type StoreDefinition } from "../../stores/sql.ts";

/**
 * A link. Times are milliseconds since 1970. It is stored for a while after it ends, as a record of what was shared.
 */
export interface ShareRecord extends Pick<SharedLink, "id" | "kind" | "subject" | "created_by"> {
  /** SHA-256 of the link's token, lower-case hex. */
  hash: string;
  /** Owner of the subject. */
  owner: string;
  /** Time of creation. */
  created_at: number;
  /** Time of its expiry. */
  expires_at: number;
  /** When it was revoked; null when it was not. */
  revoked_at: number | null;
}

/** Shared links. Every change is seen by the next read, also from another process on the same store. */
export type ShareStore = ReturnType<typeof shareStore>;

function shareStore(db: Sql, close: () => Promise<void>) {
  const works = (now: number) => sql`revoked_at IS NULL AND expires_at > ${now}`;
  return {
    /**
     * Stores a link. Resolves with false, and stores nothing, when the owner has `most` valid ones at its `created_at`.
     */
    add: (share: ShareRecord, most: number) =>
      db.transaction(async ({ query }) => {
        const [row] = await query<{ working: number }>(
          sql`SELECT count(*) AS working FROM shares WHERE owner = ${share.owner} AND ${
            works(share.created_at)
          }`,
        );
        if (row!.working >= most) return false;
        // The column counted how often a link was opened.
        await query(insertion("shares", { ...share, opened: 0 }));
        return true;
      }, { lock: `links of ${share.owner}` }),
    /** The link with that hash if it is valid at that time, else null. Never cached. */
    find: (hash: string, now: number) =>
      firstOf(db.read<ShareRecord>(sql`SELECT * FROM shares WHERE hash = ${hash} AND ${works(now)}`)),
    /** The link of an owner with that id, also one that ended; null for an unknown one. */
    get: (owner: string, id: string) =>
      firstOf(db.read<ShareRecord>(sql`SELECT * FROM shares WHERE id = ${id} AND owner = ${owner}`)),
    /** The links of an owner, newest first, also those that have ended; of one subject, if given. */
    list: (owner: string, limit: number, subject: string | null = null) =>
      db.read<ShareRecord>(
        sql`SELECT * FROM shares WHERE owner = ${owner} AND subject = coalesce(${subject}, subject)
        ORDER BY id DESC LIMIT ${limit}`,
      ),
    /** Ends a link of an owner. Resolves with the link; null for an unknown one. One that ended stays as it is. */
    revoke: (owner: string, id: string, now: number) =>
      firstOf(db.query<ShareRecord>(
        sql`UPDATE shares SET revoked_at = CASE WHEN ${works(now)} THEN ${now} ELSE revoked_at END
          WHERE id = ${id} AND owner = ${owner} RETURNING *`,
      )),
    /** Ends all links of a subject; with null, of the owner. */
    async revokeAll(owner: string, subject: string | null, now: number): Promise<void> {
      await db.query(sql`UPDATE shares SET revoked_at = ${now}
        WHERE owner = ${owner} AND subject = coalesce(${subject}, subject) AND ${works(now)}`);
    },
    /** Ends the links to brands, which earlier versions made. Resolves with whether there were any. */
    endBrands: (now: number) =>
      isAny(db.query(
        sql`UPDATE shares SET revoked_at = ${now} WHERE kind = 'brand' AND ${works(now)} RETURNING id`,
      )),
    /** Deletes links that ended before a time. */
    async sweep(before: number): Promise<void> {
      await db.query(sql`DELETE FROM shares WHERE expires_at < ${before} OR revoked_at < ${before}`);
    },
    /** Releases the resources of the store. Idempotent. */
    close,
  };
}

/** Shared links. */
export const SHARE_STORE: StoreDefinition<ShareStore> = {
  file: "shares.sqlite",
  what: "shared links",
  schema: { first: 1, steps: [SHARES] },
  create: shareStore,
  async removed(store, gone, now) {
    await store.revokeAll(gone.owner, gone.what === "owner" ? null : gone.id, now);
  },
};
