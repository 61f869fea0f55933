/**
 * Writes lib/permute/data/confusables.ts: for each letter and digit of host names the letters that look like it.
 *
 * usage: node bench/train/permute/confusables.ts FOLDER > lib/permute/data/confusables.ts
 * FOLDER holds confusables.txt, Scripts.txt, Idna2008.txt and IdentifierStatus.txt of Unicode.
 *
 * A code point is listed for a letter when it is PVALID (IDNA 2008), of one of the four scripts that look alike,
 * composed (NFC), and has the letter's skeleton (UTS 39), with marks (`marks`) or without (`same`).
 * ALIKE adds what common fonts of browsers render alike though UTS 39 does not list it.
 * @module
 */
import { readFileSync } from "node:fs";
import { parseDomain } from "../../../lib/domain.ts";

const folder = process.argv[2]!;
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");

/** Letters that fonts render alike, beyond UTS 39: listed by hand from knowledge of letter shapes, not measured in any font. */
const ALIKE: Record<string, string> = {
  "2": "ƻ",
  "5": "ƽ",
  "8": "ȣ",
  a: "ɑəαа",
  b: "ɓʙƅьƀв",
  c: "ƈᴄϲс",
  d: "ɗɖđԁժ",
  e: "ɇεеєә",
  f: "ƒϝ",
  g: "ɢɡǥԍց",
  h: "ɦⱨħһհ",
  i: "ıɩɨɪιі",
  j: "ʝɉјյ",
  k: "ⱪᴋκкƙ",
  l: "ɫłӏι",
  m: "ᴍɱм",
  n: "ꞑŋηոпռ",
  o: "ᴏøοоօσө",
  p: "ƿƥρрթ",
  q: "ʠԛգ",
  r: "ʀɼɽɍɾг",
  s: "ʂꜱѕ",
  t: "ŧƫτт",
  u: "ᴜʉυսцμ",
  v: "ⱱᶌⱴᴠνѵ",
  w: "ⱳᴡωԝшա",
  x: "хχ",
  y: "ʏƴɏỿуγүყ",
  z: "ʐᴢƶⱬȥ",
};

const SCRIPTS = ["Latin", "Cyrillic", "Greek", "Armenian"];
const scriptOf = new Map<number, string>();
for (const m of read("Scripts.txt").matchAll(/^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)/gm)) {
  if (!SCRIPTS.includes(m[3]!)) continue;
  for (let c = parseInt(m[1]!, 16); c <= parseInt(m[2] ?? m[1]!, 16); c++) scriptOf.set(c, m[3]!);
}
const valid = new Set<number>();
for (const m of read("Idna2008.txt").matchAll(/^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*PVALID/gm)) {
  for (let c = parseInt(m[1]!, 16); c <= parseInt(m[2] ?? m[1]!, 16); c++) valid.add(c);
}
const allowed = new Set<number>();
for (const m of read("IdentifierStatus.txt").matchAll(/^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*Allowed/gm)) {
  for (let c = parseInt(m[1]!, 16); c <= parseInt(m[2] ?? m[1]!, 16); c++) allowed.add(c);
}
const text = read("confusables.txt");
const map = new Map<string, string>();
for (const m of text.matchAll(/^\s*([0-9A-F]+)\s*;\s*([0-9A-F ]+?)\s*;\s*MA/gm)) {
  map.set(
    String.fromCodePoint(parseInt(m[1]!, 16)),
    m[2]!.split(" ").map((h) => String.fromCodePoint(parseInt(h, 16))).join(""),
  );
}
const skeleton = (s: string): string =>
  [...s.normalize("NFD")].map((c) => map.get(c) ?? c).join("").normalize("NFD").toLowerCase();
/** Whether UTS 46 leaves it as it is: its table may be older than this Unicode. */
const stands = (c: string): boolean => {
  try {
    return parseDomain(`${c}a.com`).domain === `${c}a`;
  } catch {
    return false;
  }
};
const bare = (s: string): string => s.replace(/\p{M}/gu, "");

const rows: string[] = [];
for (const ascii of "0123456789abcdefghijklmnopqrstuvwxyz") {
  const wanted = skeleton(ascii);
  const found = new Map<string, string[]>();
  for (const [cp, script] of [...scriptOf].sort((x, y) => x[0] - y[0])) {
    const c = String.fromCodePoint(cp);
    if (cp < 128 || !valid.has(cp) || c.normalize("NFC") !== c || c.toLowerCase() !== c) continue;
    const sk = skeleton(c);
    const base = bare(c.normalize("NFD"));
    let cls = "";
    if (sk === wanted) cls = "same";
    else if (ALIKE[ascii]?.includes(c)) cls = "alike";
    else if (base === ascii || bare(sk) === wanted && !/\d/.test(ascii)) cls = "marks";
    if (cls === "" || !stands(c)) continue;
    const key = `${script[0]}${cls}`;
    if (!found.has(key)) found.set(key, []);
    found.get(key)!.push(c);
  }
  const order = (a: string, b: string): number =>
    Number(allowed.has(b.codePointAt(0)!)) - Number(allowed.has(a.codePointAt(0)!)) ||
    a.codePointAt(0)! - b.codePointAt(0)!;
  const cell = (s: string): string =>
    ["same", "alike", "marks"].map((cls) => (found.get(s + cls) ?? []).sort(order).join("")).join("|");
  rows.push(`${ascii} ${cell("L")} ${cell("C")} ${cell("G")} ${cell("A")}`);
}
console.log(`// Written by bench/train/permute/confusables.ts. Do not edit.
// Source: Unicode 17.0.0 confusables.txt (UTS 39), Scripts.txt, Idna2008.txt, IdentifierStatus.txt.
// Licence: Unicode-3.0. With look-alikes listed by hand, not measured (ALIKE in the generator).

/**
 * A letter, then its look-alikes in Latin, Cyrillic, Greek and Armenian. In each: same skeleton, rendered alike,
 * same with marks, parted by bars; inside, code points that identifiers commonly allow come first.
 */
export const CONFUSABLE_LINES: string = \`
${rows.join("\n")}
\`;`);
