import { type Command, defineCommand } from "../../command.ts";
import { flag } from "../../options.ts";
import { LEDGER_OPTIONS } from "../../report/open.ts";

/** `deadringer report send ID` */
export const command: Command = defineCommand({
  summary: "send an approved report",
  description: "The mail server is that of DEADRINGER_SMTP. A copy is stored before it is asked.",
  arguments: [{ name: "ID", what: "report", example: "01902f6a-0000-7000-8000-000000000000" }],
  options: {
    again: flag({ help: "also where an earlier attempt may have arrived; the mail has the same Message-ID" }),
    ...LEDGER_OPTIONS,
  },
  examples: ["deadringer report send $ID"],
  async run({ options, args }, system) {
    const { again } = options;
    const { runStep } = await import("../../report/step.ts");
    return await runStep(
      args[0]!,
      options,
      system,
      (reports, report, actor) => reports.send(report, actor, { again }),
    );
  },
});
