import { afterAll } from "vitest";
import { openDatabase } from "../../../server/extras/postgres/database.ts";
import { migrate } from "../../../server/extras/postgres/migrations.ts";
import { postgresStore } from "../../../server/extras/postgres/sql.ts";
import { SHARE_STORE } from "../../../server/extras/shares/store.ts";
import { onPostgres, server } from "../../server/extras/postgres/instances.ts";
import { sharesSuite } from "../../server/extras/shares/suite.ts";

if (server === null) onPostgres("shared links on PostgreSQL", () => {});
else {
  const url = await server.database();
  const [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  await migrate(one);
  afterAll(() => Promise.all([one.close(), other.close()]));
  sharesSuite("postgres", postgresStore(SHARE_STORE, one), postgresStore(SHARE_STORE, other));
}
