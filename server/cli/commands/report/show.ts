import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { text } from "../../options.ts";
import { LEDGER_OPTIONS, reportOf, withReports } from "../../report/open.ts";
import { UsageError } from "../../usage_error.ts";

/** `deadringer report show ID` */
export const command: Command = defineCommand({
  summary: "show a report and the digest to approve",
  description: "Prints the mail, its files with their digests, and everything that was done.",
  arguments: [{ name: "ID", what: "report", example: "01902f6a-0000-7000-8000-000000000000" }],
  options: {
    file: text({ value: "NAME", help: "print this file of the report, such as xarf.json or fact-sheet.txt" }),
    ...LEDGER_OPTIONS,
  },
  examples: ["deadringer report show $ID --file fact-sheet.txt"],
  async run({ options, args }, system) {
    return await withReports(options, async (reports, actor) => {
      const report = await reportOf(reports, args[0]!, actor);
      const read = async (name: string) => {
        const file = await reports.store.file(report.id, name);
        if (file === null) throw new UsageError(`The report has no file ${JSON.stringify(name)}`);
        return new TextDecoder().decode(file.content);
      };
      if (options.file !== undefined) {
        await system.print(await read(options.file));
        return EXIT.done;
      }
      const [files, entries] = [await reports.store.files(report.id), await reports.store.entries(report.id)];
      const { shownDetails } = await import("../../../http/routes/report_body.ts");
      const { detailsText } = await import("../../report/text.ts");
      await system.print(
        options.json
          ? JSON.stringify(shownDetails(report, files, entries)) + "\n"
          : detailsText(report, await read("mail.txt"), files, entries),
      );
      return EXIT.done;
    });
  },
});
