import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** A text with a button that copies it; where the browser does not allow that, it is selected. */
export function Copyable({ value, label }: { value: string; label: string }): JSX.Element {
  const [title, setTitle] = useState("Copy");
  const code = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    setTitle("Copy");
    button.current?.focus();
  }, [value]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(() => setTitle("Copied"), () => {
      getSelection()?.selectAllChildren(code.current!);
      setTitle("Selected: copy it");
    });
  return (
    <div class="valuebox">
      <code class="value" tabIndex={0} aria-label={label} ref={code}>{value}</code>
      <button type="button" class="primary" ref={button} onClick={() => void copy()}>{title}</button>
    </div>
  );
}

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
