import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A window of a phone, where one thing stands below the other. */
const NARROW = matchMedia("(max-width: 700px)");

/** Whether the window is that of a phone now. */
export const isNarrow = (): boolean => NARROW.matches;

/** What is folded behind its title in the window of a phone; elsewhere it just stands there. */
export function Folded(
  { title, children }: { title: ComponentChildren; children: ComponentChildren },
): JSX.Element {
  const [isFolded, setFolded] = useState(isNarrow);
  useEffect(() => {
    const turn = () => setFolded(isNarrow());
    NARROW.addEventListener("change", turn);
    return () => NARROW.removeEventListener("change", turn);
  }, []);
  return isFolded
    ? (
      <details class="folded">
        <summary>{title}</summary>
        {children}
      </details>
    )
    : <>{children}</>;
}
