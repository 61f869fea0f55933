import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";
import { sqliteStores } from "../../../server/stores/sqlite_stores.ts";
import { storeSuite } from "./stores_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let time = 0;
const clock = () => time;
const setClock = (ms: number) => time = ms;
const memory = memoryStores(clock);
storeSuite("memory", memory, memory, setClock);
storeSuite("sqlite", sqliteStores(folder, clock), sqliteStores(folder, clock), setClock);
