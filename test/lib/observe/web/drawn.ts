/**
 * Pictures drawn by tests, in the files that icons come in.
 * @module
 */
import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";

/** Red, green, blue and opacity at a place from 0 to 1 across and down. */
export type Drawing = (x: number, y: number) => readonly [number, number, number, number];

const CLEAR = [0, 0, 0, 0] as const;

/** A green K in a clear square. */
export const KESTREL: Drawing = (x, y) => {
  const isStem = x > 0.15 && x < 0.35 && y > 0.1 && y < 0.9;
  const arm = Math.abs(y - 0.5) - (x - 0.35);
  return isStem || x >= 0.35 && x < 0.75 && y > 0.1 && y < 0.9 && Math.abs(arm) < 0.12
    ? [10, 120, 60, 255]
    : CLEAR;
};

/** A red ring in a clear square. */
export const RING: Drawing = (x, y) => {
  const radius = Math.hypot(x - 0.5, y - 0.5);
  return radius < 0.42 && radius > 0.24 ? [200, 30, 40, 255] : CLEAR;
};

/** The pixels of a drawing, each the mean of 16 places, as smoothing has it. */
export function pixels(drawing: Drawing, size: number): number[][] {
  return Array.from({ length: size * size }, (_, i) => {
    const sum = [0, 0, 0, 0];
    for (let part = 0; part < 16; part++) {
      const x = (i % size + (part % 4 + 0.5) / 4) / size,
        y = (Math.floor(i / size) + (Math.floor(part / 4) + 0.5) / 4) / size;
      const [r, g, b, a] = drawing(x, y);
      for (const [n, value] of [r * a, g * a, b * a, a].entries()) sum[n]! += value;
    }
    const alpha = sum[3]!;
    return alpha === 0
      ? [0, 0, 0, 0]
      : [...sum.slice(0, 3).map((each) => Math.round(each / alpha)), Math.round(alpha / 16)];
  });
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, "latin1");
  out.set(data, 8);
  return out;
};

const onWhite = ([r = 0, g = 0, b = 0, a = 0]: readonly number[]): number[] =>
  [r, g, b].map((value) => Math.round(255 - (255 - value) * a / 255));

/** Colours of a palette of at most so many, and the place of each pixel's nearest. */
function paletted(all: readonly number[][], most: number): { palette: number[][]; places: number[] } {
  const palette: number[][] = [];
  const places = all.map((pixel) => {
    let best = 0, least = Infinity;
    for (const [n, each] of palette.entries()) {
      const distance = each.reduce((sum, value, i) => sum + Math.abs(value - pixel[i]!), 0);
      if (distance < least) [best, least] = [n, distance];
    }
    if (least > 12 && palette.length < most) return palette.push(pixel) - 1;
    return best;
  });
  return { palette, places };
}

/** A drawing as a PNG: `rgba`, `rgb` on white, `grey`, or a palette of so many bits. */
export function pngOf(
  drawing: Drawing,
  size: number,
  as: "rgba" | "rgb" | "grey" | 1 | 2 | 4 | 8 = "rgba",
): Uint8Array {
  const all = pixels(drawing, size);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const parts: Buffer[] = [];
  let rows: number[][];
  const row = <T>(list: readonly T[], y: number): T[] => list.slice(y * size, (y + 1) * size);
  const eachRow = (of: (y: number) => number[]): number[][] =>
    Array.from({ length: size }, (_, y) => [0, ...of(y)]);
  if (typeof as === "number") {
    header.set([as, 3], 8);
    const { palette, places } = paletted(all, 1 << as);
    parts.push(chunk("PLTE", Uint8Array.from(palette.flatMap((each) => each.slice(0, 3)))));
    parts.push(chunk("tRNS", Uint8Array.from(palette.map((each) => each[3]!))));
    rows = eachRow((y) => {
      const packed = new Array<number>(Math.ceil(size * as / 8)).fill(0);
      for (const [x, place] of row(places, y).entries()) {
        packed[x * as >> 3]! |= place << 8 - as - (x * as & 7);
      }
      return packed;
    });
  } else {
    header.set([8, { rgba: 6, rgb: 2, grey: 0 }[as]], 8);
    rows = eachRow((y) =>
      row(all, y).flatMap((pixel) => {
        const [r, g, b] = onWhite(pixel) as [number, number, number];
        return as === "rgba"
          ? pixel
          : as === "rgb"
          ? [r, g, b]
          : [Math.round(r * 0.299 + g * 0.587 + b * 0.114)];
      })
    );
  }
  const data = deflateSync(Uint8Array.from(rows.flat()));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk("IHDR", header),
      ...parts,
      chunk("IDAT", data),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

/** Files as the pictures of an ICO file. */
export function icoOf(pictures: readonly { size: number; bits: number; file: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [n, { size, bits, file }] of pictures.entries()) {
    const at = 6 + 16 * n;
    head.set([size % 256, size % 256], at);
    head.writeUInt16LE(bits, at + 6);
    head.writeUInt32LE(file.length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += file.length;
  }
  return new Uint8Array(Buffer.concat([head, ...pictures.map(({ file }) => file)]));
}

/** A drawing as the bitmap of an ICO file. */
export function dibOf(drawing: Drawing, size: number, bits: 1 | 4 | 8 | 24 | 32): Uint8Array {
  const all = pixels(drawing, size);
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(size, 4);
  header.writeInt32LE(size * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  const { palette, places } = paletted(
    all.map((pixel) => [...onWhite(pixel), 255]),
    bits > 8 ? 0 : 1 << bits,
  );
  const colours = Buffer.alloc(bits > 8 ? 0 : 4 << bits);
  for (const [n, [r, g, b]] of palette.entries()) if (bits <= 8) colours.set([b!, g!, r!, 0], n * 4);
  const stride = Math.ceil(size * bits / 32) * 4, maskStride = Math.ceil(size / 32) * 4;
  const body = Buffer.alloc(stride * size), mask = Buffer.alloc(maskStride * size);
  for (const [i, pixel] of all.entries()) {
    const x = i % size, row = size - 1 - Math.floor(i / size);
    const [r, g, b, a] = pixel as [number, number, number, number];
    if (bits === 32) body.set([b, g, r, a], row * stride + x * 4);
    else if (bits === 24) body.set(onWhite(pixel).reverse(), row * stride + x * 3);
    else body[row * stride + (x * bits >> 3)]! |= places[i]! << 8 - bits - (x * bits & 7);
    if (a === 0) mask[row * maskStride + (x >> 3)]! |= 128 >> (x & 7);
  }
  return new Uint8Array(Buffer.concat([header, colours, body, mask]));
}
