import { openDatabase } from "../../../../server/extras/postgres/database.ts";
import { postgresStores } from "../../../../server/extras/postgres/storage.ts";
import { onPostgres, server } from "../../../on_postgres.ts";
import { peopleSuite } from "../../http/routes/people_suite.ts";

if (server === null) onPostgres("people, PostgreSQL", () => {});
else {
  const url = await server.database();
  peopleSuite("PostgreSQL", async () => await postgresStores(await openDatabase(url)));
}
