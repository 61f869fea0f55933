import { afterAll } from "vitest";
import { openDatabase } from "../../../../../server/stores/postgres/database.ts";
import { migrate } from "../../../../../server/stores/postgres/migrations.ts";
import { postgresStore } from "../../../../../server/stores/postgres/sql.ts";
import { REPORT_STORE } from "../../../../../server/extras/takedown/report/store.ts";
import { onPostgres, server } from "../../../instances.ts";
import { reportsSuite } from "./suite.ts";

if (server === null) onPostgres("who reports, on PostgreSQL", () => {});
else {
  const url = await server.database();
  const [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  await migrate(one);
  afterAll(() => Promise.all([one.close(), other.close()]));
  reportsSuite("postgres", postgresStore(REPORT_STORE, one), postgresStore(REPORT_STORE, other));
}
