/** Names that a lookup is ahead of its reader at first, and after the reader stalled. */
const LEAST = 32;
/** Names that are asked for, under study, or wait for it. */
const MOST = 2_048;
/** A reader that keeps up takes the lead from least to most in three round trips. */
const GROWTH = 3;

/**
 * How many names a lookup may be ahead of its reader. Where every name has lines, all that are under way when the
 * reader stalls wait in memory; so the lead grows while the reader keeps up, as a TCP sender's window does
 * (RFC 5681 section 3.1).
 */
export class Lead {
  #size: number;

  /** @param grown Whether it is as long as can be already: where few names have lines. */
  constructor(grown: boolean) {
    this.#size = grown ? MOST : LEAST;
  }

  /** Names that may be under way. */
  get size(): number {
    return this.#size;
  }

  /** A name is finished while the reader keeps up. */
  grow(): void {
    this.#size = Math.min(MOST, this.#size + GROWTH);
  }

  /** The reader stalled. */
  shrink(): void {
    this.#size = LEAST;
  }
}
