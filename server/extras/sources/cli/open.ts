import type { CertificateNames, StorePlace } from "../../../cli/command.ts";
import { UsageError } from "../../../cli/exit.ts";
import { openList } from "../../../cli/list_file.ts";
import { settingsOf, withStores } from "../../../cli/store.ts";
import type { System } from "../../../cli/system.ts";
import type { Config } from "../../../config/mod.ts";
import { storagePlace } from "../../../config/storage_url.ts";
import { domainFault } from "../../../names/domain_fault.ts";
import { refang } from "../../../names/names.ts";
import type { Storage } from "../../../stores/storage.ts";
import { NameTrigger } from "../../watch/name_trigger.ts";
import { WATCH_STORE } from "../../watch/store/mod.ts";
import { brandsOfOwners } from "../brands.ts";
import { offerCertificateNames, type OfferedName } from "../offer.ts";
import { feedFolder, sealOf } from "../seal.ts";
import { sourceConfig } from "../settings.ts";
import { SOURCE_STORE } from "../store/mod.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs `work` with the doors of the service on a store.
 *
 * @param place Folder of the embedded store; without it, the store of the service's settings.
 * @throws {UsageError} when there is no store.
 */
export function withSources<T>(
  place: StorePlace,
  work: (sources: Awaited<ReturnType<typeof sourcesOf>>) => Promise<T>,
): Promise<T> {
  return withStores(
    { ...place, what: "names", missing: "refuse" },
    async (stores, config) => await work(await sourcesOf(stores, config)),
  );
}

/** The doors of the service on an open store, from outside of it: what is offered here is visited there. */
async function sourcesOf(
  stores: Pick<Storage, "open" | "files">,
  config: Config,
) {
  const now = (): number => Date.now();
  const watch = await stores.open(WATCH_STORE);
  return {
    store: await stores.open(SOURCE_STORE),
    brands: brandsOfOwners(watch, now),
    trigger: new NameTrigger(watch, now),
    now,
    /** Folder of lists on their way, and of the key that seals what they need; null for none. */
    folder: feedFolder(stores.files),
    seal: sealOf(feedFolder(stores.files), sourceConfig(config).feeds_key),
  };
}

/**
 * Opens the door by which names of certificates come to the service on this store. Returns null when nothing is watched;
 * creates nothing where there is no service.
 *
 * @param place Folder of the embedded store; without it, the store of the service's settings.
 */
export async function openTrigger({ data, extensions }: StorePlace): Promise<CertificateNames | null> {
  const { openConfiguredStorage } = await import("../../../open.ts");
  const config = await settingsOf(data, data === undefined ? {} : { DEADRINGER_STORE: "sqlite" });
  if (storagePlace(config.store) !== undefined && !existsSync(join(config.data, WATCH_STORE.file))) {
    return null;
  }
  const storage = await openConfiguredStorage(config, extensions);
  const parts = await sourcesOf(storage, config);
  return {
    offer: async (names) => void await offerCertificateNames(parts, names),
    close: (): Promise<void> => storage.close(),
  };
}

/**
 * The names that words of a command line give: themselves, or those in the files that they name, `-` for stdin.
 *
 * @throws {UsageError} for a word that is neither a file nor a name; at the end of a file that holds no name.
 */
export async function* namesOfArguments(
  args: readonly string[],
  system: System,
): AsyncGenerator<OfferedName> {
  const reason = "given on the command line";
  for (const arg of args) {
    if (arg !== "-" && !existsSync(arg)) {
      const why = domainFault(refang(arg));
      // A URL or a defanged name was not meant as a file.
      const noFile = `Cannot read ${arg}: there is no such file, and it is no domain name`;
      if (why !== null) throw new UsageError(/:\/\/|[[\]@]/.test(arg) ? why : noFile);
      yield { name: arg, reason };
      continue;
    }
    const { rows, tally } = openList(system, arg, "names", { isFeed: true });
    for await (const { line, names } of rows) {
      for (const name of names) {
        const why = domainFault(name);
        if (why !== null) tally.refuse(line, why);
        yield { name, reason };
      }
    }
    if (tally.isNothing) throw new UsageError(`Cannot use ${arg}: nothing in it is a name`);
  }
}
