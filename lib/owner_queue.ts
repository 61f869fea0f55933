/** So many turns are remembered: about half a second of lookups, whose turns take some milliseconds. */
const REMEMBERED = 128;

/**
 * What waits for its turn, by owner: first the owner who has had the fewest of the last turns, so that one who wants
 * little now and then is not behind one who wants all there is; of one owner the first that came. An owner who is new
 * goes before the others for half of the remembered turns at most.
 */
export class OwnerQueue<T> {
  /** Owners whose last turn is longest ago come first. */
  readonly #waiting = new Map<string, T[]>();
  /** Who had the last turns, the oldest at `#at`, and how many of them each had. */
  readonly #turns: string[] = [];
  #at = 0;
  readonly #had = new Map<string, number>();

  /** How many of an owner wait. */
  of(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  /** Puts an item behind the owner's others. */
  add(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [item]);
    else own.push(item);
  }

  /** Puts an item before the owner's others. The owner's turn stays where it is. */
  addFirst(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [item]);
    else own.unshift(item);
  }

  /** Takes an item out of the queue. */
  remove(owner: string, item: T): void {
    const left = (this.#waiting.get(owner) ?? []).filter((each) => each !== item);
    if (left.length > 0) this.#waiting.set(owner, left);
    else this.#waiting.delete(owner);
  }

  /** Takes the first item of the owner whose turn it is; undefined when none waits. */
  next(): T | undefined {
    let next: string | undefined;
    let fewest = Infinity;
    for (const owner of this.#waiting.keys()) {
      const had = this.#had.get(owner) ?? 0;
      if (had < fewest) [next, fewest] = [owner, had];
    }
    if (next === undefined) return undefined;
    const own = this.#waiting.get(next)!;
    this.#waiting.delete(next);
    const item = own.shift();
    if (own.length > 0) this.#waiting.set(next, own);
    this.#remember(next);
    return item;
  }

  #remember(owner: string): void {
    this.#had.set(owner, (this.#had.get(owner) ?? 0) + 1);
    const forgotten = this.#turns[this.#at];
    this.#turns[this.#at] = owner;
    this.#at = (this.#at + 1) % REMEMBERED;
    if (forgotten === undefined) return;
    const left = this.#had.get(forgotten)! - 1;
    if (left > 0) this.#had.set(forgotten, left);
    else this.#had.delete(forgotten);
  }
}
