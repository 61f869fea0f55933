/** Queries for several names share one signal: runtimes warn at eleven listeners on one. */
const SHARED = 256;

/** All signals of a lookup, aborted together. */
export class Aborts {
  readonly #whole = new AbortController();
  readonly #shared: AbortController[] = Array.from({ length: SHARED }, () => new AbortController());
  readonly #own = new Set<AbortController>();
  #next = 0;

  /** Aborts when the lookup ends. For the few listeners that last as long as the lookup. */
  get signal(): AbortSignal {
    return this.#whole.signal;
  }

  /** A signal for one query, shared with a few other names: most names need one query only. */
  shared(): AbortSignal {
    return this.#shared[this.#next++ % SHARED]!.signal;
  }

  /** A signal of its own, for a name under study. `release` it when the study ends. */
  own(): { signal: AbortSignal; release: () => void } {
    // After the end nothing would abort a new signal.
    this.signal.throwIfAborted();
    const controller = new AbortController();
    this.#own.add(controller);
    return { signal: controller.signal, release: () => void this.#own.delete(controller) };
  }

  /** Aborts them all. Idempotent. */
  abort(): void {
    const reason = new DOMException("The lookup ended", "AbortError");
    this.#whole.abort(reason);
    for (const each of [...this.#shared, ...this.#own]) each.abort(reason);
    this.#own.clear();
  }
}
