import { Fragment } from "preact";
import { count, forReader, show, titled } from "../parts/dom.ts";
import type { HealthState } from "../../../health/check.ts";
import type { HealthReport, HealthRow } from "../../../health/health.ts";
import { Ago } from "../parts/time.tsx";
import { useAttempt } from "../parts/attempt.ts";
import { Problem } from "../parts/problem.tsx";
import { asOwner } from "../service/service.ts";
import { serviceNow } from "../service/service_time.ts";
import { attempt, Page, problem, resource, type SettingsPage } from "./parts.tsx";
import { isTeamAdmin } from "../shell/store.ts";

/** Milliseconds that the reader's clock may differ. */
const BROWSER_MS = 60_000;

/** What needs somebody stands first. */
const ORDER: readonly HealthState[] = ["bad", "unknown", "good", "off"];

const report = resource<HealthReport>("/v1/health");

async function test(id: string): Promise<void> {
  await asOwner("POST", `/v1/health/${id}/test`);
  await report.load();
}

/** How something is; grey and with its age where that could not be asked anew. */
function Mark({ state }: { state: HealthState }) {
  if (problem.value === null) return <b class={`mark ${state}`}>{titled(state)}</b>;
  return (
    <b class="mark off">
      {titled(state)} <Ago at={report.value.value!.at} />
    </b>
  );
}

function Check({ row }: { row: HealthRow }) {
  const { id, title, state, text, settings, command, testable, tested } = row;
  const { error, isBusy, attempt } = useAttempt();
  return (
    <li id={`health-${id}`}>
      <h3>{title}</h3>
      <Mark state={state} />
      <p>{show(titled(forReader(text)))}</p>
      {id === "clock" && Math.abs(serviceNow() - Date.now()) > BROWSER_MS && (
        <p class="alarm">
          Your browser’s clock differs from the service’s by{" "}
          {count(Math.round(Math.abs(serviceNow() - Date.now()) / 1_000))} s.
        </p>
      )}
      {command === null ? null : (
        <p class="hint">
          On the service's machine: <code>{show(command)}</code>
        </p>
      )}
      {row.group === "service" || settings.length === 0 ? null : (
        <details>
          <summary>Who can change this</summary>
          <p class="hint">
            Whoever runs the service, before its next start, by{" "}
            {settings.map((name, at) => (
              <Fragment key={name}>
                {at > 0 && ", "}
                <code>{name}</code>
              </Fragment>
            ))}. <code>deadringer serve --settings</code> explains each.
          </p>
        </details>
      )}
      {!testable ? null : (
        <div class="buttons">
          <button type="button" disabled={isBusy} onClick={() => void attempt(() => test(id))}>
            {isBusy ? "Testing…" : "Test"}
          </button>
          {tested === null ? null : (
            <small>
              tested <Ago at={tested.at} />
            </small>
          )}
          <Problem error={error} />
        </div>
      )}
    </li>
  );
}

function Group({ title, rows }: { title: string; rows: HealthRow[] }) {
  return (
    <section class="sheet" aria-label={title}>
      <h2>{title}</h2>
      <ul class="checks">
        {rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)).map((row) => (
          <Check key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Which checks are in a state, each a link to its row. */
function Of({ state, all }: { state: HealthState; all: HealthRow[] }) {
  const rows = all.filter((row) => row.state === state);
  return rows.length === 0 ? null : (
    <p class="lead">
      <Mark state={state} /> {rows.map(({ id, title }, at) => (
        <Fragment key={id}>
          {at > 0 && ", "}
          <a href={`#health-${id}`}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}

/** The page of the service's health, for admins. */
export const healthPage: SettingsPage = {
  title: "Health",
  load: async () => {
    if (isTeamAdmin.value) await attempt(report.load);
    else problem.value = new Error("The health of the service is for admins.");
  },
  View: () => {
    const found = report.value.value;
    const all = found?.checks ?? [];
    const parts = (group: HealthRow["group"]) => all.filter((row) => row.group === group);
    return (
      <Page title="Health" name="health">
        {found !== null && (
          <>
            <div class="lead" role="status">
              {found.state === "good" && (
                <p>
                  <Mark state="good" /> Every check
                </p>
              )}
              <Of state="bad" all={all} />
              <Of state="unknown" all={all} />
              <p>
                Checked{" "}
                <Ago at={found.at} />. What only a test can tell is unknown until then, and a week after.
              </p>
            </div>
            <div class="buttons">
              <button type="button" onClick={() => void attempt(report.load)}>Check again</button>
            </div>
            <Group title="The service" rows={parts("service")} />
            <Group title="What is set up" rows={parts("parts")} />
            <p class="hint">
              Tests do what they say: they send a mail, take a screenshot, or ask a resolver. The same is at
              {" "}
              <code>/v1/health</code> for a key that an admin made, and in <code>/metrics</code>.
            </p>
          </>
        )}
      </Page>
    );
  },
};
