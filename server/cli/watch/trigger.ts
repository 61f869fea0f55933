import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrandsOfOwners } from "../../sources/brands.ts";
import { offerNames, type OfferParts } from "../../sources/offer.ts";
import { SOURCE_STORE } from "../../stores/sources.ts";
import { WATCH_STORE } from "../../stores/watch.ts";
import { openSqliteStore } from "../../stores/sqlite.ts";
import { storagePlace } from "../../stores/storage_url.ts";
import { sourcesOf } from "../sources/open.ts";

/** Names on their way to the service that watches brands. */
export interface OpenTrigger {
  /** Takes in names of certificates. @throws {SquatError} */
  offer(names: readonly string[]): Promise<void>;
  /** Closes the store. */
  close(): Promise<void>;
}

/**
 * Opens the door by which names of certificates come to the service on this store. Returns null when nothing is watched;
 * creates nothing where there is no service.
 *
 * @param data Folder of the embedded store; without it, the store of the service's settings.
 */
export async function openTrigger(data: string | undefined): Promise<OpenTrigger | null> {
  const { environmentConfig } = await import("../../main.ts");
  const config = environmentConfig();
  const place = storagePlace(config.store);
  if (data === undefined && place?.kind === "postgres") {
    const { openConfiguredStorage } = await import("../../open.ts");
    const storage = await openConfiguredStorage(config);
    return { offer: certificateDoor(await sourcesOf(storage)), close: () => storage.close() };
  }
  const folder = data ?? config.data;
  if (!existsSync(join(folder, WATCH_STORE.file))) return null;
  const watch = openSqliteStore(WATCH_STORE, join(folder, WATCH_STORE.file));
  const sources = openSqliteStore(SOURCE_STORE, join(folder, SOURCE_STORE.file));
  const parts = await sourcesOf({
    watch: () => Promise.resolve(watch),
    sources: () => Promise.resolve(sources),
  });
  return {
    offer: certificateDoor(parts),
    async close() {
      await watch.close();
      await sources.close();
    },
  };
}

function certificateDoor(parts: OfferParts & { brands: BrandsOfOwners }): OpenTrigger["offer"] {
  const of = { owner: "", door: "certificates" } as const;
  return async (names) => {
    if ((await parts.brands.of("")).length === 0) return;
    await offerNames(parts, of, names.map((name) => ({ name, reason: "named in a certificate" })));
  };
}
