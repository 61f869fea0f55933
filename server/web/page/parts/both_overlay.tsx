import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { CloseButton, Dialog } from "./dialog.tsx";
import { show } from "./dom.ts";

/** Two pages over the whole window, one above the other; a slider uncovers the original. Back closes it. */
export function BothOverlay({ name, original, likeness, theirs, ours, close }: {
  /** The look-alike. */
  name: string;
  /** What it imitates. */
  original: string;
  /** In words. */
  likeness: string;
  theirs: JSX.Element;
  /** Null where there is no picture of the original. */
  ours: JSX.Element | null;
  close(): void;
}): JSX.Element {
  const [cover, setCover] = useState(50);
  // The look-alike is on the left of the divider, the original on its right, as their labels say.
  return (
    <Dialog class="overlay" aria-label="Compare both pages" close={close}>
      <div class="overlayhead">
        <div>
          <h2>
            {show(name)} <small>against {show(original)}</small>
          </h2>
          <p class="lead">{likeness}</p>
        </div>
        <CloseButton />
      </div>
      <div class="stage" tabIndex={0} role="group" aria-label="Both pages" style={{ "--cover": `${cover}%` }}>
        <div class="sheets">
          <div class="side-labels">
            <p class="side-label left">Look-alike: {show(name)}</p>
            {ours !== null && <p class="side-label right">Original: {show(original)}</p>}
          </div>
          {ours}
          <div class="cover">{theirs}</div>
          {ours !== null && <span class="divider" aria-hidden="true" />}
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
