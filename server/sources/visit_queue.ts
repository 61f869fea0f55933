import type { SourceName } from "../stores/sources.ts";

/** Names of one owner and rank. */
interface Line {
  readonly owner: string;
  readonly rank: number;
  readonly names: SourceName[];
  /** Its names that are being visited. */
  running: number;
}

/**
 * Names that wait for a place, in turns: the next one is of the owner with the fewest visits in progress, and of its ranks
 * again of that with the fewest, the higher one first. So nobody waits for a flood of somebody else's.
 */
export class VisitQueue {
  readonly #lines = new Map<string, Line>();
  /** Visits in progress, by owner. */
  readonly #running = new Map<string, number>();
  /** How many names wait. */
  size = 0;

  /** The owners and ranks of which names wait. */
  lines(): Pick<SourceName, "owner" | "rank">[] {
    return [...this.#lines.values()].filter(({ names }) => names.length > 0);
  }

  /** Adds names, behind those of their owner and rank. */
  add(names: readonly SourceName[]): void {
    for (const name of names) {
      const key = queueKey(name);
      let line = this.#lines.get(key);
      if (line === undefined) {
        line = { owner: name.owner, rank: name.rank, names: [], running: 0 };
        this.#lines.set(key, line);
      }
      line.names.push(name);
    }
    this.size += names.length;
  }

  /** Takes the name whose turn it is; undefined when none waits. It is in progress until `end`. */
  next(): SourceName | undefined {
    let best: Line | undefined;
    for (const line of this.#lines.values()) {
      if (line.names.length > 0 && (best === undefined || this.#isBefore(line, best))) best = line;
    }
    if (best === undefined) return undefined;
    this.size--;
    best.running++;
    this.#running.set(best.owner, this.#of(best.owner) + 1);
    return best.names.shift();
  }

  /** Says that a visit is over. */
  end(name: SourceName): void {
    const line = this.#lines.get(queueKey(name))!;
    line.running--;
    if (line.running === 0 && line.names.length === 0) this.#lines.delete(queueKey(name));
    const left = this.#of(name.owner) - 1;
    if (left > 0) this.#running.set(name.owner, left);
    else this.#running.delete(name.owner);
  }

  #isBefore(one: Line, other: Line): boolean {
    return (this.#of(one.owner) - this.#of(other.owner) || one.running - other.running ||
      other.rank - one.rank) < 0;
  }

  #of(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }
}

const queueKey = ({ owner, rank }: Pick<SourceName, "owner" | "rank">): string => `${rank} ${owner}`;
