import { type Finding, type Findings, type Packed, packedFindings } from "../../lib/export/mod.ts";
import { fromNdjson, parseDomain } from "../../mod.ts";
import type { ResultRecord } from "../stores/store.ts";

/** Names in memory, of all results together: about 600 bytes each. */
const MOST_CACHED_NAMES = 100_000;

/** The findings of finished results. They never change, so those read last stay in memory. */
export class FindingsCache {
  readonly #read: (record: ResultRecord) => Promise<ReadableStream<Uint8Array>>;
  readonly #held = new Map<string, Findings<Packed<Finding>>>();
  #names = 0;

  /** @param read The lines of a finished result. */
  constructor(read: (record: ResultRecord) => Promise<ReadableStream<Uint8Array>>) {
    this.#read = read;
  }

  /**
   * The findings of a finished result that is still stored.
   *
   * @throws {SquatError} `internal` when its lookup failed, `not_found` when it has been deleted since.
   * @throws {Error} Of `read`.
   */
  async of(record: ResultRecord): Promise<Findings<Packed<Finding>>> {
    const held = this.#held.get(record.uuid);
    if (held !== undefined) {
      // The last one read moves to the end.
      this.#held.delete(record.uuid);
      this.#held.set(record.uuid, held);
      return held;
    }
    const found = await packedFindings(
      fromNdjson(await this.#read(record)),
      parseDomain(record.domain).registrable,
    );
    const length = found.findings.length;
    if (length > MOST_CACHED_NAMES || this.#held.has(record.uuid)) return found;
    this.#held.set(record.uuid, found);
    this.#names += length;
    for (const [uuid, { findings }] of this.#held) {
      if (this.#names <= MOST_CACHED_NAMES) break;
      this.#held.delete(uuid);
      this.#names -= findings.length;
    }
    return found;
  }
}
