import type { Io } from "../io.ts";
import type { StreamMessage } from "../model.ts";
import type { Candidate, CandidateIterator } from "./candidate.ts";
import { SLICE } from "./candidates.ts";
import type { Examiner } from "./examine.ts";
import { Lead } from "./lead.ts";
import type { Work } from "./plan.ts";
import { pool } from "./pool.ts";
import type { Queue } from "./queue.ts";
import type { QuestionShare } from "./question_share.ts";
import type { Studies } from "./studies.ts";

/** A reader that is behind and takes nothing for that long stalls. */
const STALL_MS = 500;
/** Names that wait for their study while the reader stalls. */
const STAY = 8;

/** What the intake needs. */
export interface IntakeParts {
  /** What the lookup does. */
  work: Work;
  /** Time. */
  io: Io;
  /** The lines on their way to the reader. */
  queue: Queue<StreamMessage>;
  /** Starts the studies. */
  studies: Studies;
  /** Bounds the names whose existence is asked for at once. */
  questions: QuestionShare;
  /** Examines the candidates. */
  examiner: Examiner;
  /** Aborts when the lookup ends. */
  signal: AbortSignal;
}

/**
 * Has the candidates of a lookup examined as fast as its reader reads. While a reader stalls, next to nothing waits in
 * memory: the candidates sleep, and names that were not studied yet are sent away, to be made and asked for once
 * more at the end.
 */
export class Intake {
  readonly #parts: IntakeParts;
  readonly #lead: Lead;
  readonly #candidates: CandidateIterator;
  /** Where candidates are taken from. */
  #source: CandidateIterator;
  /** Places of the candidates that were sent away. */
  readonly #away = new Set<number>();
  /** Lines the reader had taken at the last tick, and how long it has taken none while it was behind. */
  #taken = 0;
  #stalledMs = 0;
  #onResume: () => void = () => {};

  constructor(parts: IntakeParts) {
    this.#parts = parts;
    // Of a squat lookup few names have lines.
    this.#lead = new Lead(parts.work.plan === "squat");
    this.#source = this.#candidates = parts.work.candidates[Symbol.iterator]();
    parts.signal.addEventListener("abort", () => this.resume(), { once: true });
  }

  /** Examines each candidate; `onMade` is called with their number before the last are examined. */
  async examineAll(onMade: (count: number) => void): Promise<void> {
    const { examiner } = this.#parts;
    await this.#pool((candidate) => examiner.examine(candidate), () => true, onMade);
  }

  /** Examines those that were sent away, until none is. */
  async examineSentAway(): Promise<void> {
    const { examiner, work } = this.#parts;
    while (this.#away.size > 0) {
      this.#source = work.candidates[Symbol.iterator]();
      await this.#pool((candidate) => examiner.reexamine(candidate), (place) => this.#away.delete(place));
    }
  }

  /** Notes a candidate that was not studied because the reader stalls. */
  sentAway({ place }: Candidate): void {
    this.#away.add(place!);
  }

  /** The candidates that were sent away or not taken. For the end of a lookup: they are taken by that. */
  *left(): Generator<Candidate> {
    let place = 0;
    if (this.#away.size > 0) {
      for (const candidate of this.#parts.work.candidates) if (this.#away.has(place++)) yield candidate;
    }
    for (let next = this.#candidates.next(); next.done !== true; next = this.#candidates.next()) {
      yield next.value;
    }
  }

  /** To be called every `ms` milliseconds. */
  tick(ms: number): void {
    const { queue, studies } = this.#parts;
    this.#stalledMs = queue.isBehind && queue.taken === this.#taken ? this.#stalledMs + ms : 0;
    this.#taken = queue.taken;
    if (this.#stalledMs < STALL_MS) return;
    this.#lead.shrink();
    this.#source.sleep?.();
    studies.sendAway(STAY);
  }

  /** To be called when the reader reads and is not behind any more. */
  resume(): void {
    this.#onResume();
    this.#onResume = () => {};
  }

  /** Resolves when the reader reads on. */
  async #reading(): Promise<void> {
    const { signal } = this.#parts;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onResume = resolve;
    await promise;
    signal.throwIfAborted();
  }

  async #pool(
    examine: (candidate: Candidate) => Promise<void>,
    isLeft: (place: number) => boolean,
    onMade: (count: number) => void = () => {},
  ): Promise<void> {
    const { queue, signal } = this.#parts;
    const grow = () => {
      if (!queue.isBehind) this.#lead.grow();
    };
    const work = (candidate: Candidate) => examine(candidate).then(grow);
    await pool(this.#paced(isLeft, onMade), () => this.#lead.size, work, signal);
  }

  /** The candidates as they are made, with pauses in which answers come in and other lookups work. */
  async *#paced(
    isLeft: (place: number) => boolean,
    onMade: (count: number) => void,
  ): AsyncGenerator<Candidate> {
    const { io, queue, questions, signal } = this.#parts;
    const source = this.#source;
    let mayAsk = false;
    questions.join();
    try {
      for (let place = 0;; place++) {
        if (place % SLICE === SLICE - 1) await io.sleep(0, signal);
        // While a reader is behind nothing new is asked for.
        if (queue.isBehind) {
          questions.leave();
          while (queue.isBehind) await this.#reading();
          await source.wake?.(() => io.sleep(0, signal));
          questions.join();
        }
        if (!mayAsk) await questions.ask();
        mayAsk = true;
        // Taken last: at the deadline those that were not taken are listed.
        const { done, value } = source.next();
        if (done === true) return onMade(place);
        if (!isLeft(place)) continue;
        value.place = place;
        mayAsk = false;
        yield value;
      }
    } finally {
      if (mayAsk) questions.answered();
      questions.leave();
    }
  }
}
