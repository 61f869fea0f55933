/**
 * Memory in reusable pages: what one step of building an index releases, the next one allocates, without waiting for
 * the garbage collector.
 * @module
 */

/** Bytes a slab, as a power of two: an address is the number of a slab above that many bits of an offset in it. */
export const SLAB_BITS: number = 20;
/** Bytes a page. */
export const PAGE_BYTES: number = 1 << 15;

/** Allocates and releases pages. */
export class BytePages {
  /** All memory, free or not. */
  readonly slabs: Uint8Array<ArrayBuffer>[] = [];
  readonly #free: number[] = [];

  /** Returns the address of a page, which lies in one slab; its bytes are those of its last owner. */
  take(): number {
    if (this.#free.length === 0) {
      const first = this.slabs.length << SLAB_BITS;
      for (let at = (1 << SLAB_BITS) - PAGE_BYTES; at >= 0; at -= PAGE_BYTES) this.#free.push(first + at);
      this.slabs.push(new Uint8Array(1 << SLAB_BITS));
    }
    return this.#free.pop()!;
  }

  /** Releases a page. */
  give(page: number): void {
    this.#free.push(page);
  }
}
