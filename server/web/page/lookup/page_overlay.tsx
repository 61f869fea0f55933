import type { JSX } from "preact";
import { BothOverlay } from "../parts/both_overlay.tsx";
import { bothPages, likenessWords } from "./both_pages.tsx";
import type { LookupStore } from "./store.ts";

/** Both pages of the name that is compared, over the whole window. */
export function PageOverlay({ store }: { store: LookupStore }): JSX.Element | null {
  const row = store.compared.value;
  const both = row === null ? null : bothPages(row);
  if (row === null || both === null) return null;
  return (
    <BothOverlay
      key={row.name}
      name={row.name}
      original={store.lookup.run.state.value.domain}
      likeness={likenessWords(row.facts)}
      {...both}
      close={() => store.compared.value = null}
    />
  );
}
