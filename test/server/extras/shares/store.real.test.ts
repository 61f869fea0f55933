import { afterAll } from "vitest";
import { openDatabase } from "../../../../server/stores/postgres/database.ts";
import { migrate } from "../../../../server/stores/postgres/migrations.ts";
import { postgresStore } from "../../../../server/stores/postgres/sql.ts";
import { SHARE_STORE } from "../../../../server/extras/shares/store.ts";
import { onPostgres, server } from "../../instances.ts";
import { sharesSuite } from "./suite.ts";

if (server === null) onPostgres("shared links on PostgreSQL", () => {});
else {
  const url = await server.database();
  const [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  await migrate(one);
  afterAll(() => Promise.all([one.close(), other.close()]));
  sharesSuite("postgres", postgresStore(SHARE_STORE, one), postgresStore(SHARE_STORE, other));
}
