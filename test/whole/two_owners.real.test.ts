import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { noPostgres, startPostgres } from "../postgres_server.ts";
import { twoOwnersSuite } from "./two_owners_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-owners-"));
const server = noPostgres === null ? await startPostgres() : null;
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server?.close();
});

if (server !== null) {
  twoOwnersSuite(
    "PostgreSQL",
    async () => ({ DEADRINGER_STORE: await server.database(), DEADRINGER_DATA: folder }),
  );
}
