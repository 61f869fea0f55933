import { expect, test } from "vitest";
import { type Steps, ThreadTime } from "../../../server/fair/thread_time.ts";

/** A clock that only computations move. */
function machine(budgetSeconds?: number) {
  const clock = { now: 0 };
  return { clock, thread: new ThreadTime(budgetSeconds, undefined, () => clock.now) };
}

/** A computation of so many milliseconds, in steps of one. */
function* compute(clock: { now: number }, ms: number, onStep = () => {}): Steps<string> {
  for (let i = 0; i < ms; i++) {
    clock.now++;
    onStep();
    yield;
  }
  return "done";
}

test("other work runs after each slice, whatever computes", async () => {
  const { clock, thread } = machine();
  let longest = 0;
  let since = 0;
  let isOver = false;
  const other = () => {
    longest = Math.max(longest, clock.now - since);
    since = clock.now;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  const runs = ["a", "b", "c"].flatMap((owner) =>
    Array.from({ length: 5 }, () => thread.run(owner, compute(clock, 100)))
  );
  expect(new Set(await Promise.all(runs))).toEqual(new Set(["done"]));
  isOver = true;
  expect(clock.now).toBe(1_500);
  // One step, for each of two computations that may end in between.
  expect(longest).toBeLessThanOrEqual(3);
});

test("owners share the thread, however many computations each has", async () => {
  const { clock, thread } = machine();
  const ends: string[] = [];
  const many = Array.from(
    { length: 20 },
    () => thread.run("mallory", compute(clock, 100)).then(() => ends.push("mallory")),
  );
  const one = thread.run("ann", compute(clock, 100)).then(() => ends.push("ann"));
  await Promise.all([...many, one]);
  // Of the other owner, one may have been done in the same time.
  expect(ends.indexOf("ann")).toBeLessThanOrEqual(1);
});

test("an owner that has used its time is refused until the minute is over, others are not", async () => {
  const { clock, thread } = machine(2);
  await thread.run("mallory", compute(clock, 2_500));
  await expect(thread.run("mallory", compute(clock, 1))).rejects.toMatchObject({
    code: "rate_limited",
    retryAfterSeconds: 58,
    message: expect.stringContaining("computed for 2 s in this minute"),
  });
  expect(() => thread.pieces("mallory", (async function* () {})())).toThrow("computed for 2 s");
  expect(await thread.run("ann", compute(clock, 5))).toBe("done");
  clock.now += 60_000;
  expect(await thread.run("mallory", compute(clock, 5))).toBe("done");
});

test("too many of an owner's computations are refused; what fails or is left makes room", async () => {
  const { clock, thread } = machine();
  const gone = new AbortController();
  const left = Array.from({ length: 99 }, () => thread.run("mallory", compute(clock, 100), gone.signal));
  const failing = thread.run(
    "mallory",
    (function* (): Steps<never> {
      yield;
      throw new Error("a fault");
    })(),
  );
  await expect(thread.run("mallory", compute(clock, 1))).rejects.toThrow(
    "100 computations of this owner wait",
  );
  gone.abort(new Error("left"));
  const [failed, ...others] = await Promise.allSettled([failing, ...left]);
  expect(failed).toMatchObject({ reason: { message: "a fault" } });
  expect(others.filter(({ status }) => status === "rejected")).toHaveLength(99);
  expect(await thread.run("mallory", compute(clock, 1))).toBe("done");
});

test("pieces come as they were, a turn for each slice; an unread stream makes room when it is left", async () => {
  const { clock, thread } = machine();
  let isClosed = false;
  async function* source() {
    try {
      for (let i = 0; i < 20; i++) {
        clock.now += 5;
        yield i;
      }
    } finally {
      isClosed = true;
    }
  }
  expect(await Array.fromAsync(thread.pieces("ann", source()))).toEqual(
    Array.from({ length: 20 }, (_, i) => i),
  );
  expect(isClosed).toBe(true);
  const unread = Array.from({ length: 100 }, () => thread.pieces("ann", source()));
  expect(() => thread.pieces("ann", source())).toThrow("computations of this owner wait");
  for (const each of unread) await each.return();
  await thread.pieces("ann", source()).return();
});

test("bodies are read in turns and count as computing, by their size", async () => {
  const { clock, thread } = machine(2);
  const mallory = thread.body("mallory");
  const order: string[] = [];
  const computing = thread.run("ann", compute(clock, 20)).then(() => order.push("ann"));
  // 100 MiB: two seconds.
  for (let i = 0; i < 100; i++) await mallory.turn(1 << 20);
  order.push("mallory");
  mallory.leave();
  await computing;
  expect(order).toEqual(["ann", "mallory"]);
  expect(() => thread.body("mallory")).toThrow(/^This owner has computed for 2 s .*large bodies: wait 60 s/);
  thread.body("ann").leave();
});

test("what a request has been let in for waits for none of its owner's computations that have not begun", async () => {
  const { clock, thread } = machine();
  const ends: string[] = [];
  const computing = Array.from(
    { length: 20 },
    () => thread.run("ann", compute(clock, 20)).then(() => ends.push("computed")),
  );
  await Promise.all([...computing, thread.goOn("ann", compute(clock, 5)).then(() => ends.push("list"))]);
  expect(ends.indexOf("list")).toBe(0);
});

test("those without a key are one owner, a request between two rounds of the loop; their addresses take turns", async () => {
  const thread = new ThreadTime();
  const order: string[] = [];
  let rounds = 0, isOver = false;
  const round = () => void (rounds++, isOver || setImmediate(round));
  setImmediate(round);
  const ask = (address: string) => thread.stranger(address).then(() => void order.push(address));
  const all = [...Array.from({ length: 50 }, () => ask("192.0.2.1")), ask("192.0.2.2")];
  // Who has a key is ahead of all of them.
  all.push(thread.request("ann").then(() => void order.push("ann")));
  await Promise.all(all);
  isOver = true;
  expect(order.indexOf("ann")).toBeLessThanOrEqual(1);
  expect(order.indexOf("192.0.2.2")).toBeLessThanOrEqual(2);
  expect(rounds).toBeGreaterThanOrEqual(50);
});
