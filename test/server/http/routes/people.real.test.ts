import { openDatabase } from "../../../../server/stores/postgres/database.ts";
import { postgresStores } from "../../../../server/stores/postgres/stores.ts";
import { onPostgres, server } from "../../instances.ts";
import { peopleSuite } from "./people_suite.ts";

if (server === null) onPostgres("people, PostgreSQL", () => {});
else {
  const url = await server.database();
  peopleSuite("PostgreSQL", async () => await postgresStores(await openDatabase(url)));
}
