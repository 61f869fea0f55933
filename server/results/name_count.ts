const LEAST = 64;
/** Of the table, before it grows. */
const FULL = 0.75;

/**
 * Counts the names that are different, in some ten bytes a name: of a stream that waits for a slow reader, the
 * names must not stay.
 *
 * They are told apart by 53 bits of a hash: among a million, two fall together once in 18,000 streams.
 */
export class NameCount {
  /** Zero is a free place. */
  #table: Float64Array<ArrayBuffer> = new Float64Array(LEAST);
  #last = "";
  /** How many were added that are different. */
  size = 0;

  /** Adds a name. */
  add(name: string): void {
    // Lines of one name mostly come together.
    if (name === this.#last) return;
    this.#last = name;
    if (!put(this.#table, hash53(name))) return;
    this.size++;
    if (this.size < this.#table.length * FULL) return;
    const grown = new Float64Array(this.#table.length * 2);
    for (const hash of this.#table) if (hash !== 0) put(grown, hash);
    this.#table = grown;
  }
}

/** Whether a hash was not there; then it is. */
function put(table: Float64Array, hash: number): boolean {
  // Its length is a power of two.
  const last = table.length - 1;
  let place = hash & last;
  while (table[place] !== 0) {
    if (table[place] === hash) return false;
    place = (place + 1) & last;
  }
  table[place] = hash;
  return true;
}

/** FNV-1a twice, from two starts, mixed as MurmurHash3 ends (both public domain); never zero. */
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
