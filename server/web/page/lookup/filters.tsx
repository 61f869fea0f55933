import type { JSX } from "preact";
import { Check } from "../parts/form.tsx";
import { count, show } from "../parts/dom.ts";
import { facetLabel, FACETS } from "./facets.ts";
import { ACT, openFilter, STANDING_WORDS, STANDINGS } from "./rows.ts";
import type { LookupStore } from "./store.ts";
import { queryOf } from "./view_state.ts";

/** The filters above the table, beside its field. */
export function Filters({ store }: { store: LookupStore }): JSX.Element {
  const filter = store.filter.value;
  const isOpen = queryOf({ filter, tab: "names", name: null }) === "";
  return (
    <>
      <Check label="With a mail server" isOn={filter.mail} turn={(mail) => store.change({ mail })} />
      <div class="facets">
        {[...filter.facets].flatMap(([facet, values]) =>
          [...values].map((value) => {
            const text = show(`${FACETS[facet]}: ${facetLabel(facet, value)}`);
            return (
              <button
                key={facet + value}
                type="button"
                class="facet"
                title={show(value)}
                aria-label={`Remove filter ${text}`}
                onClick={() => store.toggleFacet(facet, value)}
              >
                <span>{text}</span> ✕
              </button>
            );
          })
        )}
      </div>
      <button type="button" class="quiet clear" hidden={isOpen} onClick={() => store.change(openFilter())}>
        Clear filters
      </button>
    </>
  );
}

/** How many names there are to act on, and how many of each other standing; each count is a filter. */
export function VerdictStrip({ store }: { store: LookupStore }): JSX.Element {
  const { standings } = store.counts.value;
  const chosen = store.filter.value.standings;
  const unrated = standings.get("unrated") ?? 0;
  const isRated = [...standings.keys()].some((standing) => standing !== "unrated");
  const act = standings.get(ACT) ?? 0;
  // While names are not rated, or the lookup did not get to its end, none is not zero.
  const isKnown = isRated || unrated === 0 && store.lookup.run.state.value.phase === "done";
  return (
    <div class="verdicts" role="group" aria-label="Names by verdict">
      <button
        type="button"
        class={`standing v-phishing${act === 0 ? " zero" : ""}`}
        aria-pressed={chosen.has(ACT)}
        title="Of high severity, handled by nobody yet, and not yours"
        onClick={() => store.toggle(ACT)}
      >
        <b>{isKnown ? count(act) : "–"}</b> <span>{unrated > 0 ? "to act on so far" : "to act on"}</span>
      </button>
      {STANDINGS.map((standing) => {
        const n = standings.get(standing) ?? 0;
        const isRare = standing === "unrated" || standing === "asked";
        const words = STANDING_WORDS[standing].counted;
        return (
          <button
            key={standing}
            type="button"
            class={`standing v-${standing === "phishing" ? "found" : standing}${n === 0 ? " zero" : ""}`}
            aria-pressed={chosen.has(standing)}
            hidden={isRare && n === 0 && !chosen.has(standing)}
            onClick={() => store.toggle(standing)}
          >
            <b>{isKnown || standing === "unrated" ? count(n) : "–"}</b> <span>{words}</span>
          </button>
        );
      })}
    </div>
  );
}
