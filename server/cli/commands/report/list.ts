import { REPORT_STATES } from "../../../../lib/report/mod.ts";
import { type Command, defineCommand } from "../../command.ts";
import { complain } from "../../complain.ts";
import { EXIT } from "../../exit.ts";
import { refang } from "../../../names/names.ts";
import { choice, integer, text } from "../../options.ts";
import { LEDGER_OPTIONS, withReports } from "../../report/open.ts";

/** `deadringer report list` */
export const command: Command = defineCommand({
  summary: "list reports, newest first",
  options: {
    name: text({ value: "NAME", help: "only of this name" }),
    state: choice({ value: "STATE", help: "only in this state" }, REPORT_STATES),
    limit: integer({ short: "n", help: "at most N", default: "100", most: 1_000 }),
    ...LEDGER_OPTIONS,
  },
  examples: ["deadringer report list --state sent"],
  async run({ options }, system) {
    const { name, state, limit = 100, json } = options;
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
      const { shownReport } = await import("../../../http/routes/report_body.ts");
      const { reportLine } = await import("../../report/text.ts");
      for (const report of found) {
        await system.print(json ? JSON.stringify(shownReport(report)) + "\n" : reportLine(report));
      }
      return EXIT.done;
    });
  },
});
