import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CloseButton, Dialog } from "../parts/dialog.tsx";
import { show } from "../parts/dom.ts";
import { bothPages, likenessWords } from "./both_pages.tsx";
import type { LookupStore } from "./store.ts";

/** Both pages over the whole window, one above the other; a slider uncovers the original. */
export function PageOverlay({ store }: { store: LookupStore }): JSX.Element | null {
  const row = store.compared.value;
  const [cover, setCover] = useState(50);
  const both = row === null ? null : bothPages(row);
  useEffect(() => setCover(50), [row]);
  if (row === null || both === null) return null;
  const original = store.lookup.run.state.value.domain;
  // The look-alike is on the left of the divider, the original on its right, as their labels say.
  return (
    <Dialog class="overlay" aria-label="Compare both pages" close={() => store.compared.value = null}>
      <div class="overlayhead">
        <div>
          <h2>
            {show(row.name)} <small>against {show(original)}</small>
          </h2>
          <p class="lead">{likenessWords(row.facts)}</p>
        </div>
        <CloseButton />
      </div>
      <div class="stage" tabIndex={0} role="group" aria-label="Both pages" style={{ "--cover": `${cover}%` }}>
        <div class="sheets">
          <div class="side-labels">
            <p class="side-label left">Look-alike: {show(row.name)}</p>
            {both.ours !== null && <p class="side-label right">Original: {show(original)}</p>}
          </div>
          {both.ours}
          <div class="cover">{both.theirs}</div>
          {both.ours !== null && <span class="divider" aria-hidden="true" />}
        </div>
      </div>
      <div class="slider">
        <input
          type="range"
          min={0}
          max={100}
          value={cover}
          aria-label="How much of the look-alike covers the original"
          onInput={({ currentTarget }) => setCover(currentTarget.valueAsNumber)}
        />
      </div>
    </Dialog>
  );
}
