/**
 * The order of a run of names: by their characters from the last to the first.
 * @module
 */

/**
 * Names a run at most: what fits into a core's own cache, with numbers that fit the 20 low bits of a sort key.
 */
export const RUN_NAMES: number = 1 << 16;

/** Memory that every run reuses: garbage of this size would be collected late. */
export interface Scratch {
  /** Sort keys. */
  keys: BigUint64Array<ArrayBuffer>;
  /** Numbers of names. */
  order: Uint32Array;
}

/** Returns empty scratch memory; it grows with the first run. */
export function emptyScratch(): Scratch {
  return { keys: new BigUint64Array(0), order: new Uint32Array(0) };
}

/**
 * Returns the numbers of the names in order; of equal names any comes first.
 *
 * @param text The names one after the other, in ranks (`CHAR_RANK`).
 * @param starts Where each starts, and where the last ends.
 * @param count At most {@link RUN_NAMES}.
 */
export function sortOrder(
  text: Uint8Array,
  starts: Uint32Array,
  count: number,
  scratch: Scratch,
): Uint32Array {
  if (scratch.keys.length < count) {
    scratch.keys = new BigUint64Array(count);
    scratch.order = new Uint32Array(count);
  }
  const order = scratch.order.subarray(0, count);
  for (let i = 0; i < count; i++) order[i] = i;
  const { keys } = scratch;
  const words = new Uint32Array(keys.buffer);
  const todo: number[] = [0, count, 0];
  while (todo.length > 0) {
    const depth = todo.pop()!;
    const high = todo.pop()!;
    const low = todo.pop()!;
    if (high - low < 20) {
      insertionSort(text, starts, order, low, high, depth);
      continue;
    }
    const size = high - low;
    for (let i = 0; i < size; i++) {
      const id = order[low + i]!;
      const at = starts[id + 1]! - depth;
      const end = starts[id]!;
      let a = 0, b = 0;
      if (at - 8 >= end) {
        a = ((text[at - 1]! * 41 + text[at - 2]!) * 41 + text[at - 3]!) * 41 + text[at - 4]!;
        b = ((text[at - 5]! * 41 + text[at - 6]!) * 41 + text[at - 7]!) * 41 + text[at - 8]!;
      } else {
        for (let k = 1; k <= 4; k++) a = a * 41 + (at - k >= end ? text[at - k]! : 0);
        for (let k = 5; k <= 8; k++) b = b * 41 + (at - k >= end ? text[at - k]! : 0);
      }
      // 22 + 22 bits of text above 20 bits of number; typed arrays are little-endian wherever V8 runs.
      words[2 * i + 1] = a << 10 | b >>> 12;
      words[2 * i] = (b & 0xfff) << 20 | id;
    }
    keys.subarray(0, size).sort();
    let from = 0;
    for (let i = 0; i < size; i++) {
      const id = words[2 * i]! & 0xfffff;
      order[low + i] = id;
      const last = i + 1 === size || words[2 * i + 3] !== words[2 * i + 1] ||
        (words[2 * i + 2]! >>> 20) !== (words[2 * i]! >>> 20);
      if (!last) continue;
      if (i > from && starts[id + 1]! - starts[id]! >= depth + 8) {
        todo.push(low + from, low + i + 1, depth + 8);
      }
      from = i + 1;
    }
  }
  return order;
}

function insertionSort(
  text: Uint8Array,
  starts: Uint32Array,
  order: Uint32Array,
  low: number,
  high: number,
  depth: number,
): void {
  for (let i = low + 1; i < high; i++) {
    const id = order[i]!;
    const end = starts[id]!;
    const start = starts[id + 1]! - depth;
    let j = i - 1;
    for (; j >= low; j--) {
      const other = order[j]!;
      const stop = starts[other]!;
      let at = start, to = starts[other + 1]! - depth;
      while (at > end && to > stop && text[at - 1] === text[to - 1]) {
        at--;
        to--;
      }
      // The shorter one comes first; equal ones stay as they are.
      if (to <= stop || (at > end && text[to - 1]! < text[at - 1]!)) break;
      order[j + 1] = other;
    }
    order[j + 1] = id;
  }
}
