import { afterAll } from "vitest";
import { openDatabase } from "../../../server/stores/postgres/database.ts";
import { postgresStores } from "../../../server/stores/postgres/stores.ts";
import { onPostgres, server } from "../instances.ts";
import { signInLimits } from "./signin_limits_suite.ts";

if (server === null) onPostgres("attempts to sign in, PostgreSQL", () => {});
else {
  const stores = await postgresStores(await openDatabase(await server.database()));
  afterAll(() => stores.close());
  signInLimits("PostgreSQL", stores);
}
