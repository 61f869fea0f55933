import type { JSX } from "preact";
import type { WatchedBrand } from "../../../client.ts";
import { count } from "../dom.ts";
import { Ago } from "../inbox/parts.tsx";

/** Whether a brand is watched: last complete run and next one. */
export function Health({ brand }: { brand: WatchedBrand }): JSX.Element {
  return (
    <p class={`health ${brand.stalled ? "stalled" : brand.paused ? "paused" : "ok"}`}>
      <b>{brand.paused ? "Paused" : brand.stalled ? "Stalled" : "Watching"}</b>
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
