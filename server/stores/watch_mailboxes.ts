import { firstOf, type Sql } from "./sql.ts";
import type { WatchStore } from "./watch.ts";

/** The part of a store of watched brands that remembers which mailboxes want alerts. */
export function mailboxStore(
  sql: Sql,
): Pick<WatchStore, "confirmed" | "askMailbox" | "confirmMailbox"> {
  return {
    async confirmed(owner, mailboxes) {
      const rows = await sql.read<{ mailbox: string }>(
        `SELECT mailbox FROM watch_mailboxes
         WHERE owner = $1 AND confirmed_at IS NOT NULL AND ${sql.among("mailbox", "$2")}`,
        [owner, JSON.stringify(mailboxes)],
      );
      return new Set(rows.map(({ mailbox }) => mailbox));
    },
    async askMailbox(owner, mailbox, hash, now) {
      await sql.query(
        `INSERT INTO watch_mailboxes (owner, mailbox, hash, asked_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (owner, mailbox) DO UPDATE SET hash = excluded.hash, asked_at = excluded.asked_at
         WHERE watch_mailboxes.confirmed_at IS NULL`,
        [owner, mailbox, hash, now],
      );
    },
    async confirmMailbox(hash, asked_after, now) {
      const confirmed = await firstOf(sql.query<{ owner: string; mailbox: string }>(
        `UPDATE watch_mailboxes SET confirmed_at = coalesce(confirmed_at, $3)
         WHERE hash = $1 AND (asked_at > $2 OR confirmed_at IS NOT NULL) RETURNING owner, mailbox`,
        [hash, asked_after, now],
      ));
      if (confirmed === null) return null;
      // What waited for this is due now.
      await sql.query(
        `UPDATE watch_outbox SET next_at = $3 WHERE next_at > $3 AND lower(channel) = $2
           AND brand_id IN (SELECT id FROM watch_brands WHERE owner = $1)`,
        [confirmed.owner, `mailto:${confirmed.mailbox}`, now],
      );
      return confirmed;
    },
  };
}
