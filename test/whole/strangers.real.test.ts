import { openStore } from "./whole.ts";
import { onPostgres, server } from "../on_postgres.ts";
import { strangersSuite } from "./strangers_suite.ts";

if (server === null) onPostgres("another team, PostgreSQL", () => {});
else {
  const url = await server.database();
  strangersSuite("PostgreSQL", (files) => openStore(url, files));
}
