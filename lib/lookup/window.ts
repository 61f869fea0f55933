import type { Existence } from "../observe/resolve.ts";
import type { Subject } from "../subject.ts";
import { type Candidate, SLICE } from "./candidates.ts";
import type { Examiner } from "./examine.ts";
import type { Pace } from "../io.ts";
import { nextSlice } from "./pace.ts";
import type { LookupRun } from "./run.ts";

/** Names under way at a time: asked for, under study, or waiting for it. Of a squat lookup most end with one question. */
const NAMES = 2_048;
/** The same where every name has lines, all of which wait when the reader stalls. */
const STUDIED_NAMES = 512;
/** Names that the second pass asks for at a time: many, so that silent ones do not make it long. */
const SECOND_PASS_AT_ONCE = 256;
/** Pause before it for an overloaded resolver, milliseconds. */
const SECOND_PASS_PAUSE_MS = 1_000;
/** Times that a name is asked for whose answers do not stand. */
const MAX_ROUNDS = 4;
/** Most names of it that the zone above is asked about too: a resolver that is silent to more is at fault itself. */
const MAX_ASKED_ABOVE = 200;

/** Share of the names that may lack an answer when pictures begin. */
const MAX_LATE = 0.01;

/** How a name was found: 0 where it was not finished. */
const FREE = 1, OTHER = 2;

/** What is done with each candidate, in this order. */
export interface CandidateSteps {
  /** Whether it exists, by DNS; asked for the last time, by the zone above too. */
  exists(candidate: Candidate, isLast: boolean): Promise<Existence>;
  /** The name to be studied; null for none. */
  confirm(candidate: Candidate, existence: Existence): Promise<(() => Subject) | null>;
  /** Finds out what it is; its picture comes later. */
  study(found: () => Subject): Promise<{ pictures: Promise<void> }>;
}

/** Which time a name is asked for. */
type Pass = "first" | "second" | "last";

/**
 * The names of one lookup that are under way. It takes candidates as fast as the reader reads and the resolvers answer,
 * with pauses for other lookups; while the reader is behind nothing new is asked for.
 */
export class Window {
  readonly #run: LookupRun;
  readonly #examiner: Examiner;
  readonly #steps: CandidateSteps;
  readonly #pace: Pace;
  /** Those that were not taken yet. */
  readonly #candidates: IterableIterator<Candidate>;
  readonly #underWay = new Set<Candidate>();
  /** Those of them that lack nothing but their picture, and whether they count as completed already. */
  readonly unpictured: Map<Candidate, boolean> = new Map<Candidate, boolean>();
  /** Names that are asked for again when all have been asked for. */
  readonly #unknown = new Set<Candidate>();
  /** How names were found when they were asked for first, in their order: a byte each, as there may be millions. */
  #found: Uint8Array = new Uint8Array(SLICE);
  /** Those of them that were counted as finished, and are asked for again. */
  readonly #reopened = new Set<Candidate>();
  /** Names whose existence is asked for. */
  #open = 0;
  /** Names, and studies, whose answers wait for controls. */
  #held = 0;
  #round = 1;
  #isEnding = false;
  #onChange = () => {};

  /** Makes a window without names. */
  constructor(run: LookupRun, examiner: Examiner, steps: CandidateSteps) {
    this.#run = run;
    this.#steps = steps;
    run.network.onSettled = () => this.#onChange();
    this.#candidates = run.work.candidates[Symbol.iterator]();
    this.#examiner = examiner;
    this.#pace = run.pace;
  }

