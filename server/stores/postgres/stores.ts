/**
 * The store for several machines, in the schema `deadringer` of a PostgreSQL database.
 * @module
 */
import { InvalidParameter } from "../../checks.ts";
import type { Log } from "../../log.ts";
import { newestOf } from "../schemas.ts";
import { limitStore } from "../limit_sql.ts";
import { sqlStores, type Stores } from "../store.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate, POSTGRES } from "./migrations.ts";
import { postgresSql } from "./sql.ts";

/**
 * Brings the schema up to date and returns the stores in it. Any number of instances may share them. Closing them
 * closes the database.
 *
 * @param onCopies Gets the tables with what an older version had stored. @default none
 * @throws {SquatError} as `migrate`.
 */
export async function postgresStores(
  database: Database,
  onCopies?: (tables: string[]) => void,
): Promise<Stores> {
  const copies = await migrate(database);
  if (copies.length > 0) onCopies?.(copies);
  const db = postgresSql(database);
  return {
    shared: true,
    ...sqlStores(db),
    limits: limitStore(db, Date.now),
    async ping() {
      await database.query("SELECT 1");
    },
    async schema() {
      const { rows } = await database.query<{ version: number }>(
        "SELECT max(version) AS version FROM schema_version",
      );
      return { version: Number(rows[0]!.version), newest: newestOf(POSTGRES) };
    },
    close: () => database.close(),
  };
}

/**
 * Opens a PostgreSQL database, its schema brought up to date.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export async function openPostgres(
  url: string,
  { log, ...options }: { password?: string; connections?: number; log?: Log },
): Promise<{ stores: Stores; database: Database }> {
  const database = await openDatabase(url, {
    ...options,
    onState: (state, why) =>
      state === "lost"
        ? log?.("error", "PostgreSQL cannot be reached", { why })
        : log?.("warn", "PostgreSQL is reached again", { why }),
  });
  try {
    const stores = await postgresStores(
      database,
      (tables) =>
        log?.("warn", "The schema was brought up to date; what was changed was copied first", {
          tables: tables.join(", "),
        }),
    );
    return { stores, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Claims a database for the demo or for a real service: simulated results never mix with real ones. Accounts and keys
 * alone do not make a database a real one. The first to start decides, also when several start at once.
 *
 * @throws {SquatError} `invalid_parameter` when the other of the two has used it.
 */
export async function claimDatabase(database: Database, isDemo: boolean): Promise<void> {
  await database.query("INSERT INTO demo (is_demo) VALUES ($1) ON CONFLICT DO NOTHING", [isDemo]);
  const { rows } = await database.query<{ is_demo: boolean }>("SELECT is_demo FROM demo");
  if (rows[0]!.is_demo === isDemo) return;
  const [wanted, has] = isDemo ? ["the demo", "a real service"] : ["a real service", "the demo"];
  throw new InvalidParameter(
    `Cannot run ${wanted} on ${database.name}, which has the results of ${has}: give another database`,
  );
}
