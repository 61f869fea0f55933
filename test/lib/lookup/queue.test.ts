import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { onNodeOnly } from "../../requires.ts";
import { Queue } from "../../../lib/lookup/queue.ts";

/** Whether a promise has been settled by the microtasks that are due. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  promise.then(() => done = true);
  await new Promise(setImmediate);
  return done;
}

test("a reader is behind while as much waits as may; who waits for it goes on when it has read", async () => {
  const queue = new Queue<number>(2);
  queue.push(1);
  expect([queue.size, queue.isBehind, await settled(queue.whenRead())]).toEqual([1, false, true]);
  queue.push(2);
  queue.push(3);
  const whenRead = queue.whenRead();
  expect([queue.size, queue.isBehind]).toEqual([3, true]);
  const reader = queue[Symbol.asyncIterator]();
  expect((await reader.next()).value).toBe(1);
  expect([queue.isBehind, await settled(whenRead)]).toEqual([true, false]);
  await reader.next();
  expect([queue.isBehind, await settled(whenRead)]).toEqual([false, true]);
});

test("nobody waits for a reader that left", async () => {
  const queue = new Queue<number>(1);
  const reader = queue[Symbol.asyncIterator]();
  queue.push(1);
  queue.push(2);
  await reader.next();
  const whenRead = queue.whenRead();
  expect(await settled(whenRead)).toBe(false);
  await reader.return!(undefined);
  expect(await settled(whenRead)).toBe(true);
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
  queue.push(2);
  expect(queue.size).toBe(0);
});

test("an end comes after what waits, a failure at once", async () => {
  const ended = new Queue<number>(1);
  ended.push(1);
  ended.push(2);
  ended.close();
  expect(ended.isBehind).toBe(false);
  ended.fail(new Error("too late"));
  const all: number[] = [];
  for await (const n of ended) all.push(n);
  expect(all).toEqual([1, 2]);

  const failed = new Queue<number>(1);
  failed.push(1);
  failed.fail(new Error("broken"));
  await expect(failed[Symbol.asyncIterator]().next()).rejects.toThrow("broken");
  expect(failed.size).toBe(0);
});

test("what is pushed after the reader left is dropped", async () => {
  const queue = new Queue<number>(1);
  queue.push(1);
  queue.push(2);
  for await (const _ of queue) break;
  queue.push(3);
  expect([queue.isBehind, queue.size]).toEqual([false, 0]);
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
