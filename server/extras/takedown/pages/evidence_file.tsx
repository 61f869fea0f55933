import type { JSX } from "preact";
import { useAttempt } from "../../../web/page/parts/attempt.ts";
import { show } from "../../../web/page/parts/dom.ts";
import { download } from "../../../web/page/parts/download.ts";
import { service, statusOf } from "../../../web/page/service/service.ts";

/** Saves the signed archive about a name of a result. */
export async function saveEvidence(result: string, name: string): Promise<void> {
  const bytes = await service().evidence(result, name);
  download(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" }), `${name}.zip`);
}

/** A size in words. */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString("en")} kB`;

/** Evidence about a name, of a result. */
export interface Collected {
  name: string;
  result: string;
  /** Bytes. */
  size: number;
}

/** The archive of evidence that was collected; it is deleted with its result. */
export function EvidenceFile({ name, result, size }: Collected): JSX.Element {
  const { error, isBusy, attempt } = useAttempt();
  return (
    <>
      {" "}
      <button type="button" disabled={isBusy} onClick={() => void attempt(() => saveEvidence(result, name))}>
        Download {kilobytes(size)}
      </button>
      {error !== null && (
        <small role="alert">
          {statusOf(error) === 404 ? "It was deleted with its result" : show(error.message)}
        </small>
      )}
    </>
  );
}
