import { OUTCOMES } from "../../../../lib/report/mod.ts";
import { type Command, defineCommand } from "../../command.ts";
import { choice, text } from "../../options.ts";
import { LEDGER_OPTIONS } from "../../report/open.ts";

const STATES = ["sent", "acknowledged", "acted", "refused"] as const;

/** `deadringer report record ID STATE` */
export const command: Command = defineCommand({
  summary: "record what happened to a report",
  description: "A report was filed by a form (sent), the desk confirmed it, acted on it or refused it.",
  arguments: [
    { name: "ID", what: "report", example: "01902f6a-0000-7000-8000-000000000000" },
    { name: "STATE", what: "state", example: "acknowledged", choices: STATES },
  ],
  options: {
    note: text({ value: "TEXT", help: "what the desk wrote, such as a ticket number" }),
    outcome: choice({ value: "OUTCOME", help: "with acted: what happened to the name" }, OUTCOMES),
    ...LEDGER_OPTIONS,
  },
  examples: ["deadringer report record $ID acknowledged --note 'ticket 17'"],
  async run({ options, args }, system) {
    const state = args[1] as typeof STATES[number];
    const { note = "", outcome } = options;
    const { runStep } = await import("../../report/step.ts");
    return await runStep(
      args[0]!,
      options,
      system,
      (reports, report, actor) => reports.record(report, { state, note, outcome }, actor),
    );
  },
});
