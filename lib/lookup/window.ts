import type { Io } from "../io.ts";
import type { StreamMessage } from "../model.ts";
import { type Candidate, SLICE } from "./candidates.ts";
import type { Queue } from "./queue.ts";
import { QuestionShare } from "./question_share.ts";
import { nextTurn } from "./turns.ts";

/** What bounds a window. */
export interface WindowParts {
  io: Io;
  /** Whose lookup it is. */
  owner: string | undefined;
  /** Most names under way: asked for, under study, or waiting for it. */
  size: number;
  /** The lines on their way to the reader. */
  queue: Queue<StreamMessage>;
  /** Aborts when the lookup ends. */
  signal: AbortSignal;
}

/**
 * The names of one lookup that are under way. It takes candidates as fast as the reader reads and the resolvers answer,
 * with pauses for other lookups; while the reader is behind nothing new is asked for.
 */
export class Window {
  readonly #parts: WindowParts;
  readonly #questions: QuestionShare;
  readonly #underWay = new Set<Candidate>();
  /** Names that are asked for again when all have been asked for. */
  readonly #unknown = new Set<Candidate>();
  /** Names whose existence is asked for. */
  #open = 0;
  #onChange = () => {};

  /** Makes a window without names. */
  constructor(parts: WindowParts) {
    this.#parts = parts;
    this.#questions = new QuestionShare(parts.io.dns, parts.owner);
  }

  /** The names that are not finished. */
  *unfinished(): Generator<Candidate> {
    yield* this.#underWay;
    yield* this.#unknown;
  }

  /** How many names are to be asked for again. */
  get unknown(): number {
    return this.#unknown.size;
  }

  /**
   * Takes candidates, each when there is room for it: at the deadline those that were not taken are listed.
   *
   * @param examine Asks whether a name exists, then calls `answered`, at last `finished`.
   * @param atOnce Most names to ask for at a time. @default the lookup's share
   * @returns How many there were.
   */
  async take(
    candidates: Iterator<Candidate>,
    examine: (candidate: Candidate) => void,
    atOnce: number = Infinity,
  ): Promise<number> {
    const { io, owner, signal, size, queue } = this.#parts;
    const questions = this.#questions;
    const isFull = () => this.#underWay.size >= size || this.#open >= Math.min(atOnce, questions.size);
    questions.join();
    try {
      for (let count = 0;; count++) {
        if (count % SLICE === 0) await nextTurn(io, { owner, signal });
        if (queue.isBehind) {
          questions.leave();
          await queue.whenRead();
          signal.throwIfAborted();
          questions.join();
        }
        while (isFull()) await this.#change();
        const { done, value } = candidates.next();
        if (done === true) return count;
        this.#underWay.add(value);
        this.#open++;
        examine(value);
      }
    } finally {
      questions.leave();
    }
  }

  /** Takes the names that are to be asked for again. */
  async takeUnknown(examine: (candidate: Candidate) => void, atOnce: number): Promise<void> {
    const unknown = this.#unknown;
    function* moved(): Generator<Candidate> {
      for (const each of unknown) {
        unknown.delete(each);
        yield each;
      }
    }
    await this.take(moved(), examine, atOnce);
  }

  /** A name was answered or given up: there is room for another question. */
  answered(): void {
    this.#open--;
    this.#onChange();
  }

  /** A name is to be asked for again. */
  askAgain(candidate: Candidate): void {
    this.#unknown.add(candidate);
  }

  /** Nothing more is done for a name. */
  finished(candidate: Candidate): void {
    this.#underWay.delete(candidate);
    this.#onChange();
  }

  /** Resolves when no name waits for its answer; studies may go on. */
  async whenAnswered(): Promise<void> {
    while (this.#open > 0) await this.#change();
  }

  /** Resolves when no name is under way. */
  async whenFinished(): Promise<void> {
    while (this.#underWay.size > 0) await this.#change();
  }

  async #change(): Promise<void> {
    await new Promise<void>((resolve) => this.#onChange = resolve);
    this.#parts.signal.throwIfAborted();
  }
}
