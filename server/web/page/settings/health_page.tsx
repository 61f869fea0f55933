import { render } from "preact";
import { signal } from "@preact/signals";
import { h, show } from "../parts/dom.ts";
import { ClientError } from "../../../client.ts";
import { asOwner } from "../service/service.ts";
import type { Session } from "../service/session.ts";
import { Ago } from "../parts/ago.tsx";

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
const WHOLE: Readonly<Record<State, string>> = {
  good: "All is known to be good",
  bad: "Something needs you",
  unknown: "Not everything is known to be good",
  off: "Nothing is set up",
};

const report = signal<Report | null>(null);
const problem = signal("");
const testing = signal<ReadonlySet<string>>(new Set());

async function attempt(run: () => Promise<void>): Promise<void> {
  problem.value = "";
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    problem.value = error.message;
  }
}

const load = () => attempt(async () => void (report.value = await asOwner<Report>("GET", "/v1/health")));

const test = (id: string) =>
  attempt(async () => {
    testing.value = new Set([...testing.value, id]);
    try {
      await asOwner("POST", `/v1/health/${id}/test`);
    } finally {
      testing.value = new Set([...testing.value].filter((each) => each !== id));
    }
    await load();
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
      {command === null ? null : (
        <p class="hint">
          <code>{show(command)}</code>
        </p>
      )}
      {row.group === "service" || settings.length === 0
        ? null
        : <p class="hint">Set by {settings.map((name) => <code key={name}>{name}</code>)}</p>}
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

function Health() {
  const found = report.value;
  return (
    <>
      <h1 id="health-title">Health</h1>
      {problem.value === "" ? null : <p class="problem" role="alert">{show(problem.value)}</p>}
      {found === null ? null : (
        <>
          <p class="lead" role="status">
            <Mark state={found.state} /> {WHOLE[found.state]}, <Ago at={found.at} />{" "}
            <button type="button" onClick={() => void load()}>Look again</button>
          </p>
          <Group title="The service" rows={found.checks.filter(({ group }) => group === "service")} />
          <Group title="What is set up" rows={found.checks.filter(({ group }) => group === "parts")} />
          <p class="hint">
            Tests do what they say: they send a mail, take a screenshot, or ask a resolver or the registry of
            packages. The same is at <code>/readyz?verbose</code> for a key that an admin made, and in{" "}
            <code>/metrics</code>.
          </p>
        </>
      )}
    </>
  );
}

/** The page of the service's health, for admins. */
export class HealthPage {
  /** Where it is. */
  readonly element: HTMLElement = h("section", {
    class: "page settings health",
    "aria-labelledby": "health-title",
  });
  /** Title of the window. */
  readonly title = "Health";
  readonly #isAdmin: boolean;

  /** `session` is who is signed in. */
  constructor({ role }: Session) {
    this.#isAdmin = role === "admin";
  }

  /** Loads the checks. */
  async load(): Promise<void> {
    if (this.#isAdmin) await load();
    else problem.value = "The health of the service is for admins.";
    render(<Health />, this.element);
  }
}
