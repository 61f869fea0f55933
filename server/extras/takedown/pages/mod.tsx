import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useLoaded } from "../../../web/page/parts/attempt.ts";
import type { Imitator } from "../../../web/page/shell/slots.ts";
import type { BrandPart } from "../../watch/pages/slots.ts";
import type { Collected } from "./take_action.tsx";

/** Evidence and reports, whose code is loaded then; `isStarted` brings them into view. */
function AboutName({ isStarted = false, ...about }: Imitator): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const TakeAction = useLoaded(true, async () => (await import("./take_action.tsx")).TakeAction);
  useLayoutEffect(() => {
    if (isStarted && TakeAction !== null) place.current!.scrollIntoView({ block: "nearest" });
  }, [isStarted, TakeAction]);
  return (
    <div class="action" ref={place}>
      {TakeAction !== null && <TakeAction {...about} />}
    </div>
  );
}

/** The archive of evidence that was collected. */
function CollectedFile(file: Collected): JSX.Element | null {
  const EvidenceFile = useLoaded(true, async () => (await import("./take_action.tsx")).EvidenceFile);
  return EvidenceFile && <EvidenceFile {...file} />;
}

/** The archive that an entry is about; null for others. */
function evidenceOf(detail: unknown): { result: string; size: number } | null {
  const { evidence } = (detail ?? {}) as { evidence?: { result: string; size: number } };
  return evidence ?? null;
}

/** Evidence and reports about names, and the archives in their histories. */
export const takedownPages: BrandPart = {
  name: "takedown",
  AboutName,
  entryOf(name, detail) {
    const evidence = evidenceOf(detail);
    return evidence === null ? null : {
      text: "collected evidence",
      beside: <CollectedFile name={name} {...evidence} />,
    };
  },
};
