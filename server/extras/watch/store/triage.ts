import type { AuditEntry } from "../client/types.ts";
import { firstOf, insertion, jsonOf, type Query, replacement, type Sql, sql } from "../../../stores/sql.ts";
import type { TriageChange, TriageRecord } from "./records.ts";

/** Counts that something has changed: those who read about brands are told. */
export async function countChange(query: Query): Promise<void> {
  await query(sql`UPDATE watch_position SET value = value + 1 WHERE id = 2`);
}

/** The part of a store of watched brands that holds triage and the audit trail. */
export function triageStore(db: Sql) {
  const addEntry = async (query: Query, id: string, entry: AuditEntry): Promise<void> => {
    const row = { brand_id: id, id: entry.id, at: entry.at, entry: JSON.stringify(entry) };
    await query(insertion("watch_audit", row));
  };
  const triageOf = async (query: Query, id: string): Promise<Map<string, TriageRecord>> => {
    const records = await jsonOf<TriageRecord>(
      query(sql`SELECT triage FROM watch_triage WHERE brand_id = ${id}`),
    );
    return new Map(records.map((record) => [record.name, record]));
  };
  return {
    /** Triage of names. */
    triage: (id: string) => triageOf(db.read, id),
    /**
     * Changes the triage of names and adds to the audit trail. Atomic; simultaneous changes come one after the other, so
     * that each sees those before it.
     *
     * @param change Returns the new record of a name, and what the trail says of it.
     */
    changeTriage: (
      id: string,
      names: readonly string[],
      change: (name: string, before: TriageRecord | undefined) => TriageChange,
    ) =>
      db.transaction(async ({ query }): Promise<void> => {
        // Locks the brand until the end: others read what this one has written.
        await query(sql`UPDATE watch_brands SET id = id WHERE id = ${id}`);
        const triage = await triageOf(query, id);
        for (const name of names) {
          const { record, entry } = change(name, triage.get(name));
          const row = { brand_id: id, name, triage: JSON.stringify(record) };
          await query(replacement("watch_triage", "brand_id, name", row));
          if (entry !== undefined) await addEntry(query, id, entry);
        }
        await countChange(query);
      }),
    /** Adds to the audit trail. */
    async audit(id: string, entry: AuditEntry): Promise<void> {
      await addEntry(db.query, id, entry);
      await countChange(db.query);
    },
    /** The newest entries, newest first. */
    trail: (id: string, limit: number) =>
      jsonOf<AuditEntry>(db.read(sql`SELECT entry FROM watch_audit WHERE brand_id = ${id}
        ORDER BY at DESC, id DESC LIMIT ${limit}`)),
  };
}

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
