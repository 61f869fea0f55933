/**
 * Lists of many values in little memory: each is JSON text until it is read. An object of a lookup needs about five
 * times the memory of its text.
 * @module
 */

/** A list that can be read any number of times and from any position: an array, or {@link Packed}. */
export interface IndexedList<T> extends Iterable<T> {
  /** The value at an index; undefined past the end. */
  at(index: number): T | undefined;
}

/** A list that can be read any number of times; each value is parsed when it is read. */
export class Packed<T> implements IndexedList<T> {
  readonly #texts: readonly string[];
  readonly #read: (text: string) => T;

  /**
   * Creates a list.
   *
   * @param read Returns the value of a text.
   */
  constructor(texts: readonly string[], read: (text: string) => T) {
    this.#texts = texts;
    this.#read = read;
  }

  /** The same list with each value as a function returns it. */
  map<U>(change: (value: T) => U): Packed<U> {
    return new Packed(this.#texts, (text) => change(this.#read(text)));
  }

  /** How many values there are. */
  get length(): number {
    return this.#texts.length;
  }

  /** The values, each parsed when it is read. */
  *[Symbol.iterator](): Generator<T> {
    for (const text of this.#texts) yield this.#read(text);
  }

  /** The value at an index; undefined past the end. */
  at(index: number): T | undefined {
    const text = this.#texts[index];
    return text === undefined ? undefined : this.#read(text);
  }
}

/** A list without the values that a function excludes; like its source it can be read several times. */
export function without<T>(values: Iterable<T>, isOut: (value: T) => boolean): Iterable<T> {
  return {
    *[Symbol.iterator]() {
      for (const value of values) if (!isOut(value)) yield value;
    },
  };
}
