/** At four queries a second to one registry, 64 names under study get their answers within this time. */
const PATIENT_MS = 20_000;
/** Shortest wait: enough to use a registry's rate limit fully. */
const HASTY_MS = 5_000;
/** Share of the remaining time; a margin, since names differ. */
const SHARE = 0.8;

/** How long a name may wait for the rate limit of a registry, so that the lookup ends in time. */
export class Pace {
  readonly #deadlineMs: number;
  readonly #atOnce: number;
  #resolved = 0;
  #started = 0;
  #done = 0;

  /** `atOnce` names are studied at a time. */
  constructor(deadlineMs: number, atOnce: number) {
    this.#deadlineMs = deadlineMs;
    this.#atOnce = atOnce;
  }

  /** Counts a name whose existence is known, and whether its study starts. */
  resolved(study: boolean): void {
    this.#resolved++;
    if (study) this.#started++;
  }

  /** Counts a name whose study has ended. */
  done(): void {
    this.#done++;
  }

  /** Milliseconds that a name may wait, for a lookup of `total` names that has run for `elapsedMs`. */
  patienceMs(total: number, elapsedMs: number): number {
    const leftMs = Math.max(0, this.#deadlineMs - elapsedMs) * SHARE;
    // The names so far show how long one takes.
    if (this.#done < this.#atOnce) return Math.min(PATIENT_MS, leftMs);
    const more = Math.max(0, total - this.#resolved) * this.#started / this.#resolved;
    const needMs = (this.#started - this.#done + more) * elapsedMs / this.#done;
    return Math.min(needMs <= leftMs ? PATIENT_MS : HASTY_MS, leftMs);
  }
}
