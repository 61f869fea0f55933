import { afterAll } from "vitest";
import { openDatabase } from "../../../../server/extras/postgres/database.ts";
import { postgresStores } from "../../../../server/extras/postgres/storage.ts";
import { setDatabaseClock } from "./instances.ts";
import { onPostgres, server } from "../../../on_postgres.ts";
import { signInLimits } from "../../auth/signin_limits_suite.ts";

if (server === null) onPostgres("attempts to sign in, PostgreSQL", () => {});
else {
  const database = await openDatabase(await server.database());
  const stores = await postgresStores(database);
  afterAll(() => stores.close());
  signInLimits("PostgreSQL", stores, (ms) => setDatabaseClock(database, ms));
}
