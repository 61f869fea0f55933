import type { Sql } from "../sql.ts";
import { type Database, meaningOf } from "./database.ts";

/** The database as an {@link Sql}, for the stores written in SQL for both kinds; its schema is up to date. */
export function postgresSql(database: Database): Sql {
  return {
    schema: "deadringer.",
    // An unused parameter needs an explicit type.
    clock: (parameter) => `coalesce(deadringer.clock(), ${parameter}::bigint)`,
    skipLocked: "FOR UPDATE SKIP LOCKED",
    query: async (text, values) => (await database.query<Record<string, unknown>>(text, values)).rows,
    async transaction(run, lock) {
      const client = await database.pool.connect().catch((error) => {
        throw meaningOf(error);
      });
      let failure: Error | undefined;
      try {
        await client.query("BEGIN");
        if (lock !== undefined) {
          await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`deadringer ${lock}`]);
        }
        const value = await run({
          query: async (text, values = []) => (await client.query(text, [...values])).rows,
        });
        await client.query("COMMIT");
        return value;
      } catch (error) {
        failure = error as Error;
        await client.query("ROLLBACK").catch(() => {});
        throw meaningOf(error);
      } finally {
        client.release(failure !== undefined);
      }
    },
  };
}
