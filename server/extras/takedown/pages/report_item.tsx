import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { NotedReport } from "../../../client.ts";
import type { ReportDraft } from "../client.ts";
import { useAttempt } from "../../../web/page/parts/attempt.ts";
import { CopyButton } from "../../../web/page/parts/copy.tsx";
import { show } from "../../../web/page/parts/dom.ts";
import { download } from "../../../web/page/parts/download.ts";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { service } from "../../../web/page/service/service.ts";

/** The draft of a report to one desk: its text, the mail as a file, and that somebody has sent it. */
export function ReportItem(
  { draft, result, reported }: {
    draft: ReportDraft;
    /** UUID of the result whose evidence is attached; null for none. */
    result: string | null;
    /** Notes that it was sent; undefined for a name that is not watched. */
    reported: ((report: NotedReport) => Promise<void>) | undefined;
  },
): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [isNoted, setNoted] = useState(false);
  const { error, isBusy, attempt } = useAttempt();
  const { name, original, desk, subject, text, xarf, fact_sheet } = draft;
  const to = desk.email;
  const title = show(desk.name || desk.role);
  const saveMail = async () => {
    const about = result === null ? { name, original } : { name, original, result };
    const bytes = await service().reports.mail({ ...about, to: to!, subject, text, xarf, fact_sheet });
    download(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "message/rfc822" }), `${name}.eml`);
  };
  const note = async () => {
    await reported!({ desk: desk.name || to || desk.url || desk.role, subject, text });
    setNoted(true);
  };
  return (
    <li>
      <p>
        <strong>{title}</strong>
        <small>
          {show(desk.role)} · {show(to ?? desk.url ?? "no address")} · {show(desk.scope)}
        </small>
      </p>
      {isOpen && (
        <pre tabIndex={0} aria-label={`Report to ${title}`}>{show(`Subject: ${subject}\n\n${text}`)}</pre>
      )}
      <div class="doing">
        <button type="button" onClick={() => setOpen(!isOpen)}>{isOpen ? "Close" : "Read"}</button>
        <CopyButton
          label="Copy text"
          text={() => text}
          otherwise="Copy it from below"
          ended={(isDone) => !isDone && setOpen(true)}
        />
        {to !== null && (
          <button type="button" disabled={isBusy} onClick={() => void attempt(saveMail)}>Save as mail</button>
        )}
        <button
          type="button"
          onClick={() => download(new Blob([xarf], { type: "application/json" }), `${name}.xarf.json`)}
        >
          Save XARF
        </button>
        {reported !== undefined && (
          <button
            type="button"
            disabled={isBusy || isNoted}
            onClick={() => void attempt(note)}
          >
            {isNoted ? "Noted" : "I have reported it"}
          </button>
        )}
      </div>
      <Problem error={error} />
    </li>
  );
}
