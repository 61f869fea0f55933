import type { Config } from "../../../config/mod.ts";
import { sourceConfig } from "../settings.ts";
import type { Storage } from "../../../stores/storage.ts";
import { BrandsOfOwners } from "../brands.ts";
import { feedFolder, sealOf } from "../seal.ts";
import { NameTrigger } from "../../watch/name_trigger.ts";
import { SOURCE_STORE } from "../store/mod.ts";
import { WATCH_STORE } from "../../watch/store/mod.ts";
import { withStores } from "../../../cli/store.ts";

/**
 * Runs `work` with the doors of the service on a store.
 *
 * @param data Folder of the embedded store; without it, the store of the service's settings.
 * @throws {UsageError} when there is no store.
 */
export function withSources<T>(
  data: string | undefined,
  work: (sources: Awaited<ReturnType<typeof sourcesOf>>) => Promise<T>,
): Promise<T> {
  return withStores(
    { data, what: "names", missing: "refuse" },
    async (stores, config) => await work(await sourcesOf(stores, config)),
  );
}

/** The doors of the service on an open store, from outside of it: what is offered here is visited there. */
export async function sourcesOf(
  stores: Pick<Storage, "open" | "files">,
  config: Config,
) {
  const now = (): number => Date.now();
  const watch = await stores.open(WATCH_STORE);
  return {
    store: await stores.open(SOURCE_STORE),
    brands: new BrandsOfOwners(watch, now),
    trigger: new NameTrigger(watch, now),
    now,
    /** Folder of lists on their way, and of the key that seals what they need; null for none. */
    folder: feedFolder(stores.files),
    seal: sealOf(feedFolder(stores.files), sourceConfig(config).feeds_key),
  };
}
