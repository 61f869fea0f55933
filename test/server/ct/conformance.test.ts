import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { CtStore } from "../../../server/ct/store.ts";
import { ctStoreSuite } from "./conformance_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "ct-"));
const stores: CtStore[] = [];
afterAll(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

ctStoreSuite("embedded", () => {
  const store = new CtStore(join(folder, String(stores.length)), { flushNames: 40 });
  stores.push(store);
  return Promise.resolve(store);
});
