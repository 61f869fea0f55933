import { InvalidParameter } from "../../checks.ts";
import { type GivenConfig, withSettings } from "../../config/setting.ts";
import { openCertificates } from "../../ct/open_store.ts";
import type { Extension } from "../../extension.ts";
import { jsonLog } from "../../io/log.ts";
import { makeFilesPrivate } from "../../main.ts";
import { openConfiguredStorage } from "../../open.ts";
import { openServiceIo } from "../../results/service_io.ts";
import { HOUR_MS } from "../../units/mod.ts";
import { postgresOf } from "../postgres/storage.ts";
import { WORKER_SETTINGS } from "./settings.ts";
import { startWorker } from "./worker.ts";

/**
 * Starts a worker for the lookups of the services on the same store. `write` gets the lines of the log. Resolves with the
 * name of the database; `close` returns its batches to the queue and releases everything.
 *
 * @throws {SquatError} `invalid_parameter`, when the store is not PostgreSQL or cannot be opened.
 */
export async function startWork(
  config: GivenConfig,
  extensions: readonly Extension[],
  write: (text: string) => void,
): Promise<{ readonly name: string; close(): Promise<void> }> {
  const log = jsonLog(write, () => Date.now());
  makeFilesPrivate();
  for (const sentence of config.retired) log("warn", sentence);
  const storage = await openConfiguredStorage(config, extensions, log);
  const database = postgresOf(storage);
  const opened: { close(): Promise<void> }[] = [storage];
  const close = async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  };
  try {
    if (database === null) {
      throw new InvalidParameter(
        `Cannot run a worker on ${config.store}, which other machines do not share: set DEADRINGER_STORE to postgres://…`,
      );
    }
    await storage.claim(config.demo);
    const certificates = await openCertificates(config.store, config.demo ? null : storage.database, log);
    opened.push(certificates);
    const serviceIo = await openServiceIo(config, storage, certificates.filled, log);
    opened.push(serviceIo);
    opened.push(
      await startWorker({
        ...{ database, io: serviceIo.io, log },
        config: withSettings(config, WORKER_SETTINGS),
      }),
    );
    const timer = setInterval(() => serviceIo.sweep(Date.now()).catch(() => {}), HOUR_MS);
    opened.push({ close: () => Promise.resolve(clearInterval(timer)) });
    return { name: database.name, close };
  } catch (error) {
    await close();
    throw error;
  }
}