  /** The names that are not finished, those that were not taken yet included. */
  *unfinished(): Generator<Candidate> {
    for (const each of this.#underWay) if (!this.unpictured.has(each)) yield each;
    yield* this.#unknown;
    yield* this.#candidates;
  }

  /**
   * Examines all candidates. When each was asked for, even if studies are still running, those without a usable answer
   * are asked for again; without one again they stay unanswered.
   */
  async takeAll(): Promise<void> {
    const { work, reporter, network, signal, options: { io } } = this.#run;
    await work.candidates.search(signal);
    reporter.total = work.candidates.expected;
    reporter.total = await this.#take(this.#candidates, Infinity, "first");
    await this.#settled(Math.floor(reporter.total * MAX_LATE));
    this.#examiner.allTaken();
    await this.#settled();
    for (this.#round = 2; await this.#isUnsettled(); this.#round++) {
      const unknown = [...this.#unknown];
      // Without a resolver that stands there is nobody to ask.
      if (!(await network.recovered())) this.#round = MAX_ROUNDS;
      if (unknown.length > SECOND_PASS_AT_ONCE) await io.sleep(SECOND_PASS_PAUSE_MS, signal);
      const pass = unknown.length <= MAX_ASKED_ABOVE ? "last" : "second";
      await this.#take(unknown.values(), SECOND_PASS_AT_ONCE, pass);
      await this.#settled();
    }
  }

  /**
   * Whether names are to be asked for again: those without a usable answer, and when all studies have ended free ones of
   * which something else was said later.
   */
  async #isUnsettled(): Promise<boolean> {
    if (this.#unknown.size > 0) return true;
    while (this.#underWay.size > 0) {
      this.#hurry();
      await this.#change();
    }
    await this.#settled();
    await this.#reopen();
    return this.#unknown.size > 0;
  }

  /** Takes those names again, once, that were finished and are in doubt. */
  async #reopen(): Promise<void> {
    const found = this.#found;
    this.#found = new Uint8Array(0);
    if (found.length === 0 || !this.#examiner.isAnyInDoubt) return;
    const { work, signal } = this.#run;
    let nth = 0;
    for (const candidate of work.candidates) {
      if (nth % SLICE === 0) await nextSlice({ pace: this.#pace, signal });
      const how = found[nth++];
      if (how === undefined) return;
      if (how === 0 || !this.#examiner.isInDoubt(candidate, how === FREE)) continue;
      this.#reopened.add(candidate);
      this.#unknown.add(candidate);
    }
  }

  /** Notes how the nth name was found. */
  #finds(nth: number, isFree: boolean): void {
    const before = this.#found;
    if (nth >= before.length) {
      this.#found = new Uint8Array(Math.max(2 * before.length, nth + 1));
      this.#found.set(before);
    }
    this.#found[nth] = isFree ? FREE : OTHER;
  }

  /** Waits until all names that were asked for, but for so many, have an answer, and all answers their controls. */
  async #settled(late: number = 0): Promise<void> {
    this.#isEnding = true;
    while (this.#open > late || this.#held > late) {
      this.#hurry();
      await this.#change();
    }
    this.#isEnding = false;
  }

  /** Asks for controls where nothing else is under way. */
  #hurry(): void {
    if (this.#open === 0) this.#run.network.idle(this.#isEnding || this.#examiner.areAllHeld);
  }

  /** Takes candidates, and resolves with how many there were; asks for so many at a time, or for the lookup's share. */
  async #take(candidates: IterableIterator<Candidate>, atOnce: number, pass: Pass): Promise<number> {
    const { work, network, signal } = this.#run;
    const size = work.plan === "squat" ? NAMES : STUDIED_NAMES;
    const pace = this.#pace;
    pace.join();
    try {
      for (let count = 0;; count++) {
        if (count % SLICE === 0) await nextSlice({ pace, signal });
        if (this.#run.isBehind) {
          pace.leave();
          await this.#run.whenRead();
          pace.join();
        }
        while (
          this.#underWay.size >= size || this.#open >= Math.min(atOnce, pace.questions) || network.isAhead
        ) {
          this.#hurry();
          await this.#change();
        }
        const { done, value } = candidates.next();
        if (done === true) return count;
        this.#unknown.delete(value);
        this.#underWay.add(value);
        this.#open++;
        void this.#examine(value, pass, count);
      }
    } finally {
      pace.leave();
    }
  }

  /** Finds out whether a candidate exists, and what it is. One function: it runs for every name. */
  async #examine(candidate: Candidate, pass: Pass, nth: number): Promise<void> {
    const { work, reporter, network, signal } = this.#run;
    const since = network.asks();
    try {
      let existence: Existence;
      try {
        existence = await this.#steps.exists(candidate, pass === "last");
      } finally {
        this.#open--;
        this.#pace.answered();
        this.#onChange();
      }
      signal.throwIfAborted();
      if (existence.rcode !== "NO_ANSWER") network.isAnswered = true;
      if (existence.state !== "unknown") {
        const judged = await this.#judged(candidate, existence, since);
        if (judged === "doubted" && this.#round < MAX_ROUNDS) {
          network.asksAgain();
          this.#unknown.add(candidate);
          return;
        }
        if (judged !== "stands") {
          const isSuffixDenied = judged === "denies";
          existence = { ...existence, state: "unknown", isDoubted: !isSuffixDenied, isSuffixDenied };
        }
      }
      this.#hurry();
      const { state, reply, block, isByWildcard } = existence;
      // A resolver that hides a name now may have denied everything for a while.
      const isHidden = state === "blocked" && block === "denial_without_soa";
      if ((state === "unknown" && reply.isFinal !== true || isHidden) && pass === "first") {
        this.#unknown.add(candidate);
        return;
      }
      const isFree = state === "free";
      const isReopened = this.#reopened.has(candidate);
      // What a free name has was sent when it was found so first.
      const isKnown = isFree && isReopened;
      if (!isFree || block !== undefined || !isKnown && (work.plan !== "squat" || isByWildcard)) {
        const found = await this.#steps.confirm(candidate, existence);
        if (found !== null && !isKnown) {
          const { pictures } = await this.#steps.study(found);
          this.unpictured.set(candidate, isReopened);
          await pictures;
        }
      }
      if (pass === "first") this.#finds(nth, isFree);
      if (!isReopened) reporter.completed++;
    } catch (error) {
      this.#run.fail(error);
    } finally {
      this.#underWay.delete(candidate);
      this.unpictured.delete(candidate);
      this.#onChange();
    }
  }

  /** Whether the answer about a name stands: known when controls were asked for after it. */
  async #judged({ name }: Candidate, existence: Existence, since: number): Promise<string> {
    this.#held++;
    try {
      const judged = this.#run.network.judge(name, existence, since);
      this.#hurry();
      return await judged;
    } finally {
      this.#held--;
    }
  }

  async #change(): Promise<void> {
    await new Promise<void>((resolve) => this.#onChange = resolve);
    this.#run.signal.throwIfAborted();
  }
}
