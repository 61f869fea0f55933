/**
 * Learns the order of permute() from pairs of brand and squat, or measures it on brands it has not learnt from.
 *
 * usage: node bench/train/permute/main.ts PAIRS.tsv NAMES.txt.xz > lib/permute/data/model.ts
 *        node bench/train/permute/main.ts PAIRS.tsv NAMES.txt.xz --folds 5 [--budget 25000] > candidates.jsonl
 *        node bench/train/permute/main.ts --rewrite
 * (`--folds 1` measures on the brands of its training set. `--rewrite` writes what was learnt for the built-in words and
 * the suffixes as they are now, without learning; new words weigh what words that were hardly ever found do.)
 *
 * A label's rate is a product of weights, one for each trait of its edit (what variant, in a name how long, with what
 * class of suffix, which letters, which word, where in the label), apart for squats that keep the brand's suffix and that
 * leave it; a suffix has a share in each group of labels; two edits cost a level and a slope more than both.
 * Before anything is found, a word's weight is what words used like it in host names at large (NAMES: one a line)
 * have beside brands. Letters, words and suffixes are learnt from the squats of other brands among these as well.
 * Names near any brand of the pairs are left out of both.
 * Fitted to the order within each brand. Some two minutes, the same numbers every time. The table holds rates
 * of our own words, letters and suffixes; no name of the data enters it.
 * @module
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import process from "node:process";
import { namesAtLarge, squatsAtLarge } from "./at_large.ts";
import { learn } from "./fit.ts";
import { candidatesBy, pricesLearntFrom } from "./held_out.ts";
import { addBrands, addPairs } from "./study.ts";
import { shippedTables, tablesText } from "./tables.ts";
import { countTokens, featuresOf } from "./tokens.ts";

const option = (flag: string, fallback: number): number => {
  const i = process.argv.indexOf(flag);
  return i < 0 ? fallback : Number(process.argv[i + 1]);
};
const sha256 = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

if (process.argv.includes("--rewrite")) console.log(tablesText(shippedTables()));
else learnOrMeasure(process.argv[2]!, process.argv[3]!);

function learnOrMeasure(pairFile: string, nameFile: string): void {
  const rows = readFileSync(pairFile, "utf8").trim().split("\n").slice(1).map((line) => line.split("\t"));
  const names = addPairs(
    rows.map(([brand = "", squat = "", , sources = ""]) => ({ brand, squat, sources: sources.split(",") })),
  );
  const large = namesAtLarge(nameFile, names);
  const atLarge = addBrands(squatsAtLarge(large, names));
  const features = featuresOf(countTokens(large.keys()));
  const folds = option("--folds", 0);
  if (folds === 0) {
    const made = learn(names, names, atLarge, features);
    console.log(tablesText({
      ...made,
      learnt: new Date().toISOString().slice(0, 10),
      inputs: [sha256(pairFile), sha256(nameFile)],
    }));
  }
  // Families share a label, so that no brand is learnt from under another suffix.
  const foldOf = (brand: string): number => {
    let h = 7;
    for (const c of brand.slice(0, brand.indexOf("."))) h = (h * 31 + c.codePointAt(0)!) >>> 0;
    return h % folds;
  };
  for (let fold = 0; fold < folds; fold++) {
    const train = folds === 1 ? names : names.filter((brand) => foldOf(brand) !== fold);
    const pricing = pricesLearntFrom(train, names, atLarge, features);
    for (const brand of names.filter((brand) => foldOf(brand) === fold)) {
      const candidates = candidatesBy(pricing, brand, option("--budget", 25000));
      console.log(JSON.stringify({ brand, candidates }));
    }
  }
}
