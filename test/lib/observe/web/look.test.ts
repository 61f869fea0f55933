import fc from "fast-check";
import { expect, test } from "vitest";
import { type Appearance, lookAlike, readLook } from "../../../../lib/match/page/pictures.ts";
import { lookOf } from "../../../../lib/observe/web/look.ts";
import { dibOf, type Drawing, icoOf, KESTREL, pngOf, RING } from "./drawn.ts";

const look = (file: Uint8Array): Appearance => readLook(lookOf(file))!;
const original = look(pngOf(KESTREL, 180));

test.each([24, 32, 48, 64, 96, 256])("a picture of %i pixels looks like the one of 180", (size) => {
  expect(lookAlike(look(pngOf(KESTREL, size)), original)).toBeGreaterThan(size < 32 ? 0.5 : 0.8);
});

test.each(["rgba", "rgb", 8, 4] as const)("a picture looks the same in a PNG as %s", (as) => {
  expect(lookAlike(look(pngOf(KESTREL, 48, as)), original)).toBe(1);
});

test("without colours or grades it has the same shape", () => {
  const shape = (file: Uint8Array) => look(file).shape;
  expect(shape(pngOf(KESTREL, 64, "grey"))).toEqual(shape(pngOf(KESTREL, 64, "rgb")));
  for (const bits of [1, 2] as const) expect(lookOf(pngOf(KESTREL, 64, bits))).toHaveLength(88);
});

test.each([32, 24, 8, 4] as const)("a picture looks the same in an ICO file of %i bits", (bits) => {
  const small = { size: 16, bits, file: dibOf(RING, 16, bits) };
  const large = { size: 48, bits, file: dibOf(KESTREL, 48, bits) };
  expect(lookAlike(look(icoOf([small, large])), original)).toBe(1);
});

test("the largest picture of an ICO file counts, also where it is a PNG of 256 pixels", () => {
  const png = { size: 256, bits: 32, file: pngOf(KESTREL, 256) };
  expect(lookAlike(look(icoOf([{ size: 48, bits: 32, file: dibOf(RING, 48, 32) }, png])), original)).toBe(1);
});

test("another border, or a white ground, makes no difference", () => {
  const within: Drawing = (x, y) => {
    const [r, g, b, a] = KESTREL((x - 0.2) / 0.6, (y - 0.2) / 0.6);
    return a === 0 ? [255, 255, 255, 255] : [r, g, b, a];
  };
  expect(lookAlike(look(pngOf(within, 180)), original)).toBe(1);
});

test("another picture is none like it: another shape, the same shape in another colour, hardly any shape", () => {
  expect(lookAlike(look(pngOf(RING, 180)), original)).toBe(0);
  const red: Drawing = (x, y) => KESTREL(x, y)[3] === 0 ? [0, 0, 0, 0] : [220, 40, 30, 255];
  expect(lookAlike(look(pngOf(red, 180)), original)).toBe(0);
  expect(readLook(lookOf(pngOf(() => [200, 30, 40, 255], 64)))).toBeNull();
  expect(readLook("f".repeat(87))).toBeNull();
  expect(readLook(null)).toBeNull();
});

test("what is too large, damaged or no such file has no look, and nothing throws", () => {
  const png = pngOf(KESTREL, 32), ico = icoOf([{ size: 32, bits: 8, file: dibOf(KESTREL, 32, 8) }]);
  const large = png.slice();
  new DataView(large.buffer).setUint32(16, 641);
  new DataView(large.buffer).setUint32(20, 640);
  expect(lookOf(large)).toBeNull();
  const wide = ico.slice();
  new DataView(wide.buffer).setInt32(22 + 4, 0x7fffffff, true);
  expect(lookOf(wide)).toBeNull();
  for (const file of [png, ico]) {
    fc.assert(fc.property(fc.nat(file.length - 1), fc.nat(255), fc.nat(file.length), (at, value, length) => {
      const damaged = file.slice(0, length);
      damaged[at] = value;
      const found = lookOf(damaged);
      expect(found === null || /^[0-9a-f]{88}$/.test(found)).toBe(true);
    }));
  }
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (any) => lookOf(any) === null || any.length > 21));
});
