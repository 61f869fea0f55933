import type { WatchStore } from "../watch.ts";
import { watchStore } from "../watch_sql.ts";
import type { Database } from "./database.ts";
import { postgresSql } from "./sql.ts";

/** Watched brands in a database whose schema is up to date. Any number of instances may share them. */
export function postgresWatch(database: Database): WatchStore {
  return watchStore(postgresSql(database), () => Promise.resolve());
}
