import { Held } from "../auth/held.ts";
import type { SourceName } from "../stores/sources.ts";

type OwnerRank = Pick<SourceName, "owner" | "rank">;

/**
 * Names that wait for a place, in turns: the next one is of the owner with the fewest visits in progress, and of its ranks
 * again of that with the fewest, the higher one first. So nobody waits for a flood of somebody else's.
 */
export class VisitQueue {
  readonly #waiting: SourceName[] = [];
  /** Visits in progress by owner, and by owner and rank. */
  readonly #ofOwner = new Held();
  readonly #ofRank = new Held();

  /** How many names wait. */
  get size(): number {
    return this.#waiting.length;
  }

  /** The owners and ranks of which names wait. */
  lines(): OwnerRank[] {
    return [...new Map(this.#waiting.map((name) => [queueKey(name), name])).values()];
  }

  /** Adds names, behind those of their owner and rank. */
  add(names: readonly SourceName[]): void {
    this.#waiting.push(...names);
  }

  /** Takes the name whose turn it is, with what says that its visit is over; undefined when none waits. */
  next(): [name: SourceName, end: () => void] | undefined {
    const [first, ...others] = this.#waiting;
    if (first === undefined) return undefined;
    const name = others.reduce((best, each) => this.#isBefore(each, best) ? each : best, first);
    this.#waiting.splice(this.#waiting.indexOf(name), 1);
    const ends = [this.#ofOwner.take(name.owner), this.#ofRank.take(queueKey(name))];
    return [name, () => ends.forEach((end) => end())];
  }

  #isBefore(one: OwnerRank, other: OwnerRank): boolean {
    return (this.#ofOwner.of(one.owner) - this.#ofOwner.of(other.owner) ||
      this.#ofRank.of(queueKey(one)) - this.#ofRank.of(queueKey(other)) || other.rank - one.rank) < 0;
  }
}

const queueKey = ({ owner, rank }: OwnerRank): string => `${rank} ${owner}`;
