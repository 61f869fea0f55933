import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";
import { sqliteStores } from "../../../server/stores/sqlite_stores.ts";
import { signInLimits } from "./signin_limits_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
let time = 0;
const clock = () => time;
const setClock = (ms: number) => time = ms;
const sqlite = sqliteStores(folder, clock);
afterAll(async () => {
  await sqlite.close();
  rmSync(folder, { recursive: true, force: true });
});

signInLimits("memory", memoryStores(clock), setClock);
signInLimits("sqlite", sqlite, setClock);
