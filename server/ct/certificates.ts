/**
 * Certificates of occurrences, from the store or else from the log.
 * @module
 */
import {
  type CtLog,
  hydrate,
  LogError,
  type LogIo,
  logSource,
  type Occurrence,
} from "../../lib/ct/log/mod.ts";
import type { HydrateItem } from "../../lib/model.ts";
import type { CtBackend } from "./backend.ts";

/**
 * Returns an item for each `log_id:index`, in the order given: its certificate, or why there is none.
 *
 * @param store Where certificates may be stored; null when there is no store.
 * @param logs Queried for what is not stored.
 * @param patience Ends the requests: missing certificates then have an error.
 * @throws {SquatError} `invalid_parameter` for what is no `log_id:index`.
 */
export async function certificatesOf(
  places: readonly Occurrence[],
  store: CtBackend | null,
  logs: readonly CtLog[],
  io: LogIo,
  patience?: AbortSignal,
): Promise<HydrateItem[]> {
  const signals = [io.signal, patience].filter((signal) => signal !== undefined);
  const remote = logSource(logs, { ...io, signal: AbortSignal.any(signals) });
  const source = {
    certificate: async (logId: number, index: number) => {
      const stored = await store?.certificate(logId, index);
      if (stored != null) return stored;
      return await remote.certificate(logId, index).catch((error) => {
        throw patience?.aborted === true
          ? new LogError("unavailable", "The log takes too long: ask for this certificate again later")
          : error;
      });
    },
  };
  return await hydrate(places, source, io.signal);
}
