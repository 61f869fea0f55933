/**
 * Stores that are there, opened to be searched.
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../io/log.ts";
import type { SharedDatabase, Storage } from "../stores/storage.ts";
import { storagePlace } from "../config/storage_url.ts";
import type { CtBackend } from "./backend.ts";
import { CtStore } from "./store.ts";

/**
 * Returns a store that only reads, or null when the folder holds none. Another process may write to it meanwhile.
 *
 * @throws The system's error when its files cannot be read.
 */
export function openStore(dir: string): CtStore | null {
  if (!existsSync(join(dir, "facts.db"))) return null;
  try {
    return new CtStore(dir, { readOnly: true });
  } catch (error) {
    // Its creation is in progress, or was interrupted.
    if (/no such table/.test((error as Error).message)) return null;
    throw error;
  }
}

/** A database that has an index of certificates, beside everything else. */
export interface IndexedDatabase extends SharedDatabase {
  /**
   * Opens the index, which is made when it is not there. Closing it leaves the database open.
   *
   * @throws {SquatError} `invalid_parameter` when the database has none and lets nobody make it.
   */
  certificates(): Promise<CtBackend & { isEmpty(): Promise<boolean> }>;
}

/** Storage with the index of certificates that it has. */
export interface IndexedStorage extends Storage {
  readonly database: IndexedDatabase | null;
}

/**
 * Opens the index of certificates that belongs to a store.
 *
 * @param url The store, as the settings have it.
 * @param database The open database of a store that has one.
 */
export async function openCertificates(
  url: string,
  database: IndexedDatabase | null,
  log: Log,
) {
  const place = storagePlace(url);
  let index: CtBackend | null = null;
  const find = () => place?.kind === "sqlite" ? index ??= openStore(join(place.folder, "ct")) : index;
  if (database === null) return { find, filled: find, close: async () => await index?.close() };
  const failed = (error: unknown) => {
    log("warn", "There is no certificate index", { reason: (error as Error).message });
    return null;
  };
  const shared = index = await database.certificates().catch(failed);
  let isEmpty = true;
  let looking: Promise<void> | null = null;
  const look = async () => {
    isEmpty = await shared!.isEmpty().catch(() => isEmpty);
    looking = null;
  };
  if (shared !== null) await look();
  if (shared !== null && isEmpty) {
    log("info", "The certificate index is empty: searches find nothing until names are imported or followed");
  }
  return {
    find,
    filled() {
      if (isEmpty && shared !== null) looking ??= look();
      return isEmpty ? null : shared;
    },
    close: async () => await shared?.close(),
  };
}
