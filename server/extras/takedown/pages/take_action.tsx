import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Imitator } from "../../../web/page/shell/slots.ts";
import type { NotedReport } from "../../../client.ts";
import type { EvidenceAnswer, ReportClient, ReportDraft, Reporter } from "../client.ts";
import { useAttempt } from "../../../web/page/parts/attempt.ts";
import { count, download, show } from "../../../web/page/parts/dom.ts";
import { service, statusOf } from "../../../web/page/service/service.ts";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { CopyButton } from "../../../web/page/parts/copy.tsx";
import { Form, Labelled } from "../../../web/page/parts/form.tsx";

const EVIDENCE_FIRST =
  "First collect evidence, while the page is there: it is signed, and goes with the reports. Then draft";

/** What can be done about a name: a bundle of evidence, and reports to abuse desks. */
export function TakeAction(about: Imitator): JSX.Element {
  const { name, original, result, reported, collected } = about;
  const [bundle, setBundle] = useState<EvidenceAnswer | null>(null);
  const evidence = useAttempt();
  const collect = () =>
    evidence.attempt(async () => {
      setBundle(null);
      setBundle(await service().collectEvidence(result!, name));
      await collected?.();
    });
  const reports = useReports(about);
  const by = reports.reporter;
  return (
    <section>
      <h3>Evidence and reports</h3>
      <div class="doing">
        {result !== null && (
          <button type="button" disabled={evidence.isBusy} onClick={() => void collect()}>
            {evidence.isBusy ? "Collecting …" : "Collect evidence"}
          </button>
        )}
        {bundle !== null && <EvidenceFile {...bundle} />}
        <button type="button" disabled={reports.isBusy} onClick={() => void reports.draft()}>
          {reports.isBusy ? "Looking for addresses …" : "Draft reports"}
        </button>
      </div>
      <p class="lead" role="status">
        {bundle !== null
          ? `${bundle.files} files, signed: they go with the reports. ${
            bundle.missing.length > 0 ? `Not had: ${show(bundle.missing.join("; "))}` : ""
          }`
          : reports.drafted === null &&
            `${result === null ? "Draft" : EVIDENCE_FIRST} reports to its registrar and host`}
      </p>
      <Problem error={evidence.error} retry={() => void collect()} />
      <Problem error={reports.error} />
      {reports.asks && <ReporterForm original={original} before={by!} done={reports.setReporter} />}
      {reports.drafted !== null && (
        <>
          <p class="lead">
            Nothing is sent: you send it, and note it here{reported === undefined &&
              `, once ${show(original)} is watched`}. Reported by{" "}
            {show(`${by!.org}, ${by!.contact}, for ${by!.brand || original}`)}{" "}
            <button type="button" class="quiet" onClick={reports.ask}>Change</button>
          </p>
          <ul class="reports">
            {reports.drafted.reports.map((draft) => (
              <ReportItem
                key={draft.desk.email ?? draft.desk.url}
                draft={draft}
                result={reports.drafted!.of}
                reported={reported}
              />
            ))}
          </ul>
          {reports.drafted.missing.length > 0 && (
            <details>
              <summary>No address known: {count(reports.drafted.missing.length)}</summary>
              {reports.drafted.missing.map((line) => <p key={line} class="none">{show(line)}</p>)}
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** Drafts, and the result whose evidence goes with them; null for none. */
type Drafted = Awaited<ReturnType<ReportClient["draft"]>> & { of: string | null };

/** Drafts reports about a name, once it is known who reports. */
function useReports({ name, original, result }: Imitator) {
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const [reporter, setReporter] = useState<Reporter | null>(null);
  const [asks, setAsks] = useState(false);
  const { error, isBusy, attempt } = useAttempt();
  const draft = (by: Reporter | null = null) =>
    attempt(async () => {
      const { reports } = service();
      const known = by ?? await reports.reporter(original);
      setReporter(known);
      const isKnown = known.org !== "" && known.contact !== "";
      setAsks(!isKnown);
      if (!isKnown) return;
      const request = { name, original };
      const found = result === null ? null : await reports.draft({ ...request, result }).catch((reason) => {
        // Without a bundle the drafts carry none.
        if (statusOf(reason) !== 404) throw reason;
        return null;
      });
      setDrafted({ ...found ?? await reports.draft(request), of: found === null ? null : result });
    });
  return {
    ...{ drafted, reporter, asks, error, isBusy },
    draft: () => draft(),
    ask: () => setAsks(true),
    /** Drafts with who reports from now on. */
    setReporter: (stored: Reporter) => void draft(stored),
  };
}

/** Evidence about a name, of a result. */
export interface Collected {
  name: string;
  result: string;
  /** Bytes. */
  size: number;
}

/** The archive of evidence that was collected; it is deleted with its result. */
export function EvidenceFile({ name, result, size }: Collected): JSX.Element {
  const { error, isBusy, attempt } = useAttempt();
  const save = async () => {
    const bytes = await service().evidence(result, name);
    download(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" }), `${name}.zip`);
  };
  return (
    <>
      {" "}
      <button type="button" disabled={isBusy} onClick={() => void attempt(save)}>
        Download {Math.ceil(size / 1000).toLocaleString("en")} kB
      </button>
      {error !== null && (
        <small role="alert">
          {statusOf(error) === 404 ? "It was deleted with its result" : show(error.message)}
        </small>
      )}
    </>
  );
}

/** The draft of a report to one desk: its text, the mail as a file, and that somebody has sent it. */
function ReportItem(
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
  const { name, original, desk, subject, text, xarf } = draft;
  const to = desk.email;
  const title = show(desk.name || desk.role);
  const saveMail = async () => {
    const about = result === null ? { name, original } : { name, original, result };
    const bytes = await service().reports.mail({ ...about, to: to!, subject, text, xarf });
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

/** Asks who reports and for whom; the answer is stored for the next reports about that domain. */
function ReporterForm({ original, before, done }: {
  /** The domain that is imitated. */
  original: string;
  /** What is stored, or proposed. */
  before: Reporter;
  /** Called with what is stored then. */
  done: (reporter: Reporter) => void;
}): JSX.Element {
  const field = (member: keyof Reporter, label: string, hint: string, value: string) => (
    <Labelled label={label} hint={hint}>
      <input
        type="text"
        name={member}
        inputMode={member === "contact" ? "email" : "text"}
        required
        defaultValue={value}
      />
    </Labelled>
  );
  const save = async (entered: FormData) => {
    const [org, contact, brand] = ["org", "contact", "brand"].map((member) => String(entered.get(member)));
    done(await service().reports.setReporter(original, { org: org!, contact: contact!, brand: brand! }));
  };
  return (
    <Form class="reporter" aria-label="Who reports" action="Save" isFirst send={save}>
      {field("org", "Who reports", "Your name or organisation; each report is signed with it", before.org)}
      {field("contact", "Mail address", "Whoever gets the report answers there", before.contact)}
      {field(
        "brand",
        "For whom",
        `Who is imitated at ${show(original)}, as people call it`,
        before.brand || original,
      )}
    </Form>
  );
}
