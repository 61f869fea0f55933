import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLoaded } from "../../../web/page/parts/answer.ts";
import type { Imitator } from "./take_action.tsx";

/** A button that brings evidence and reports, whose code is loaded then; `isStarted` brings them without it. */
export function EvidenceButton(
  { isStarted = false, ...about }: Imitator & { isStarted?: boolean },
): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, want] = useState(false);
  const TakeAction = useLoaded(
    isWanted || isStarted,
    async () => (await import("./take_action.tsx")).TakeAction,
  );
  useLayoutEffect(() => {
    if (isStarted && TakeAction !== null) place.current!.scrollIntoView({ block: "nearest" });
  }, [isStarted, TakeAction]);
  return (
    <div class="action" ref={place}>
      {TakeAction === null
        ? <button type="button" onClick={() => want(true)}>Evidence and reports</button>
        : <TakeAction {...about} />}
    </div>
  );
}
