/**
 * Opens everything that is stored here: in a folder, or in this process.
 * @module
 */
import { join } from "node:path";
import { SquatError } from "../../lib/errors.ts";
import { InvalidParameter, quote } from "../checks.ts";
import { fileFault } from "../io/file_fault.ts";
import type { Log } from "../io/log.ts";
import { HISTORY_STORE, type HistoryStore } from "./history.ts";
import type { OpenStore } from "./owned.ts";
import { storagePlace } from "../config/storage_url.ts";
import { claimFolder } from "./demo_folder.ts";
import type { Stores } from "./store.ts";

/** How to open storage. */
export interface StorageOptions {
  /**
   * Folder for files that are not in the store itself: screenshots, and downloaded tables.
   * @default the folder of the store
   */
  files?: string;
  /** Gets events for the operator. @default none */
  log?: Log;
}

/** A database outside of the data folder, which several machines may share. */
export interface SharedDatabase {
  /** The command by which its operator backs it up. */
  readonly backup: string;
}

/** Keys, usage, owners, sessions, limits and results; and, opened on demand, everything else. Closing it closes all. */
export interface Storage extends Stores {
  /** The kind of store, in a word; `memory` outlives no process. */
  readonly kind: string;
  /** Where everything but files is; null for a store that is in the folder, or in this process. */
  readonly database: SharedDatabase | null;
  /** Folder for files; null when nothing may be written to the disk. */
  readonly files: string | null;
  /**
   * Claims what is stored for the demo or for a real service, before anything else is opened: simulated results never
   * mix with real ones.
   *
   * @throws {SquatError} `invalid_parameter` when the other of the two has used this storage.
   */
  claim(isDemo: boolean): Promise<void>;
  /** Opens a further store. */
  readonly open: OpenStore;
  /**
   * Opens the history of lookups; null when nothing outlives the process.
   *
   * @throws {SquatError} `invalid_parameter` when it cannot be opened.
   */
  history(): Promise<HistoryStore | null>;
}

/** Storage of this machine. */
export type LocalStorage = Storage & { readonly database: null };

/** The file of a data folder that says when it was last backed up, and to where. */
export const BACKUP_MARK = "last-backup.json";

/**
 * Opens storage by its URL: `sqlite:./data` or `memory:`.
 *
 * @throws {SquatError} `invalid_parameter`: the kind of store is unknown, or it cannot be opened.
 */
export async function openStorage(url: string, options: StorageOptions = {}): Promise<LocalStorage> {
  const place = storagePlace(url);
  switch (place?.kind) {
    case "memory": {
      const { memoryStores } = await import("./sqlite_stores.ts");
      const { openSqliteStore } = await import("./sqlite.ts");
      return {
        ...memoryStores(),
        kind: "memory",
        database: null,
        files: null,
        claim: () => Promise.resolve(),
        // deno-lint-ignore require-await
        open: async (definition) => openSqliteStore(definition, ":memory:"),
        history: () => Promise.resolve(null),
      };
    }
    case "sqlite":
      return await sqliteStorage(place.folder, options);
    default:
      // A URL may hold a password.
      throw new InvalidParameter("Cannot use this URL of a store: give sqlite:FOLDER or memory:");
  }
}

async function sqliteStorage(folder: string, { files = folder, log }: StorageOptions): Promise<LocalStorage> {
  // With another store, SQLite is not loaded.
  const { sqliteStores } = await import("./sqlite_stores.ts");
  const { openSqliteStore } = await import("./sqlite.ts");
  const onBackup = (file: string) =>
    log?.("warn", "The store was brought up to date; it was copied first", { file });
  let stores: Stores;
  try {
    stores = sqliteStores(folder, undefined, onBackup);
  } catch (cause) {
    if (cause instanceof SquatError) throw cause;
    throw new InvalidParameter(
      `Cannot open the store in ${quote(folder)}: ${fileFault(cause as NodeJS.ErrnoException)}`,
      { cause },
    );
  }
  const opened: { close(): unknown }[] = [stores];
  // deno-lint-ignore require-await
  const open: OpenStore = async (definition) => {
    const store = openSqliteStore(definition, join(folder, definition.file), onBackup);
    opened.push(store as { close(): unknown });
    return store;
  };
  return {
    ...stores,
    kind: "sqlite",
    database: null,
    files,
    claim(isDemo) {
      claimFolder(folder, isDemo);
      return Promise.resolve();
    },
    open,
    history: () => open(HISTORY_STORE),
    async close() {
      for (const each of opened.splice(0).reverse()) await each.close();
    },
  };
}
