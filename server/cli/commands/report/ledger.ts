import { REPORT_STATES } from "../../../../lib/report/mod.ts";
import { choice, type Command, defineCommand, integer, text } from "../../command.ts";
import { complain, UsageError } from "../../exit.ts";
import { printEach } from "../../output/rows.ts";
import { ID } from "./steps.ts";
import { refang } from "../../../names/names.ts";
import { LEDGER_OPTIONS, ownReport, printReports, withReports } from "../../report/open.ts";
import { printable } from "../../terminal.ts";

/** `deadringer report list` */
export const list: Command = defineCommand({
  summary: "list reports, newest first",
  options: {
    name: text({ value: "NAME", help: "only of this name" }),
    state: choice({ value: "STATE", help: "only in this state" }, REPORT_STATES),
    limit: integer({ short: "n", help: "at most N", default: "100", most: 1_000 }),
    ...LEDGER_OPTIONS,
  },
  examples: ["deadringer report list --state sent"],
  async run({ options }, system) {
    const { name, state, limit = 100 } = options;
    return await withReports(options, async (reports, { owner }) => {
      const filter = {
        owner,
        limit,
        ...name === undefined ? {} : { name: refang(name) },
        ...state === undefined ? {} : { state },
      };
      const found = await reports.store.list(filter);
      if (found.length === 0) {
        const whose = options.owner === undefined ? "" : ` of ${owner}`;
        complain(system, name ?? state ? `No report${whose} matches` : `There are no reports${whose}`);
      }
      await printReports(found, options, system);
    });
  },
});

/** `deadringer report show ID` */
export const show: Command = defineCommand({
  summary: "show a report and the digest to approve",
  description: "Prints the mail, its files with their digests, and everything that was done.",
  arguments: [ID],
  options: {
    file: text({ value: "NAME", help: "print this file of the report, such as xarf.json or fact-sheet.txt" }),
    ...LEDGER_OPTIONS,
  },
  examples: ["deadringer report show $ID --file fact-sheet.txt"],
  async run({ options, args }, system) {
    return await withReports(options, async (reports, actor) => {
      const report = await ownReport(reports, args[0]!, actor);
      const read = async (name: string) => {
        const file = await reports.store.file(report.id, name);
        if (file === null) throw new UsageError(`The report has no file ${JSON.stringify(name)}`);
        return new TextDecoder().decode(file.content);
      };
      if (options.file !== undefined) {
        await system.print(await read(options.file));
        return;
      }
      const [files, entries] = [await reports.store.files(report.id), await reports.store.entries(report.id)];
      const { shownDetails } = await import("../../../http/routes/report_body.ts");
      const { detailsText } = await import("../../report/text.ts");
      await system.print(
        options.json
          ? JSON.stringify(shownDetails(report, files, entries)) + "\n"
          : printable(detailsText(report, await read("mail.txt"), files, entries), "\n"),
      );
    });
  },
});

/** `deadringer report statistics` */
export const statistics: Command = defineCommand({
  summary: "count what came of reports, by brand and desk",
  options: LEDGER_OPTIONS,
  examples: ["deadringer report statistics --json"],
  async run({ options }, system) {
    return await withReports(options, async (reports, { owner }) => {
      const rows = await reports.statistics(owner);
      if (rows.length === 0) complain(system, "There are no reports");
      await printEach(rows, options, system, (row) => {
        const { original, role, desk, sent, acknowledged, acted, refused, expired, open, median_hours } = row;
        const hours = median_hours === null ? "" : `, median ${median_hours} h`;
        return `${original}  ${role} ${desk}  ${sent} sent: ${acknowledged} confirmed, ${acted} acted on${hours}, ` +
          `${refused} refused, ${expired} expired, ${open} open`;
      });
    });
  },
});
