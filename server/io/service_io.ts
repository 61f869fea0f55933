import { join } from "node:path";
import { createCamera, createIo, type Io } from "../../mod.ts";
import type { Config } from "../config.ts";
import type { CtBackend } from "../ct/backend.ts";
import { openStore } from "../ct/open_store.ts";
import type { Log } from "../log.ts";
import { historySource } from "./source_dialer.ts";
import { openHistory } from "../stores/history_sqlite.ts";
import type { Database } from "../stores/postgres/database.ts";
import { keptTables } from "./tables.ts";
import { makeFolder } from "./folder.ts";

const DAY_S = 86_400;

/** What lookups of the service use, and what has to be closed afterwards. */
export interface Powers {
  /** The powers. */
  readonly io: Io;
  /** Returns the index of certificates; null while there is none. */
  certificates(): CtBackend | null;
  /** Forgets what is older than the settings want. */
  sweep(now: number): void;
  /** Releases everything. */
  close(): Promise<void>;
}

/**
 * Opens what the settings name; `database` is the one that several machines share.
 *
 * @throws {SquatError} `invalid_parameter` for what cannot be used.
 */
export async function openPowers(config: Config, database: Database | null, log: Log): Promise<Powers> {
  const kept = config.store === "memory" ? null : config.data;
  // With PostgreSQL nothing else makes the folder.
  if (kept !== null) makeFolder(kept);
  const memory = config.history && kept !== null ? openHistory(join(kept, "history.sqlite")) : null;
  // Deployments without the demo do not load its world.
  const world = config.demo ? await (await import("../mini/mod.ts")).startMiniInternet() : null;
  let store = database === null ? null : await sharedCertificates(database, log);
  const certificates = () => {
    // Another process may make the folder at any time.
    if (database === null && kept !== null) store ??= openStore(join(kept, "ct"));
    return store;
  };
  const own: Io = world?.io ?? {
    ...createIo(config.resolvers.length > 0 ? { resolvers: config.resolvers } : {}),
    ...(kept === null ? {} : { tables: keptTables(kept) }),
    ...(config.contact === "" ? {} : { contact: config.contact }),
  };
  const seen = memory ?? own.history;
  const history = config.history_source === "" ? seen : historySource(own, seen, config.history_source, {
    ...(config.history_authorization === "" ? {} : { authorization: config.history_authorization }),
    onFailure: (name, error) => log("warn", "No history from the source", { name, error }),
  });
  const camera = !config.screenshots || kept === null || own.net === null
    ? null
    : createCamera(own.net, config.browser === "" ? {} : { browser: config.browser });
  if (config.screenshots && camera === null) {
    log(
      "warn",
      "No pictures: they need a data folder, Chromium or Chrome, and the package puppeteer-core",
      {},
    );
  }
  const io: Io = {
    ...own,
    secondLook: config.second_look,
    history,
    camera,
    get ct() {
      const found = certificates();
      return found === null ? own.ct : { index: () => found.index() };
    },
  };
  return {
    io,
    certificates,
    sweep(now) {
      memory?.prune({
        before: Math.floor(now / 1000) - config.history_days * DAY_S,
        rows: config.history_rows,
      });
    },
    async close() {
      await (world === null ? io.dns.close() : world.close());
      await camera?.close();
      memory?.close();
      await store?.close();
    },
  };
}

/** The index in a database; null, which is logged, where it cannot have one. */
async function sharedCertificates(database: Database, log: Log): Promise<CtBackend | null> {
  try {
    return await (await import("../ct/postgres_store.ts")).openPostgresCt(database);
  } catch (error) {
    log("warn", "There is no certificate index", { why: (error as Error).message });
    return null;
  }
}
