import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "../config/mod.ts";
import { databaseOf } from "../extension.ts";
import { storagePlace } from "../config/storage_url.ts";
import type { Storage } from "../stores/storage.ts";
import { flag, type StorePlace, text } from "./command.ts";
import { UsageError } from "./exit.ts";

/** Options of the commands on a service's store. */
export const STORE_OPTIONS = {
  data: text({
    value: "DIR",
    help: "folder of the embedded store, unless DEADRINGER_STORE names a database",
    default: "./data",
  }),
  json: flag({ help: "JSON, one object a line" }),
};

/**
 * Runs `work` on the stores of the service and closes them.
 *
 * @param what What it stores, for the message: `keys`.
 * @param missing What becomes of an embedded store that does not exist: it is created, is as an empty one where no folder was
 * given, or is refused.
 * @throws {UsageError} for a store in memory, which ends with its process.
 */
export async function withStores<T>(
  { data, what, extensions, missing = "empty" }: StorePlace & {
    what: string;
    missing?: "create" | "empty" | "refuse";
  },
  work: (stores: Storage, config: Config) => Promise<T>,
): Promise<T> {
  const { openConfiguredStorage } = await import("../open.ts");
  const config = await settingsOf(data);
  const place = storagePlace(config.store);
  if (place?.kind === "memory") {
    throw new UsageError(`Cannot store ${what} with DEADRINGER_STORE=memory: they end with the process`);
  }
  if (place?.kind === "sqlite") refuseOtherFolder(place.folder, data);
  const isMissing = missing !== "create" && place?.kind === "sqlite" && !existsSync(place.folder);
  if (isMissing && (missing === "refuse" || data !== undefined)) {
    throw new UsageError(
      `There is no store in ${place.folder}: give the folder of the service, --data DIR, or DEADRINGER_STORE`,
    );
  }
  const given = isMissing ? { ...config, store: "memory:" } : config;
  const stores = await openConfiguredStorage(given, extensions);
  try {
    return await work(stores, config);
  } finally {
    await stores.close();
  }
}

/** Refuses the default folder where it has no store and others beside it have: that of a demo, say. */
function refuseOtherFolder(folder: string, data: string | undefined): void {
  const holds = (path: string) => existsSync(join(path, "deadringer.db"));
  if (data !== undefined || resolve(folder) !== resolve("data") || holds(folder)) return;
  const others = readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && holds(entry.name)).map(({ name }) => `./${name}`);
  if (others.length === 0) return;
  throw new UsageError(`There is no store in ./data: give --data ${others.join(" or --data ")}`);
}

/**
 * The service's settings.
 *
 * @param data The folder of its files. @default that of the settings
 * @param given Further settings in place of those of the environment. @default none
 */
export async function settingsOf(
  data: string | undefined,
  given: Readonly<Record<string, string>> = {},
): Promise<Config> {
  const { environmentConfig } = await import("../config/environment.ts");
  return environmentConfig({ ...given, ...data === undefined ? {} : { DEADRINGER_DATA: data } });
}

/**
 * Returns the folder of the embedded store, and that of files beside it.
 *
 * @param command Which command needs it, for which file.
 * @throws {UsageError} for other stores.
 */
export async function storeFolder(
  { data, extensions }: StorePlace,
  command: "backup" | "restore",
  file: string,
): Promise<{ folder: string; files: string }> {
  const config = await settingsOf(data);
  const place = storagePlace(config.store);
  if (place?.kind === "sqlite") return { folder: place.folder, files: config.data };
  const database = await databaseOf(config, extensions);
  if (database === null) {
    throw new UsageError(
      "There is nothing to back up with DEADRINGER_STORE=memory: it ends with the process",
    );
  }
  const beside = await Promise.all(extensions.flatMap(({ files }) => files?.() ?? []));
  const copied = beside.map(({ what }) => `, and copy ${what} of ${config.data}`).join("");
  throw new UsageError(
    `Use the database's own tools for this store${copied}: run ${
      database.instead(command, config.store, file)
    }`,
  );
}
