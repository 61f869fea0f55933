import { isAny, replacement, type Sql } from "./sql.ts";
import type { SourceStore } from "./sources.ts";

/** What is known of feeds, values that all processes share, and leases of tasks. */
export function sourceValueStore(
  sql: Sql,
): Pick<SourceStore, "feeds" | "setFeed" | "lease" | "value" | "setValue" | "firstValue"> {
  return {
    async feeds() {
      const rows = await sql.read<{ key: string; state: string }>(
        `SELECT key, state FROM source_feeds ORDER BY key`,
      );
      return new Map(rows.map(({ key, state }) => [key, state]));
    },
    async setFeed(key, state) {
      await sql.query(
        ...state === null
          ? [`DELETE FROM source_feeds WHERE key = $1`, [key]] as const
          : replacement("source_feeds", "key", { key, state }),
      );
    },
    lease(task, holder, now, until) {
      // Of equal length, so that texts compare as the times do.
      const text = (at: number): string => String(at).padStart(16, "0");
      return isAny(sql.query(
        `INSERT INTO source_values (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value
         WHERE substr(source_values.value, 1, 16) <= $3 OR substr(source_values.value, 18) = $4 RETURNING key`,
        [`lease ${task}`, `${text(until)} ${holder}`, text(now), holder],
      ));
    },
    value: async (key) =>
      (await sql.read<{ value: string }>(`SELECT value FROM source_values WHERE key = $1`, [key]))[0]
        ?.value ??
        null,
    setValue: async (key, value) =>
      void await sql.query(...replacement("source_values", "key", { key, value })),
    async firstValue(key, value) {
      const [row] = await sql.query<{ value: string }>(
        `INSERT INTO source_values (key, value) VALUES ($1, $2)
         ON CONFLICT (key) DO UPDATE SET value = source_values.value RETURNING value`,
        [key, value],
      );
      return row!.value;
    },
  };
}
