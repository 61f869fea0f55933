/**
 * Parts of segments in memory, up to a number of bytes in all: several segments share one, so that memory does not grow
 * with their number. The oldest part is evicted first: scans go round, so the last use would say no more.
 */
export class ByteCache<T extends Uint8Array | Uint32Array> {
  readonly #most: number;
  readonly #parts = new Map<number, T>();
  #bytes = 0;
  #owners = 0;

  /**
   * Makes an empty cache.
   *
   * @param most Bytes at most; one part is held even if it is larger.
   */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the first of the keys of one more segment: it has 2^26 of them. */
  owner(): number {
    return this.#owners++ * 2 ** 26;
  }

  /** Returns a part; undefined when it is not there, or no longer. */
  get(key: number): T | undefined {
    return this.#parts.get(key);
  }

  /** Adds a part that is not there. */
  add(key: number, part: T): void {
    this.#bytes += part.byteLength;
    for (const [oldest, { byteLength }] of this.#parts) {
      if (this.#bytes <= this.#most) break;
      this.#parts.delete(oldest);
      this.#bytes -= byteLength;
    }
    this.#parts.set(key, part);
  }
}

/** What segments hold in memory beside their footers. */
export interface SegmentCaches {
  /** Frames of names, as they are stored. */
  readonly frames: ByteCache<Uint8Array>;
  /** Lists of blocks as bits. */
  readonly lists: ByteCache<Uint32Array>;
}

/** Returns caches for one segment or for several together. @param bytes Of frames; lists take a third as much. */
export function segmentCaches(bytes: number = 96 << 20): SegmentCaches {
  return { frames: new ByteCache(bytes), lists: new ByteCache(bytes / 3) };
}
