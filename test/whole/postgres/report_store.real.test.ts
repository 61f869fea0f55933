import { afterAll } from "vitest";
import { openDatabase } from "../../../server/extras/postgres/database.ts";
import { migrate } from "../../../server/extras/postgres/migrations.ts";
import { postgresStore } from "../../../server/extras/postgres/sql.ts";
import { REPORT_STORE } from "../../../server/extras/takedown/report/store.ts";
import { onPostgres, server } from "../../server/extras/postgres/instances.ts";
import { reportsSuite } from "../../server/extras/takedown/report/suite.ts";

if (server === null) onPostgres("who reports, on PostgreSQL", () => {});
else {
  const url = await server.database();
  const [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  await migrate(one);
  afterAll(() => Promise.all([one.close(), other.close()]));
  reportsSuite("postgres", postgresStore(REPORT_STORE, one), postgresStore(REPORT_STORE, other));
}
