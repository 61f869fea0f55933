import { quietLog } from "../../../io/log.ts";
import type { Reports } from "../report/reports.ts";
import { flag, list, type StorePlace, text, type ValuesOf } from "../../../cli/command.ts";
import { STORE_OPTIONS } from "../../../cli/store.ts";
import { refang } from "../../../names/names.ts";
import { UsageError } from "../../../cli/exit.ts";

/** Options of every command about reports. */
export const REPORT_OPTIONS = {
  owner: text({ value: "NAME", help: "whose reports", default: "DEADRINGER_ADMIN_NAME, else local" }),
  ...STORE_OPTIONS,
};

/** Further options of commands that look up a name. */
export const IMITATION_OPTIONS = {
  original: text({ value: "DOMAIN", help: "the domain that NAME imitates; for --demo it has a default" }),
  owned: list({
    value: "A,B",
    help: "the brand's own names, also as *.example.com; they are never reported",
  }),
  demo: flag({
    help: "in the simulated internet of deadringer demo",
  }),
};

/** Values of the options above. */
type ReportValues = ValuesOf<typeof REPORT_OPTIONS> & StorePlace & { demo?: boolean };

/** Runs `work` with the settings and the store of a service, whether or not it is running, and closes them. */
export async function withReports<T>(
  { owner, data, extensions, demo = false }: ReportValues,
  work: (reports: Reports, owner: string) => Promise<T>,
): Promise<T> {
  const { environmentConfig } = await import("../../../config/environment.ts");
  const { openConfiguredStorage } = await import("../../../open.ts");
  const { openCertificates } = await import("../../../ct/open_store.ts");
  const { openServiceIo } = await import("../../../results/service_io.ts");
  const { localLookup } = await import("../../../service.ts");
  const { REPORT_STORE } = await import("../report/store.ts");
  const { takedownSettings } = await import("../settings.ts");
  const { Reports } = await import("../report/reports.ts");
  const config = takedownSettings(environmentConfig(
    {
      ...data === undefined ? {} : { DEADRINGER_DATA: data },
      ...demo ? { DEADRINGER_DEMO: "1", DEADRINGER_STORE: "memory" } : {},
    },
  ));
  const opened: { close(): Promise<void> }[] = [];
  const log = quietLog(() => {});
  try {
    const storage = await openConfiguredStorage(config, extensions);
    opened.push(storage);
    const certificates = await openCertificates(config.store, storage.database, log);
    opened.push(certificates);
    const serviceIo = await openServiceIo(config, storage, certificates.filled, log);
    opened.push(serviceIo);
    const reports = new Reports({
      config,
      store: await storage.open(REPORT_STORE),
      io: serviceIo.io,
      lookup: localLookup({ config, io: serviceIo.io, log }),
      now: () => Date.now(),
    });
    return await work(reports, owner ?? (config.admin_name || "local"));
  } finally {
    for (const each of opened.reverse()) await each.close();
  }
}

/** The name and the original as the options give them. @throws {UsageError} without an original. */
export async function imitationOf(
  name: string,
  { original, owned, demo }: ValuesOf<typeof IMITATION_OPTIONS>,
): Promise<{ name: string; original: string; owned?: string[] }> {
  if (original === undefined && !demo) {
    throw new UsageError("Give the domain that it imitates: --original DOMAIN");
  }
  const brand = original ?? (await import("../../../mini/data/names.ts")).BRAND;
  return { name: refang(name), original: refang(brand), ...owned === undefined ? {} : { owned } };
}
