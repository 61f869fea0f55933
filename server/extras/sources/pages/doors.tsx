import type { JSX } from "preact";
import { show } from "../../../web/page/parts/dom.ts";
import { isAdmin } from "../../../web/page/shell/store.ts";
import { brands } from "../../../web/page/inbox/store.ts";
import { doors } from "./store.ts";

/** What is wrong with the doors, where something is. */
export function DoorsLine(): JSX.Element | null {
  const known = doors.value;
  if (known === null || known.ok) return null;
  return <p class="coverage failed" role="alert">{show(known.text)}</p>;
}

/** The step after the first brand: while nothing brings names by itself, where they could come from. */
export function FirstSources(): JSX.Element | null {
  const known = doors.value;
  if (!isAdmin.value || known === null || known.certificates === null || !brands.value?.length) return null;
  const brings = known.doors.some(({ door, state }) => door !== "by_hand" && state !== "unused");
  if (known.certificates.is_on || known.feeds.length > 0 || brings) return null;
  return (
    <section class="sheet firstsources" aria-labelledby="firstsources">
      <h2 id="firstsources">Where shall names come from?</h2>
      <p>
        Most phishing pages have names that show no brand: no list of look-alikes has them. Certificates,
        lists of reported pages and your own pages bring such names; all are off.
      </p>
      <div class="buttons">
        <a class="button" href="#sources">Choose sources</a>
      </div>
    </section>
  );
}
