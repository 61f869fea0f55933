import { afterAll } from "vitest";
import { openDatabase } from "../../../server/stores/postgres/database.ts";
import { migrate } from "../../../server/stores/postgres/migrations.ts";
import { postgresStore } from "../../../server/stores/postgres/sql.ts";
import { SOURCE_STORE } from "../../../server/stores/sources.ts";
import { onPostgres, server } from "../instances.ts";
import { sourcesSuite } from "./sources_suite.ts";

if (server === null) onPostgres("names from doors on PostgreSQL", () => {});
else {
  const url = await server.database();
  const [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  await migrate(one);
  afterAll(() => Promise.all([one.close(), other.close()]));
  sourcesSuite("postgres", postgresStore(SOURCE_STORE, one), postgresStore(SOURCE_STORE, other));
}
