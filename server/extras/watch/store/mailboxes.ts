import { firstOf, insertion, type Sql, sql } from "../../../stores/sql.ts";

/** The part of a store of watched brands that remembers which mailboxes want alerts. */
export function mailboxStore(db: Sql) {
  return {
    /** Which of these mailboxes have confirmed that they want alerts of an owner. Mailboxes are in lower case. */
    async confirmed(owner: string, mailboxes: readonly string[]): Promise<Set<string>> {
      const rows = await db.read<{ mailbox: string }>(sql`SELECT mailbox FROM watch_mailboxes
        WHERE owner = ${owner} AND confirmed_at IS NOT NULL AND ${db.among("mailbox", mailboxes)}`);
      return new Set(rows.map(({ mailbox }) => mailbox));
    },
    /** Remembers the SHA-256 of the link that a mailbox was sent, in place of an older one; a confirmed one stays so. */
    async askMailbox(owner: string, mailbox: string, hash: string, now: number): Promise<void> {
      const again =
        sql`ON CONFLICT (owner, mailbox) DO UPDATE SET hash = excluded.hash, asked_at = excluded.asked_at
        WHERE watch_mailboxes.confirmed_at IS NULL`;
      await db.query(insertion("watch_mailboxes", { owner, mailbox, hash, asked_at: now }, again));
    },
    /**
     * Confirms the mailbox of a link that was sent after a time; alerts that waited for it are due at once. Resolves with
     * null for an unknown or older link. Idempotent.
     */
    async confirmMailbox(
      hash: string,
      asked_after: number,
      now: number,
    ): Promise<{ owner: string; mailbox: string } | null> {
      const confirmed = await firstOf(db.query<{ owner: string; mailbox: string }>(
        sql`UPDATE watch_mailboxes SET confirmed_at = coalesce(confirmed_at, ${now})
          WHERE hash = ${hash} AND (asked_at > ${asked_after} OR confirmed_at IS NOT NULL) RETURNING owner, mailbox`,
      ));
      if (confirmed === null) return null;
      const { owner, mailbox } = confirmed;
      // What waited for this is due now.
      await db.query(
        sql`UPDATE watch_outbox SET next_at = ${now} WHERE next_at > ${now} AND lower(channel) = ${`mailto:${mailbox}`}
          AND brand_id IN (SELECT id FROM watch_brands WHERE owner = ${owner})`,
      );
      return confirmed;
    },
  };
}
