import { existsSync } from "node:fs";
import { join } from "node:path";
import { storagePlace } from "../../stores/storage_url.ts";
import { openWatchStore } from "../../stores/watch_sqlite.ts";
import { type NameTrigger, nameTrigger } from "../../watch/name_trigger.ts";

/** The trigger of a service's watched brands. */
export interface OpenTrigger extends NameTrigger {
  /** Closes the store. */
  close(): Promise<void>;
}

/**
 * Opens the trigger that queues names which imitate brands watched by the service on this store. Returns null when
 * nothing is watched; creates nothing.
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
    return { ...nameTrigger(await storage.watch(), Date.now), close: () => storage.close() };
  }
  const path = join(data ?? config.data, "watch.sqlite");
  if (!existsSync(path)) return null;
  const store = openWatchStore(path);
  return { ...nameTrigger(store, Date.now), close: () => Promise.resolve(store.close()) };
}
