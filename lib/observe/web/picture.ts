/**
 * How alike two pictures of pages look.
 * @module
 */
import { readPng } from "./png.ts";

/** Grey values of a picture, row by row. */
interface Grey {
  width: number;
  height: number;
  values: Uint8Array;
}

/** Maximum number of pixels; a larger picture is not a screenshot. */
const MAX_PIXELS = 4096 * 4096;
/** What browsers write: eight bits a sample, no palette. Null for anything else. */
function readGrey(file: Uint8Array): Grey | null {
  const png = readPng(file, MAX_PIXELS);
  if (png === null || png.depth !== 8 || png.colour === 3) return null;
  const { width, height, colour, rows, stride } = png;
  const step = (stride - 1) / width;
  const values = new Uint8Array(width * height);
  for (let start = 1, out = 0; start < rows.length; start += stride) {
    for (let i = start; i < start + stride - 1; i += step) {
      values[out++] = colour === 0 || colour === 4
        ? rows[i]!
        : (rows[i]! * 299 + rows[i + 1]! * 587 + rows[i + 2]! * 114) / 1000;
    }
  }
  return { width, height, values };
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
  const grey = readGrey(png);
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
