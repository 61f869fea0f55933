import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { memoryStores, sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { rolesSuite } from "./roles_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-roles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

rolesSuite("memory", () => Promise.resolve(memoryStores()));
rolesSuite("SQLite", () => Promise.resolve(sqliteStores(folder)));
