import { quietLog } from "../../log.ts";
import type { Actor, Reports } from "../../report/reports.ts";
import type { ReportRecord } from "../../stores/reports.ts";
import { flag, list, text, type ValuesOf } from "../command.ts";
import { printEach } from "../output/rows.ts";
import { STORE_OPTIONS } from "../store.ts";
import type { System } from "../system.ts";
import { refang } from "../../names/names.ts";
import { UsageError } from "../exit.ts";

/** Options of every command on the ledger. */
export const LEDGER_OPTIONS = {
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
    help: "in the simulated internet of deadringer demo, with a ledger that ends with the command",
  }),
};

/** Values of the options above. */
export type LedgerValues = ValuesOf<typeof LEDGER_OPTIONS> & { demo?: boolean };

/** Runs `work` on the ledger of a service's store, whether or not the service is running, and closes it. */
export async function withReports<T>(
  { owner, data, demo = false }: LedgerValues,
  work: (reports: Reports, actor: Actor) => Promise<T>,
): Promise<T> {
  const { environmentConfig } = await import("../../main.ts");
  const { openConfiguredStorage } = await import("../../open.ts");
  const { openCertificates } = await import("../../ct/open_store.ts");
  const { openServiceIo } = await import("../../io/service_io.ts");
  const { localLookup } = await import("../../service.ts");
  const { readTemplates } = await import("../../report/templates.ts");
  const { Reports } = await import("../../report/reports.ts");
  const config = environmentConfig(
    {
      ...data === undefined ? {} : { DEADRINGER_DATA: data },
      ...demo ? { DEADRINGER_DEMO: "1", DEADRINGER_STORE: "memory", DEADRINGER_SMTP: "" } : {},
    },
    demo ? { DEADRINGER_REPORT_ORG: "Kestrel Bank", DEADRINGER_REPORT_CONTACT: "cert@kestrelbank.com" } : {},
  );
  const opened: { close(): Promise<void> }[] = [];
  const log = quietLog(() => {});
  try {
    const storage = await openConfiguredStorage(config);
    opened.push(storage);
    const certificates = await openCertificates(config.store, storage.database, log);
    opened.push(certificates);
    const serviceIo = await openServiceIo(config, storage, certificates.find, log);
    opened.push(serviceIo);
    const reports = new Reports({
      config,
      templates: readTemplates(config.report_templates),
      store: await storage.reports(),
      io: serviceIo.io,
      lookup: localLookup({ config, io: serviceIo.io, screenshots: undefined, log }),
      now: () => Date.now(),
      // One person's command shares no places.
      enter: () => () => {},
      onFailure: (error) => {
        throw error;
      },
    });
    const name = owner ?? (config.admin_name || "local");
    return await work(reports, { owner: name, name: `${name}, command line` });
  } finally {
    for (const each of opened.reverse()) await each.close();
  }
}

/** @throws {SquatError} `invalid_parameter` when the owner has no such report. */
export async function ownReport(reports: Reports, id: string, { owner }: Actor): Promise<ReportRecord> {
  const report = await reports.get(id, owner);
  if (report === null) {
    throw new UsageError(`There is no report ${JSON.stringify(id)}; deadringer report list shows them`);
  }
  return report;
}

/** Prints reports, one a line. */
export async function printReports(
  reports: readonly ReportRecord[],
  values: { json: boolean },
  system: System,
): Promise<void> {
  const { shownReport } = await import("../../http/routes/report_body.ts");
  const { reportLine } = await import("./text.ts");
  await printEach(reports, values, system, reportLine, shownReport);
}

/** The name and the original as the options give them. @throws {UsageError} without an original. */
export async function imitationOf(
  name: string,
  { original, owned, demo }: ValuesOf<typeof IMITATION_OPTIONS>,
): Promise<{ name: string; original: string; owned?: string[] }> {
  if (original === undefined && !demo) {
    throw new UsageError("Give the domain that it imitates: --original DOMAIN");
  }
  const brand = original ?? (await import("../../mini/data/names.ts")).BRAND;
  return { name: refang(name), original: refang(brand), ...owned === undefined ? {} : { owned } };
}
