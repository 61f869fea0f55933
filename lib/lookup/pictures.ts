/**
 * When pictures of pages are taken. A browser needs the processor for longer than everything else about a name, so no
 * verdict waits for one.
 * @module
 */
import { whenAborted } from "../abort.ts";
import type { Dns, Io } from "../io.ts";
import type { Classification } from "../model.ts";

/** Pictures under way at a time; the camera has its own limit. */
const AT_ONCE = 4;
/** Milliseconds without a verdict after which pictures wait no longer: for silent servers, and for other lookups. */
const PATIENCE_MS = 15_000;
/** So many times that they wait at most, while verdicts come: a long lookup shows some before its deadline. */
const MAX_WAITS = 8;
/** Of so many names one may lack its verdict when pictures begin: what is late waits for a server that is silent. */
const LATE = 8;
/** Characters of the pages that wait for a picture: the verdict is made once more with it. */
const MAX_WAITING_CHARACTERS = 8 * 1024 * 1024;

/** A name whose picture has not been started. */
interface WaitingPicture {
  rank: number;
  size: number;
  start: () => void;
}

/** Those of lookups on one DNS client: the browser takes the processor from the verdicts of all. */
const besideOf = new WeakMap<Dns, Set<Pictures>>();

/**
 * The pictures of one lookup: after its verdicts, but for a few that are late, and those of lookups beside it; of what looks
 * like phishing or is unclear first.
 */
export class Pictures {
  readonly #io: Io;
  readonly #signal: AbortSignal;
  readonly #beside: Set<Pictures>;
  #waiting: WaitingPicture[] = [];
  #size = 0;
  #open = 0;
  /** Names that are studied, or wait for it, and those of them without a verdict. */
  #names = 0;
  #unjudged = 0;
  #areAllTaken = false;
  #isPatient = true;
  #onRoom: (() => void)[] = [];

  /** @param signal Ends the waits; what waits is never started then. */
  constructor(io: Io, signal: AbortSignal) {
    this.#io = io;
    this.#signal = signal;
    this.#beside = besideOf.get(io.dns) ?? new Set();
    besideOf.set(io.dns, this.#beside.add(this));
    whenAborted(signal, () => {
      this.#beside.delete(this);
      this.#admitAll();
    });
  }

  /** A name is going to be studied: the function returned tells that it has a verdict. */
  judging(): () => void {
    this.#names++;
    this.#unjudged++;
    return () => {
      this.#unjudged--;
      this.#admitAll();
    };
  }

  /** All names were asked for: those that exist, but for a few, are under study. */
  allTaken(): void {
    this.#areAllTaken = true;
    this.#admitAll();
  }

  /** Resolves when there is room for the page of one more name. */
  async room(): Promise<void> {
    while (this.#size > MAX_WAITING_CHARACTERS) {
      this.#admit();
      await new Promise<void>((resolve) => this.#onRoom.push(resolve));
    }
    this.#signal.throwIfAborted();
  }

  /**
   * Runs what takes a picture when its turn has come.
   *
   * @param verdict What is known without the picture.
   * @param size Characters of the page.
   */
  async take(verdict: Classification | null, size: number, work: () => Promise<void>): Promise<void> {
    this.#size += size;
    try {
      await new Promise<void>((start) => {
        if (this.#waiting.length === 0 && this.#isPatient) void this.#hurry();
        this.#waiting.push({ rank: rankOf(verdict), size, start });
        this.#admit();
      });
      await work();
    } finally {
      this.#open--;
      this.#size -= size;
      for (const resolve of this.#onRoom.splice(0)) resolve();
      this.#admit();
    }
  }

  async #hurry(): Promise<void> {
    const judged = () => this.#names - this.#unjudged;
    try {
      for (let before = -1, waits = 0; before !== judged() && waits < MAX_WAITS; waits++) {
        before = judged();
        await this.#io.sleep(PATIENCE_MS, this.#signal);
      }
    } catch {
      return; // The lookup has ended.
    }
    this.#isPatient = false;
    this.#admit();
  }

  #admitAll(): void {
    for (const each of this.#beside) each.#admit();
  }

  /** Whether its names have their verdicts, but for a few. */
  get #isQuiet(): boolean {
    return this.#areAllTaken && this.#unjudged * LATE <= this.#names;
  }

  #admit(): void {
    const isFull = this.#size > MAX_WAITING_CHARACTERS;
    if (this.#signal.aborted || this.#waiting.length === 0) return;
    const isQuiet = this.#isQuiet &&
      this.#beside.values().every((each) => each.#names === 0 || each.#isQuiet);
    if (this.#isPatient && !isQuiet && !isFull) return;
    this.#waiting.sort((a, b) => a.rank - b.rank);
    while (this.#open < AT_ONCE && this.#waiting.length > 0) {
      this.#open++;
      this.#waiting.shift()!.start();
    }
  }
}

/** The lower the sooner: parked names and the brand's own have nothing to show. */
function rankOf(verdict: Classification | null): number {
  return verdict === null ? 1 : verdict.legitimate + 2 * verdict.parked;
}
