/** The prototype of all iterators: iterable, with `take`, `map` and more in newer runtimes. */
const ITERATOR: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));

/** Flattens a generator of lists. A second generator function would cost a tenth of the time of `permute`. */
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
