/** Questions that share one signal: platforms warn at eleven listeners on one. */
const SHARED = 8;

/** A signal for several questions. */
interface Shared {
  controller: AbortController;
  /** Questions that got it, and those of them that are open. */
  given: number;
  open: number;
}

/** All signals of a lookup, aborted together. */
export class Aborts {
  readonly #whole = new AbortController();
  readonly #shared = new Set<Shared>();
  readonly #own = new Set<AbortController>();
  #last: Shared | undefined;

  /** Aborts when the lookup ends. For the few that wait through all of it. */
  get signal(): AbortSignal {
    return this.#whole.signal;
  }

  /**
   * A signal for one question, shared with a few other names: most names end with their first question. `release` it
   * when the question is answered.
   */
  shared(): { signal: AbortSignal; release: () => void } {
    this.signal.throwIfAborted();
    if (this.#last === undefined || this.#last.given >= SHARED) {
      this.#last = { controller: new AbortController(), given: 0, open: 0 };
      this.#shared.add(this.#last);
    }
    const shared = this.#last;
    shared.given++;
    shared.open++;
    const release = () => {
      if (--shared.open === 0 && shared.given >= SHARED) this.#shared.delete(shared);
    };
    return { signal: shared.controller.signal, release };
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
    for (const each of [...[...this.#shared].map(({ controller }) => controller), ...this.#own]) {
      each.abort(reason);
    }
    this.#shared.clear();
    this.#own.clear();
  }
}
