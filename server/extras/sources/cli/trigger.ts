import { existsSync } from "node:fs";
import { join } from "node:path";
import { offerNames } from "../offer.ts";
import { WATCH_STORE } from "../../watch/store/mod.ts";
import type { CertificateNames } from "../../../cli/command.ts";
import { storagePlace } from "../../../config/storage_url.ts";
import { sourcesOf } from "./open.ts";
import { settingsOf } from "../../../cli/store.ts";

/**
 * Opens the door by which names of certificates come to the service on this store. Returns null when nothing is watched;
 * creates nothing where there is no service.
 *
 * @param data Folder of the embedded store; without it, the store of the service's settings.
 */
export async function openTrigger(data: string | undefined): Promise<CertificateNames | null> {
  const { openConfiguredStorage } = await import("../../../open.ts");
  const config = await settingsOf(data, data === undefined ? {} : { DEADRINGER_STORE: "sqlite" });
  const place = storagePlace(config.store)!;
  if (place.kind !== "postgres" && !existsSync(join(config.data, WATCH_STORE.file))) return null;
  const storage = await openConfiguredStorage(config);
  const parts = await sourcesOf(storage, config);
  return {
    async offer(names: readonly string[]): Promise<void> {
      if ((await parts.brands.of("")).length === 0) return;
      const of = { owner: "", door: "certificates" } as const;
      await offerNames(parts, of, names.map((name) => ({ name, reason: "named in a certificate" })));
    },
    close: (): Promise<void> => storage.close(),
  };
}
