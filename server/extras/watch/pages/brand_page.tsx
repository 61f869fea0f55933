import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { BrandRun, WatchClient, WatchedBrand } from "../../../client.ts";
import { count, forReader, show } from "../../../web/page/parts/dom.ts";
import { service } from "../../../web/page/service/service.ts";
import { Domains, FirstRun, Health } from "./brand_health.tsx";
import { BrandSettingsForm } from "./brand_form.tsx";
import { Channels } from "./channels_page.tsx";
import { Live, Severity, Toast } from "./inbox/parts.tsx";
import { Awaited, Problem } from "../../../web/page/parts/problem.tsx";
import { announce, brandOf, brands, names, problem, refresh } from "./inbox/store.ts";
import { useNewestResult } from "./inbox/name_panel.tsx";
import { isAdmin, readsOnly } from "../../../web/page/shell/store.ts";
import { Triage } from "./inbox/triage.tsx";
import { useAnswer } from "../../../web/page/parts/attempt.ts";
import { Name } from "../../../web/page/parts/name.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";
import { Table } from "../../../web/page/parts/table.tsx";
import { EVENT_TITLES } from "../client/words.ts";
import { happened } from "./inbox/words.ts";

/** Entries that timeline and runs show. */
const MOST = 500;

/** What a list of the service has of the past of a brand; asked for again whenever names change. */
function usePast<T>(ask: (watch: WatchClient) => Promise<T>): T | Error | null {
  return useAnswer(() => ask(service().watch), [names.value]);
}

