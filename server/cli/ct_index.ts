import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CtBackend } from "../ct/backend.ts";
import { type CtLog, findLog, knownLogs, shownLogs } from "../ct/follow_logs.ts";
import { openStore } from "../ct/open_store.ts";
import { CtStore } from "../ct/store.ts";
import { storedTables } from "../io/tables.ts";
import type { LogList } from "../../lib/io.ts";
import { storagePlace } from "../config/storage_url.ts";
import type { StorePlace } from "./command.ts";
import { UsageError } from "./exit.ts";
import { dataFolder } from "./proxy.ts";
import { settingsOf } from "./store.ts";

/**
 * Returns the certificate index in a folder, to be searched.
 *
 * @throws {UsageError} when the folder has no index.
 */
export function openIndexFolder(dir: string): CtStore {
  const store = openStore(dir);
  if (store !== null) return store;
  const inside = join(dir, "ct");
  throw new UsageError(
    `There is no certificate index in ${dir}: ${
      existsSync(inside) ? `give ${inside}` : "create one with deadringer ct import or ct follow"
    }`,
  );
}

/** The folder of the index, or the opened index of the database in the settings. */
async function locate({ data, extensions }: StorePlace): Promise<string | CtBackend> {
  if (data !== undefined) return join(data, "ct");
  const { openConfiguredStorage } = await import("../open.ts");
  const config = await settingsOf(undefined);
  if (storagePlace(config.store) !== undefined) return join(config.data, "ct");
  const storage = await openConfiguredStorage(config, extensions);
  const shared = await storage.database!.certificates();
  shared.close = () => storage.close();
  return shared;
}

/**
 * Returns the index that `--data`, or else the service's settings, name.
 *
 * @throws {UsageError} when the folder has no index.
 */
export async function openIndex(index: StorePlace): Promise<CtBackend> {
  const place = await locate(index);
  return typeof place === "string" ? openIndexFolder(place) : place;
}

/** The index as in {@link openIndex}, or null when the folder has no index. */
export async function findIndex(index: StorePlace): Promise<CtBackend | null> {
  const place = await locate(index);
  return typeof place === "string" ? openStore(place) : place;
}

/**
 * The index as in {@link openIndex}, to be written to, with the logs of the updated list; it is created if necessary.
 */
export async function createIndex(index: StorePlace): Promise<CtBackend> {
  const list = listedLogs(index.data);
  const place = await locate(index);
  const store = typeof place === "string" ? new CtStore(place) : place;
  if (list !== undefined) await knownLogs(store, list);
  return store;
}

/** The logs that `deadringer update logs` stored in the data folder; undefined where it did not. */
export function listedLogs(data: string | undefined): LogList | undefined {
  return storedTables(dataFolder(data)).logs;
}

/**
 * Returns the logs that the texts name (URL, name or number), of those in the index, or of the package's where there is
 * no index, and of the updated list. Creates nothing.
 *
 * @throws {UsageError} when one is unknown.
 */
export async function namedLogs(
  store: CtBackend | null,
  texts: readonly string[],
  data: string | undefined,
): Promise<CtLog[]> {
  const logs = await shownLogs(store, listedLogs(data));
  return texts.map((text) => {
    const log = findLog(logs, text);
    if (log !== undefined) return log;
    throw new UsageError(
      `Cannot use log ${text}: no such log is known; deadringer ct logs shows all, update logs renews them`,
    );
  });
}
