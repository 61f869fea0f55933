/**
 * Pictures as pixels: PNG, and the pictures in ICO files.
 * @module
 */
import { type Bitmap, isPng, onWhite, readPng } from "./png.ts";

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
