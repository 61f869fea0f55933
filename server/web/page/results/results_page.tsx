import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { ResultRecord } from "../../../client.ts";
import { confirm } from "../parts/dialog.tsx";
import { Problem } from "../parts/problem.tsx";
import { count, show } from "../parts/dom.ts";
import { SearchField } from "../parts/form.tsx";
import { Records } from "../parts/table.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { Name } from "../parts/name.tsx";
import { Ago } from "../parts/time.tsx";
import { PLANS, shownOf } from "../lookup/run.ts";
import { isAdmin, readsOnly } from "../shell/store.ts";
import { needsAccess, service } from "../service/service.ts";

const records = signal<readonly ResultRecord[] | null>(null);
const problem = signal<Error | null>(null);
const status = signal("");
const text = signal("");
const shown: ReadonlySignal<readonly ResultRecord[]> = computed(() =>
  (records.value ?? []).filter(({ domain }) => domain.includes(text.value.trim().toLowerCase()))
);

async function load(): Promise<void> {
  try {
    await needsAccess();
    const all = await service().results.list();
    records.value = all;
    problem.value = null;
  } catch (error) {
    records.value = null;
    problem.value = error as Error;
  }
}

async function save({ uuid, domain }: ResultRecord): Promise<void> {
  await service().results.save(uuid);
  status.value = `${domain} is stored for longer`;
  await load();
}

/** Asks whether a result is to be deleted, and does it. */
function askToDelete({ uuid, domain }: ResultRecord, row: HTMLTableRowElement): void {
  const body = row.parentElement as HTMLTableSectionElement;
  const at = row.sectionRowIndex;
  confirm({
    title: `Delete the result of ${domain}?`,
    action: "Delete",
    async act() {
      await service().results.remove(uuid);
      for (const { page } of Object.values(PLANS)) {
        const key = `deadringer.${page}`;
        if (sessionStorage.getItem(key) === uuid) sessionStorage.removeItem(key);
      }
      status.value = `The result of ${domain} was deleted`;
      await load();
    },
    closed() {
      if (row.isConnected) return;
      // The focus goes to the same control of the row that has come into the place of the deleted one.
      const next = body.rows[Math.min(at, body.rows.length - 1)];
      (next?.querySelector<HTMLElement>(".danger") ??
        document.querySelector<HTMLElement>(".list input[type=search]"))?.focus();
    },
    text: <p>Its names and pictures go with it. This cannot be undone.</p>,
  });
}

/** The page of retained results. */
export function resultsPage(): Page {
  return { element: mount(<Results />, "list", "Results"), enter: () => void load() };
}

function Results(): JSX.Element {
  const all = records.value;
  return (
    <>
      <h1>Results</h1>
      <p class="lead">
        Finished lookups are stored for a limited time{readsOnly.value ? "" : ". Save those you need longer"}.
      </p>
      <Problem error={problem.value} retry={() => void load()} />
      <p class="announcement" role="status">{show(status.value)}</p>
      <div class="tools">
        <SearchField
          label="Filter by domain"
          hint="Filter by domain …"
          text={text.value}
          narrow={(given) => text.value = given}
        />
      </div>
      {shown.value.length > 0
        ? (
          <Records
            caption="Stored results"
            all={shown.value}
            idOf={({ uuid }) => uuid}
            columns={[
              ["Domain", ({ domain, scope, uuid }) => (
                <a href={`#${shownOf(scope).page}/${uuid}`}>
                  <Name name={domain} />
                </a>
              )],
              ["What", ({ given, scope }) => given ? "Found names" : shownOf(scope).result[0]],
              ["Started", ({ created_at }) => <Ago at={created_at * 1000} />],
              ["Names", ({ names, ended, done }) =>
                !ended ? "running" : done ? count(names) : `${count(names)}, incomplete`],
              ["Ends", ({ ttl }) => <Ago at={ttl * 1000} />],
            ]}
            act={(record) => <Buttons {...record} />}
          />
        )
        : (
          <p class="empty still">
            {all === null
              ? problem.value === null && "Loading …"
              : all.length > 0
              ? "No result matches the filter"
              : "No results yet. A finished lookup appears here"}
          </p>
        )}
    </>
  );
}

function Buttons(record: ResultRecord): JSX.Element {
  const called = show(record.domain);
  return (
    <>
      {!readsOnly.value && (
        <button
          type="button"
          disabled={!record.ended}
          aria-label={`Save ${called}`}
          onClick={() => void save(record).catch((error: Error) => problem.value = error)}
        >
          Save
        </button>
      )}
      {isAdmin.value && (
        <button
          type="button"
          class="danger"
          aria-label={`Delete ${called}`}
          onClick={({ currentTarget }) => askToDelete(record, currentTarget.closest("tr")!)}
        >
          Delete
        </button>
      )}
    </>
  );
}
