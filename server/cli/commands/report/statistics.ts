import { type Command, defineCommand } from "../../command.ts";
import { complain } from "../../complain.ts";
import { EXIT } from "../../exit.ts";
import { LEDGER_OPTIONS, withReports } from "../../report/open.ts";

/** `deadringer report statistics` */
export const command: Command = defineCommand({
  summary: "count what came of reports, by brand and desk",
  options: LEDGER_OPTIONS,
  examples: ["deadringer report statistics --json"],
  async run({ options }, system) {
    return await withReports(options, async (reports, { owner }) => {
      const rows = await reports.statistics(owner);
      if (rows.length === 0) complain(system, "There are no reports");
      for (const row of rows) {
        const { original, role, desk, sent, acknowledged, acted, refused, expired, open, median_hours } = row;
        const hours = median_hours === null ? "" : `, median ${median_hours} h`;
        await system.print(
          options.json
            ? JSON.stringify(row) + "\n"
            : `${original}  ${role} ${desk}  ${sent} sent: ${acknowledged} confirmed, ${acted} acted on${hours}, ` +
              `${refused} refused, ${expired} expired, ${open} open\n`,
        );
      }
      return EXIT.done;
    });
  },
});
