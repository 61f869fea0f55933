import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import type { Stores } from "../store.ts";
import { type Database, openDatabase } from "./database.ts";
import { postgresStores } from "./stores.ts";

/**
 * Opens the PostgreSQL database that the settings name, with its schema up to date.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export async function openPostgres(
  config: Config,
  log?: Log,
): Promise<{ stores: Stores; database: Database }> {
  const database = await openDatabase(config.store, {
    password: config.store_password,
    connections: config.store_connections,
    onState: (state, why) =>
      state === "lost"
        ? log?.("error", "PostgreSQL cannot be reached", { why })
        : log?.("warn", "PostgreSQL is reached again", { why }),
  });
  try {
    return { stores: await postgresStores(database), database };
  } catch (error) {
    await database.close();
    throw error;
  }
}
