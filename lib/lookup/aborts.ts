/** Questions that share one signal: platforms warn at eleven listeners on one. */
const SHARED = 8;

/** A signal, and what is to be called when the work that got it has ended. */
export interface Lease {
  /** Aborts when the lookup ends. */
  readonly signal: AbortSignal;
  /** Ends the lease. */
  release(): void;
}

/** All signals of a lookup, aborted together. */
export class Aborts {
  readonly #whole = new AbortController();
  readonly #open = new Set<AbortController>();
  /** The signal that questions share now: how many may still get it, and how many of those that did are open. */
  #shared: { controller: AbortController; left: number; open: number } | undefined;

  /** Aborts when the lookup ends. For the few that wait through all of it. */
  get signal(): AbortSignal {
    return this.#whole.signal;
  }

  /** A signal for one question, shared with a few other names: most names end with their first question. */
  shared(): Lease {
    if (this.#shared === undefined || this.#shared.left === 0) {
      this.#shared = { controller: this.#controller(), left: SHARED, open: 0 };
    }
    this.signal.throwIfAborted();
    const shared = this.#shared;
    shared.left--;
    shared.open++;
    const release = () => {
      if (--shared.open === 0 && shared.left === 0) this.#open.delete(shared.controller);
    };
    return { signal: shared.controller.signal, release };
  }

  /** A signal of its own, for a name under study. */
  own(): Lease {
    const controller = this.#controller();
    return { signal: controller.signal, release: () => void this.#open.delete(controller) };
  }

  /** Aborts them all. Harmless when repeated. */
  abort(): void {
    const reason = new DOMException("The lookup ended", "AbortError");
    this.#whole.abort(reason);
    for (const each of this.#open) each.abort(reason);
    this.#open.clear();
  }

  #controller(): AbortController {
    // What starts after the end, nobody would abort.
    this.signal.throwIfAborted();
    const controller = new AbortController();
    this.#open.add(controller);
    return controller;
  }
}
