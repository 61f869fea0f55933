import { ownedStores } from "../../server/stores/on_demand.ts";
import { storesInMemory } from "../server/service.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { removeOwner } from "../../server/auth/remove_owner.ts";
import { openStorage } from "../../server/stores/storage.ts";
import { ownerRemovalSuite } from "./owner_removal_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-removal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

ownerRemovalSuite(
  "memory",
  () => Promise.resolve({ DEADRINGER_STORE: "memory" }),
  async (owner, _, { service: { stores, watch, shares } }) => {
    await removeOwner(
      owner,
      {
        stores,
        watch: watch.store,
        shares,
        reports: storesInMemory().reports,
        sources: storesInMemory().sources,
      },
      Date.now(),
    );
  },
);

ownerRemovalSuite(
  "SQLite",
  () => Promise.resolve({ DEADRINGER_STORE: `sqlite:${folder}`, DEADRINGER_DATA: folder }),
  async (owner, env) => {
    const stores = await openStorage(env["DEADRINGER_STORE"]!);
    await removeOwner(
      owner,
      { stores, ...await ownedStores(stores) },
      Date.now(),
    );
    await stores.close();
  },
);
