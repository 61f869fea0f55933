/**
 * match() over a feed: CPU time a name on one thread, in three rounds.
 *
 * usage: node bench/match.ts BRANDS.txt NAMES.txt [MIN 0.08]
 * @module
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { BrandIndex, match } from "../lib/match/mod.ts";

const [brandFile = "", nameFile = "", min = "0.08"] = process.argv.slice(2);
const linesOf = (file: string): string[] => readFileSync(file, "utf8").split("\n").filter(Boolean);
const index = new BrandIndex(linesOf(brandFile));
const names = linesOf(nameFile);
for (let round = 0; round < 3; round++) {
  const start = process.cpuUsage();
  let found = 0;
  for (const name of names) found += match(name, index, { min: Number(min), limit: 1 }).length;
  const { user, system } = process.cpuUsage(start);
  console.log(
    `${index.size} brands, ${names.length} names: ${
      ((user + system) / names.length).toFixed(1)
    } us of CPU a name, ${found} imitate a brand`,
  );
}
