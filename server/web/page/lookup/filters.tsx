import type { JSX } from "preact";
import { Choice } from "../parts/drop.tsx";
import { Check } from "../parts/form.tsx";
import { country, show } from "../parts/dom.ts";
import { kindName } from "../parts/kinds.ts";
import { facetLabel, FACETS } from "./facets.ts";
import { openFilter } from "./rows.ts";
import type { LookupStore } from "./store.ts";
import { queryOf } from "./view_state.ts";

/** Returns a country in words. */
const countryName = (code: string): string => code === "" ? "Unknown" : country(code);

/** The filters above the table, beside its field. */
export function Filters({ store }: { store: LookupStore }): JSX.Element {
  const filter = store.filter.value;
  const { kinds, countries } = store.counts.value;
  const isOpen = queryOf({ filter, tab: "names", name: null }) === "";
  return (
    <>
      <Choice
        title="Kind"
        counts={kinds}
        chosen={filter.kinds}
        labelOf={kindName}
        toggle={(kind) => store.toggle("kinds", kind)}
      />
      <Choice
        title="Country"
        counts={countries}
        chosen={filter.countries}
        labelOf={countryName}
        toggle={(code) => store.toggle("countries", code)}
      />
      <Check label="Has MX" isOn={filter.mail} turn={(mail) => store.change({ mail })} />
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
