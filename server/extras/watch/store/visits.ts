import { insertion, type Sql, sql } from "../../../stores/sql.ts";

/** What the column has before the name of a person; names have no tab. */
const ofOwner = (owner: string): string => `${owner}\t`;

/** The part of a store of watched brands that knows owners as people: when they were here. */
export function visitStore(db: Sql) {
  return {
    /**
     * Notes that a person of an owner is here, or with null who has a key alone, and resolves with when their visit before
     * this one ended, milliseconds since 1970; null when this is the first one. After so long without a note, another visit
     * begins.
     */
    async visit(owner: string, person: string | null, now: number, gap_ms: number): Promise<number | null> {
      const note = { owner: person === null ? owner : ofOwner(owner) + person, since: null, last_at: now };
      // Clocks of several machines differ: the last note is never set back.
      const again = sql`ON CONFLICT (owner) DO UPDATE SET
        since = CASE WHEN excluded.last_at - v.last_at > ${gap_ms} THEN v.last_at ELSE v.since END,
        last_at = CASE WHEN excluded.last_at > v.last_at THEN excluded.last_at ELSE v.last_at END RETURNING since`;
      const [row] = await db.query<{ since: number | null }>(insertion("watch_visits AS v", note, again));
      return row!.since;
    },
    /** Forgets the mailboxes and visits of an owner. */
    async forgetOwner(owner: string): Promise<void> {
      await db.query(sql`DELETE FROM watch_mailboxes WHERE owner = ${owner}`);
      const before = sql`CAST(${ofOwner(owner)} AS text)`;
      await db.query(
        sql`DELETE FROM watch_visits WHERE owner = ${owner} OR substr(owner, 1, length(${before})) = ${before}`,
      );
    },
  };
}
