import type { ComponentChildren, JSX } from "preact";
import { Copyable } from "./copy.tsx";

/** A text that is shown once. */
export function Once({ title, lead, label, value, close, children }: {
  title: string;
  lead: string;
  /** What the text is. */
  label: string;
  value: string;
  close: () => void;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <section class="sheet once" aria-labelledby="once-title">
      <h2 id="once-title">{title}</h2>
      <p>{lead}</p>
      <Copyable value={value} label={label} />
      {children}
      <div class="buttons">
        <button type="button" onClick={close}>I have copied it</button>
      </div>
    </section>
  );
}
