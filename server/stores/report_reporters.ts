import type { StoredReporter } from "./report_records.ts";
import { firstOf, isAny, replacement, type Sql, sql } from "./sql.ts";

/** Domains of an owner about which it is stored who reports. */
const MOST_REPORTERS = 200;

/** Who reports, and how much owners send. */
export function reporterStore(db: Sql) {
  return {
    /**
     * Counts one more sending of an owner within a window. Resolves with false, and counts nothing, when there are `most`
     * already. Atomic.
     */
    countSending(owner: string, now: number, windowMs: number, most: number): Promise<boolean> {
      const isOver = sql`s.window_start <= ${now - windowMs}`;
      return isAny(db.query(
        sql`INSERT INTO report_senders AS s VALUES (${owner}, ${now}, 1) ON CONFLICT (owner) DO UPDATE SET
            used = CASE WHEN ${isOver} THEN 1 ELSE s.used + 1 END,
            window_start = CASE WHEN ${isOver} THEN excluded.window_start ELSE s.window_start END
          WHERE ${isOver} OR s.used < ${most} RETURNING used`,
      ));
    },
    /**
     * Who reports for an owner that somebody imitates this domain; of another domain, without the brand, where nobody said
     * for this one. Null when nobody said at all.
     */
    async reporter(owner: string, original: string): Promise<StoredReporter | null> {
      const row = await firstOf(db.read<{ original: string; reporter: string }>(
        sql`SELECT original, reporter FROM report_reporters WHERE owner = ${owner}
          ORDER BY CASE WHEN original = ${original} THEN 0 ELSE 1 END, set_at DESC LIMIT 1`,
      ));
      if (row === null) return null;
      const reporter = JSON.parse(row.reporter) as StoredReporter;
      return row.original === original ? reporter : { ...reporter, brand: "" };
    },
    /** Stores who reports for an owner about a domain. The newest 200 domains of an owner stay. */
    setReporter: (owner: string, original: string, reporter: StoredReporter, now: number) =>
      db.transaction(async ({ query }): Promise<void> => {
        const row = { owner, original, set_at: now, reporter: JSON.stringify(reporter) };
        await query(replacement("report_reporters", "owner, original", row));
        await query(sql`DELETE FROM report_reporters WHERE owner = ${owner} AND original NOT IN (
          SELECT original FROM report_reporters WHERE owner = ${owner}
          ORDER BY set_at DESC, original LIMIT ${MOST_REPORTERS})`);
      }),
    /** Forgets who reports for an owner. Reports stay: they are the record of what was said to others. */
    async forgetOwner(owner: string): Promise<void> {
      await db.query(sql`DELETE FROM report_reporters WHERE owner = ${owner}`);
    },
  };
}
