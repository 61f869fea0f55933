import { type Command, defineCommand } from "../../command.ts";
import { LEDGER_OPTIONS } from "../../report/open.ts";

/** `deadringer report approve ID DIGEST` */
export const command: Command = defineCommand({
  summary: "approve a report that you have read",
  arguments: [
    { name: "ID", what: "report", example: "01902f6a-0000-7000-8000-000000000000" },
    { name: "DIGEST", what: "digest that report show printed", example: "9f86d081…" },
  ],
  options: LEDGER_OPTIONS,
  examples: ["deadringer report approve $ID 9f86d081…"],
  async run({ options, args }, system) {
    const { runStep } = await import("../../report/step.ts");
    return await runStep(
      args[0]!,
      options,
      system,
      (reports, report, actor) => reports.approve(report, args[1]!, actor),
    );
  },
});
