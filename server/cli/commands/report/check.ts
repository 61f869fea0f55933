import { type Command, defineCommand } from "../../command.ts";
import { complain } from "../../complain.ts";
import { EXIT } from "../../exit.ts";
import { LEDGER_OPTIONS, withReports } from "../../report/open.ts";

/** `deadringer report check [ID]` */
export const command: Command = defineCommand({
  summary: "check what has become of reported names",
  description:
    "Without ID, all checks that are due: the service does so by itself. Two resolvers must agree on NXDOMAIN.",
  arguments: [{
    name: "ID",
    what: "report",
    example: "01902f6a-0000-7000-8000-000000000000",
    optional: true,
  }],
  options: LEDGER_OPTIONS,
  examples: ["deadringer report check"],
  async run({ options, args }, system) {
    const [id] = args;
    if (id !== undefined) {
      const { runStep } = await import("../../report/step.ts");
      return await runStep(
        id,
        options,
        system,
        async (reports, report) =>
          report.sent_at === null ? report : await reports.checker.check(report, system.signal),
      );
    }
    return await withReports(options, async (reports) => {
      const count = await reports.checker.tick();
      complain(system, `Checked ${count} ${count === 1 ? "report" : "reports"}`);
      return EXIT.done;
    });
  },
});
