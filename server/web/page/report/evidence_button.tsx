import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Imitator } from "./take_action.tsx";

/** A button that brings evidence and reports, whose code is loaded then; `isStarted` brings them without it. */
export function EvidenceButton(
  { isStarted = false, ...about }: Imitator & { isStarted?: boolean },
): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const start = async () => {
    const { takeAction } = await import("./take_action.tsx");
    setOpen(true);
    takeAction(place.current!, about);
    if (isStarted) place.current!.scrollIntoView({ block: "nearest" });
  };
  useEffect(() => {
    if (isStarted && !isOpen) void start();
  }, [isStarted]);
  return (
    <div class="action">
      {!isOpen && <button type="button" onClick={() => void start()}>Evidence and reports</button>}
      <div ref={place} />
    </div>
  );
}
