import type { Row, Sql, StoreDefinition } from "../sql.ts";
import { type Database, isAnswer, meaningOf } from "./database.ts";

/** The database as an {@link Sql}, for the stores written in SQL for both kinds; its schema is up to date. */
export function postgresSql(database: Database): Sql {
  const query = async <R = Row>(text: string, values?: readonly unknown[]): Promise<R[]> =>
    (await database.query<R>(text, values)).rows;
  const transaction: Sql["transaction"] = async (run, { lock } = {}) => {
    const client = await database.connect();
    let isBroken = false;
    const send = async <R = Row>(text: string, values: readonly unknown[] = []): Promise<R[]> => {
      try {
        return (await client.query(text, [...values])).rows;
      } catch (error) {
        isBroken ||= !isAnswer(error);
        throw meaningOf(error);
      }
    };
    try {
      await send("BEGIN");
      if (lock !== undefined) {
        await send("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`deadringer ${lock}`]);
      }
      const value = await run({ query: send });
      await send("COMMIT");
      return value;
    } catch (error) {
      // The server takes back what a connection did that ends.
      if (!isBroken) await send("ROLLBACK").catch(() => isBroken = true);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return {
    kind: "postgres",
    // An unused parameter needs an explicit type.
    clock: (parameter) => `coalesce(clock(), ${parameter}::bigint)`,
    time: (parameter) => `${parameter}::bigint`,
    among: (column, parameter) =>
      `${column} = ANY (ARRAY(SELECT json_array_elements_text(${parameter}::json)))`,
    rows: (parameter, columns) =>
      `json_to_recordset(${parameter}::json) AS given (${
        Object.entries(columns).map(([name, type]) => `${name} ${type}`).join(", ")
      })`,
    skipLocked: "FOR UPDATE SKIP LOCKED",
    forShare: "FOR SHARE",
    read: query,
    query,
    async batch(statements) {
      const [first] = statements;
      if (first === undefined) return [];
      if (statements.length === 1) return [await query(...first)];
      return await transaction(async ({ query }) => {
        const rows: Row[][] = [];
        for (const [text, values] of statements) rows.push(await query(text, values));
        return rows;
      });
    },
    transaction,
  };
}

/** A store in a database whose schema is up to date. Any number of instances may share it. Closing it does nothing. */
export function postgresStore<Store>({ create }: StoreDefinition<Store>, database: Database): Store {
  return create(postgresSql(database), () => Promise.resolve());
}
