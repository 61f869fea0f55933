import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrandsOfOwners } from "../../sources/brands.ts";
import { offerNames, type OfferParts } from "../../sources/offer.ts";
import { WATCH_STORE } from "../../stores/watch.ts";
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
  const { openConfiguredStorage } = await import("../../open.ts");
  const config = environmentConfig(
    data === undefined ? {} : { DEADRINGER_DATA: data, DEADRINGER_STORE: "sqlite" },
  );
  const place = storagePlace(config.store)!;
  if (place.kind !== "postgres" && !existsSync(join(config.data, WATCH_STORE.file))) return null;
  const storage = await openConfiguredStorage(config);
  return { offer: certificateDoor(await sourcesOf(storage)), close: () => storage.close() };
}

function certificateDoor(parts: OfferParts & { brands: BrandsOfOwners }): OpenTrigger["offer"] {
  const of = { owner: "", door: "certificates" } as const;
  return async (names) => {
    if ((await parts.brands.of("")).length === 0) return;
    await offerNames(parts, of, names.map((name) => ({ name, reason: "named in a certificate" })));
  };
}
