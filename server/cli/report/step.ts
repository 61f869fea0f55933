import type { Actor, Reports } from "../../report/reports.ts";
import type { ReportRecord } from "../../stores/reports.ts";
import { EXIT } from "../exit.ts";
import type { System } from "../system.ts";
import { type LedgerValues, reportOf, withReports } from "./open.ts";

/** Runs one step of a report and prints the updated report. */
export async function runStep(
  id: string,
  values: LedgerValues & { json: boolean },
  system: System,
  step: (reports: Reports, report: ReportRecord, actor: Actor) => Promise<ReportRecord>,
): Promise<number> {
  return await withReports(values, async (reports, actor) => {
    const report = await step(reports, await reportOf(reports, id, actor), actor);
    const { shownReport } = await import("../../http/routes/report_body.ts");
    const { reportLine } = await import("./text.ts");
    await system.print(values.json ? JSON.stringify(shownReport(report)) + "\n" : reportLine(report));
    return EXIT.done;
  });
}
