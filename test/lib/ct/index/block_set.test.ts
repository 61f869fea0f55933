import { expect, test } from "vitest";
import { type BlockSet, blocksIn, intersect, unite } from "../../../../lib/ct/index/block_set.ts";

const BLOCKS = 5000;
const words = (): Uint32Array => new Uint32Array((BLOCKS + 31) >>> 5);

/** The blocks that a step gives, as numbers. */
const every = (step: number): number[] =>
  Array.from({ length: Math.ceil(BLOCKS / step) }, (_, i) => i * step);

/** Both forms of a set. */
function forms(blocks: readonly number[]): BlockSet[] {
  const numbers = Int32Array.from(blocks);
  return [numbers, unite(words(), numbers)];
}

const numbersOf = (set: BlockSet): number[] =>
  set instanceof Int32Array ? [...set] : every(1).filter((block) => set[block >>> 5]! >>> (block & 31) & 1);

test("sets of blocks meet in what both contain, in either form, and the second is left as it was", () => {
  for (
    const [a, b] of [[2, 3], [7, 1], [31, 32], [1, 1], [64, 999], [4999, 13], [999, 3], [777, 1]] as const
  ) {
    const both = every(a).filter((block) => block % b === 0);
    for (const left of forms(every(a))) {
      for (const right of forms(every(b))) {
        expect(numbersOf(intersect(left.slice(), right))).toEqual(both);
        expect(numbersOf(right)).toEqual(every(b));
      }
    }
  }
  for (const set of forms(every(1))) expect(intersect(set.slice(), new Int32Array(0)).length).toBe(0);
});

test("few blocks are left as numbers", () => {
  const [, bits] = forms(every(2));
  const [, others] = forms([0, 31, 4998]);
  expect(intersect(bits!.slice(), others!)).toEqual(Int32Array.of(0, 4998));
});

test("a list names no block that is not there", () => {
  expect([...blocksIn(Uint8Array.of(0, 2, 0x88, 0x27, 1), BLOCKS)]).toEqual([0, 3]);
});
