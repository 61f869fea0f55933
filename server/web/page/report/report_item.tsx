import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Report } from "../../../client/reports.ts";
import { useAttempt } from "../parts/attempt.ts";
import { show } from "../parts/dom.ts";
import { service } from "../service/service.ts";
import { Ago } from "../parts/time.tsx";
import { Problem } from "../parts/problem.tsx";

/** File of a report with the text of its mail. */
const MAIL = "mail.txt";

/** One report: its desk, its state, and the next step. A report must be opened before it can be approved. */
export function ReportItem(
  { report, sends, changed }: {
    report: Report;
    /** Whether the service sends mail. */
    sends: boolean;
    changed: (report: Report) => void;
  },
): JSX.Element {
  const [text, setText] = useState<string | null>(null);
  const { error, attempt } = useAttempt();
  const { desk, state } = report;
  const { reports } = service();
  const take = (step: Promise<Report>) => void attempt(() => step.then(changed));
  const read = async () => setText(new TextDecoder().decode(await reports.file(report.id, MAIL)));
  const button = (title: string, act: () => void, disabled = false) => (
    <button type="button" disabled={disabled} onClick={act}>{title}</button>
  );
  return (
    <li>
      <p>
        <strong>{show(desk.name)}</strong> <span class="pill">{state}</span>
        <small>
          {show(desk.role)} · {show(desk.email ?? desk.url ?? "no address")} · {show(desk.scope)} ·{" "}
          <Ago at={report.ended_at ?? report.sent_at ?? report.approved_at ?? report.created_at} />
        </small>
      </p>
      {text !== null && <pre tabIndex={0} aria-label={`Mail to ${show(desk.name)}`}>{show(text)}</pre>}
      <div class="doing">
        {button(text === null ? "Read" : "Close", () => text === null ? void attempt(read) : setText(null))}
        {state === "drafted" &&
          button("Approve", () => take(reports.approve(report.id, report.digest)), text === null)}
        {state === "approved" && desk.email !== null && sends &&
          button("Send", () => take(reports.send(report.id)))}
        {state === "approved" && !(desk.email !== null && sends) &&
          button(
            desk.email === null ? "I filed it by the form" : "I sent it by mail",
            () => take(reports.record(report.id, { state: "sent" })),
          )}
        {state === "approved" && button("Withdraw", () => take(reports.withdraw(report.id)))}
        {(state === "sent" || state === "acknowledged") &&
          button("Check now", () => take(reports.check(report.id)))}
      </div>
      {report.outcome !== null && <p class="lead">The name is {report.outcome}</p>}
      <Problem error={error} />
    </li>
  );
}
