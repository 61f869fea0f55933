/**
 * Pictures as pixels: PNG, and the pictures in ICO files.
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
const isPng = (file: Uint8Array): boolean =>
  file.length >= 33 && SIGNATURE.every((byte, i) => file[i] === byte);

/** What a sample of this opacity gives on white. */
const onWhite = (sample: number, alpha: number): number => 255 - (255 - sample) * alpha / 255;

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
function readPng(file: Uint8Array, maxPixels: number): Bitmap | null {
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

/** Most pixels of an icon or logo. */
const MAX_PIXELS = 640 * 640;
/** Pictures of an ICO file that are looked at. */
const MAX_ENTRIES = 20;

/**
 * Returns the pixels of a PNG or of the largest picture of an ICO file; null for anything else.
 *
 * @param maxPixels What says it is larger is not unpacked.
 */
export function readBitmap(file: Uint8Array, maxPixels: number = MAX_PIXELS): Bitmap | null {
  return isPng(file) ? readPng(file, maxPixels) : readIco(file);
}

/**
 * The largest picture of an ICO file, a PNG or a bitmap.
 *
 * Source: Microsoft, ICONDIR and BITMAPINFOHEADER: 1, 4, 8, 24 or 32 bits a pixel, not compressed, from the bottom row
 * up, then one bit a pixel that says which are transparent.
 */
function readIco(file: Uint8Array): Bitmap | null {
  if (file.length < 22) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  if (view.getUint16(0, true) !== 0 || view.getUint16(2, true) !== 1) return null;
  const count = Math.min(view.getUint16(4, true), MAX_ENTRIES, Math.floor((file.length - 6) / 16));
  let best = -1, most = -1;
  for (let i = 0; i < count; i++) {
    const at = 6 + i * 16;
    const size = (file[at]! || 256) * 1000 + Math.min(view.getUint16(at + 6, true), 32);
    if (size > most) [best, most] = [at, size];
  }
  if (best < 0) return null;
  const [length, start] = [view.getUint32(best + 8, true), view.getUint32(best + 12, true)];
  if (start + 40 > file.length) return null;
  const data = file.subarray(start, start + length);
  return isPng(data) ? readPng(data, MAX_PIXELS) : readDib(data);
}

function readDib(data: Uint8Array): Bitmap | null {
  if (data.length < 40) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const [header, width] = [view.getUint32(0, true), view.getUint32(4, true)];
  const height = view.getUint32(8, true) / 2;
  const [bits, compression] = [view.getUint16(14, true), view.getUint32(16, true)];
  if (header < 40 || compression !== 0 || ![1, 4, 8, 24, 32].includes(bits)) return null;
  if (width === 0 || height < 1 || height % 1 !== 0 || width * height > MAX_PIXELS) return null;
  const colours = bits > 8 ? 0 : Math.min(view.getUint32(32, true) || 1 << bits, 1 << bits);
  const stride = Math.ceil(width * bits / 32) * 4, maskStride = Math.ceil(width / 32) * 4;
  const palette = header, pixels = header + colours * 4, mask = pixels + stride * height;
  if (mask > data.length) return null;
  const hasMask = mask + maskStride * height <= data.length;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = pixels + (height - 1 - y) * stride;
    for (let x = 0; x < width; x++) {
      const bit = x * bits;
      const value = data[row + (bit >> 3)]! >> 8 - bits - (bit & 7) & (1 << bits) - 1;
      const at = bits > 8 ? row + (bit >> 3) : palette + Math.min(value, colours - 1) * 4;
      const maskAt = mask + (height - 1 - y) * maskStride + (x >> 3);
      const isMasked = bits < 32 && hasMask && (data[maskAt]! >> 7 - (x & 7) & 1) === 1;
      const alpha = isMasked ? 0 : bits === 32 ? data[at + 3]! : 255;
      for (let i = 0; i < 3; i++) rgb[(y * width + x) * 3 + i] = onWhite(data[at + 2 - i]!, alpha);
    }
  }
  return { width, height, rgb };
}
