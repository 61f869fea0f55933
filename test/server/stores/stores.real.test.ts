import { openDatabase } from "../../../server/stores/postgres/database.ts";
import { postgresStores } from "../../../server/stores/postgres/stores.ts";
import { onPostgres, server } from "../instances.ts";
import { storeSuite } from "./stores_suite.ts";

if (server === null) onPostgres("postgres store", () => {});
else {
  const url = await server.database();
  const open = async () => postgresStores(await openDatabase(url));
  // Both bring the empty database up to date at the same time.
  const [one, other] = await Promise.all([open(), open()]);
  storeSuite("postgres", one, other);
}
