import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { onNodeOnly } from "../../requires.ts";
import { Queue } from "../../../lib/lookup/queue.ts";

/** Whether a promise has been settled by the microtasks that are due. */
async function settled(promise: Promise<unknown> | void): Promise<boolean> {
  if (promise === undefined) return true;
  let done = false;
  promise.then(() => done = true);
  await new Promise(setImmediate);
  return done;
}

test("who pushes waits when it is full, and until the reader is halfway through", async () => {
  const queue = new Queue<number>(4);
  for (const n of [1, 2, 3]) expect(queue.push(n)).toBeUndefined();
  expect([queue.size, queue.full]).toEqual([3, false]);
  const [four, five] = [queue.push(4), queue.push(5)];
  expect([queue.size, queue.full, await settled(four), await settled(five)]).toEqual([5, true, false, false]);
  const reader = queue[Symbol.asyncIterator]();
  for (const n of [1, 2, 3]) expect((await reader.next()).value).toBe(n);
  expect([queue.size, await settled(four)]).toEqual([2, false]);
  expect((await reader.next()).value).toBe(4);
  expect([await settled(four), await settled(five)]).toEqual([true, true]);
  expect((await reader.next()).value).toBe(5);
});

test("a reader that waits gets what comes, and the end", async () => {
  const queue = new Queue<number>(4);
  const reader = queue[Symbol.asyncIterator]();
  const next = reader.next();
  expect(await settled(next)).toBe(false);
  queue.push(1);
  expect(await next).toEqual({ done: false, value: 1 });
  const last = reader.next();
  queue.close();
  expect((await last).done).toBe(true);
  expect(await settled(queue.push(2))).toBe(true);
  expect(queue.size).toBe(0);
});

test("an end comes after what waits, a failure at once; both let go of those who push", async () => {
  const ended = new Queue<number>(1);
  const waits = ended.push(1);
  ended.push(2);
  ended.close();
  expect(await settled(waits)).toBe(true);
  ended.fail(new Error("too late"));
  const all: number[] = [];
  for await (const n of ended) all.push(n);
  expect(all).toEqual([1, 2]);

  const failed = new Queue<number>(1);
  const pushed = failed.push(1);
  failed.fail(new Error("broken"));
  expect(await settled(pushed)).toBe(true);
  await expect(failed[Symbol.asyncIterator]().next()).rejects.toThrow("broken");
  expect(failed.size).toBe(0);
});

test("a reader that leaves lets go of those who push, for good", async () => {
  const queue = new Queue<number>(1);
  const pushed = [queue.push(1), queue.push(2)];
  for await (const _ of queue) break;
  expect(await Promise.all(pushed.map(settled))).toEqual([true, true]);
  expect([await settled(queue.push(3)), queue.size]).toEqual([true, 0]);
});

onNodeOnly("the collector cannot be called on Deno")(
  "what was read is freed, though the queue never runs empty",
  async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const queue = new Queue<object>(8);
    const reader = queue[Symbol.asyncIterator]();
    for (let i = 0; i < 4; i++) queue.push({});
    const read: WeakRef<object>[] = [];
    for (let i = 0; i < 1_000; i++) {
      queue.push({});
      read.push(new WeakRef((await reader.next()).value as object));
    }
    // A WeakRef holds its object until the end of the job that made it.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect(queue.size).toBe(4);
    expect(read.filter((each) => each.deref() !== undefined).length).toBeLessThan(16);
  },
);
