/** How long a key is remembered after it was hashed, milliseconds. */
const REMEMBERED_MS = 60_000;
/** Maximum number of keys. */
const MOST_RECENT_KEYS = 1_000;

/**
 * The hashes of valid keys that were used recently: hashing costs a quarter of a small response. A key stays in memory
 * for at most a minute.
 */
export class RecentKeys {
  readonly #hashes = new Map<string, string>();
  #since = 0;

  /** Returns the hash of a key that was added recently; undefined for others. */
  hashOf(key: string, now: number): string | undefined {
    // Also removed when the clock was set back.
    if (Math.abs(now - this.#since) >= REMEMBERED_MS || this.#hashes.size >= MOST_RECENT_KEYS) {
      this.#hashes.clear();
      this.#since = now;
    }
    return this.#hashes.get(key);
  }

  /** Adds a valid key. */
  add(key: string, hash: string): void {
    this.#hashes.set(key, hash);
  }
}
