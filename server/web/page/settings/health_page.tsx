import { signal } from "@preact/signals";
import { Fragment } from "preact";
import { Ago } from "../parts/ago.tsx";
import { show } from "../parts/dom.ts";
import { asOwner } from "../service/service.ts";
import { Page, type SettingsPage } from "./parts.tsx";
import { attempt, problem, resource } from "./store.ts";
import { isTeamAdmin } from "../shell/store.ts";

type State = "good" | "bad" | "unknown" | "off";

interface Row {
  id: string;
  title: string;
  group: "service" | "parts";
  state: State;
  text: string;
  settings: string[];
  command: string | null;
  testable: boolean;
  tested: { at: string; state: State; text: string } | null;
}

interface Report {
  state: State;
  at: string;
  checks: Row[];
}

const WORDS: Readonly<Record<State, string>> = { good: "Good", bad: "Bad", unknown: "Unknown", off: "Off" };
const report = resource<Report>("/v1/health");
const testing = signal<ReadonlySet<string>>(new Set());

const test = (id: string) =>
  attempt(async () => {
    testing.value = new Set([...testing.value, id]);
    try {
      await asOwner("POST", `/v1/health/${id}/test`);
    } finally {
      testing.value = new Set([...testing.value].filter((each) => each !== id));
    }
    await report.load();
  });

function Mark({ state }: { state: State }) {
  return <b class={`mark ${state}`}>{WORDS[state]}</b>;
}

function Check({ row }: { row: Row }) {
  const { id, title, state, text, settings, command, testable, tested } = row;
  const isTesting = testing.value.has(id);
  return (
    <li id={`health-${id}`}>
      <h3>{title}</h3>
      <Mark state={state} />
      <p>{show(text)}</p>
      {id === "runs" && state === "bad" && (
        <p>
          <a href="/#brands">What failed, and what to do</a>
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
          <button type="button" disabled={isTesting} onClick={() => void test(id)}>
            {isTesting ? "Testing…" : "Test"}
          </button>
          {tested === null ? null : (
            <small>
              tested <Ago at={tested.at} />
            </small>
          )}
        </div>
      )}
    </li>
  );
}

function Group({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <section class="sheet" aria-label={title}>
      <h2>{title}</h2>
      <ul class="checks">{rows.map((row) => <Check key={row.id} row={row} />)}</ul>
    </section>
  );
}

/** Which checks are in a state, each a link to its row. */
function Of({ state, all }: { state: State; all: Row[] }) {
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

/** Tests one after the other what only a test can tell. */
function TestAll({ all }: { all: Row[] }) {
  const untested = all.filter(({ state, testable }) => testable && state === "unknown");
  if (untested.length === 0) return null;
  const testAll = async () => {
    for (const { id } of untested) await test(id);
  };
  return (
    <button type="button" disabled={testing.value.size > 0} onClick={() => void testAll()}>
      Test {untested.map(({ title }) => title.toLowerCase()).join(", ")}
    </button>
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
    const parts = (group: Row["group"]) => all.filter((row) => row.group === group);
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
              <TestAll all={all} />
            </div>
            <Group title="The service" rows={parts("service")} />
            <Group title="What is set up" rows={parts("parts")} />
            <p class="hint">
              Tests do what they say: they send a mail, take a screenshot, or ask a resolver or the registry
              of packages. The same is at <code>/readyz?verbose</code> for a key that an admin made, and in
              {" "}
              <code>/metrics</code>.
            </p>
          </>
        )}
      </Page>
    );
  },
};
