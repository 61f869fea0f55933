/**
 * Learns the order of permute() from pairs of brand and squat, or measures it on brands it has not learnt from.
 *
 * usage: node bench/learn_permute.ts PAIRS.tsv NAMES.txt.xz > lib/permute/data/model.ts
 *        node bench/learn_permute.ts PAIRS.tsv NAMES.txt.xz --folds 5 [--budget 25000] > candidates.jsonl
 *        node bench/learn_permute.ts --rewrite
 * (`--folds 1` measures on the brands of its training set. `--rewrite` writes what was learnt for the built-in words and
 * the suffixes as they are now, without learning; new words weigh what words that were hardly ever found do.)
 *
 * A label's rate is a product of weights, one for each trait of its edit (what variant, in a name how long, at home
 * where, which letters, which word, where in the label), apart for squats that keep the brand's suffix and that
 * leave it; a suffix has a share in each group of labels; two edits cost a level and a slope more than both.
 * Before anything is found, a word's weight is what words used like it in host names at large (NAMES: one a line)
 * have beside brands. Letters, words and suffixes are learnt from the squats of other brands among these as well.
 * Names near any brand of the pairs are left out of both.
 * Fitted to the order within each brand. Some two minutes, the same numbers every time. The table holds rates
 * of our own words, letters and suffixes; no name of the data enters it.
 * @module
 */
import { seenWords } from "../lib/permute/kinds/keyword.ts";
import { makeNames } from "../lib/permute/make.ts";
import { nameOf } from "../lib/permute/name.ts";
import { settingsOf } from "../lib/permute/options.ts";
import { namesAtLarge, squatsAtLarge } from "./permute_at_large.ts";
import { countTokens, featuresOf } from "./permute_tokens.ts";
import { learn } from "./permute_fit.ts";
import { pricesBy } from "./permute_prices.ts";
import { addBrands, readBrands, wordsBeside } from "./permute_study.ts";
import { shippedTables, tablesText } from "./permute_tables.ts";

const option = (flag: string, fallback: number): number => {
  const i = process.argv.indexOf(flag);
  return i < 0 ? fallback : Number(process.argv[i + 1]);
};

if (process.argv.includes("--rewrite")) {
  console.log(tablesText(shippedTables()));
  process.exit();
}
const names = readBrands(process.argv[2]!);
const large = namesAtLarge(process.argv[3]!, names);
const atLarge = addBrands(squatsAtLarge(large, names));
const features = featuresOf(countTokens(large.keys()));
const folds = option("--folds", 0);
if (folds === 0) console.log(tablesText(learn(names, names, atLarge, features)));
else {
  // Families share a label, so that no brand is learnt from under another suffix.
  const foldOf = (brand: string): number => {
    let h = 7;
    for (const c of brand.slice(0, brand.indexOf("."))) h = (h * 31 + c.codePointAt(0)!) >>> 0;
    return h % folds;
  };
  for (let fold = 0; fold < folds; fold++) {
    const train = folds === 1 ? names : names.filter((b) => foldOf(b) !== fold);
    const made = learn(train, names, atLarge, features);
    // A word that is listed because it was seen counts only if the brands learnt from show it too.
    const shown = wordsBeside(train);
    for (const word of seenWords()) if ((shown.get(word) ?? 0) < 2) made.MODEL_WEIGHTS[`w:${word}`] = -20;
    const pricing = pricesBy(made);
    for (const brand of names.filter((b) => foldOf(b) === fold)) {
      const candidates: string[] = [];
      const name = nameOf(brand);
      const settings = settingsOf({ budget: option("--budget", 25000) }, name);
      for (const some of makeNames(name, settings, pricing)) {
        for (const p of some) candidates.push(p.domain.fqdn);
      }
      console.log(JSON.stringify({ brand, candidates }));
    }
  }
}
