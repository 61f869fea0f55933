/**
 * Certificates from the logs themselves.
 * @module
 */
import { fromBase64, LogError, logKey, readCheckpoint } from "./checkpoint.ts";
import type { CertificateSource } from "./hydrate.ts";
import { fetchBytes, type LogIo } from "./log_fetch.ts";
import type { CtLog } from "./log_table.ts";
import { getSth, pagesUnder } from "./rfc6962.ts";
import { checkedTile, TILE_WIDTH, TileTree } from "./tile.ts";

/**
 * Returns a source that asks the logs of a table, each entry proven to be under a signed head.
 *
 * @param logs The table; entries of other logs are not found.
 */
export function logSource(logs: readonly CtLog[], io: LogIo): CertificateSource {
  const byId = new Map(logs.map((log) => [log.log_id, log]));
  return {
    async certificate(logId, index, signal) {
      const log = byId.get(logId);
      if (log === undefined) return null;
      const own: LogIo = signal === undefined ? io : { ...io, signal };
      const spki = fromBase64(log.key);
      if (spki === null) throw new LogError("unreadable", `The key of ${log.description} is no base64`);
      const key = logKey(spki);
      if (log.monitoring_url === null) {
        const head = await getSth(log.url, key, own);
        if (index >= head.size) return null;
        for await (const page of pagesUnder(log.url, head, index, index + 1, null, own)) {
          return page.entries[0]?.certificate ?? null;
        }
        return null;
      }
      const fetch = (path: string) => fetchBytes(log.monitoring_url + path, own);
      const origin = log.url.replace(/^https?:\/\//, "").replace(/\/$/, "");
      const head = readCheckpoint(new TextDecoder().decode(await fetch("checkpoint")), origin, key);
      if (index >= head.size) return null;
      const tree = new TileTree(head.size, fetch);
      const entries = await checkedTile(tree, head, Math.floor(index / TILE_WIDTH), fetch);
      return entries[index % TILE_WIDTH]?.certificate ?? null;
    },
  };
}
