import { afterAll } from "vitest";
import { openDatabase } from "../../../../../server/stores/postgres/database.ts";
import { migrate } from "../../../../../server/stores/postgres/migrations.ts";
import { postgresStore } from "../../../../../server/stores/postgres/sql.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { onPostgres, server } from "../../../instances.ts";
import { watchSuite } from "./suite.ts";

if (server === null) onPostgres("watched brands on PostgreSQL", () => {});
else {
  const url = await server.database();
  const [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  await migrate(one);
  afterAll(() => Promise.all([one.close(), other.close()]));
  watchSuite("postgres", postgresStore(WATCH_STORE, one), postgresStore(WATCH_STORE, other));
}
