import type { Sql } from "./sql.ts";
import type { AuditEntry } from "../client/watch_types.ts";
import type { TriageRecord, WatchStore } from "./watch.ts";
import { jsonOf } from "./watch_rows.ts";

/** The part of a store of watched brands that holds triage and the audit trail. */
export function triageStore(
  sql: Sql,
): Pick<WatchStore, "triage" | "changeTriage" | "audit" | "trail"> {
  const { schema } = sql;
  const addEntry = async (query: Sql["query"], id: string, entry: AuditEntry): Promise<void> => {
    await query(`INSERT INTO ${schema}watch_audit VALUES ($1, $2, $3, $4)`, [
      id,
      entry.id,
      entry.at,
      JSON.stringify(entry),
    ]);
  };
  const triageOf = async (query: Sql["query"], id: string): Promise<Map<string, TriageRecord>> => {
    const rows = await query<{ triage: string }>(
      `SELECT triage FROM ${schema}watch_triage WHERE brand_id = $1`,
      [id],
    );
    const records = rows.map(({ triage }) => JSON.parse(triage) as TriageRecord);
    return new Map(records.map((record) => [record.name, record]));
  };
  return {
    triage: (id) => triageOf(sql.read, id),
    changeTriage: (id, names, change) =>
      sql.transaction(async ({ query }) => {
        // Locks the brand until the end: others read what this one has written.
        await query(`UPDATE ${schema}watch_brands SET id = id WHERE id = $1`, [id]);
        const triage = await triageOf(query, id);
        for (const name of names) {
          const { record, entry } = change(name, triage.get(name));
          await query(
            `INSERT INTO ${schema}watch_triage VALUES ($1, $2, $3)
             ON CONFLICT (brand_id, name) DO UPDATE SET triage = excluded.triage`,
            [id, name, JSON.stringify(record)],
          );
          if (entry !== undefined) await addEntry(query, id, entry);
        }
      }),
    audit: (id, entry) => addEntry(sql.query, id, entry),
    trail: (id, limit) =>
      jsonOf<AuditEntry>(
        sql,
        "entry",
        `SELECT entry FROM ${schema}watch_audit WHERE brand_id = $1 ORDER BY at DESC, id DESC LIMIT $2`,
        [id, limit],
      ),
  };
}
