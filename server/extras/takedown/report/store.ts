/**
 * Who reports for owners; and what earlier versions sent, until the history of its names has it. The comments are the
 * contract; `test/server/stores/reports_suite.ts` checks it on every store.
 * @module
 */
import { Buffer } from "node:buffer";
import type { Reporter } from "../client.ts";
import { DROP_LEDGER, REPORT_CONTENTS, REPORTERS, REPORTS, SENT_REPORTS } from "../../../stores/schemas.ts";
import { firstOf, replacement, type Sql, sql, type StoreDefinition } from "../../../stores/sql.ts";

/** Domains of an owner about which it is stored who reports. */
const MAX_REPORTERS = 200;

/** A report that an earlier version sent, or that its people noted as sent. */
export interface SentReport {
  /** UUIDv7. */
  id: string;
  /** Its owner. */
  owner: string;
  /** The domain that is imitated, A-labels. */
  original: string;
  /** The name, A-labels. */
  name: string;
  /** When it was sent, milliseconds since 1970. */
  sent_at: number;
  /** Who approved it. */
  approved_by: string;
  /** What it was sent to. */
  desk: { role: string; name: string; email: string | null; url: string | null };
  /** Subject of the mail. */
  subject: string;
  /** What became of it by the ledger: `sent`, `acknowledged`, `acted`, `refused`, `expired`. */
  state: string;
  /** What became of the name by the ledger: `held`, `removed`, `transferred`, null. */
  outcome: string | null;
  /** Text of the mail; empty where it is not stored. */
  text: string;
}

/** Who reports. Every change is seen by the next read, also from another process on the same store. */
export type ReportStore = ReturnType<typeof reportStore>;

function reportStore(db: Sql, close: () => Promise<void>) {
  return {
    /**
     * Who reports for an owner that somebody imitates this domain; of another domain, without the brand, where nobody said
     * for this one. Null when nobody said at all.
     */
    async reporter(owner: string, original: string): Promise<Reporter | null> {
      const row = await firstOf(db.read<{ original: string; reporter: string }>(
        sql`SELECT original, reporter FROM report_reporters WHERE owner = ${owner}
          ORDER BY CASE WHEN original = ${original} THEN 0 ELSE 1 END, set_at DESC LIMIT 1`,
      ));
      if (row === null) return null;
      const reporter = JSON.parse(row.reporter) as Reporter;
      return row.original === original ? reporter : { ...reporter, brand: "" };
    },
    /** Stores who reports for an owner about a domain. The newest 200 domains of an owner stay. */
    setReporter: (owner: string, original: string, reporter: Reporter, now: number) =>
      db.transaction(async ({ query }): Promise<void> => {
        const row = { owner, original, set_at: now, reporter: JSON.stringify(reporter) };
        await query(replacement("report_reporters", "owner, original", row));
        await query(sql`DELETE FROM report_reporters WHERE owner = ${owner} AND original NOT IN (
          SELECT original FROM report_reporters WHERE owner = ${owner}
          ORDER BY set_at DESC, original LIMIT ${MAX_REPORTERS})`);
      }),
    /** Reports that an earlier version sent and that no history has yet, oldest first, at most `limit` after an id. */
    async sent(after: string, limit: number): Promise<SentReport[]> {
      const rows = await db.read<{ id: string; report: string; text: string | null }>(
        sql`SELECT id, report, text FROM sent_reports WHERE id > ${after} ORDER BY id LIMIT ${limit}`,
      );
      return rows.map(({ report, text }) => ({
        ...JSON.parse(report) as SentReport,
        text: Buffer.from(text ?? "", "base64").toString(),
      }));
    },
    /** Forgets a sent report: the history of its name has it. */
    async forgetSent(id: string): Promise<void> {
      await db.query(sql`DELETE FROM sent_reports WHERE id = ${id}`);
    },
    /** Forgets who reports for an owner, and what it sent. */
    async forgetOwner(owner: string): Promise<void> {
      await db.batch([
        sql`DELETE FROM report_reporters WHERE owner = ${owner}`,
        sql`DELETE FROM sent_reports WHERE owner = ${owner}`,
      ]);
    },
    /** Releases the resources of the store. */
    close,
  };
}

/** Who reports. */
export const REPORT_STORE: StoreDefinition<ReportStore> = {
  file: "reports.sqlite",
  what: "the store of who reports",
  schema: { first: 2, steps: [REPORTS, REPORT_CONTENTS, REPORTERS, SENT_REPORTS + DROP_LEDGER] },
  create: reportStore,
  async removed(store, { what, owner }) {
    if (what === "owner") await store.forgetOwner(owner);
  },
};
