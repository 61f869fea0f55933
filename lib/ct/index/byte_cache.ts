import type { BlockSet } from "./block_set.ts";

/** What a part takes besides its bytes, roughly. */
const ENTRY_BYTES = 256;

/**
 * Parts of segments in memory, up to a total number of bytes. Several segments share one, so that memory does not grow
 * with their number. The oldest part is evicted first: scans are cyclic, so that least recently used would be no
 * better.
 */
export class ByteCache<T extends Uint8Array | Int32Array | Uint32Array> {
  readonly #most: number;
  readonly #parts = new Map<number, T>();
  #bytes = 0;
  #owners = 0;

  /**
   * Creates an empty cache.
   *
   * @param most Maximum bytes, with some for each part; one part is stored even if it is larger.
   */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the first of the keys of one more segment: it has 2^26 of them. */
  owner(): number {
    return this.#owners++ * 2 ** 26;
  }

  /** Returns a part; undefined when it is not cached, or no longer. */
  get(key: number): T | undefined {
    return this.#parts.get(key);
  }

  /** Adds a part that is not cached. */
  add(key: number, part: T): void {
    this.#bytes += part.byteLength + ENTRY_BYTES;
    for (const [oldest, { byteLength }] of this.#parts) {
      if (this.#bytes <= this.#most) break;
      this.#parts.delete(oldest);
      this.#bytes -= byteLength + ENTRY_BYTES;
    }
    this.#parts.set(key, part);
  }
}

/** What segments cache in memory beside their footers. */
export interface SegmentCaches {
  /** Frames of names, as they are stored. */
  readonly frames: ByteCache<Uint8Array>;
  /** Lists of blocks: numbers in short ones, bits in others. */
  readonly lists: ByteCache<BlockSet>;
}

/** Returns caches for one segment or for several together. @param bytes Of frames; lists get a third as much. */
export function segmentCaches(bytes: number = 96 << 20): SegmentCaches {
  return { frames: new ByteCache(bytes), lists: new ByteCache(bytes / 3) };
}
