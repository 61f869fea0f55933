import { insertion, jsonOf, replacement, type Sql } from "./sql.ts";
import type { AuditEntry } from "../client/watch_types.ts";
import type { TriageRecord, WatchStore } from "./watch.ts";

/** The part of a store of watched brands that holds triage and the audit trail. */
export function triageStore(
  sql: Sql,
): Pick<WatchStore, "triage" | "changeTriage" | "audit" | "trail"> {
  const addEntry = async (query: Sql["query"], id: string, entry: AuditEntry): Promise<void> => {
    const row = { brand_id: id, id: entry.id, at: entry.at, entry: JSON.stringify(entry) };
    await query(...insertion("watch_audit", row));
  };
  const triageOf = async (query: Sql["query"], id: string): Promise<Map<string, TriageRecord>> => {
    const records = await jsonOf<TriageRecord>(
      query(`SELECT triage FROM watch_triage WHERE brand_id = $1`, [id]),
    );
    return new Map(records.map((record) => [record.name, record]));
  };
  return {
    triage: (id) => triageOf(sql.read, id),
    changeTriage: (id, names, change) =>
      sql.transaction(async ({ query }) => {
        // Locks the brand until the end: others read what this one has written.
        await query(`UPDATE watch_brands SET id = id WHERE id = $1`, [id]);
        const triage = await triageOf(query, id);
        for (const name of names) {
          const { record, entry } = change(name, triage.get(name));
          const row = { brand_id: id, name, triage: JSON.stringify(record) };
          await query(...replacement("watch_triage", "brand_id, name", row));
          if (entry !== undefined) await addEntry(query, id, entry);
        }
      }),
    audit: (id, entry) => addEntry(sql.query, id, entry),
    trail: (id, limit) =>
      jsonOf<AuditEntry>(sql.read(
        `SELECT entry FROM watch_audit WHERE brand_id = $1 ORDER BY at DESC, id DESC LIMIT $2`,
        [id, limit],
      )),
  };
}
