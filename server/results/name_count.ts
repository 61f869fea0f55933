const FIRST_SIZE = 64;
/** Share of the table that is used before it grows. */
const MAX_LOAD = 0.75;

/**
 * Counts distinct names in about ten bytes a name: the names of a stream that waits for a slow reader must not stay
 * in memory.
 *
 * It compares 53 bits of a hash: among a million names two are equal in one of 18,000 streams.
 */
export class NameCount {
  /** Open addressing; zero is a free entry. */
  #table: Float64Array<ArrayBuffer> = new Float64Array(FIRST_SIZE);
  #last = "";
  /** Number of distinct names. */
  size = 0;

  /** Adds a name. */
  add(name: string): void {
    // Lines of one name mostly follow each other.
    if (name === this.#last) return;
    this.#last = name;
    if (!insert(this.#table, hash53(name))) return;
    this.size++;
    if (this.size < this.#table.length * MAX_LOAD) return;
    const larger = new Float64Array(this.#table.length * 2);
    for (const hash of this.#table) if (hash !== 0) insert(larger, hash);
    this.#table = larger;
  }
}

/** Returns false when the hash is there already. The length of the table is a power of two. */
function insert(table: Float64Array, hash: number): boolean {
  const mask = table.length - 1;
  let index = hash & mask;
  while (table[index] !== 0) {
    if (table[index] === hash) return false;
    index = (index + 1) & mask;
  }
  table[index] = hash;
  return true;
}

/** FNV-1a from two offsets, each with the finalizer of MurmurHash3 (both public domain); never zero. */
function hash53(text: string): number {
  let [a, b] = [0x811c9dc5, 0x5bd1e995];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  return (mixed(a) & 0x1fffff) * 2 ** 32 + mixed(b ^ (a >>> 16)) + 1;
}

function mixed(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
