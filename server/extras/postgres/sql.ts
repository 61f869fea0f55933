import {
  membersOf,
  raw,
  type Row,
  type Sql,
  sql,
  type Statement,
  type StoreDefinition,
} from "../../stores/sql.ts";
import { type Database, isAnswer, meaningOf } from "./database.ts";

/** The database as an {@link Sql}, for the stores written in SQL for both kinds; its schema is up to date. */
export function postgresSql(database: Database): Sql {
  const query = async <R = Row>(statement: Statement): Promise<R[]> =>
    (await database.query<R>(...statement)).rows;
  const transaction: Sql["transaction"] = async (run, { lock } = {}) => {
    const client = await database.connect();
    let isBroken = false;
    const send = async <R = Row>([text, values = []]: Statement): Promise<R[]> => {
      try {
        return (await client.query(text, [...values])).rows;
      } catch (error) {
        isBroken ||= !isAnswer(error);
        throw meaningOf(error);
      }
    };
    try {
      await send(["BEGIN"]);
      if (lock !== undefined) {
        await send(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`deadringer ${lock}`}, 0))`);
      }
      const value = await run({ query: send });
      await send(["COMMIT"]);
      return value;
    } catch (error) {
      // The server takes back what a connection did that ends.
      if (!isBroken) await send(["ROLLBACK"]).catch(() => isBroken = true);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return {
    prefix: (store) => `${store}_`,
    unhex: (column) => `decode(${column}, 'hex')`,
    // An entry of an index holds 2,704 bytes.
    digest: (column) => `sha256(convert_to(${column}, 'UTF8'))`,
    // An unused parameter needs an explicit type.
    clock: (now) => sql`coalesce(clock(), ${now}::bigint)`,
    time: (now) => sql`${now}::bigint`,
    among: (column, texts) =>
      sql`${raw(column)} = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(texts)}::json)))`,
    rows(objects, columns) {
      const members = Object.entries(columns).map(([name, type]) => `${name} ${type}`).join(", ");
      return sql`json_to_recordset(${membersOf(objects, columns)}::json) AS given (${raw(members)})`;
    },
    skipLocked: sql`FOR UPDATE SKIP LOCKED`,
    forShare: sql`FOR SHARE`,
    read: query,
    query,
    async batch(statements) {
      const [first] = statements;
      if (first === undefined) return [];
      if (statements.length === 1) return [await query(first)];
      return await transaction(async ({ query }) => {
        const rows: Row[][] = [];
        for (const statement of statements) rows.push(await query(statement));
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
