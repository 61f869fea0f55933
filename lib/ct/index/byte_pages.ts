/**
 * Memory in pages that are used again: what one step of building an index gives back, the next one takes, without
 * waiting for the garbage collector.
 * @module
 */

/** Bytes a slab, as a power of two: an address is the number of a slab above so many bits of a place in it. */
export const SLAB_BITS: number = 20;
/** Bytes a page. */
export const PAGE_BYTES: number = 1 << 15;

/** Pages that are free. */
export class BytePages {
  /** All memory, free or not. */
  readonly slabs: Uint8Array<ArrayBuffer>[] = [];
  readonly #free: number[] = [];

  /** Returns the address of a page, which lies in one slab; it holds what its last owner left. */
  take(): number {
    if (this.#free.length === 0) {
      const first = this.slabs.length << SLAB_BITS;
      for (let at = (1 << SLAB_BITS) - PAGE_BYTES; at >= 0; at -= PAGE_BYTES) this.#free.push(first + at);
      this.slabs.push(new Uint8Array(1 << SLAB_BITS));
    }
    return this.#free.pop()!;
  }

  /** Takes a page back. */
  give(page: number): void {
    this.#free.push(page);
  }
}
