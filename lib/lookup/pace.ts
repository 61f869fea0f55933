/** At four questions a second to one registry, all of the 64 names that are studied at once are answered within this. */
const PATIENT_MS = 20_000;
/** Enough that the rate limit of a registry is used in full. */
const HASTY_MS = 5_000;
/** Share of the time that is left; names differ. */
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

  /** Counts a name of which it is known whether it exists, and whether its study starts. */
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
    // The first names show how long one takes.
    if (this.#done < this.#atOnce) return Math.min(PATIENT_MS, leftMs);
    const more = Math.max(0, total - this.#resolved) * this.#started / this.#resolved;
    const needMs = (this.#started - this.#done + more) * elapsedMs / this.#done;
    return Math.min(needMs <= leftMs ? PATIENT_MS : HASTY_MS, leftMs);
  }
}
