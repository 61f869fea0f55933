import { expect, test } from "vitest";
import { Turns } from "../../../server/fair/turns.ts";

/** Turns whose rounds of the event loop are made one by one. */
function machine() {
  let next: (() => void) | undefined;
  const turns = new Turns(() => new Promise((resolve) => next = resolve));
  const had: string[] = [];
  return {
    turns,
    had,
    take: (owner: string) => void turns.take(owner).then(() => had.push(owner)),
    request: (owner: string) => void turns.request(owner).then(() => had.push(`request of ${owner}`)),
    pass: (owner: string) => void turns.pass(owner).then(() => had.push(owner)),
    async round() {
      next?.();
      for (let i = 0; i < 10; i++) await Promise.resolve();
    },
  };
}

test("one turn a round, and while answers of an owner who has worked less come in, others wait", async () => {
  const { turns, had, take, round } = machine();
  turns.worked("eve", 100);
  take("eve");
  take("eve");
  for (let i = 0; i < 5; i++) {
    turns.worked("ann", 1);
    await round();
  }
  expect(had).toEqual([]);
  await round();
  expect(had).toEqual(["eve"]);
  take("ann");
  await round();
  await round();
  expect(had).toEqual(["eve", "ann", "eve"]);
});

test("what is short goes on at once, unless an owner who has worked less waits or works", async () => {
  const { turns, had, take, pass, round } = machine();
  turns.worked("eve", 100);
  turns.worked("ann", 1);
  pass("ann");
  pass("eve");
  await round();
  expect(had).toEqual(["ann"]);
  await round();
  expect(had).toEqual(["ann", "eve"]);
  take("eve");
  pass("eve");
  await round();
  // An owner's own computations do not hold it up.
  expect(had).toEqual(["ann", "eve", "eve", "eve"]);
});

test("a request waits for one turn, not for all that owners have who have worked less", async () => {
  const { turns, had, take, request, round } = machine();
  turns.worked("eve", 100);
  request("eve");
  for (let i = 0; i < 50; i++) take("mallory");
  request("eve");
  request("bob");
  await round();
  await round();
  // Of several requests, those of an owner who has worked less go first; before a turn of its own nobody waits.
  expect(had).toEqual(["request of eve", "request of bob", "mallory", "request of eve", "mallory"]);
});
