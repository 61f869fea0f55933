import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { memoryStores, sqliteStores } from "../../../../server/stores/sqlite_stores.ts";
import { peopleSuite } from "./people_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-people-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

peopleSuite("memory", () => Promise.resolve(memoryStores()));
peopleSuite("SQLite", () => Promise.resolve(sqliteStores(folder)));
