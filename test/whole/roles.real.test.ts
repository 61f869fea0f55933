import { onPostgres, server } from "../on_postgres.ts";
import { rolesSuite } from "./roles_suite.ts";
import { openStore } from "./whole.ts";
import { temporaryFolder } from "../server/cli/command_line.ts";

if (server === null) onPostgres("roles, PostgreSQL", () => {});
else {
  const url = await server.database(), folder = temporaryFolder();
  rolesSuite("PostgreSQL", () => openStore(url, folder));
}
