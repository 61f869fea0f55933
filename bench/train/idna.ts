/**
 * Writes lib/data/idna.ts from the tables of tr46: `node bench/train/idna.ts > lib/data/idna.ts`.
 *
 * What most characters are mapped to needs no table: their compatibility form, in small letters. That form is written
 * out where it is another one, and for characters that a runtime may not know yet.
 * @module
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const sets: Record<string, RegExp> = require("tr46/lib/regexes.js");
const { unicodeVersion, version } = JSON.parse(
  readFileSync(require.resolve("tr46/package.json"), "utf8"),
);
const rows = require("tr46/lib/mappingTable.json") as [number | [number, number], number, string?][];

/** Of tr46. */
const MAPPED = 1, DISALLOWED = 3, IGNORED = 7;
/** Blocks with letters younger than Unicode 15. */
const YOUNG = [[0xa7c0, 0xa7ff], [0x10d40, 0x10d8f], [0x16e80, 0x16eff], [0x1cc00, 0x1cebf], [
  0x1df00,
  0x1dfff,
]];

/** The letters of `lib/idna.ts` for a character that is valid. */
function classOf(c: string): string {
  const is = (set: string, text = c) => sets[set]!.test(text);
  const bidi = is("bidiS1LTR")
    ? "L"
    : is("bidiS1RTL")
    ? "R"
    : is("bidiS4EN")
    ? "E"
    : is("bidiS4AN")
    ? "A"
    : is("bidiS6", `a${c}`)
    ? "N"
    : is("bidiS2") && is("bidiS5")
    ? "o"
    : "";
  const [ZWNJ, DUAL, RIGHT] = ["\u200c", "\u0628", "\u0627"];
  const before = is("validZWNJ", c + ZWNJ + RIGHT), after = is("validZWNJ", DUAL + ZWNJ + c);
  const isTransparent = !before && is("validZWNJ", DUAL + c + ZWNJ + RIGHT);
  return `v${bidi}${is("combiningMarks") ? "M" : ""}${is("combiningClassVirama") ? "V" : ""}` +
    `${before ? "l" : ""}${after ? "r" : ""}${isTransparent ? "T" : ""}`;
}

const runs: [string, number][] = [];
const mapped: [number, string[]][] = [];
for (const [range, status, target] of rows) {
  const [first, last] = typeof range === "number" ? [range, range] : range;
  for (let point = first; point <= last; point++) {
    const c = String.fromCodePoint(point), wanted = status === MAPPED ? target! : c;
    const isAllowed = status !== DISALLOWED && status !== IGNORED;
    const isYoung = status === MAPPED && YOUNG.some(([a, b]) => point >= a! && point <= b!);
    if (isAllowed && (isYoung || c.normalize("NFKC").toLowerCase().normalize("NFC") !== wanted)) {
      const group = mapped.at(-1);
      if (group !== undefined && group[0] + group[1].length === point) group[1].push(wanted);
      else mapped.push([point, [wanted]]);
    }
    const run = runs.at(-1);
    // Of a mapped character nothing else is asked: it continues whatever is allowed before it.
    const kind = status === IGNORED
      ? "i"
      : status === DISALLOWED
      ? ""
      : status === MAPPED
      ? run !== undefined && run[0].startsWith("v") ? run[0] : "v"
      : classOf(c);
    if (run?.[0] === kind) run[1]++;
    else runs.push([kind, 1]);
  }
}
const classes = [...new Set(runs.map(([kind]) => kind))];
console.log(`// Written by bench/train/idna.ts. Do not edit.
// Source: UTS 46 and the Unicode Character Database ${unicodeVersion}, by tr46 ${version} (MIT). Licence: Unicode-3.0.

/** What is known of code points, by class: see \`BITS\` of lib/idna.ts. */
export const CLASSES: string = ${JSON.stringify(classes.join(" "))};

/** The length of each run of code points, in base 36, and its class, A the first. */
export const RUNS: string =
  "${
  runs.map(([kind, length]) => length.toString(36) + String.fromCharCode(65 + classes.indexOf(kind))).join("")
}";

/** A code point in base 36, and what it and those after it are mapped to. */
export const MAPPED: string =
  ${JSON.stringify(mapped.map(([first, texts]) => [first.toString(36), ...texts].join("\t")).join("\n"))};`);
