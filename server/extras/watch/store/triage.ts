import type { AuditEntry } from "../client/types.ts";
import { insertion, jsonOf, type Query, replacement, type Sql, sql } from "../../../stores/sql.ts";
import type { TriageChange, TriageRecord } from "./records.ts";

/** Counts that people have changed something. */
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
