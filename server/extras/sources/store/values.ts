import { insertion, isAny, replacement, type Sql, sql } from "../../../stores/sql.ts";
import { CLOCK_SKEW_MS } from "../../../units/mod.ts";

/** A stored feed. */
export interface FeedRecord {
  key: string;
  /** What is asked for; empty for one of before that its file has not named since. */
  listed: string;
  /** What is known of it. */
  state: string;
}

/** What is known of feeds, values that all processes share, and leases of tasks. */
export function sourceValueStore(db: Sql) {
  return {
    /** Every feed by its key: what is asked for, and what is known of it. */
    feeds: () => db.read<FeedRecord>(sql`SELECT key, listed, state FROM source_feeds ORDER BY key`),
    /** Stores what is asked for; `state` counts for a feed that is new. */
    async listFeed(key: string, listed: string, state: string): Promise<void> {
      const again = sql`ON CONFLICT (key) DO UPDATE SET listed = excluded.listed`;
      await db.query(insertion("source_feeds", { key, listed, state }, again));
    },
    /** Stores what is known of a feed that is listed still; null forgets it. Resolves with whether it was there. */
    setFeed: (key: string, state: string | null): Promise<boolean> =>
      isAny(db.query(
        state === null
          ? sql`DELETE FROM source_feeds WHERE key = ${key} RETURNING key`
          : sql`UPDATE source_feeds SET state = ${state} WHERE key = ${key} RETURNING key`,
      )),
    /**
     * Takes a task for one process until a time; it may take its own again, and one that another has for minutes longer,
     * as by a clock that was ahead. Atomic.
     *
     * @param until When others may take it, milliseconds since 1970; at or before `now`, it is given back.
     * @returns Whether it is this process's; false while another one has it.
     */
    lease(task: string, holder: string, now: number, until: number): Promise<boolean> {
      // Of equal length, so that texts compare as the times do.
      const text = (at: number): string => String(at).padStart(16, "0");
      return isAny(db.query(
        sql`INSERT INTO source_values (key, value) VALUES (${`lease ${task}`}, ${`${text(until)} ${holder}`})
          ON CONFLICT (key) DO UPDATE SET value = excluded.value
          WHERE substr(source_values.value, 1, 16) NOT BETWEEN ${text(now + 1)} AND ${
          text(until + CLOCK_SKEW_MS)
        } OR substr(source_values.value, 18) = ${holder}
          RETURNING key`,
      ));
    },
    /** A stored value; null when there is none. */
    value: async (key: string) =>
      (await db.read<{ value: string }>(sql`SELECT value FROM source_values WHERE key = ${key}`))[0]?.value ??
        null,
    /** Stores a value. */
    async setValue(key: string, value: string): Promise<void> {
      await db.query(replacement("source_values", "key", { key, value }));
    },
    /** Stores a value unless there is one; resolves with the one that is stored then, the same for all processes. */
    async firstValue(key: string, value: string): Promise<string> {
      const again = sql`ON CONFLICT (key) DO UPDATE SET value = source_values.value RETURNING value`;
      const [row] = await db.query<{ value: string }>(insertion("source_values", { key, value }, again));
      return row!.value;
    },
  };
}
