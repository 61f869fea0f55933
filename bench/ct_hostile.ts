/**
 * `node bench/ct_hostile.ts DIR`: searches the index that `bench/ct.ts` built in DIR for patterns that are made to be
 * expensive, with limit 100 and for all matches, and prints the most expensive.
 * @module
 */
import process from "node:process";
import { open } from "./ct_adapter.ts";

const PATTERNS = [
  "(a+)+$",
  "(a|aa)+$",
  "(a|a?)+b",
  "(.*)*x",
  "(.*a){12}",
  "(.*a){12}.*q.*j$",
  "(x+x+)+y",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "([a-z]+)*[0-9]!",
  "(a*)*(b*)*(c*)*(d*)*$",
  ".*.*.*.*.*.*.*.*=",
  "(.?){50}z{3}",
  "a{100}b{100}",
  "(a{1,30}){1,30}b",
  "((a{0,10}){0,10}){0,10}b",
  "[ab].{10}[cd]",
  "[ab].{14}[cd]",
  "[ab].{18}[cd]",
  "[a-m].{12}[n-z].{3}q",
  ".*[aeiou].{9}[aeiou].{9}x",
  "(e|o).{11}(e|o)z",
  "^.{200}",
  "^.{0,60}-.{0,60}-.{0,60}-.{0,60}-",
  "(?i)(p|P)(a|A)(y|Y)(p|P)(a|A)(l|L).{8}e",
  "([a-z0-9-]+\\.){6,}[a-z]",
  "(\\w+\\W+){8}",
  "\\b\\w{4}\\b.\\b\\w{4}\\b.\\b\\w{4}\\b",
  "[^a]{60}",
  "([^.]{1,20}\\.){4}[^.]{1,20}$",
  "(a|b|c|d|e|f|g|h){9}",
  "(ab|cd|ef|gh|ij|kl|mn|op|qr|st){6}",
  "(|a|b|)+z{2}|(|c|d|)+q{2}",
  "\\p{L}{30}[^\\p{L}]\\p{N}{4}",
  "(q.*){5}",
  "e.{3}e.{3}e.{3}e.{3}e",
  Array.from({ length: 120 }, (_, i) => `w${i}x`).join("|"),
  `(${"[a-z]?".repeat(60)})${"[a-z]".repeat(10)}0$`,
  "(".repeat(40) + "a" + ")*".repeat(40) + "$",
];

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new Error("Name the folder of the index that bench/ct.ts built");
const index = open(dir);
const rows: { pattern: string; ms: number; limited: number; answer: string }[] = [];
for (const pattern of PATTERNS) {
  const timed = (limit?: number): [ms: number, answer: string] => {
    const start = process.cpuUsage();
    let answer: string;
    try {
      answer = String(index.search(pattern, limit === undefined ? {} : { limit }).count);
    } catch (error) {
      answer = (error as { code?: string }).code ?? String(error);
    }
    const { user, system } = process.cpuUsage(start);
    return [(user + system) / 1000, answer];
  };
  const [limited] = timed(100);
  const [ms, answer] = timed();
  rows.push({ pattern: pattern.slice(0, 40), limited, ms, answer });
}
rows.sort((a, b) => Math.max(b.ms, b.limited) - Math.max(a.ms, a.limited));
console.log(`${rows.length} patterns, milliseconds of processor: limit 100, all matches, answer`);
for (const { pattern, limited, ms, answer } of rows.slice(0, 12)) {
  console.log(
    `${pattern.padEnd(42)}${limited.toFixed(0).padStart(6)}${ms.toFixed(0).padStart(6)}  ${answer}`,
  );
}
