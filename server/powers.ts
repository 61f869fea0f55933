import { join } from "node:path";
import { createCamera, createIo, type Io } from "../mod.ts";
import type { Config } from "./config.ts";
import { openStore } from "./ct/open_store.ts";
import type { CtStore } from "./ct/store.ts";
import type { Log } from "./log.ts";
import { historySource } from "./source_dialer.ts";
import { openHistory } from "./stores/history_sqlite.ts";
import { keptTables } from "./tables.ts";

const DAY_S = 86_400;

/** What lookups of the service use, and what has to be closed afterwards. */
export interface Powers {
  /** The powers. */
  readonly io: Io;
  /** The index of certificates; null when there is none. */
  readonly certificates: CtStore | null;
  /** Forgets what is older than the settings want. */
  sweep(now: number): void;
  /** Releases everything. */
  close(): Promise<void>;
}

/**
 * Opens what the settings name.
 *
 * @throws {SquatError} `invalid_parameter` for what cannot be used.
 */
export async function openPowers(config: Config, log: Log): Promise<Powers> {
  // Deployments without the demo do not load its world.
  const world = config.demo ? await (await import("./mini/mod.ts")).startMiniInternet() : null;
  const kept = config.store === "memory" ? null : config.data;
  // As it is now: what is followed, imported or renewed later shows after a restart.
  const certificates = kept === null ? null : openStore(join(kept, "ct"));
  const own: Io = world?.io ?? {
    ...createIo(config.resolvers.length > 0 ? { resolvers: config.resolvers } : {}),
    ...(kept === null ? {} : { tables: keptTables(kept) }),
    ...(config.contact === "" ? {} : { contact: config.contact }),
  };
  const memory = config.history && kept !== null ? openHistory(join(kept, "history.sqlite")) : null;
  const seen = memory ?? own.history;
  const history = config.history_source === "" ? seen : historySource(own, seen, config.history_source, {
    ...(config.history_authorization === "" ? {} : { authorization: config.history_authorization }),
    onFailure: (name, error) => log("warn", "No history from the source", { name, error }),
  });
  const ct = certificates === null ? own.ct : { index: () => certificates.index() };
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
  const io: Io = { ...own, history, ct, camera };
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
      await certificates?.close();
    },
  };
}
