/**
 * How alike two pictures of pages look. PNG is read here only as far as browsers write it.
 * @module
 */
import { inflateSync } from "node:zlib";

/** Grey values of a picture, row by row. */
interface Grey {
  width: number;
  height: number;
  values: Uint8Array;
}

/** Maximum number of pixels; a larger picture is not a screenshot. */
const MAX_PIXELS = 4096 * 4096;
/** Samples of a pixel by colour type: grey, RGB, grey with alpha, RGBA. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Undoes the filter of one row in place. Source: PNG (ISO/IEC 15948) section 9. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array | null, step: number): boolean {
  if (filter > 4) return false;
  for (let i = 0; i < row.length; i++) {
    const left = i < step ? 0 : row[i - step]!;
    const up = above === null ? 0 : above[i]!;
    let guess = 0;
    if (filter === 1) guess = left;
    else if (filter === 2) guess = up;
    else if (filter === 3) guess = left + up >> 1;
    else if (filter === 4) {
      const corner = above === null || i < step ? 0 : above[i - step]!;
      const estimate = left + up - corner;
      const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
      guess = a <= b && a <= c ? left : b <= c ? up : corner;
    }
    row[i] = row[i]! + guess;
  }
  return true;
}

/** Eight bits a sample, not interlaced, no palette: what browsers write. Null for anything else. */
function readPng(png: Uint8Array): Grey | null {
  if (png.length < 33 || SIGNATURE.some((byte, i) => png[i] !== byte)) return null;
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const [width, height, depth, colour, interlace] = [
    view.getUint32(16),
    view.getUint32(20),
    png[24]!,
    png[25]!,
    png[28]!,
  ];
  const step = SAMPLES[colour];
  if (step === undefined || depth !== 8 || interlace !== 0) return null;
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) return null;
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > png.length) return null;
    if (view.getUint32(at + 4) === 0x49444154) parts.push(png.subarray(at + 8, at + 8 + length)); // IDAT
    at += 12 + length;
  }
  const stride = width * step;
  let raw: Uint8Array;
  try {
    raw = inflateSync(joined(parts), { maxOutputLength: (stride + 1) * height });
  } catch {
    return null;
  }
  if (raw.length !== (stride + 1) * height) return null;
  const values = new Uint8Array(width * height);
  let above: Uint8Array | null = null;
  for (let y = 0, out = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row: Uint8Array = raw.subarray(start + 1, start + 1 + stride);
    if (!unfilter(raw[start]!, row, above, step)) return null;
    above = row;
    for (let x = 0; x < stride; x += step) {
      values[out++] = step < 3 ? row[x]! : (row[x]! * 299 + row[x + 1]! * 587 + row[x + 2]! * 114) / 1000;
    }
  }
  return { width, height, values };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Mean grey of each cell of a grid. */
function shrink({ width, height, values }: Grey, columns: number, rows: number): number[] {
  const means: number[] = [];
  for (let r = 0; r < rows; r++) {
    const [top, bottom] = [Math.floor(r * height / rows), Math.floor((r + 1) * height / rows)];
    for (let c = 0; c < columns; c++) {
      const [left, right] = [Math.floor(c * width / columns), Math.floor((c + 1) * width / columns)];
      let sum = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += values[y * width + x]!;
      means.push(sum / ((bottom - top) * (right - left)));
    }
  }
  return means;
}

/**
 * A hash of what a picture looks like: 64 bits as 16 hex digits. Each bit says whether a cell of a grid of nine by
 * eight is brighter than the one to its right. Pictures that look alike differ in few bits. A nearly empty picture has
 * few bits set, and a hash without any says nothing: it does not make two pictures alike.
 *
 * Source: dHash (Krawetz, 2013).
 *
 * @param png A PNG as browsers write it: eight bits a sample, no palette, not interlaced.
 * @returns Null for anything else, for damaged files and for pictures of more than 16 million pixels.
 */
export function pictureHash(png: Uint8Array): string | null {
  const grey = readPng(png);
  if (grey === null || grey.width < 9 || grey.height < 8) return null;
  const means = shrink(grey, 9, 8);
  let bits = 0n;
  for (let r = 0; r < 8; r++) {
    for (let c = 0; c < 8; c++) {
      // Text darkens a white cell only a little, and PNG adds no noise: any real difference counts.
      bits = bits << 1n | (means[r * 9 + c]! > means[r * 9 + c + 1]! + 0.05 ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, "0");
}

/** How many of the 64 bits of two picture hashes differ. */
export function pictureDistance(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}
