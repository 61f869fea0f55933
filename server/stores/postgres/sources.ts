import { sourceStore } from "../source_sql.ts";
import type { SourceStore } from "../sources.ts";
import type { Database } from "./database.ts";
import { postgresSql } from "./sql.ts";

/** Names from doors in a database whose schema is up to date. Any number of instances may use them. */
export function postgresSources(database: Database): SourceStore {
  return sourceStore(postgresSql(database), () => Promise.resolve());
}
