/**
 * What the watch of its brand knows about a looked-up name, for the panel of a lookup.
 * @module
 */
import { type JSX, render } from "preact";
import { openDialog } from "../parts/dialog.tsx";
import { show } from "../parts/dom.ts";
import { keyOf } from "./filter.ts";
import { Help } from "./keys_help.tsx";
import { History, Notes, States, Written } from "./name_triage.tsx";
import { readsOnly } from "../shell/store.ts";
import { Toast } from "./parts.tsx";
import { brands, names } from "./store.ts";

/** A name that was looked up. */
export interface LookedUp {
  /** The domain it imitates. */
  domain: string;
  /** Unicode and A-label form. */
  forms: readonly string[];
}

/** Renders it into an element, and updates it. */
export function besideLookup(element: HTMLElement, about: LookedUp): void {
  render(<Beside about={about} />, element);
}

/** Draws what was done last, with an offer to undo it. */
export function mountToast(element: HTMLElement): void {
  render(<Toast />, element);
}

/** Shows the keys over the page. */
export function openHelp(): void {
  openDialog((close) => <Help close={close} />);
}

function Beside({ about: { domain, forms } }: { about: LookedUp }): JSX.Element | null {
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
