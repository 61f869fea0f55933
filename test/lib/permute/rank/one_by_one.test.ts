import { expect, test } from "vitest";
import { oneByOne } from "../../../../lib/permute/rank/one_by_one.ts";

/** Lists of which it is known how many were made, and whether the end was reported. */
function lists(): { made: number[]; ended: boolean; all: Generator<number[]> } {
  const state = { made: [] as number[], ended: false, all: make() };
  function* make(): Generator<number[]> {
    try {
      for (const list of [[], [1, 2], [], [3], []]) {
        state.made.push(list.length);
        yield list;
      }
    } finally {
      state.ended = true;
    }
  }
  return state;
}

test("all of all lists, in order, and no more after the end", () => {
  const names = oneByOne(lists().all);
  expect([...names]).toEqual([1, 2, 3]);
  expect(names.next()).toEqual({ value: undefined, done: true });
});

test("a list is made when it is reached", () => {
  const state = lists();
  const names = oneByOne(state.all);
  expect(state.made).toEqual([]);
  names.next();
  names.next();
  expect(state.made).toEqual([0, 2]);
});

test("leaving the loop ends the lists", () => {
  const state = lists();
  const names = oneByOne(state.all);
  for (const _ of names) break;
  expect([state.made, state.ended]).toEqual([[0, 2], true]);
  expect([...names]).toEqual([]);
});

test("it is used as a generator is: return, throw, dispose, and what iterators have", () => {
  const names = oneByOne(lists().all);
  names.next();
  expect(names.return("bye")).toEqual({ value: "bye", done: true });
  expect(names.next().done).toBe(true);
  const thrown = lists();
  const other = oneByOne(thrown.all);
  other.next();
  expect(() => other.throw(new Error("enough"))).toThrow("enough");
  expect([thrown.ended, other.next().done]).toEqual([true, true]);
  expect(Iterator.from(oneByOne(lists().all)).take(2).toArray()).toEqual([1, 2]);
  expect(oneByOne(lists().all).map((n) => n * 2).toArray()).toEqual([2, 4, 6]);
});
