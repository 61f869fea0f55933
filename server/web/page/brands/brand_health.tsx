import type { JSX } from "preact";
import type { CoverageState, WatchedBrand } from "../../../client.ts";
import { count, show } from "../parts/dom.ts";
import { Ago } from "../inbox/parts.tsx";

const STATES: Readonly<Record<CoverageState, string>> = {
  ok: "Watching",
  failed: "Last run failed",
  incomplete: "Last run incomplete",
  late: "Late",
  never: "No data yet",
  paused: "Paused",
};

/** Whether a brand is watched: how its last run ended, the last complete one and the next one. */
export function Health({ brand }: { brand: WatchedBrand }): JSX.Element {
  const { state, running, detail, advice } = brand.coverage;
  return (
    <p class={`health ${state}`}>
      <b>{STATES[state]}</b>
      {running && <span class="running">A run is in progress</span>}
      {state !== "never" && detail !== "" && <span class="alarm">{show(detail)}. {advice}</span>}
      <span>
        Last complete run <Ago at={brand.last_success_at} />
      </span>
      {brand.next_run_at !== null && (
        <span>
          Next run <Ago at={brand.next_run_at} />
        </span>
      )}
      {brand.alerts_given_up > 0 && (
        <span class="alarm">{count(brand.alerts_given_up)} alerts not delivered</span>
      )}
    </p>
  );
}
