import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** How long a button says what it did, milliseconds. */
const SAID_MS = 2_000;

/** Returns a defanged name, which mail and chat programs do not turn into a link. */
export function defanged(name: string): string {
  return name.replaceAll(".", "[.]");
}

/** Copies a text; resolves with whether the browser allowed it. */
const isCopied = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(() => true, () => false);

/** Copies a text; resolves with what is to be said of it. */
export async function copyText(text: string, what: string = text): Promise<string> {
  return await isCopied(text) ? `Copied ${what}` : "The browser does not allow copying here";
}

/** A button that copies a text, and says so. */
export function CopyButton({ label, text, otherwise, ended, ...named }: {
  class?: string;
  /** Label of the button. */
  label: string;
  /** Returns the text. */
  text(): string;
  /** What the button says where the browser does not allow copying. */
  otherwise: string;
  /** Called afterwards, with whether the text was copied. */
  ended(isDone: boolean): void;
}): JSX.Element {
  const [said, setSaid] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    const isDone = await isCopied(text());
    setSaid(isDone ? "Copied" : otherwise);
    ended(isDone);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(null), SAID_MS);
  };
  return <button {...named} type="button" data-do="copy" onClick={() => void copy()}>{said ?? label}</button>;
}

/** A text with a button that copies it; where the browser does not allow that, it is selected. */
export function Copyable({ value, label }: { value: string; label: string }): JSX.Element {
  const code = useRef<HTMLElement>(null);
  useEffect(() => code.current!.parentElement!.querySelector("button")!.focus(), [value]);
  return (
    <div class="valuebox">
      <code class="value" tabIndex={0} aria-label={label} ref={code}>{value}</code>
      <CopyButton
        key={value}
        class="primary"
        label="Copy"
        text={() => value}
        otherwise="Selected: copy it"
        ended={(isDone) => isDone || getSelection()?.selectAllChildren(code.current!)}
      />
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
