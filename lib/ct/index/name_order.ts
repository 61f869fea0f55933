/**
 * The order of names: by their characters from the last to the first.
 * @module
 */

/** Names that are sorted together: what fits into a core's own cache; a sort key has 16 bits for the number of its name. */
export const RUN_NAMES: number = 1 << 16;
/** Characters of a sort key, six bits each. */
const KEY_CHARS = 8;
/** Fewer names than this are sorted by insertion. */
const FEW = 20;

/**
 * Returns the numbers of the names in order; of equal names any comes first.
 *
 * @param text The names one after the other, in ranks (`CHAR_RANK`).
 * @param starts Where each starts, and where the last ends.
 * @param count At most {@link RUN_NAMES}.
 */
export function sortOrder(text: Uint8Array, starts: Uint32Array, count: number): Uint16Array {
  const order = Uint16Array.from({ length: count }, (_, number) => number);
  const keys = new BigUint64Array(count);
  // The low half first: typed arrays are little-endian wherever this runs.
  const words = new Uint32Array(keys.buffer);
  const todo: number[] = [0, count, 0];
  while (todo.length > 0) {
    const depth = todo.pop()!;
    const high = todo.pop()!;
    const low = todo.pop()!;
    const size = high - low;
    if (size < FEW) {
      insertionSort(text, starts, order.subarray(low, high), depth);
      continue;
    }
    for (let i = 0; i < size; i++) {
      const number = order[low + i]!;
      const start = starts[number]!;
      let at = starts[number + 1]! - depth, first = 0, second = 0;
      for (let k = 0; k < 4; k++) first = first << 6 | (at > start ? text[--at]! : 0);
      for (let k = 0; k < 4; k++) second = second << 6 | (at > start ? text[--at]! : 0);
      words[2 * i + 1] = first << 8 | second >>> 16;
      words[2 * i] = second << 16 | number;
    }
    keys.subarray(0, size).sort();
    let from = 0;
    for (let i = 0; i < size; i++) {
      const [low32, high32] = [words[2 * i]!, words[2 * i + 1]!];
      const number = order[low + i] = low32 & 0xffff;
      if (i + 1 < size && words[2 * i + 3] === high32 && words[2 * i + 2]! >>> 16 === low32 >>> 16) continue;
      // Names that end within the key are equal.
      const goesOn = starts[number + 1]! - starts[number]! >= depth + KEY_CHARS;
      if (i > from && goesOn) todo.push(low + from, low + i + 1, depth + KEY_CHARS);
      from = i + 1;
    }
  }
  return order;
}

function insertionSort(text: Uint8Array, starts: Uint32Array, order: Uint16Array, depth: number): void {
  for (let i = 1; i < order.length; i++) {
    const number = order[i]!;
    const start = starts[number]!;
    const end = starts[number + 1]! - depth;
    let j = i;
    for (; j > 0; j--) {
      const other = order[j - 1]!;
      const stop = starts[other]!;
      let at = end, to = starts[other + 1]! - depth;
      while (at > start && to > stop && text[at - 1] === text[to - 1]) {
        at--;
        to--;
      }
      // The shorter one comes first; equal ones stay as they are.
      if (to <= stop || (at > start && text[to - 1]! < text[at - 1]!)) break;
      order[j] = other;
    }
    order[j] = number;
  }
}
