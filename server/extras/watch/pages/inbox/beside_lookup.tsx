/**
 * What the watch of its brand knows about a looked-up name, for the panel of a lookup.
 * @module
 */
import type { JSX } from "preact";
import { show } from "../../../../web/page/parts/dom.ts";
import { keyOf } from "./filter.ts";
import { History, Notes, Reported, States, Written } from "./name_triage.tsx";
import { readsOnly } from "../../../../web/page/shell/store.ts";
import { brands, names } from "./store.ts";

export { openHelp } from "./keys_help.tsx";
/** What was done last, with an offer to undo it. */
export { Toast } from "./parts.tsx";

/** State, notes and history of a name, or that its brand is watched. */
export function Beside({ domain, forms }: {
  /** The domain it imitates. */
  domain: string;
  /** Unicode and A-label form. */
  forms: readonly string[];
}): JSX.Element | null {
  const name = names.value?.find((each) => each.domain === domain && forms.includes(each.name));
  if (name !== undefined) {
    return (
      <>
        {readsOnly.value ? <Written name={name} /> : (
          <>
            <States name={name} />
            <Notes key={keyOf(name)} name={name} />
          </>
        )}
        <Reported name={name} />
        <details class="section" data-name="Handling">
          <summary>Handling</summary>
          <History name={name} />
        </details>
      </>
    );
  }
  const brand = brands.value?.find(({ domains }) => domains.includes(domain));
  // The page itself offers to watch the brand.
  if (brand === undefined) return null;
  return (
    <p class="none" role="status">
      {brand.last_run_at === null
        ? `${show(brand.name)} is watched from now on; states appear with its first run`
        : `The watch of ${show(brand.name)} has not seen this name yet`}
    </p>
  );
}
