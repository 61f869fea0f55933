import { openDatabase } from "../../server/stores/postgres/database.ts";
import { postgresStores } from "../../server/stores/postgres/stores.ts";
import { onPostgres, server } from "../server/instances.ts";
import { rolesSuite } from "./roles_suite.ts";

if (server === null) onPostgres("roles, PostgreSQL", () => {});
else {
  const url = await server.database();
  rolesSuite("PostgreSQL", async () => await postgresStores(await openDatabase(url)));
}
