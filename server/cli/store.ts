import { existsSync } from "node:fs";
import type { Config } from "../config/mod.ts";
import { storagePlace } from "../stores/storage_url.ts";
import type { Storage } from "../stores/storage.ts";
import type { OptionsOf } from "./command.ts";
import { flag, path } from "./options.ts";
import { UsageError } from "./usage_error.ts";

/** Options of the commands on a service's store. */
export const STORE_OPTIONS: OptionsOf<{ data: string | undefined; json: boolean }> = {
  data: path({
    value: "DIR",
    help: "folder of the embedded store, unless DEADRINGER_STORE names a PostgreSQL database",
    default: "./data",
  }),
  json: flag({ help: "JSON, one object a line" }),
};

/**
 * Runs `work` on the stores of the service and closes them.
 *
 * @param what What it stores, for the message: `keys`.
 * @param creates Whether an embedded store that does not exist is created; else `work` gets null.
 * @throws {UsageError} for a store in memory, which ends with its process.
 */
export async function withStores(
  { data, what, creates }: { data: string | undefined; what: string; creates: boolean },
  work: (stores: Storage | null, config: Config) => Promise<number>,
): Promise<number> {
  const { environmentConfig } = await import("../main.ts");
  const { openConfiguredStorage } = await import("../open.ts");
  const config = environmentConfig(data === undefined ? {} : { DEADRINGER_DATA: data });
  const place = storagePlace(config.store);
  if (place?.kind === "memory") {
    throw new UsageError(`Cannot store ${what} with DEADRINGER_STORE=memory: they end with the process`);
  }
  if (!creates && place?.kind === "sqlite" && !existsSync(place.folder)) return await work(null, config);
  const stores = await openConfiguredStorage(config);
  try {
    return await work(stores, config);
  } finally {
    await stores.close();
  }
}

/**
 * Returns the folder of the embedded store, and that of files beside it.
 *
 * @param instead Returns the equivalent command for PostgreSQL at a URL, which has no password.
 * @throws {UsageError} for other stores.
 */
export async function storeFolder(
  data: string | undefined,
  instead: (url: string) => string,
): Promise<{ folder: string; files: string }> {
  const { environmentConfig } = await import("../main.ts");
  const config = environmentConfig(data === undefined ? {} : { DEADRINGER_DATA: data });
  const place = storagePlace(config.store);
  if (place?.kind === "sqlite") return { folder: place.folder, files: config.data };
  if (place?.kind !== "postgres") {
    throw new UsageError(
      "There is nothing to back up with DEADRINGER_STORE=memory: it ends with the process",
    );
  }
  const { libpqUrl } = await import("../stores/postgres/url.ts");
  throw new UsageError(
    `Use PostgreSQL's own tools for this store, and copy evidence-key.pem and evidence/ of ${config.data}: run ${
      instead(libpqUrl(place.url))
    }`,
  );
}
