import { join } from "node:path";
import { createIo, type Io } from "../mod.ts";
import type { Config } from "./config.ts";
import { openStore } from "./ct/open_store.ts";
import type { CtStore } from "./ct/store.ts";
import { keptTables } from "./tables.ts";

/** What lookups of the service use, and what has to be closed afterwards. */
export interface Powers {
  /** The powers. */
  readonly io: Io;
  /** The index of certificates; null when there is none. */
  readonly certificates: CtStore | null;
  /** Releases everything. */
  close(): Promise<void>;
}

/**
 * Opens what the settings name.
 *
 * @throws {SquatError} `invalid_parameter` for what cannot be used.
 */
export async function openPowers(config: Config): Promise<Powers> {
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
  const io = certificates === null ? own : { ...own, ct: { index: () => certificates.index() } };
  return {
    io,
    certificates,
    async close() {
      await (world === null ? io.dns.close() : world.close());
      await certificates?.close();
    },
  };
}
