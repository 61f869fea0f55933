import { SquatError } from "../../../lib/errors.ts";
import { type BrandIndex, type Match, match, type MatchOptions } from "../../../lib/match/mod.ts";
import { namesOfLine } from "../../names/names_of_line.ts";
import { complain } from "../exit.ts";
import type { System } from "../system.ts";
import { linesOf } from "./lines.ts";

/** Unusable names that are reported one by one; the rest are counted. */
const MOST_REPORTED_NAMES = 5;

/** The names of files, `-` for stdin, that imitate a brand, with each match. Names that cannot be used are reported. */
export async function* imitations(
  files: readonly string[],
  index: BrandIndex,
  options: MatchOptions,
  system: System,
): AsyncGenerator<[name: string, match: Match]> {
  let skipped = 0;
  for (const file of files) {
    let number = 0;
    let last = "";
    for await (const line of linesOf(file, system.signal)) {
      number++;
      for (const name of namesOfLine(line)) {
        // A zone file has a line for each record of a name.
        if (name === last) continue;
        last = name;
        let matches;
        try {
          matches = match(name, index, options);
        } catch (error) {
          if (!(error instanceof SquatError)) throw error;
          if (skipped++ < MOST_REPORTED_NAMES) {
            complain(system, `${file === "-" ? "stdin" : file}, line ${number}: ${error.message}: skipped`);
          }
          continue;
        }
        for (const each of matches) yield [name, each];
      }
    }
  }
  if (skipped > MOST_REPORTED_NAMES) complain(system, `${skipped} names cannot be used: skipped`);
}
