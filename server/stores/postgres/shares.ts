import { shareStore } from "../share_sql.ts";
import type { ShareStore } from "../shares.ts";
import type { Database } from "./database.ts";
import { postgresSql } from "./sql.ts";

/** Shared links in a database whose schema is up to date. Any number of instances may use them. */
export function postgresShares(database: Database): ShareStore {
  return shareStore(postgresSql(database), () => Promise.resolve());
}
