import { plural } from "../../../lib/plural.ts";
import type { OfferCounts } from "../../client.ts";

/** What became of offered names, in words: the same on the command line and on pages. */
export function countWords(counts: OfferCounts): string {
  const { queued, seen, own, invalid, over_budget, unlikely, imitating } = counts;
  const parts: readonly (readonly [count: number, what: string])[] = [
    [queued, plural(queued, "name is visited", "names are visited")],
    [imitating, "studied at once, for a brand in the name"],
    [seen, "known already"],
    [own, "your own, or of services that show anybody's pages"],
    [invalid, "cannot be looked up"],
    [over_budget, "left out, above the number of a day"],
    [unlikely, "left out, as nothing speaks for them"],
  ];
  return parts.filter(([count], i) => i === 0 || count > 0)
    .map(([count, what]) => `${count.toLocaleString("en")} ${what}`).join("; ");
}

/** What a feed brought, or what is wrong with it. */
export function feedWords(
  { problem, names, left_out = "" }: { problem: string; names: readonly number[]; left_out?: string },
): string {
  if (problem !== "") return problem;
  const last = names.at(-1);
  if (last === undefined) return "no list yet";
  return `${last.toLocaleString("en")} ${plural(last, "name")}${left_out === "" ? "" : `; ${left_out}`}`;
}
