import type { JSX } from "preact";
import { Choice } from "../parts/drop.tsx";
import { Check } from "../parts/form.tsx";
import { country, show } from "../parts/dom.ts";
import { kindName } from "../parts/name.tsx";
import { facetLabel, FACETS } from "./facets.ts";
import { openFilter } from "./rows.ts";
import type { LookupStore } from "./store.ts";
import { queryOf } from "./view_state.ts";

/** What names are filtered by, with its values in words. */
const CHOICES = [
  ["kinds", "Kind", kindName],
  ["countries", "Country", (code: string) => code === "" ? "Unknown" : country(code)],
] as const;

/** The filters above the table, beside its field. */
export function Filters({ store }: { store: LookupStore }): JSX.Element {
  const filter = store.filter.value;
  const isOpen = queryOf({ filter, tab: "names", name: null }) === "";
  return (
    <>
      {CHOICES.map(([of, title, labelOf]) => (
        <Choice
          key={of}
          {...{ title, labelOf }}
          counts={store.counts.value[of]}
          chosen={filter[of]}
          toggle={(value) => store.toggle(of, value)}
        />
      ))}
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
