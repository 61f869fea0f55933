import { OUTCOMES } from "../../../../lib/report/mod.ts";
import type { Actor, Reports } from "../../../report/reports.ts";
import type { ReportRecord } from "../../../stores/reports.ts";
import { type Argument, choice, type Command, defineCommand, flag, text } from "../../command.ts";
import { complain } from "../../exit.ts";
import {
  LEDGER_OPTIONS,
  type LedgerValues,
  ownReport,
  printReports,
  withReports,
} from "../../report/open.ts";
import type { System } from "../../system.ts";

/** The report that a command is about. */
export const ID: Argument = { name: "ID", what: "report", example: "01902f6a-0000-7000-8000-000000000000" };

/** Runs one step of a report and prints the updated report. */
async function runStep(
  id: string,
  values: LedgerValues,
  system: System,
  step: (reports: Reports, report: ReportRecord, actor: Actor) => Promise<ReportRecord>,
): Promise<void> {
  return await withReports(values, async (reports, actor) => {
    await printReports([await step(reports, await ownReport(reports, id, actor), actor)], values, system);
  });
}

/** `deadringer report approve ID DIGEST` */
export const approve: Command = defineCommand({
  summary: "approve a report that you have read",
  arguments: [ID, { name: "DIGEST", what: "digest that report show printed", example: "9f86d081…" }],
  options: LEDGER_OPTIONS,
  examples: ["deadringer report approve $ID 9f86d081…"],
  run: ({ options, args: [id, digest] }, system) =>
    runStep(id!, options, system, (reports, report, actor) => reports.approve(report, digest!, actor)),
});

/** `deadringer report send ID` */
export const send: Command = defineCommand({
  summary: "send an approved report",
  description: "The mail server is that of DEADRINGER_SMTP. A copy is stored before it is asked.",
  arguments: [ID],
  options: {
    again: flag({ help: "also where an earlier attempt may have arrived; the mail has the same Message-ID" }),
    ...LEDGER_OPTIONS,
  },
  examples: ["deadringer report send $ID"],
  run: ({ options, args: [id] }, system) =>
    runStep(id!, options, system, (reports, report, actor) => reports.send(report, actor, options)),
});

const STATES = ["sent", "acknowledged", "acted", "refused"] as const;

/** `deadringer report record ID STATE` */
export const record: Command = defineCommand({
  summary: "record what happened to a report",
  description: "A report was filed by a form (sent), the desk confirmed it, acted on it or refused it.",
  arguments: [ID, { name: "STATE", what: "state", example: "acknowledged", choices: STATES }],
  options: {
    note: text({ value: "TEXT", help: "what the desk wrote, such as a ticket number" }),
    outcome: choice({ value: "OUTCOME", help: "with acted: what happened to the name" }, OUTCOMES),
    ...LEDGER_OPTIONS,
  },
  examples: ["deadringer report record $ID acknowledged --note 'ticket 17'"],
  run({ options, args: [id, given] }, system) {
    const { note = "", outcome } = options;
    const state = given as typeof STATES[number];
    return runStep(
      id!,
      options,
      system,
      (reports, report, actor) => reports.record(report, { state, note, outcome }, actor),
    );
  },
});

/** `deadringer report check [ID]` */
export const check: Command = defineCommand({
  summary: "check what has become of reported names",
  description:
    "Without ID, all checks that are due: the service does so by itself. Two resolvers must agree on NXDOMAIN.",
  arguments: [{ ...ID, optional: true }],
  options: LEDGER_OPTIONS,
  examples: ["deadringer report check"],
  async run({ options, args: [id] }, system) {
    if (id !== undefined) {
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
    });
  },
});
