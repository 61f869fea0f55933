/**
 * Occurrences to certificates.
 * @module
 */
import type { HydrateItem } from "../../model.ts";
import { Semaphore } from "../../semaphore.ts";
import { parseX509 } from "../../x509/mod.ts";
import { LogError, logKey } from "./checkpoint.ts";
import { isProven, type LogEntry } from "./leaf.ts";
import { fetchBytes, type LogIo } from "./log_fetch.ts";
import type { CtLog } from "../../x509/log_list.ts";
import { getSth, pagesUnder, tiledHead } from "./rfc6962.ts";
import { checkedTile, TILE_WIDTH, tileTree } from "./tile.ts";

/** Where certificates come from. */
export interface CertificateSource {
  /**
   * Returns the DER of the certificate of an entry, checked against the log's tree; null when there is none.
   *
   * @throws Any error; its message becomes the item's.
   */
  certificate(logId: number, index: number): Promise<Uint8Array | null>;
}

/** One place in a log. */
export interface Occurrence {
  /** This installation's number of the log. */
  log_id: number;
  /** Leaf index. */
  index: number;
}

/** Entries requested at once. */
const ENTRIES_AT_ONCE = 8;

/**
 * Returns an item for each occurrence, in the order given: its certificate, or the reason why it is missing. Rejects
 * only when the signal aborts.
 */
export async function hydrate(
  occurrences: readonly Occurrence[],
  source: CertificateSource,
  signal?: AbortSignal,
): Promise<HydrateItem[]> {
  const turns = new Semaphore(ENTRIES_AT_ONCE);
  const itemOf = async ({ log_id, index }: Occurrence): Promise<HydrateItem> => {
    signal?.throwIfAborted();
    try {
      const der = await source.certificate(log_id, index);
      if (der === null) return { log_id, index, cert: null, error: "No such entry" };
      return { log_id, index, cert: parseX509(der), error: null };
    } catch (fault) {
      signal?.throwIfAborted();
      const error = fault instanceof Error ? fault.message : "Unknown failure";
      return { log_id, index, cert: null, error };
    }
  };
  return await Promise.all(occurrences.map((each) => turns.run(() => itemOf(each))));
}

function entryCertificate(entry: LogEntry | undefined): Uint8Array | null {
  if (entry === undefined) return null;
  if (isProven(entry)) return entry.certificate;
  throw new LogError("entries", `Entry ${entry.index} came with another precertificate than the log signed`);
}

/** Returns the certificate of an entry; null when there is none. */
type EntryReader = (index: number) => Promise<Uint8Array | null>;

/** Returns a reader of a log at its current size. */
async function openLog(log: CtLog, io: LogIo): Promise<EntryReader> {
  const key = logKey(log);
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
  const tree = tileTree(head.size, fetch);
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
