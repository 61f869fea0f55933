/**
 * PNG, read within bounds: eight or fewer bits a sample, with a palette or without, not interlaced.
 * @module
 */
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";

/** A picture on white: red, green and blue of each pixel, row by row. */
export interface Bitmap {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Samples of a pixel by colour type: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const IDAT = 0x49444154, PLTE = 0x504c5445, TRNS = 0x74524e53;

/** Whether a file begins as a PNG does. */
export const isPng = (file: Uint8Array): boolean =>
  file.length >= 33 && SIGNATURE.every((byte, i) => file[i] === byte);

/** What a sample of this opacity gives on white. */
export const onWhite = (sample: number, alpha: number): number => 255 - (255 - sample) * alpha / 255;

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

/**
 * Reads a PNG.
 *
 * Source: PNG (ISO/IEC 15948).
 *
 * @param file The file.
 * @param maxPixels A picture that says it is larger is refused before anything is unpacked.
 * @returns Null for what is larger, damaged, interlaced, or has sixteen bits a sample.
 */
export function readPng(file: Uint8Array, maxPixels: number): Bitmap | null {
  if (!isPng(file)) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, colour, interlace] = [file[24]!, file[25]!, file[28]!];
  const samples = SAMPLES[colour];
  const isPacked = (colour === 0 || colour === 3) && [1, 2, 4].includes(depth);
  if (samples === undefined || depth !== 8 && !isPacked || interlace !== 0) return null;
  if (width === 0 || height === 0 || width * height > maxPixels) return null;
  const parts: Uint8Array[] = [];
  let palette: Uint8Array = new Uint8Array(0), alphas: Uint8Array = new Uint8Array(0);
  for (let at = 8; at + 12 <= file.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > file.length) return null;
    const data = file.subarray(at + 8, at + 8 + length);
    const type = view.getUint32(at + 4);
    if (type === IDAT) parts.push(data);
    else if (type === PLTE) palette = data;
    else if (type === TRNS && colour === 3) alphas = data;
    at += 12 + length;
  }
  const stride = 1 + Math.ceil(width * samples * depth / 8);
  let rows: Uint8Array;
  try {
    rows = inflateSync(Buffer.concat(parts), { maxOutputLength: stride * height });
  } catch {
    return null;
  }
  if (rows.length !== stride * height) return null;
  const step = depth === 8 ? samples : 1, mask = (1 << depth) - 1;
  const rgb = new Uint8Array(width * height * 3);
  let above: Uint8Array | null = null;
  for (let at = 0, out = 0; at < rows.length; at += stride) {
    const row: Uint8Array = rows.subarray(at + 1, at + stride);
    if (!unfilter(rows[at]!, row, above, step)) return null;
    above = row;
    const sample = (nth: number): number =>
      depth === 8 ? row[nth]! : row[nth * depth >> 3]! >> 8 - depth - (nth * depth & 7) & mask;
    for (let nth = 0; nth < width * samples; nth += samples) {
      const first = sample(nth);
      const alpha = colour === 3 ? alphas[first] ?? 255 : colour < 4 ? 255 : sample(nth + samples - 1);
      for (let i = 0; i < 3; i++, out++) {
        if (colour === 3) rgb[out] = onWhite(palette[first * 3 + i] ?? 0, alpha);
        else rgb[out] = onWhite((samples < 3 ? first : sample(nth + i)) * 255 / mask, alpha);
      }
    }
  }
  return { width, height, rgb };
}
