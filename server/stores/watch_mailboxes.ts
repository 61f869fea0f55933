import { firstOf, type Sql } from "./sql.ts";
import type { WatchStore } from "./watch.ts";

/** The statements that create the table, for a schema such as `deadringer.`; released ones never change. */
export function mailboxTable(schema: string): string {
  return `
  CREATE TABLE ${schema}watch_mailboxes (
    owner text NOT NULL, mailbox text NOT NULL, hash text NOT NULL UNIQUE, asked_at bigint NOT NULL,
    confirmed_at bigint, PRIMARY KEY (owner, mailbox)
  );
  `;
}

/** The part of a store of watched brands that remembers which mailboxes want alerts. */
export function mailboxStore(
  sql: Sql,
): Pick<WatchStore, "confirmed" | "askMailbox" | "confirmMailbox"> {
  const table = `${sql.schema}watch_mailboxes`;
  return {
    async confirmed(owner, mailboxes) {
      const rows = await sql.read<{ mailbox: string }>(
        `SELECT mailbox FROM ${table}
         WHERE owner = $1 AND confirmed_at IS NOT NULL AND ${sql.among("mailbox", "$2")}`,
        [owner, JSON.stringify(mailboxes)],
      );
      return new Set(rows.map(({ mailbox }) => mailbox));
    },
    async askMailbox(owner, mailbox, hash, now) {
      await sql.query(
        `INSERT INTO ${table} (owner, mailbox, hash, asked_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (owner, mailbox) DO UPDATE SET hash = excluded.hash, asked_at = excluded.asked_at
         WHERE ${table}.confirmed_at IS NULL`,
        [owner, mailbox, hash, now],
      );
    },
    async confirmMailbox(hash, asked_after, now) {
      const confirmed = await firstOf(sql.query<{ owner: string; mailbox: string }>(
        `UPDATE ${table} SET confirmed_at = coalesce(confirmed_at, $3)
         WHERE hash = $1 AND (asked_at > $2 OR confirmed_at IS NOT NULL) RETURNING owner, mailbox`,
        [hash, asked_after, now],
      ));
      if (confirmed === null) return null;
      // What waited for this is due now.
      await sql.query(
        `UPDATE ${sql.schema}watch_outbox SET next_at = $3 WHERE next_at > $3 AND lower(channel) = $2
           AND brand_id IN (SELECT id FROM ${sql.schema}watch_brands WHERE owner = $1)`,
        [confirmed.owner, `mailto:${confirmed.mailbox}`, now],
      );
      return confirmed;
    },
  };
}
