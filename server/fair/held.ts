/** How much each holder has of something, such as an owner of streams. */
export class Held {
  readonly #of = new Map<string, number>();
  /** What all of them have. */
  all = 0;

  /** How many have any. */
  get size(): number {
    return this.#of.size;
  }

  /** What one has. */
  of(holder: string): number {
    return this.#of.get(holder) ?? 0;
  }

  /** Takes so much. Returns what gives it back; further calls do nothing. */
  take(holder: string, amount = 1): () => void {
    this.#add(holder, amount);
    let isHeld = true;
    return () => {
      if (isHeld) this.#add(holder, -amount);
      isHeld = false;
    };
  }

  #add(holder: string, amount: number): void {
    this.all += amount;
    const now = this.of(holder) + amount;
    if (now > 0) this.#of.set(holder, now);
    else this.#of.delete(holder);
  }
}
