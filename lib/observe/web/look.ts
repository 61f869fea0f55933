/**
 * What pictures look like: icons and logos, whatever their file format and size, and screenshots.
 * @module
 */
import { type Bitmap, readBitmap } from "./bitmap.ts";

const GRID = 16;
/** How far a sample may be from the background's to belong to it. */
const NEAR = 12;
/** What is left of the border on each side, of the content: its edges are seen against it. */
const MARGIN = 1 / 32;
/** How much brighter a cell is than the one to its right, at least, to count. */
const STEP = 6;

/** Most pixels of a screenshot. */
const MAX_SCREENSHOT = 4096 * 4096;
/** How much brighter a cell of a screenshot is: text darkens a white cell only a little, and PNG adds no noise. */
const SCREENSHOT_STEP = 0.05;

/** A part of a picture. */
type Box = Record<"left" | "top" | "right" | "bottom", number>;

/**
 * The part within a border of one colour, which files of different sizes have in different widths. Where an edge lies
 * within a pixel, the pixel's mixed colour says how far.
 */
function contentOf(bitmap: Bitmap): Box {
  const { width, height, rgb } = bitmap;
  const whole = wholeOf(bitmap);
  const differs = (x: number, y: number): number => {
    const at = (y * width + x) * 3;
    return Math.max(
      Math.abs(rgb[at]! - rgb[0]!),
      Math.abs(rgb[at + 1]! - rgb[1]!),
      Math.abs(rgb[at + 2]! - rgb[2]!),
    );
  };
  const rows = new Float64Array(height), columns = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const difference = differs(x, y);
      rows[y] = Math.max(rows[y]!, difference);
      columns[x] = Math.max(columns[x]!, difference);
    }
  }
  const corners = [[width - 1, 0], [0, height - 1], [width - 1, height - 1]] as const;
  if (corners.some(([x, y]) => differs(x, y) > NEAR) || rows.every((each) => each <= NEAR)) return whole;
  const [left, right] = edgesOf(columns), [top, bottom] = edgesOf(rows);
  const [across, down] = [MARGIN * (right - left), MARGIN * (bottom - top)];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

const wholeOf = ({ width, height }: Bitmap): Box => ({ left: 0, top: 0, right: width, bottom: height });

/** Where lines that differ from the border begin and end. */
function edgesOf(lines: Float64Array): [number, number] {
  const first = lines.findIndex((each) => each > NEAR), last = lines.findLastIndex((each) => each > NEAR);
  const covered = (line: number, next: number): number =>
    Math.min(1, lines[line]! / (lines[next] ?? lines[line]!));
  return [first + 1 - covered(first, first + 1), last + covered(last, last - 1)];
}

/**
 * Mean red, green and blue of each cell of a grid over a part; cells take their share of pixels that they cut. Beyond the
 * picture there is its border.
 */
function cellsOf(
  { width, height, rgb }: Bitmap,
  { left, top, right, bottom }: Box,
  columns: number,
  rows: number,
) {
  const sums = new Float64Array(columns * rows * 3);
  const areas = new Float64Array(columns * rows);
  const [across, down] = [(right - left) / columns, (bottom - top) / rows];
  for (let r = 0; r < rows; r++) {
    const [y0, y1] = [top + r * down, top + (r + 1) * down];
    for (let c = 0; c < columns; c++) {
      const [x0, x1] = [left + c * across, left + (c + 1) * across];
      const cell = r * columns + c;
      for (let y = Math.floor(y0); y < y1; y++) {
        const high = Math.min(y + 1, y1) - Math.max(y, y0);
        for (let x = Math.floor(x0); x < x1; x++) {
          const area = high * (Math.min(x + 1, x1) - Math.max(x, x0));
          const isWithin = x >= 0 && y >= 0 && x < width && y < height;
          const pixel = isWithin ? (y * width + x) * 3 : 0;
          areas[cell]! += area;
          for (let i = 0; i < 3; i++) sums[cell * 3 + i]! += area * rgb[pixel + i]!;
        }
      }
    }
  }
  return sums.map((sum, i) => sum / areas[Math.floor(i / 3)]!);
}

/**
 * Which cells of a grid are brighter than the one to their right, by more than a step: a bit each, as hex digits.
 *
 * Source: dHash (Krawetz, 2013).
 */
function brighterCells(bitmap: Bitmap, box: Box, columns: number, rows: number, step: number): string {
  const cells = cellsOf(bitmap, box, columns + 1, rows);
  const light = (cell: number): number =>
    cells[cell * 3]! * 0.299 + cells[cell * 3 + 1]! * 0.587 + cells[cell * 3 + 2]! * 0.114;
  let digits = "";
  for (let cell = 0, bits = 0, count = 0; cell < cells.length / 3; cell++) {
    if (cell % (columns + 1) === columns) continue;
    bits = bits << 1 | (light(cell) - light(cell + 1) > step ? 1 : 0);
    if (++count % 4 > 0) continue;
    digits += bits.toString(16);
    bits = 0;
  }
  return digits;
}

/**
 * What an icon or a logo looks like, as 88 hex digits: 256 bits that say which cells of a grid of 17 by 16 are brighter
 * than the one to their right, then the mean colours of its quarters. On white, without a border of one colour. Compare
 * it with `lookAlike` of `lib/match`.
 *
 * @param file PNG or ICO.
 * @returns Null for any other format, damaged files and pictures of more than 409,600 pixels.
 * @example
 * ```ts
 * import { lookOf } from "./look.ts";
 * console.assert(lookOf(new Uint8Array(100)) === null);
 * ```
 */
export function lookOf(file: Uint8Array): string | null {
  const bitmap = readBitmap(file);
  if (bitmap === null) return null;
  const box = contentOf(bitmap);
  const colours = cellsOf(bitmap, box, 2, 2);
  return brighterCells(bitmap, box, GRID, GRID, STEP) +
    Array.from(colours, (mean) => Math.round(mean).toString(16).padStart(2, "0")).join("");
}

/**
 * What a screenshot looks like: 64 bits as 16 hex digits, of a grid of nine by eight. Pictures that look alike differ in
 * few bits. A nearly empty picture has few bits set, and a hash without any says nothing: it does not make two pictures
 * alike.
 *
 * @param png A PNG.
 * @returns Null for damaged files and for pictures of more than 16 million pixels.
 */
export function pictureHash(png: Uint8Array): string | null {
  const bitmap = readBitmap(png, MAX_SCREENSHOT);
  if (bitmap === null || bitmap.width < 9 || bitmap.height < 8) return null;
  return brighterCells(bitmap, wholeOf(bitmap), 8, 8, SCREENSHOT_STEP);
}

/** How many of the 64 bits of two picture hashes differ. */
export function pictureDistance(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}
