/**
 * When pictures of pages are taken. A browser needs the processor for longer than everything else about a name, so no
 * verdict waits for one.
 * @module
 */
import type { Io } from "../io.ts";
import type { Classification } from "../model.ts";

/** Pictures under way at a time; the camera has its own limit. */
const AT_ONCE = 4;
/** Milliseconds that pictures wait for verdicts, so that a long lookup shows some before its end. */
const PATIENCE_MS = 30_000;
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

/** The pictures of one lookup: after its verdicts, but for a few that are late, of what looks like phishing or is unclear first. */
export class Pictures {
  readonly #io: Io;
  readonly #signal: AbortSignal;
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
  }

  /** A name is going to be studied: the function returned tells that it has a verdict. */
  judging(): () => void {
    this.#names++;
    this.#unjudged++;
    return () => {
      this.#unjudged--;
      this.#admit();
    };
  }

  /** All names were asked for: those that exist, but for a few, are under study. */
  allTaken(): void {
    this.#areAllTaken = true;
    this.#admit();
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
    try {
      await this.#io.sleep(PATIENCE_MS, this.#signal);
    } catch {
      return; // The lookup has ended.
    }
    this.#isPatient = false;
    this.#admit();
  }

  #admit(): void {
    const isFull = this.#size > MAX_WAITING_CHARACTERS;
    const isQuiet = this.#areAllTaken && this.#unjudged * LATE <= this.#names;
    if (this.#signal.aborted || this.#isPatient && !isQuiet && !isFull) return;
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
