import type { Permutation } from "../model.ts";
import { toAscii } from "../permute/punycode.ts";
import type { Candidate } from "./candidate.ts";
import type { NameSet } from "../name_set.ts";

/** Least candidates that are made ahead when the source falls asleep, … */
const AHEAD = 128;
/** … and the share of those so far: making all of them again then costs each candidate 64 times its own price at most. */
const AHEAD_SHARE = 1 / 64;
/** Permutations that are made again without a pause: a few milliseconds. */
const WAKE_SLICE = 2_048;

/**
 * The permutations of a domain as candidates, which can sleep: what makes the next ones takes a megabyte, and a lookup
 * whose reader stalls may wait for minutes. Asleep it has the next few as JSON. When these are used up it makes all
 * permutations again, which are always the same, and passes over those that it has given.
 */
export class Permuted implements Iterator<Candidate> {
  readonly #make: () => Iterator<Permutation>;
  readonly #excluding: NameSet;
  readonly #limit: number;
  /** Candidates given so far, and permutations that were made for these and for those ahead. */
  #given = 0;
  #made = 0;
  /** Null while asleep. */
  #source: Iterator<Permutation> | null = null;
  #ahead: Candidate[] = [];
  /** The candidates ahead while asleep, as UTF-8: a string with one name that is not ASCII takes twice the room. */
  #packed: Uint8Array | null = null;

  /**
   * @param make Makes the permutations, the same ones each time, at least `limit` more than are excluded.
   * @param excluding Names that are no candidates.
   * @param limit Candidates at most.
   */
  constructor(make: () => Iterator<Permutation>, excluding: NameSet, limit: number) {
    this.#make = make;
    this.#excluding = excluding;
    this.#limit = limit;
  }

  /** The next candidate. */
  next(): IteratorResult<Candidate, undefined> {
    this.#unpack();
    const value = this.#given < this.#limit ? this.#ahead.pop() ?? this.#take() : undefined;
    if (value === undefined) return { done: true, value };
    this.#given++;
    return { done: false, value };
  }

  /** Drops what makes the next candidates. Harmless when repeated. */
  sleep(): void {
    if (this.#packed !== null) return;
    const most = Math.min(this.#limit - this.#given, Math.max(AHEAD, this.#given * AHEAD_SHARE));
    const ahead = this.#ahead.reverse();
    // Awake on what was made ahead it has no source: those must be used up first.
    if (this.#source !== null) {
      for (let next; ahead.length < most && (next = this.#take()) !== undefined;) ahead.push(next);
    }
    this.#packed = new TextEncoder().encode(JSON.stringify(ahead));
    this.#ahead = [];
    this.#source = null;
  }

  /** Makes ready what makes the next candidates, with pauses for other work. `next` does so without. */
  async wake(pause: () => Promise<void>): Promise<void> {
    this.#unpack();
    if (this.#ahead.length > 0 || this.#source !== null) return;
    const source = this.#make();
    for (let i = 1; i <= this.#made; i++) {
      source.next();
      if (i % WAKE_SLICE === 0) await pause();
    }
    this.#source = source;
  }

  #unpack(): void {
    if (this.#packed === null) return;
    this.#ahead = (JSON.parse(new TextDecoder().decode(this.#packed)) as Candidate[]).reverse();
    this.#packed = null;
  }

  #take(): Candidate | undefined {
    if (this.#source === null) {
      this.#source = this.#make();
      for (let i = 0; i < this.#made; i++) this.#source.next();
    }
    for (;;) {
      const { done, value: permutation } = this.#source.next();
      if (done === true) return undefined;
      this.#made++;
      const name = toAscii(permutation.domain.fqdn);
      if (!this.#excluding.has(name)) return { name, permutation };
    }
  }
}
