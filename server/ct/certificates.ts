/**
 * Certificates of occurrences, from the store or else from the log.
 * @module
 */
import { logSource } from "../../lib/ct/entry_source.ts";
import { hydrate, parseOccurrence } from "../../lib/ct/hydrate.ts";
import type { LogIo } from "../../lib/ct/log_fetch.ts";
import type { CtLog } from "../../lib/ct/log_table.ts";
import type { HydrateItem } from "../../lib/model.ts";
import type { CtBackend } from "./backend.ts";

/**
 * Returns an item for each `log_id:index`, in the order given: its certificate, or why there is none.
 *
 * @param store Where certificates may be kept; null when there is no store.
 * @param logs Are asked for what is not kept.
 * @throws {SquatError} `invalid_parameter` for what is no `log_id:index`.
 */
export async function certificatesOf(
  places: readonly string[],
  store: CtBackend | null,
  logs: readonly CtLog[],
  io: LogIo,
): Promise<HydrateItem[]> {
  const remote = logSource(logs, io);
  const source = {
    certificate: async (logId: number, index: number, signal?: AbortSignal) =>
      await store?.certificate(logId, index) ?? await remote.certificate(logId, index, signal),
  };
  return await hydrate(places.map(parseOccurrence), source, io.signal);
}
