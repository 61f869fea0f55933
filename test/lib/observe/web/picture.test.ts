import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { faviconHash } from "../../../../lib/observe/web/icon.ts";
import { pictureDistance, pictureHash } from "../../../../lib/observe/web/look.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

// Values of mmh3 over base64.encodebytes in Python.
test("a favicon's hash is that of its base64 in lines of 76 characters, as others have it", () => {
  const icon = Uint8Array.from({ length: 130 }, (_, i) => i);
  expect([0, 1, 2, 3, 57, 58, 130].map((length) => faviconHash(icon.subarray(0, length)))).toEqual([
    0,
    -1253000196,
    454610886,
    304933308,
    459585070,
    -280317500,
    854468646,
  ]);
});

/** A PNG of a picture, each row with the filter that `filterOf` says. */
function png(
  width: number,
  height: number,
  at: (x: number, y: number) => number,
  { samples = 3, filterOf = (y: number) => y % 5 } = {},
): Uint8Array {
  const stride = width * samples;
  const rows = Array.from({ length: height }, (_, y) =>
    Uint8Array.from({ length: stride }, (_, i) => {
      const alpha = (samples === 2 || samples === 4) && i % samples === samples - 1;
      return alpha ? 255 : at(Math.floor(i / samples), y);
    }));
  const raw = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] = filterOf(y);
    for (let i = 0; i < stride; i++) {
      const left = i < samples ? 0 : rows[y]![i - samples]!;
      const up = y === 0 ? 0 : rows[y - 1]![i]!;
      const corner = y === 0 || i < samples ? 0 : rows[y - 1]![i - samples]!;
      const p = left + up - corner;
      const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      raw[y * (stride + 1) + 1 + i] = rows[y]![i]! - [0, left, up, left + up >> 1, paeth][filter]!;
    }
  }
  const chunk = (type: string, data: Uint8Array): Uint8Array => {
    const out = new Uint8Array(12 + data.length);
    new DataView(out.buffer).setUint32(0, data.length);
    out.set(bytes(type), 4);
    out.set(data, 8);
    return out;
  };
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set([8, { 1: 0, 2: 4, 3: 2, 4: 6 }[samples]!], 8);
  const data = new Uint8Array(deflateSync(raw));
  const half = data.length >> 1;
  return new Uint8Array(Buffer.concat([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk("IHDR", header),
    chunk("IDAT", data.subarray(0, half)),
    chunk("IDAT", data.subarray(half)),
    chunk("IEND", new Uint8Array(0)),
  ]));
}

test("a picture's hash follows its looks, whatever the filters, colours and size", () => {
  const falling = (x: number): number => 255 - x;
  expect(pictureHash(png(90, 80, falling))).toBe("ffffffffffffffff");
  expect(pictureHash(png(90, 80, (x) => x))).toBe("0000000000000000");
  expect(pictureHash(png(90, 80, () => 255))).toBe("0000000000000000");
  const left = (x: number, y: number): number => x < 45 && y < 40 ? 250 : 10;
  const hash = pictureHash(png(90, 80, left));
  for (const samples of [1, 2, 3, 4]) {
    for (const filter of [0, 1, 2, 3, 4]) {
      expect(pictureHash(png(90, 80, left, { samples, filterOf: () => filter }))).toBe(hash);
    }
  }
  expect(pictureHash(png(180, 160, (x, y) => left(x >> 1, y >> 1)))).toBe(hash);
  const speck = pictureHash(png(90, 80, (x, y) => x > 80 && y > 75 ? 60 : left(x, y)))!;
  expect(pictureDistance(hash!, speck)).toBeLessThan(4);
  expect(pictureDistance("ffffffffffffffff", "0000000000000000")).toBe(64);
});

test("what is no such PNG has no hash, and nothing throws", () => {
  const good = png(20, 20, (x, y) => x * y);
  expect(pictureHash(good)).not.toBeNull();
  expect(pictureHash(good.subarray(0, good.length - 30))).toBeNull();
  const huge = good.slice();
  new DataView(huge.buffer).setUint32(16, 0x7fffffff);
  expect(pictureHash(huge)).toBeNull();
  for (const [at, value] of [[24, 16], [25, 3], [28, 1], [0, 0]] as const) {
    const other = good.slice();
    other[at] = value;
    expect(pictureHash(other)).toBeNull();
  }
  fc.assert(fc.property(fc.nat(good.length - 1), fc.nat(255), (at, value) => {
    const damaged = good.slice();
    damaged[at] = value;
    const hash = pictureHash(damaged);
    expect(hash === null || /^[0-9a-f]{16}$/.test(hash)).toBe(true);
  }));
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (any) => pictureHash(any) === null));
});
