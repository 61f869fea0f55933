/** Questions of several names share one signal: platforms warn at eleven listeners on one. */
const SHARED = 256;

/** All signals of a lookup, aborted together. */
export class Aborts {
  readonly #whole = new AbortController();
  readonly #shared: AbortController[] = Array.from({ length: SHARED }, () => new AbortController());
  readonly #own = new Set<AbortController>();
  #next = 0;

  /** Aborts when the lookup ends. For the few that wait through all of it. */
  get signal(): AbortSignal {
    return this.#whole.signal;
  }

  /** A signal for one question, shared with a few other names: most names end with their first question. */
  shared(): AbortSignal {
    return this.#shared[this.#next++ % SHARED]!.signal;
  }

  /** A signal of its own, for a name under study. `release` it when the study ends. */
  own(): { signal: AbortSignal; release: () => void } {
    // What starts after the end, nobody would abort.
    this.signal.throwIfAborted();
    const controller = new AbortController();
    this.#own.add(controller);
    return { signal: controller.signal, release: () => void this.#own.delete(controller) };
  }

  /** Aborts them all. Harmless when repeated. */
  abort(): void {
    const reason = new DOMException("The lookup ended", "AbortError");
    this.#whole.abort(reason);
    for (const each of [...this.#shared, ...this.#own]) each.abort(reason);
    this.#own.clear();
  }
}
