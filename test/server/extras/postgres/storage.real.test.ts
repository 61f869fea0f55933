import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { onPostgres, server } from "./instances.ts";
import { storageSuite } from "../../stores/storage_suite.ts";

const root = mkdtempSync(join(tmpdir(), "deadringer-storage-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

if (server === null) onPostgres("storage in PostgreSQL", () => {});
else storageSuite("postgres", await server.database(), join(root, "files"));
