import type { Log } from "../../log.ts";
import type { Stores } from "../store.ts";
import { type Database, openDatabase } from "./database.ts";
import { postgresStores } from "./stores.ts";

/**
 * Opens a PostgreSQL database, its schema brought up to date.
 *
 * @throws {SquatError} `invalid_parameter`.
 */
export async function openPostgres(
  url: string,
  { password, connections, log }: { password?: string; connections?: number; log?: Log },
): Promise<{ stores: Stores; database: Database }> {
  const database = await openDatabase(url, {
    ...(password === undefined ? {} : { password }),
    ...(connections === undefined ? {} : { connections }),
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
