import { expect, test } from "vitest";
import { OwnerQueue } from "../../../server/fair/owner_queue.ts";

class WantedQueue extends OwnerQueue<string> {
  readonly #waiting = new Set<string>();

  /** Whose turn it is, where these owners want every turn. */
  turn(owners: readonly string[]): string {
    for (const owner of owners) {
      if (!this.#waiting.has(owner)) this.add(owner, owner);
      this.#waiting.add(owner);
    }
    // One is over where who is ahead had the last and wants no more.
    const owner = this.next() ?? this.next()!;
    this.#waiting.delete(owner);
    return owner;
  }
}

/** Whose the next turns are, where some owners want every turn, each of a millisecond. */
function turns(queue: WantedQueue, owners: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const owner = queue.turn(owners);
    queue.worked(owner, 1);
    return owner;
  });
}
const countOf = (owner: string, all: readonly string[]) => all.filter((each) => each === owner).length;

test("owners who want every turn take turns, and of one owner the first comes first", () => {
  const queue = new WantedQueue();
  expect(turns(queue, ["ann", "bob", "eve"], 6)).toEqual(["ann", "bob", "eve", "ann", "bob", "eve"]);
  const own = new OwnerQueue<number>();
  expect(own.isEmpty).toBe(true);
  for (const each of [1, 2, 3]) own.add("ann", each);
  for (const each of [-1, 0]) own.add("ann", each, "first");
  expect(Array.from({ length: 6 }, () => own.next())).toEqual([-1, 0, 1, 2, 3, undefined]);
  expect(own.isEmpty).toBe(true);
});

test("owners share time, not turns", () => {
  const queue = new WantedQueue();
  const ms: Record<string, number> = { ann: 0, eve: 0 };
  for (let i = 0; i < 200; i++) {
    const owner = queue.turn(["ann", "eve"]);
    const turn = owner === "eve" ? 10 : 1;
    ms[owner]! += turn;
    queue.worked(owner, turn);
  }
  expect(Math.abs(ms["ann"]! - ms["eve"]!)).toBeLessThanOrEqual(10);
});

test("an owner who wants a little now and then has it before one who wants all", () => {
  const queue = new WantedQueue();
  turns(queue, ["eve"], 5_000);
  for (let i = 0; i < 10; i++) {
    for (let n = 0; n < 400; n++) queue.add("ann", "ann");
    expect(countOf("ann", turns(queue, ["eve"], 400))).toBe(400);
    expect(countOf("eve", turns(queue, ["eve"], 500))).toBe(500);
  }
});

test("an owner who wants all from now on is ahead for half a second, then has an equal share", () => {
  const queue = new WantedQueue();
  turns(queue, ["ann"], 10_000);
  const both = turns(queue, ["ann", "eve"], 2_500);
  expect(both.slice(0, 500)).toEqual(Array(500).fill("eve"));
  expect(countOf("ann", both.slice(500))).toBe(1_000);
});

test("no owner who comes back has gained by its absence more than that", () => {
  const queue = new WantedQueue();
  turns(queue, ["ann", "eve"], 2_000);
  turns(queue, ["eve"], 100_000);
  for (let i = 0; i < 50; i++) turns(queue, [`other ${i}`], 1_500);
  expect(countOf("ann", turns(queue, ["ann", "eve"], 4_000))).toBeLessThanOrEqual(2_250);
});

test("who worked beside its turns had one: others who have worked longer wait for it", () => {
  const queue = new WantedQueue();
  turns(queue, ["eve"], 100);
  queue.add("eve", "eve");
  queue.worked("ann", 1);
  expect([queue.isBehind("eve"), queue.isBehind("ann")]).toEqual([true, false]);
  expect([queue.next(), queue.isEmpty]).toEqual([undefined, false]);
  expect(queue.isBehind("eve")).toBe(false);
  expect(queue.next()).toBe("eve");
  // Nobody waits for one who has worked longer, or for itself.
  queue.add("ann", "ann");
  queue.worked("eve", 1);
  queue.worked("ann", 1);
  queue.worked("ann", 1);
  expect(queue.next()).toBe("ann");
});

test("what is short has a queue of its own, with the same owner first", () => {
  const queue = new WantedQueue();
  queue.worked("eve", 10);
  queue.worked("ann", 5);
  queue.add("bob", "bob");
  for (const owner of ["eve", "ann"]) queue.add(owner, `request of ${owner}`, "short");
  expect(queue.least(["eve", "ann", "bob"])).toBe("bob");
  expect(queue.nextShort()).toBe("request of ann");
  expect([queue.next(), queue.next()]).toEqual(["bob", undefined]);
  expect([queue.nextShort(), queue.nextShort(), queue.isEmpty]).toEqual(["request of eve", undefined, true]);
});
