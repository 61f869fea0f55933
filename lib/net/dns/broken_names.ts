/** Milliseconds for which a name counts as broken: longer than all that a lookup asks about one name. */
const BROKEN_MS = 60_000;
/** Most names; the oldest go first. */
const MAX_NAMES = 10_000;

/** Attempts about one name that got no reply from resolvers that replied to others. */
export interface Silence {
  /** When the first of them was sent. */
  readonly sinceMs: number;
  /** Probability that all of them were lost. */
  readonly chance: number;
}

/** Names whose servers are broken: what else is asked about them fails as well, and says nothing about a resolver. */
export class BrokenNames {
  readonly #known = new Map<string, { silence: Silence | null; untilMs: number }>();

  /** Adds a name that resolvers refused for good. */
  add(name: string, nowMs: number): void {
    this.#note(name, null, nowMs);
  }

  /** Adds a name that was not answered for. */
  wasSilent(name: string, silence: Silence, nowMs: number): void {
    this.#note(name, silence, nowMs);
  }

  /** A name was answered for. */
  answered(name: string): void {
    if (this.#known.size > 0) this.#known.delete(name);
  }

  /** Whether resolvers refused the name for good. */
  has(name: string, nowMs: number): boolean {
    return this.#of(name, nowMs)?.silence === null;
  }

  /** The silence about a name, where it was last asked for in vain. */
  silenceOf(name: string, nowMs: number): Silence | undefined {
    return this.#of(name, nowMs)?.silence ?? undefined;
  }

  #of(name: string, nowMs: number) {
    const known = this.#known.get(name);
    return known !== undefined && nowMs < known.untilMs ? known : undefined;
  }

  #note(name: string, silence: Silence | null, nowMs: number): void {
    this.#known.delete(name);
    this.#known.set(name, { silence, untilMs: nowMs + BROKEN_MS });
    if (this.#known.size > MAX_NAMES) this.#known.delete(this.#known.keys().next().value!);
  }
}
