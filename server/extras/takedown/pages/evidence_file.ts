import { download } from "../../../web/page/parts/download.ts";
import { service } from "../../../web/page/service/service.ts";

/** Saves the signed archive about a name of a result. */
export async function saveEvidence(result: string, name: string): Promise<void> {
  const bytes = await service().evidence(result, name);
  download(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" }), `${name}.zip`);
}

/** A size in words. */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString("en")} kB`;
