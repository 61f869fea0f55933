import type { Storage } from "../../stores/storage.ts";
import { BrandsOfOwners } from "../../sources/brands.ts";
import type { OfferParts } from "../../sources/offer.ts";
import { nameTrigger } from "../../watch/name_trigger.ts";
import type { SourceStore } from "../../stores/sources.ts";
import { withStores } from "../store.ts";

/** The doors of the service on a store, from outside of it: what is offered here is visited there. */
export interface OpenSources extends OfferParts {
  /** The whole store of names. */
  store: SourceStore;
}

/**
 * Runs `work` with the doors of the service on a store.
 *
 * @param data Folder of the embedded store; without it, the store of the service's settings.
 * @throws {UsageError} when there is no store.
 */
export function withSources<T>(
  data: string | undefined,
  work: (sources: OpenSources) => Promise<T>,
): Promise<T> {
  return withStores(
    { data, what: "names", missing: "refuse" },
    async (stores) => await work(await sourcesOf(stores)),
  );
}

/** The doors on an open store. */
export async function sourcesOf(stores: Pick<Storage, "watch" | "sources">): Promise<OpenSources> {
  const now = (): number => Date.now();
  const watch = await stores.watch();
  return {
    store: await stores.sources(),
    brands: new BrandsOfOwners(watch, now),
    trigger: nameTrigger(watch, now),
    now,
  };
}
