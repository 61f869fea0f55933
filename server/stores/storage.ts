/**
 * Opens everything that is stored. Only here does the URL decide the kind of store.
 * @module
 */
import { join } from "node:path";
import { SquatError } from "../../lib/errors.ts";
import { InvalidParameter, quote } from "../checks.ts";
import { fileFault } from "../io/file_fault.ts";
import { makeFolder } from "../io/folder.ts";
import type { Log } from "../io/log.ts";
import { HISTORY_STORE, type HistoryStore } from "./history.ts";
import type { OpenStore } from "./owned.ts";
import type { Database } from "../extras/postgres/database.ts";
import { type StoragePlace, storagePlace } from "../config/storage_url.ts";
import { claimFolder } from "./demo_folder.ts";
import type { Stores } from "./store.ts";

/** How to open storage. */
export interface StorageOptions {
  /**
   * Folder for files that are not in the store itself: screenshots, and downloaded tables.
   * @default the folder of SQLite; none with other stores
   */
  files?: string;
  /** Password for PostgreSQL, unless the URL has it. @default none */
  password?: string;
  /** Most connections of this process to PostgreSQL. @default 10 */
  connections?: number;
  /** Gets events for the operator, such as that PostgreSQL is unreachable. @default none */
  log?: Log;
}

/** Keys, usage, owners, sessions, limits and results; and, opened on demand, everything else. Closing it closes all. */
export interface Storage extends Stores {
  /** The kind of store. */
  readonly kind: StoragePlace["kind"];
  /** The connections to PostgreSQL; null for the other stores. Closing the storage closes them. */
  readonly database: Database | null;
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

/**
 * Opens storage by its URL: `sqlite:./data`, `postgres://user@host/database` or `memory:`.
 *
 * @throws {SquatError} `invalid_parameter`: the kind of store is unknown, or it cannot be opened.
 */
export async function openStorage(url: string, options: StorageOptions = {}): Promise<Storage> {
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
    case "postgres":
      return await postgresStorage(place.url, options);
    default:
      throw new InvalidParameter( // A URL may hold a password.
        "Cannot use this URL of a store: give sqlite:FOLDER, memory: or postgres://user@host:port/database",
      );
  }
}

async function sqliteStorage(folder: string, { files = folder, log }: StorageOptions): Promise<Storage> {
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

async function postgresStorage(url: string, options: StorageOptions): Promise<Storage> {
  // Both packages are optional: users of SQLite need not install them.
  const { claimDatabase, openPostgres } = await import("../extras/postgres/stores.ts").catch((cause) => {
    if (cause.code !== "ERR_MODULE_NOT_FOUND") throw cause;
    throw new InvalidParameter("PostgreSQL needs two more packages: npm install pg graphile-worker", {
      cause,
    });
  });
  const { files = null } = options;
  const { stores, database } = await openPostgres(url, options);
  const { postgresStore } = await import("../extras/postgres/sql.ts");
  if (files !== null) makeFolder(files);
  // deno-lint-ignore require-await
  const open: OpenStore = async (definition) => postgresStore(definition, database);
  return {
    ...stores,
    kind: "postgres",
    database,
    files,
    claim: (isDemo) => claimDatabase(database, isDemo),
    open,
    history: () => open(HISTORY_STORE),
  };
}
