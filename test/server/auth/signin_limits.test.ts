import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { memoryStores } from "../../../server/stores/memory.ts";
import { sqliteStores } from "../../../server/stores/sqlite.ts";
import { signInLimits } from "./signin_limits_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
const sqlite = sqliteStores(folder);
afterAll(async () => {
  await sqlite.close();
  rmSync(folder, { recursive: true, force: true });
});

signInLimits("memory", memoryStores());
signInLimits("sqlite", sqlite);
