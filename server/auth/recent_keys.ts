/** How long a key is remembered after it was hashed, milliseconds. */
const REMEMBERED_MS = 60_000;
/** Keys remembered. */
const MOST = 1_000;

/**
 * The hashes of good keys that were used of late: hashing costs a quarter of a small answer. No key stays in memory
 * for longer than a minute on account of this.
 */
export class RecentKeys {
  readonly #hashes = new Map<string, string>();
  #since = 0;

  /** Returns the hash of a key that was good; undefined for others. */
  hashOf(key: string, now: number): string | undefined {
    // A clock that was set back forgets too.
    if (Math.abs(now - this.#since) >= REMEMBERED_MS || this.#hashes.size >= MOST) {
      this.#hashes.clear();
      this.#since = now;
    }
    return this.#hashes.get(key);
  }

  /** Remembers a key that was found good. */
  add(key: string, hash: string): void {
    this.#hashes.set(key, hash);
  }
}
