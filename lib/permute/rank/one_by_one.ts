/** What all iterators have: they are iterable, and in newer runtimes have `take`, `map` and more. */
const ITERATOR: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));

/**
 * Returns what comes in lists one by one, to be used as a generator is. A second generator around the one that makes
 * the lists would take a tenth of the time of all that `permute` does.
 */
export function oneByOne<T>(lists: Generator<readonly T[]>): Generator<T> {
  let list: readonly T[] = [];
  let at = 0;
  const end = (value?: unknown): IteratorResult<T> => ({ value, done: true });
  return Object.assign(Object.create(ITERATOR), {
    next(): IteratorResult<T> {
      while (at >= list.length) {
        const { value, done } = lists.next();
        if (done) return end();
        list = value;
        at = 0;
      }
      return { value: list[at++]!, done: false };
    },
    return(value?: unknown): IteratorResult<T> {
      list = [];
      lists.return(undefined);
      return end(value);
    },
    throw(error: unknown): IteratorResult<T> {
      list = [];
      lists.return(undefined);
      throw error;
    },
  });
}
