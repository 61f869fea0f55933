import { visible } from "../../lib/page/hidden_text.ts";

/** Lines that are named; the others are counted. */
const NAMED_LINES = 3;
/** Characters of a line in a message. */
const SHOWN = 60;

/** What a list held: what was read of it, and what was not, counted. */
export class ListTally {
  /** Lines so far. */
  lines = 0;
  /** Names, words, suffixes or patterns that were read. */
  names = 0;
  /** Lines and entries in which there was nothing to read. */
  unread = 0;
  /** Whether it broke off, as a file or as JSON: what came before is read. */
  isCut = false;
  /** Names that were read and cannot be used. */
  unusable = 0;
  /** Hears of every entry that is left out; the sentence names the first. */
  heard: (line: number, text: string, why: string) => void = () => {};
  readonly #first: { line: number; words: string }[] = [];

  /** How many entries were left out. */
  get skipped(): number {
    return this.unread + this.unusable;
  }

  /** Whether there was something to read, and nothing was read. */
  get isNothing(): boolean {
    return this.names === 0 && this.unread > 0;
  }

  /** Counts an entry in which there is nothing to read. */
  skip(line: number, text: string, why: string): void {
    this.unread++;
    this.#name(line, text, why);
  }

  /** Counts a name that cannot be used. */
  refuse(line: number, why: string): void {
    this.unusable++;
    this.#name(line, "", why);
  }

  #name(line: number, text: string, why: string): void {
    this.heard(line, text, why);
    // What cannot be used is known later than what cannot be read.
    if (this.#first.length === NAMED_LINES && this.#first.at(-1)!.line <= line) return;
    const cut = text.length > SHOWN ? "…" : "";
    const shown = text === "" ? "" : ` "${visible(text.slice(0, SHOWN))}${cut}":`;
    this.#first.push({ line, words: `line ${line}:${shown} ${visible(why)}` });
    this.#first.sort((a, b) => a.line - b.line).splice(NAMED_LINES);
  }

  /** What was left out, in a sentence; empty for nothing. */
  words(list: string): string {
    const { skipped } = this;
    if (skipped === 0) return "";
    const more = skipped - this.#first.length;
    const what = skipped === 1 ? "1 entry of" : `${skipped.toLocaleString("en")} entries of`;
    return `${what} ${list} ${skipped === 1 ? "is" : "are"} left out: ${
      this.#first.map(({ words }) => words).join("; ")
    }${more > 0 ? `; and ${more.toLocaleString("en")} more` : ""}`;
  }
}
