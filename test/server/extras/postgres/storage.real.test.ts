import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openPostgresStorage } from "../../../../server/extras/postgres/storage.ts";
import { onPostgres, server } from "../../../on_postgres.ts";
import { storageSuite } from "../../stores/storage_suite.ts";

const root = mkdtempSync(join(tmpdir(), "deadringer-storage-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

if (server === null) onPostgres("storage in PostgreSQL", () => {});
else {
  const url = await server.database();
  storageSuite("postgres", () => openPostgresStorage(url, { files: join(root, "files") }));
}
