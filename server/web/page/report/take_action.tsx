import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { EvidenceAnswer } from "../../../client.ts";
import type { Report, Reporter } from "../../../client/reports.ts";
import { useAttempt } from "../parts/attempt.ts";
import { show } from "../parts/dom.ts";
import { download } from "../parts/download.ts";
import { service, statusOf } from "../service/service.ts";
import { Problem } from "../parts/problem.tsx";
import { ReportItem } from "./report_item.tsx";
import { ReporterForm } from "./reporter_form.tsx";

/** A name with actions. */
export interface Imitator {
  /** Its A-labels. */
  name: string;
  /** The domain that it imitates. */
  original: string;
  /** UUID of its result; null for none. */
  result: string | null;
}

/** What can be done about a name: a bundle of evidence, and reports to abuse desks. */
export function TakeAction(about: Imitator): JSX.Element {
  return (
    <>
      {about.result !== null && <Evidence {...about} result={about.result} />}
      <Reports {...about} />
    </>
  );
}

function Evidence({ name, result }: Imitator & { result: string }): JSX.Element {
  const [bundle, setBundle] = useState<EvidenceAnswer | null>(null);
  const { error, isBusy, attempt } = useAttempt();
  const collect = () => {
    setBundle(null);
    void attempt(async () => setBundle(await service().collectEvidence(result, name)));
  };
  const save = async () => {
    const bytes = await service().evidence(result, name);
    download(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" }), `${name}.zip`);
  };
  return (
    <section>
      <h3>Evidence</h3>
      <div class="doing">
        <button type="button" disabled={isBusy} onClick={collect}>
          {isBusy && bundle === null ? "Collecting …" : "Collect evidence"}
        </button>
        {bundle !== null && (
          <button type="button" onClick={() => void attempt(save)}>Download {kilobytes(bundle.size)}</button>
        )}
      </div>
      <p class="lead" role="status">
        {bundle === null
          ? "Visits the name once more and signs what it sees"
          : `${bundle.files} files, signed. ${
            bundle.missing.length > 0 ? `Not had: ${show(bundle.missing.join("; "))}` : ""
          }`}
      </p>
      <Problem error={error} retry={collect} />
    </section>
  );
}

function Reports({ name, original, result }: Imitator): JSX.Element {
  const [reports, setReports] = useState<Report[] | null>(null);
  const { error, isBusy, attempt, setError } = useAttempt();
  const [missing, setMissing] = useState<string[]>([]);
  const [reporter, setReporter] = useState<Reporter & { sends: boolean } | null>(null);
  const [asks, setAsks] = useState(false);
  const load = () => service().reports.list({ name }).then(setReports, setError);
  useEffect(() => {
    void load();
    service().reports.reporter(original).then(setReporter, setError);
  }, [name]);
  const isKnown = reporter !== null && reporter.org !== "" && reporter.contact !== "";
  const draft = () =>
    attempt(async () => {
      const request = { name, original };
      // Without a bundle the drafts carry none.
      const drafted = await service().reports.draft(result === null ? request : { ...request, result })
        .catch((reason) => {
          if (statusOf(reason) !== 404) throw reason;
          return service().reports.draft(request);
        });
      setMissing(drafted.missing);
      await load();
    });
  const replace = (changed: Report) =>
    setReports((all) => all!.map((each) => each.id === changed.id ? changed : each));
  return (
    <section>
      <h3>Abuse reports</h3>
      <div class="doing">
        <button
          type="button"
          disabled={isBusy || reporter === null}
          onClick={() => isKnown ? void draft() : setAsks(true)}
        >
          {isBusy ? "Looking for desks …" : "Draft reports"}
        </button>
      </div>
      {reporter !== null && isKnown && !asks && (
        <p class="lead">
          Reported by {show(reporter.org)}, {show(reporter.contact)}, for {show(reporter.brand || original)}
          {" "}
          <button type="button" class="quiet" onClick={() => setAsks(true)}>Change</button>
        </p>
      )}
      {reporter !== null && asks && (
        <ReporterForm
          original={original}
          before={reporter}
          done={(stored) => {
            setReporter(stored);
            setAsks(false);
            if (!isKnown) void draft();
          }}
        />
      )}
      <p class="lead">
        Finds who can act against the name and drafts a mail to each. Nothing is sent by this.
      </p>
      <Problem error={error} />
      {missing.map((line) => <p key={line} class="none">{show(line)}</p>)}
      <ul class="reports">
        {reports?.map((report) => (
          <ReportItem key={report.id} report={report} sends={reporter?.sends ?? true} changed={replace} />
        ))}
      </ul>
    </section>
  );
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString("en")} kB`;
