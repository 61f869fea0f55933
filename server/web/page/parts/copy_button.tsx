import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

/** How long a button says what it did, milliseconds. */
const SAID_MS = 2_000;

/** What is copied. */
interface CopyButtonProps {
  /** Label of the button. */
  label: string;
  /** Returns the text. */
  text(): string;
  /** What the button says where the browser does not allow copying. */
  otherwise: string;
  /** Called after the text was copied. */
  copied(): void;
}

/** A button that copies a text, and says so. */
export function CopyButton({ label, text, otherwise, copied }: CopyButtonProps): JSX.Element {
  const [said, setSaid] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid("Copied");
      copied();
    } catch {
      setSaid(otherwise);
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(null), SAID_MS);
  };
  return <button type="button" data-do="copy" onClick={() => void copy()}>{said ?? label}</button>;
}
