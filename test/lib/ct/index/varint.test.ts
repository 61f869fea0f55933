import { expect, test } from "vitest";
import { ByteReader, ByteWriter } from "../../../../lib/ct/index/varint.ts";

const NUMBERS = [0, 1, 127, 128, 16_383, 16_384, 2 ** 32 - 1, Number.MAX_SAFE_INTEGER];

function written(): Uint8Array {
  const writer = new ByteWriter();
  for (const number of NUMBERS) writer.varint(number);
  return writer.done();
}

test("numbers are read together as one by one", () => {
  const [one, all] = [new ByteReader(written()), new ByteReader(written())];
  expect(NUMBERS.map(() => one.varint())).toEqual(NUMBERS);
  expect([...all.varints(2), ...all.varints(NUMBERS.length - 2)]).toEqual(NUMBERS);
  expect([one.ended, all.ended]).toEqual([true, true]);
});

test("numbers that are cut off, too many or too large are refused", () => {
  const bytes = written();
  expect(() => new ByteReader(bytes.subarray(0, -1)).varints(NUMBERS.length)).toThrow("ends too early");
  expect(() => new ByteReader(bytes).varints(2 ** 32)).toThrow("ends too early");
  expect(() => new ByteReader(new Uint8Array(20).fill(255)).varints(1)).toThrow("too large");
});
