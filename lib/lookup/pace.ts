/** A registry gives four turns a second: within this all of the 64 names that are studied at once get theirs. */
const PATIENT_MS = 20_000;
/** Enough to use every turn there is. */
const HASTY_MS = 5_000;
/** Of the time that is left; names differ. */
const SHARE = 0.8;

/** How long a name may wait for its turn at a registry, so that the lookup ends in time. */
export class Pace {
  readonly #deadlineMs: number;
  readonly #atOnce: number;
  #asked = 0;
  #begun = 0;
  #done = 0;

  /** `atOnce` names are studied at a time. */
  constructor(deadlineMs: number, atOnce: number) {
    this.#deadlineMs = deadlineMs;
    this.#atOnce = atOnce;
  }

  /** It is known whether a name exists; with `study` it is studied. */
  asked(study: boolean): void {
    this.#asked++;
    if (study) this.#begun++;
  }

  /** A name was studied. */
  done(): void {
    this.#done++;
  }

  /** Milliseconds, when so many names in all are asked for and so much time has gone by. */
  patienceMs(total: number, elapsedMs: number): number {
    const leftMs = Math.max(0, this.#deadlineMs - elapsedMs) * SHARE;
    // The first ones tell how long one takes.
    if (this.#done < this.#atOnce) return Math.min(PATIENT_MS, leftMs);
    const more = Math.max(0, total - this.#asked) * this.#begun / this.#asked;
    const needMs = (this.#begun - this.#done + more) * elapsedMs / this.#done;
    return Math.min(needMs <= leftMs ? PATIENT_MS : HASTY_MS, leftMs);
  }
}
