/**
 * Candidates by what some brands teach, for brands that they are not.
 * @module
 */
import { KEYWORD_LINES } from "../../../lib/permute/data/keywords.ts";
import { makeNames } from "../../../lib/permute/make.ts";
import { nameOf } from "../../../lib/permute/name.ts";
import { settingsOf } from "../../../lib/permute/options.ts";
import type { Pricing } from "../../../lib/permute/rank/cost.ts";
import { type Features, learn } from "./fit.ts";
import { pricesBy } from "./prices.ts";
import { wordsBeside } from "./study.ts";

/** Returns the built-in words that were found in data. */
function seenWords(): string[] {
  const line = KEYWORD_LINES.split("\n").find((each) => each.startsWith("seen:")) ?? "";
  return line.slice("seen:".length).trim().split(" ");
}

/** Returns the prices that the brands of `train` teach; `names` are all brands that will be asked for. */
export function pricesLearntFrom(
  train: readonly string[],
  names: readonly string[],
  atLarge: readonly string[],
  features: Features,
): Pricing {
  const made = learn(train, names, atLarge, features);
  // A word that is listed because it was seen counts only if the brands learnt from show it too.
  const shown = wordsBeside(train);
  for (const word of seenWords()) if ((shown.get(word) ?? 0) < 2) made.MODEL_WEIGHTS[`w:${word}`] = -20;
  return pricesBy(made);
}

/** Returns the first `budget` candidates of a brand under these prices. */
export function candidatesBy(pricing: Pricing, brand: string, budget: number): string[] {
  const name = nameOf(brand);
  const candidates: string[] = [];
  for (const some of makeNames(name, settingsOf({ budget }, name), pricing)) {
    for (const { domain } of some) candidates.push(domain.fqdn);
  }
  return candidates;
}
