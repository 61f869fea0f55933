/**
 * Stores that are there, opened to be searched.
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../io/log.ts";
import type { Database } from "../stores/postgres/database.ts";
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

/** The index of certificates of a service. */
export interface OpenCertificates {
  /** Returns its reader, or null while there is no index: another process may create one at any time. */
  find(): CtBackend | null;
  /** Releases it. */
  close(): Promise<void>;
}

/**
 * Opens the index of certificates that belongs to a store.
 *
 * @param url The store, as `openStorage` takes it.
 * @param database The open database of a store in PostgreSQL.
 */
export async function openCertificates(
  url: string,
  database: Database | null,
  log: Log,
): Promise<OpenCertificates> {
  const place = storagePlace(url);
  let index: CtBackend | null = null;
  if (database !== null) {
    const { openPostgresCt } = await import("./postgres_store.ts");
    index = await openPostgresCt(database).catch((error) => {
      log("warn", "There is no certificate index", { reason: (error as Error).message });
      return null;
    });
  }
  return {
    find: () => place?.kind === "sqlite" ? index ??= openStore(join(place.folder, "ct")) : index,
    close: async () => await index?.close(),
  };
}
