/**
 * Makes data/ out of a folder with squats-dev.tsv and names-top-dev.tsv.
 *
 * usage: node bench/squatbench/build.ts FOLDER
 * @module
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { defang, digestOf, GIVEN, pack, pairOf, rowsOf } from "./data.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new TypeError("usage: node bench/squatbench/build.ts FOLDER");
const texts = (file: string): string[][] => rowsOf(readFileSync(join(folder, file), "utf8"));
const write = (file: string, lines: string[]): void => {
  const out = pack(lines.join("\n") + "\n");
  writeFileSync(fileURLToPath(new URL(`data/${file}`, import.meta.url)), out);
  console.log(`${file}: ${lines.length - 1} rows, ${out.length} bytes`);
};

const pairs = texts("squats-dev.tsv").map(pairOf);
const given = pairs.flatMap((pair) => {
  // Only what a source says that may be given away is said of its row.
  const sources = pair.sources.filter((name) => GIVEN.has(name));
  return sources.length === 0 ? [] : [[pair.brand, defang(pair.squat), pair.relation, sources.join(",")]];
});
const withheld = pairs.filter(({ sources }) => !sources.some((name) => GIVEN.has(name)))
  .map(({ brand, squat, relation, sources }) => [brand, digestOf(squat), relation, sources.join(",")]);
const sorted = (rows: string[][]): string[] => rows.map((row) => row.join("\t")).sort();
write("pairs.tsv.gz", ["brand\tsquat\trelation\tsources", ...sorted(given)]);
write("withheld.tsv.gz", ["brand\tsha256\trelation\tsources", ...sorted(withheld)]);
write("popular.tsv.gz", ["name\tlists", ...sorted(texts("names-top-dev.tsv"))]);
