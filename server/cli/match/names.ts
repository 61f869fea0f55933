import { counted } from "../../../lib/plural.ts";
import { SquatError } from "../../../lib/errors.ts";
import { type BrandIndex, type Match, match, type MatchOptions } from "../../../lib/match/mod.ts";
import { complain, UsageError } from "../exit.ts";
import { listName, openList } from "../list_file.ts";
import type { System } from "../system.ts";

/**
 * The names of files, `-` for stdin, that imitate a brand, with each match, of those that are `wanted`. Names that
 * cannot be used are counted. Where none imitates a brand it is said of how many: an empty feed is no good news.
 *
 * @throws {UsageError} at the end, when files held something and none held a name.
 */
export async function* imitations(
  files: readonly string[],
  index: BrandIndex,
  options: MatchOptions,
  system: System,
  wanted: (name: string) => boolean,
): AsyncGenerator<[name: string, match: Match]> {
  let isRead = false;
  let unread = "";
  let read = 0, found = 0;
  for (const file of files) {
    const { rows, tally } = openList(system, file, "names", { isFeed: true });
    let last = "";
    for await (const { line, names } of rows) {
      for (const name of names) {
        // A zone file has a line for each record of a name.
        if (name === last || !wanted(name)) continue;
        last = name;
        let matches;
        try {
          matches = match(name, index, options);
        } catch (error) {
          if (!(error instanceof SquatError)) throw error;
          tally.refuse(line, error.message);
          continue;
        }
        found += matches.length;
        for (const each of matches) yield [name, each];
      }
    }
    read += tally.names - tally.unusable;
    if (tally.names === tally.unusable && tally.skipped > 0) unread = file;
    else isRead = true;
  }
  if (!isRead && unread !== "") {
    throw new UsageError(`Cannot match ${unread === "-" ? "stdin" : unread}: nothing in it is a name`);
  }
  if (found > 0) return;
  const said = read === 0 ? "it holds no name" : `${counted(read, "name")} read, none imitates a brand`;
  complain(system, `${files.map(listName).join(", ")}: ${said}`);
}
