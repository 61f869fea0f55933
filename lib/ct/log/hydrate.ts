/**
 * Occurrences to certificates.
 * @module
 */
import { SquatError } from "../../errors.ts";
import type { HydrateItem } from "../../model.ts";
import { parseX509 } from "../../x509/mod.ts";

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

/**
 * Returns the place that `log_id:index` names.
 *
 * @throws {SquatError} `invalid_parameter` for anything else.
 * @example
 * ```ts
 * import { parseOccurrence } from "./hydrate.ts";
 * console.assert(parseOccurrence("3:1234").index === 1234);
 * ```
 */
export function parseOccurrence(text: string): Occurrence {
  const [log_id, index] = /^\d{1,16}:\d{1,16}$/.test(text) ? text.split(":").map(Number) : [NaN, NaN];
  if (!Number.isSafeInteger(log_id) || !Number.isSafeInteger(index)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot hydrate ${JSON.stringify(text)}: use log_id:index, two whole numbers`,
    );
  }
  return { log_id: log_id!, index: index! };
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
  const items = new Array<HydrateItem>(occurrences.length);
  let next = 0;
  const work = async () => {
    while (next < occurrences.length) {
      signal?.throwIfAborted();
      const at = next++;
      const { log_id, index } = occurrences[at]!;
      try {
        const der = await source.certificate(log_id, index);
        items[at] = der === null
          ? { log_id, index, cert: null, error: "No such entry" }
          : { log_id, index, cert: parseX509(der), error: null };
      } catch (error) {
        signal?.throwIfAborted();
        items[at] = {
          log_id,
          index,
          cert: null,
          error: error instanceof Error ? error.message : "Unknown failure",
        };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(ENTRIES_AT_ONCE, occurrences.length) }, work));
  return items;
}
