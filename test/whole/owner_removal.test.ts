import { OwnedStores } from "../../server/stores/owned.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { removeOwner } from "../../server/auth/removals.ts";
import { openStorage } from "../../server/stores/storage.ts";
import { PARTS } from "./whole.ts";
import { ownerRemovalSuite } from "./owner_removal_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-removal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

ownerRemovalSuite(
  "memory",
  () => Promise.resolve({ DEADRINGER_STORE: "memory" }),
  async (owner, _, { service: { stores, owned } }) => {
    await removeOwner(owner, { stores, owned }, Date.now());
  },
);

ownerRemovalSuite(
  "SQLite",
  () => Promise.resolve({ DEADRINGER_STORE: `sqlite:${folder}`, DEADRINGER_DATA: folder }),
  async (owner, env) => {
    const stores = await openStorage(env["DEADRINGER_STORE"]!);
    const owned = await OwnedStores.open(stores, PARTS);
    await removeOwner(owner, { stores, owned }, Date.now());
    await stores.close();
  },
);
