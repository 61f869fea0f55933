import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { drawn, type Page } from "../parts/mount.tsx";
import { show } from "../parts/dom.ts";

/** The page for an address that leads nowhere. */
export function MissingPage({ address }: { address: string }): JSX.Element {
  return (
    <section class="page missing" aria-label="No such page">
      <h1>There is no such page</h1>
      <p>
        Nothing is at <b class="name">{show(address)}</b>. It may be mistyped, or from another version.
      </p>
      <p class="buttons">
        <a class="button" href="/#investigate">Investigate</a>
        <a class="button" href="/">First page</a>
      </p>
    </section>
  );
}

/** The same for any such address within the app. */
export function missingPage(): Page {
  const address = signal("");
  const Content = () => <MissingPage address={address.value} />;
  return { element: drawn(<Content />), enter: () => void (address.value = location.hash) };
}
