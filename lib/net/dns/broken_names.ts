/** Milliseconds for which a name counts as broken: longer than all that a lookup asks about one name. */
const BROKEN_MS = 60_000;
/** Most names; the oldest go first. */
const MAX_NAMES = 10_000;

/**
 * Names that resolvers refused for good, mostly since their servers are broken. What else is asked about them is refused
 * as well, which says nothing about the load on a resolver.
 */
export class BrokenNames {
  readonly #untilMs = new Map<string, number>();

  /** Adds a name. */
  add(name: string, nowMs: number): void {
    this.#untilMs.delete(name);
    this.#untilMs.set(name, nowMs + BROKEN_MS);
    if (this.#untilMs.size > MAX_NAMES) this.#untilMs.delete(this.#untilMs.keys().next().value!);
  }

  /** Whether the name is one of them. */
  has(name: string, nowMs: number): boolean {
    return nowMs < (this.#untilMs.get(name) ?? -Infinity);
  }
}
