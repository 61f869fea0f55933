import type { ReportStore, StoredReporter } from "./reports.ts";
import { firstOf, isAny, replacement, type Sql } from "./sql.ts";

/** Domains of an owner about which it is stored who reports. */
const MOST_REPORTERS = 200;

/** Who reports, and how much owners send. */
export function reporterStore(
  sql: Sql,
): Pick<ReportStore, "countSending" | "reporter" | "setReporter" | "forgetOwner"> {
  return {
    countSending: (owner, now, windowMs, most) =>
      isAny(sql.query(
        `INSERT INTO report_senders AS s VALUES ($1, $2, 1)
         ON CONFLICT (owner) DO UPDATE SET
           used = CASE WHEN s.window_start <= $3 THEN 1 ELSE s.used + 1 END,
           window_start = CASE WHEN s.window_start <= $3 THEN $2 ELSE s.window_start END
         WHERE s.window_start <= $3 OR s.used < $4 RETURNING used`,
        [owner, now, now - windowMs, most],
      )),
    async reporter(owner, original) {
      const row = await firstOf(sql.read<{ original: string; reporter: string }>(
        `SELECT original, reporter FROM report_reporters WHERE owner = $1
         ORDER BY CASE WHEN original = $2 THEN 0 ELSE 1 END, set_at DESC LIMIT 1`,
        [owner, original],
      ));
      if (row === null) return null;
      const reporter = JSON.parse(row.reporter) as StoredReporter;
      return row.original === original ? reporter : { ...reporter, brand: "" };
    },
    setReporter: (owner, original, reporter, now) =>
      sql.transaction(async ({ query }) => {
        const row = { owner, original, set_at: now, reporter: JSON.stringify(reporter) };
        await query(...replacement("report_reporters", "owner, original", row));
        await query(
          `DELETE FROM report_reporters WHERE owner = $1 AND original NOT IN (
             SELECT original FROM report_reporters WHERE owner = $1
             ORDER BY set_at DESC, original LIMIT ${MOST_REPORTERS})`,
          [owner],
        );
      }),
    async forgetOwner(owner) {
      await sql.query(`DELETE FROM report_reporters WHERE owner = $1`, [owner]);
    },
  };
}
