/**
 * Makes the two fonts of the web app from Inter (SIL Open Font License 1.1, LICENSE.txt beside them): weights 400
 * to 700, the optical size of body text, digits of equal width, kerning. `inter-4.1.woff2` has ASCII and the marks of
 * the interface and is in the first paint; `inter-4.1-latin.woff2` has the letters of other languages that write Latin,
 * and a browser loads it when it first shows one. Other scripts are shown in the reader's own fonts.
 *
 * usage: npm install --no-save inter-ui@4.1.1 subset-font@2.9.0 && node test/tools/fonts.ts
 *
 * The same packages make the same bytes. Browsers store a font for a year: whenever its bytes change, its name must
 * change.
 * @module
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const subset = require("subset-font") as (
  font: Uint8Array,
  text: string,
  options: unknown,
) => Promise<Uint8Array>;
const SOURCE = readFileSync(require.resolve("inter-ui/variable/InterVariable.woff2"));
/** Where they are. */
const FOLDER = new URL("../../server/web/page/parts/font/", import.meta.url);
/** Copyright, licence and its address in the table of names. */
const LEGAL_NAMES = [0, 13, 14];

/** Every character from one code point to another. */
const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** File, characters, OpenType features. The characters are also the unicode-range in font.css. */
const FONTS: readonly (readonly [file: string, text: string, features: readonly string[]])[] = [
  ["inter-4.1.woff2", range(0x20, 0x7e) + "\u00a0·×–—‘’“”•…←↑→↓−⌘", ["kern", "tnum"]],
  ["inter-4.1-latin.woff2", range(0xa1, 0x17f) + "ȘșȚț€", ["kern"]],
];

for (const [file, text, keepFeatures] of FONTS) {
  const font = await subset(SOURCE, text, {
    targetFormat: "woff2",
    keepFeatures,
    noHinting: true,
    dropTables: ["GDEF", "STAT", "gasp"],
    variationAxes: { opsz: 14, wght: { min: 400, max: 700, default: 400 } },
    preserveNameIds: LEGAL_NAMES,
  });
  writeFileSync(new URL(file, FOLDER), font);
  console.log(`${file}: ${font.length} bytes`);
}
