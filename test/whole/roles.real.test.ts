import { openDatabase } from "../../server/extras/postgres/database.ts";
import { postgresStores } from "../../server/extras/postgres/storage.ts";
import { onPostgres, server } from "../server/extras/postgres/instances.ts";
import { rolesSuite } from "./roles_suite.ts";

if (server === null) onPostgres("roles, PostgreSQL", () => {});
else {
  const url = await server.database();
  rolesSuite("PostgreSQL", async () => await postgresStores(await openDatabase(url)));
}
