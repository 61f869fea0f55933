/**
 * Certificates from the logs themselves.
 * @module
 */
import { checkedBase64, LogError, logKey } from "./checkpoint.ts";
import { isProven } from "./entry_names.ts";
import type { CertificateSource } from "./hydrate.ts";
import type { LogEntry } from "./leaf.ts";
import { fetchBytes, type LogIo } from "./log_fetch.ts";
import type { CtLog } from "./log_table.ts";
import { getSth, pagesUnder } from "./rfc6962.ts";
import { tiledHead } from "./tiled_head.ts";
import { checkedTile, TILE_WIDTH, TileTree } from "./tile.ts";

function entryCertificate(entry: LogEntry | undefined): Uint8Array | null {
  if (entry === undefined) return null;
  if (isProven(entry)) return entry.certificate;
  throw new LogError("entries", `Entry ${entry.index} came with another precertificate than the log signed`);
}

/** Returns the certificate of an entry; null when there is none. */
type EntryReader = (index: number) => Promise<Uint8Array | null>;

/** Returns a reader of a log at its current size. */
async function openLog(log: CtLog, io: LogIo): Promise<EntryReader> {
  const spki = checkedBase64(log.key);
  if (spki === null) throw new LogError("unreadable", `The key of ${log.description} is no base64`);
  const key = logKey(spki);
  if (log.monitoring_url === null) {
    const head = await getSth(log.url, key, io);
    return async (index) => {
      if (index >= head.size) return null;
      for await (const page of pagesUnder(log.url, head, index, index + 1, null, io)) {
        return entryCertificate(page.entries[0]);
      }
      return null;
    };
  }
  const fetch = (path: string) => fetchBytes(log.monitoring_url + path, io);
  const head = await tiledHead(log, log.monitoring_url, key, io);
  const tree = new TileTree(head.size, fetch);
  return async (index) => {
    if (index >= head.size) return null;
    const entries = await checkedTile(tree, head, Math.floor(index / TILE_WIDTH), fetch);
    return entryCertificate(entries[index % TILE_WIDTH]);
  };
}

/**
 * Returns a source that queries the logs of a table, each entry proven to be under a signed head; each log is queried
 * for its head once.
 *
 * @param logs The table; `certificate` rejects for entries of other logs.
 */
export function logSource(logs: readonly CtLog[], io: LogIo): CertificateSource {
  const byId = new Map(logs.map((log) => [log.log_id, log]));
  const readers = new Map<number, Promise<EntryReader>>();
  return {
    async certificate(logId, index) {
      const log = byId.get(logId);
      if (log === undefined) {
        throw new LogError("unavailable", `There is no log ${logId} here: see the list of logs`);
      }
      let reader = readers.get(logId);
      if (reader === undefined) {
        reader = openLog(log, io);
        readers.set(logId, reader);
      }
      return await (await reader)(index);
    },
  };
}
