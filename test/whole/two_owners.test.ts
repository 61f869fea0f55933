import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { twoOwnersSuite } from "./two_owners_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-owners-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

twoOwnersSuite(
  "SQLite",
  () => Promise.resolve({ DEADRINGER_STORE: `sqlite:${folder}`, DEADRINGER_DATA: folder }),
);
