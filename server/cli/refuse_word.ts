import { didYouMean } from "../../lib/distance.ts";
import { quote } from "../checks.ts";
import { UsageError } from "./usage_error.ts";

/**
 * Refuses a word that is not in a closed set. The likeliest word comes before the whole set, which may be long.
 *
 * @param label Where the word comes from: `--format`, `kind`.
 * @param lead What introduces the set. @default "give one of"
 * @throws {UsageError} always.
 */
export function refuseWord(
  label: string,
  given: string,
  words: readonly string[],
  lead: string = "give one of",
): never {
  const hint = didYouMean(given, words);
  const all = `${lead} ${words.join(", ")}`;
  const rest = hint === "" ? `: ${all}` : `${hint} ${all[0]!.toUpperCase()}${all.slice(1)}`;
  throw new UsageError(`Cannot use ${label} ${quote(given)}${rest}`);
}