/** Events of a brand by day, newest first. */
function Timeline({ brand }: { brand: string }): JSX.Element {
  const found = usePast((watch) => watch.events(brand, { limit: MOST }));
  if (found === null || found instanceof Error) return <Awaited error={found} />;
  if (found.length === 0) {
    return <p class="empty">Nothing changed yet. What is new, changed, gone or back appears here</p>;
  }
  const days = Map.groupBy(found, ({ at }) => new Date(at).toISOString().slice(0, 10));
  return (
    <div class="timeline">
      {[...days].map(([day, events]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ol>
            {events.map((event) => (
              <li key={event.id}>
                <Severity value={event.severity} />
                <b>{EVENT_TITLES[event.type]}</b>
                {event.name !== null && (
                  <Name
                    name={names.peek()?.find(({ name }) => name === event.name)?.unicode ?? event.name}
                    original={event.brand}
                  />
                )}
                <span>{show(happened(event))}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Runs of a brand with how complete they were, newest first. */
function Runs({ brand }: { brand: string }): JSX.Element {
  const found = usePast((watch) => watch.runs(brand, { limit: MOST }));
  if (found === null || found instanceof Error) return <Awaited error={found} />;
  if (found.length === 0) return <p class="empty">No run yet; the first one starts within seconds</p>;
  return (
    <Table
      caption="Runs"
      name="runs"
      titles={["Started", "Domain", "Why", "Ended", "Answered", "Took", "Events", "Result"]}
    >
      {found.map((run) => <RunRow key={run.id} run={run} />)}
    </Table>
  );
}

function RunRow({ run }: { run: BrandRun }): JSX.Element {
  const { ending, detail, total, unanswered, result } = run;
  return (
    <tr>
      <td>
        <Ago at={run.started_at} />
      </td>
      <td class="name">{show(run.domain)}</td>
      <td>{run.trigger === "names" ? "new certificates" : "schedule"}</td>
      <td class={ending === "complete" ? "good" : ending === "failed" ? "alarm" : "mid"}>
        {ending}
        {detail !== "" && <small>{show(forReader(detail))}</small>}
      </td>
      <td data-label="Answered">
        {total === null || unanswered === null
          ? "not known"
          : `${count(total - unanswered)} of ${count(total)}`}
      </td>
      <td data-label="Took">{seconds(run.ended_at - run.started_at)}</td>
      <td data-label="Events">{count(run.events)}</td>
      <td>{result !== null && <a href={`#lookup/${encodeURIComponent(result)}`}>Open</a>}</td>
    </tr>
  );
}

const seconds = (ms: number): string =>
  ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;

const TABS = [["names", "Look-alikes"], ["timeline", "Timeline"], ["runs", "Runs"], [
  "settings",
  "Settings",
]] as const;
type Tab = typeof TABS[number][0];

/** One brand: its look-alikes, what happened, its runs and its settings. */
export class BrandPage {
  /** Id of the brand. */
  readonly id: string;
  readonly #triage: Triage;
  readonly #tab: Signal<Tab> = signal("names");

  constructor(id: string) {
    this.id = id;
    const mine: ReadonlySignal<typeof names.value> = computed(() =>
      names.value?.filter((name) => name.brand === id) ?? null
    );
    this.#triage = new Triage(`brands/${id}`, id, mine);
  }

  /** Stops the page while it is hidden. */
  dispose(): void {
    this.#triage.dispose();
  }

  /** Opens the page. */
  enter(query: URLSearchParams): void {
    const tab = TABS.find(([id]) => id === query.get("tab"))?.[0] ?? "names";
    this.#tab.value = tab;
    if (tab === "names") this.#triage.enter(query);
  }

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    return this.#tab.value === "names" && this.#triage.press(event);
  }

  /** What is shown. */
  readonly View = (): JSX.Element => {
    const brand = brandOf(this.id);
    if (brand === undefined) {
      return (
        <>
          <h1>Brand</h1>
          <Problem error={problem.value} retry={() => void refresh()} />
          {(brands.value !== null || problem.value === null) && (
            <p class="empty">
              {brands.value === null ? "Loading …" : "There is no such brand; it may have been deleted"}
            </p>
          )}
        </>
      );
    }
    const { View } = this.#triage;
    const tab = this.#tab.value === "settings" && !isAdmin.value ? "names" : this.#tab.value;
    const [first = ""] = brand.domains;
    return (
      <>
        <div class="titled">
          <div>
            <p class="crumb">
              <a href="#brands">Brands</a> <Live />
            </p>
            <h1>{show(brand.name)}</h1>
            <Domains of={brand} />
          </div>
          <div class="buttons">
            {!readsOnly.value && (
              <button
                type="button"
                onClick={() =>
                  void service().watch.run(this.id).then(() => announce("The run starts now"))
                    .catch((error: Error) => problem.value = error)}
              >
                Run now
              </button>
            )}
            <NewestResult brand={brand} domain={first} />
          </div>
        </div>
        <Health brand={brand} />
        <Problem error={problem.value} retry={() => void refresh()} />
        <nav class="viewtabs" aria-label="About the brand">
          {TABS.filter(([id]) => id !== "settings" || isAdmin.value).map(([id, title]) => (
            <a
              key={id}
              class="button"
              href={`#brands/${this.id}${id === "names" ? "" : `?tab=${id}`}`}
              aria-current={tab === id ? "page" : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
        {tab === "names" && names.value !== null &&
          (brand.coverage.state === "never" && !names.value.some((name) => name.brand === brand.id)
            ? <FirstRun brand={brand} />
            : <View />)}
        {tab === "timeline" && <Timeline brand={this.id} />}
        {tab === "runs" && <Runs brand={this.id} />}
        {tab === "settings" && (
          <div class="brandsettings">
            <BrandSettingsForm key={brand.id} brand={brand} />
            <Channels brand={brand} />
          </div>
        )}
        <Toast />
      </>
    );
  };
}

/** The way to the same look-alikes as a lookup shows them. */
function NewestResult({ brand, domain }: { brand: WatchedBrand; domain: string }): JSX.Element | null {
  const result = useNewestResult(brand.id, domain, null, brand.last_success_at);
  return result == null ? null : (
    <a
      class="button"
      href={`#lookup/${result}`}
      title={`The newest complete run of ${domain} as a lookup: all columns, infrastructure, exports`}
    >
      Open newest lookup
    </a>
  );
}
