/**
 * A learnt model as the source text of `lib/match/data/model.ts`.
 * @module
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { DIGITS, type Model } from "../../../lib/match/model.ts";

/** Writes a model, learnt from these files, to standard output. */
export function print({ tables, trees, scale, own }: Model, files: readonly string[]): void {
  const inputs = files.map((file) => createHash("sha256").update(readFileSync(file)).digest("hex"));
  const base64 = (array: { buffer: ArrayBufferLike; byteLength: number; byteOffset: number }): string =>
    JSON.stringify(
      Buffer.from(array.buffer as ArrayBuffer, array.byteOffset, array.byteLength).toString("base64"),
    );
  const suffixes = [...tables.suffixes].sort(([a], [b]) => a < b ? -1 : 1).map(([s, v]) => `${s}=${v * 16}`)
    .join(" ");
  console.log(
    `// Written by: node bench/train/match/main.ts SQUATS.tsv TOP.tsv SUBDOMAINS.tsv NAMES.txt.xz READ.txt. Do not edit.
// Learnt ${
      new Date().toISOString().slice(0, 10)
    } from listed squats of brands, phishing hosts, popular names, host names at large, popular
// names that were read by hand, names made of brands (made.ts) and of nobody (data/unrelated.txt).
// SHA-256 of the five files:
${inputs.map((sum) => `// ${sum}`).join("\n")}

/** Quarters of a bit that a letter costs after two others. */
export const LETTERS: string = ${JSON.stringify(Array.from(tables.letters, (v) => DIGITS[v]).join(""))};
/** Sixteenths of a nat that a suffix speaks for a squat. */
export const SUFFIXES: string = ${JSON.stringify(suffixes)};
/** Sixteenths of a nat that a piece beside a brand speaks for a squat, by hash. */
export const BESIDE: string = ${base64(tables.beside)};
/** Hashes of words of hyphenated names, with how common they are. */
export const WORDS: string = ${base64(tables.words)};
/** Hashes of beginnings and ends of popular names, with how common they are. */
export const AFFIXES: string = ${base64(tables.affixes)};
/** Log-odds before any tree. */
export const BASE: number = ${trees.base};
/** The trees: where the thresholds of each feature begin, and the thresholds; what each node asks, and what each place adds. */
export const FROM: string = ${base64(trees.from)};
/** See {@link FROM}. */
export const THRESHOLD: string = ${base64(Float32Array.from(trees.threshold))};
/** See {@link FROM}. */
export const NODE: string = ${base64(trees.node)};
/** See {@link FROM}. */
export const VALUE: string = ${base64(Float32Array.from(trees.value))};
/** What makes log-odds those of one name in a thousand. */
export const SCALE: readonly [number, number] = [${scale.join(", ")}];
/** Log-odds that the brand holds the name of its own label. */
export const OWN: readonly number[] = [${own.join(", ")}];`,
  );
}
