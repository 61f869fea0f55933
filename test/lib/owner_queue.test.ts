import { expect, test } from "vitest";
import { OwnerQueue } from "../../lib/owner_queue.ts";

/** Whose the next turns are, where some owners want every turn. */
function turns(queue: OwnerQueue<string>, owners: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => {
    for (const owner of owners) if (queue.of(owner) === 0) queue.add(owner, owner);
    return queue.next()!;
  });
}
const countOf = (owner: string, all: readonly string[]) => all.filter((each) => each === owner).length;

test("owners who want every turn have equal shares, and of one owner the first comes first", () => {
  const queue = new OwnerQueue<string>();
  expect(turns(queue, ["ann", "bob", "eve"], 6)).toEqual(["ann", "bob", "eve", "ann", "bob", "eve"]);
  const own = new OwnerQueue<number>();
  for (const each of [1, 2, 3]) own.add("ann", each);
  own.addFirst("ann", 0);
  own.remove("ann", 2);
  expect([own.next(), own.next(), own.next(), own.next()]).toEqual([0, 1, 3, undefined]);
});

test("an owner who wants a few turns now and then has them before one who wants all", () => {
  const queue = new OwnerQueue<string>();
  turns(queue, ["eve"], 500);
  for (let i = 0; i < 10; i++) {
    for (let n = 0; n < 20; n++) queue.add("ann", "ann");
    expect(countOf("ann", turns(queue, ["eve"], 20))).toBe(20);
    expect(countOf("eve", turns(queue, ["eve"], 60))).toBe(60);
  }
});

test("an owner who wants all from now on has equal shares after at most half of what is remembered", () => {
  const queue = new OwnerQueue<string>();
  turns(queue, ["ann"], 10_000);
  const both = turns(queue, ["ann", "eve"], 2_000);
  expect(both.slice(0, 64)).toEqual(Array(64).fill("eve"));
  expect(countOf("ann", both.slice(1_024))).toBeGreaterThan(0);
  const later = turns(queue, ["ann", "eve"], 1_024);
  expect(Math.abs(countOf("ann", later) - countOf("eve", later))).toBeLessThan(52);
});
