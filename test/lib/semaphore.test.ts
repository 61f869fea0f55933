import { expect, test } from "vitest";
import { KeyedSemaphore, Semaphore } from "../../lib/semaphore.ts";
import { calm } from "./net/world.ts";

test("holders of a key are admitted in order, skipping those who left, and free keys are forgotten", async () => {
  const semaphore = new KeyedSemaphore(1);
  const first = await semaphore.acquire("a", calm());
  const leaver = new AbortController();
  const second = semaphore.acquire("a", leaver.signal);
  const third = semaphore.acquire("a", calm());
  leaver.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  first();
  first();
  (await third)();
  expect(semaphore.size).toBe(0);
  await expect(semaphore.acquire("a", AbortSignal.abort(new Error("before")))).rejects.toThrow("before");
  expect(semaphore.size).toBe(0);
});

test("who comes first is admitted before those who waited longer, in its own order", async () => {
  const semaphore = new Semaphore(1);
  const release = await semaphore.acquire();
  const order: string[] = [];
  const waits = (name: string, isFirst: boolean) =>
    semaphore.acquire(undefined, undefined, isFirst).then((next) => {
      order.push(name);
      next();
    });
  const all = [waits("picture", false), waits("page", true), waits("next page", true)];
  release();
  await Promise.all(all);
  expect(order).toEqual(["page", "next page", "picture"]);
});

test("a place that is given back twice is one place", async () => {
  const semaphore = new KeyedSemaphore(2);
  const first = await semaphore.acquire("a", calm());
  await semaphore.acquire("a", calm());
  first();
  first();
  await semaphore.acquire("a", calm());
  const waits: string[] = [];
  const fourth = semaphore.acquire("a", calm(), () => {
    waits.push("waits");
    return () => void waits.push("no more");
  });
  expect(await Promise.race([fourth, new Promise((resolve) => setImmediate(resolve, "still"))])).toBe(
    "still",
  );
  expect(waits).toEqual(["waits"]);
  (await semaphore.acquire("b", calm()))();
  expect(semaphore.size).toBe(1);
});

test("one runs, some wait in order, the others are refused; a failure frees its place", async () => {
  const semaphore = new Semaphore(1, 2);
  const order: number[] = [];
  const opened = Promise.withResolvers<void>();
  let running = 0;
  const take = (n: number) =>
    semaphore.run(async () => {
      expect(++running).toBe(1);
      await opened.promise;
      order.push(n);
      running--;
      if (n === 2) throw new Error("two");
      return n;
    });
  const all = Promise.allSettled([take(1), take(2), take(3), take(4)]);
  await expect(take(5)).rejects.toMatchObject({ code: "over_capacity", retryAfterSeconds: 5 });
  opened.resolve();
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
  expect(order).toEqual([1, 2, 3]);
  expect(await take(6)).toBe(6);
});

test("run admits at most so many, in order, and a failure frees its place", async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, n) =>
    semaphore.run(async () => {
      started.push(n);
      await promise;
    }).then(() => n, (error: Error) => error.message)
  );
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1]);
  ends[0]!.reject(new Error("broken"));
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of ends.slice(1)) resolve();
  expect(await Promise.all(all)).toEqual(["broken", 1, 2, 3]);
});
