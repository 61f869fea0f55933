import type { SourceName } from "./store/mod.ts";

/** Names of one owner and one rank. */
export const lineOf = ({ owner, rank }: Pick<SourceName, "owner" | "rank">): string => `${rank} ${owner}`;

/**
 * Takes the name whose turn it is out of those that wait: of the owner with the fewest visits in progress, and of its ranks
 * again of that with the fewest, the higher one first. So nobody waits for a flood of somebody else's.
 *
 * @param waiting At least one name; those of one owner and rank in their order.
 * @param visiting Names whose visits are in progress.
 */
export function takeNext(waiting: SourceName[], visiting: readonly SourceName[]): SourceName {
  const ofOwners = Map.groupBy(visiting, ({ owner }) => owner), ofLines = Map.groupBy(visiting, lineOf);
  const visitsOf = ({ owner }: SourceName): number => ofOwners.get(owner)?.length ?? 0;
  const visitsOfLine = (name: SourceName): number => ofLines.get(lineOf(name))?.length ?? 0;
  const isBefore = (one: SourceName, other: SourceName): boolean =>
    (visitsOf(one) - visitsOf(other) || visitsOfLine(one) - visitsOfLine(other) || other.rank - one.rank) < 0;
  const next = waiting.reduce((best, each) => isBefore(each, best) ? each : best);
  waiting.splice(waiting.indexOf(next), 1);
  return next;
}
