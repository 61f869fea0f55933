import { afterAll } from "vitest";
import { openDatabase } from "../../../server/extras/postgres/database.ts";
import { migrate } from "../../../server/extras/postgres/migrations.ts";
import { postgresStore } from "../../../server/extras/postgres/sql.ts";
import { WATCH_STORE } from "../../../server/extras/watch/store/mod.ts";
import { onPostgres, server } from "../../server/extras/postgres/instances.ts";
import { watchSuite } from "../../server/extras/watch/store/suite.ts";

if (server === null) onPostgres("watched brands on PostgreSQL", () => {});
else {
  const url = await server.database();
  const [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  await migrate(one);
  afterAll(() => Promise.all([one.close(), other.close()]));
  watchSuite("postgres", postgresStore(WATCH_STORE, one), postgresStore(WATCH_STORE, other));
}
