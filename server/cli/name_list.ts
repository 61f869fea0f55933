/** Names in one block of text. */
const NAMES_IN_BLOCK = 16_384;

/** A long list of names, as text: a million take some 20 MB. May be iterated while and after names are added. */
export class NameList implements Iterable<string> {
  /** Names in the list. */
  length = 0;
  readonly #blocks: string[] = [];
  #last: string[] = [];

  /** Adds a name, which has no line break. */
  add(name: string): void {
    this.length++;
    if (this.#last.push(name) < NAMES_IN_BLOCK) return;
    this.#blocks.push(this.#last.join("\n"));
    this.#last = [];
  }

  *[Symbol.iterator](): Generator<string> {
    for (const block of this.#blocks) yield* block.split("\n");
    yield* this.#last;
  }
}
