import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Imitator } from "../../../web/page/shell/slots.ts";
import type { EvidenceAnswer, ReportDraft, Reporter } from "../client.ts";
import { useAttempt } from "../../../web/page/parts/attempt.ts";
import { show } from "../../../web/page/parts/dom.ts";
import { service, statusOf } from "../../../web/page/service/service.ts";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { kilobytes, saveEvidence } from "./evidence_file.tsx";
import { ReportItem } from "./report_item.tsx";
import { ReporterForm } from "./reporter_form.tsx";

/** What can be done about a name: a bundle of evidence, and reports to abuse desks. */
export function TakeAction(about: Imitator): JSX.Element {
  return (
    <>
      {about.result !== null && <Evidence {...about} result={about.result} />}
      <Reports {...about} />
    </>
  );
}

function Evidence({ name, result, collected }: Imitator & { result: string }): JSX.Element {
  const [bundle, setBundle] = useState<EvidenceAnswer | null>(null);
  const { error, isBusy, attempt } = useAttempt();
  const collect = () => {
    setBundle(null);
    void attempt(async () => {
      setBundle(await service().collectEvidence(result, name));
      await collected?.();
    });
  };
  return (
    <section>
      <h3>Evidence</h3>
      <div class="doing">
        <button type="button" disabled={isBusy} onClick={collect}>
          {isBusy && bundle === null ? "Collecting …" : "Collect evidence"}
        </button>
        {bundle !== null && (
          <button
            type="button"
            onClick={() => void attempt(() => saveEvidence(result, name))}
          >
            Download {kilobytes(bundle.size)}
          </button>
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

function Reports({ name, original, result, reported }: Imitator): JSX.Element {
  const [drafts, setDrafts] = useState<readonly ReportDraft[]>([]);
  const [withEvidence, setWithEvidence] = useState<string | null>(null);
  const { error, isBusy, attempt, setError } = useAttempt();
  const [missing, setMissing] = useState<string[]>([]);
  const [reporter, setReporter] = useState<Reporter | null>(null);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    service().reports.reporter(original).then(setReporter, setError);
  }, [name]);
  const isKnown = reporter !== null && reporter.org !== "" && reporter.contact !== "";
  const draft = () =>
    attempt(async () => {
      const request = { name, original };
      let used = result;
      // Without a bundle the drafts carry none.
      const drafted = await service().reports.draft(result === null ? request : { ...request, result })
        .catch((reason) => {
          if (statusOf(reason) !== 404) throw reason;
          used = null;
          return service().reports.draft(request);
        });
      setMissing(drafted.missing);
      setWithEvidence(used);
      setDrafts(drafted.reports);
    });
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
        Finds who can act against the name and drafts a mail to each. Nothing is sent: you send it, and note
        it here{reported === undefined && `, once ${show(original)} is watched`}.
      </p>
      <Problem error={error} />
      {missing.map((line) => <p key={line} class="none">{show(line)}</p>)}
      <ul class="reports">
        {drafts.map((draft) => (
          <ReportItem
            key={draft.desk.email ?? draft.desk.url}
            draft={draft}
            result={withEvidence}
            reported={reported}
          />
        ))}
      </ul>
    </section>
  );
}
