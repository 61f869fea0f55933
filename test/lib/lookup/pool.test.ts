import { expect, test } from "vitest";
import { pool } from "../../../lib/lookup/pool.ts";
import { calm } from "../net/world.ts";

/** Work that ends on demand. */
function work() {
  const started: number[] = [];
  const ends = new Map<number, { resolve(): void; reject(reason: unknown): void }>();
  return {
    started,
    run: (n: number) => {
      started.push(n);
      return new Promise<void>((resolve, reject) => ends.set(n, { resolve, reject }));
    },
    async end(n: number, reason?: unknown): Promise<void> {
      const end = ends.get(n)!;
      if (reason === undefined) end.resolve();
      else end.reject(reason);
      await new Promise(setImmediate);
    },
  };
}

test("so many at a time, in order, and the end when all have ended", async () => {
  const { started, run, end } = work();
  let over = false;
  const whole = pool([1, 2, 3, 4], 2, run, calm()).then(() => over = true);
  await new Promise(setImmediate);
  expect(started).toEqual([1, 2]);
  await end(2);
  expect(started).toEqual([1, 2, 3]);
  await end(3);
  await end(1);
  expect([started, over]).toEqual([[1, 2, 3, 4], false]);
  await end(4);
  await whole;
  expect(over).toBe(true);
  await pool([], 2, run, calm());
});

test("the first failure stops the intake, and rejects when what runs has ended", async () => {
  const { started, run, end } = work();
  let reason: unknown = null;
  const whole = pool([1, 2, 3, 4], 2, run, calm()).catch((error) => reason = error);
  await new Promise(setImmediate);
  await end(1, new Error("first"));
  expect([started, reason]).toEqual([[1, 2], null]);
  await end(2, new Error("second"));
  await whole;
  expect(reason).toMatchObject({ message: "first" });
  expect(started).toEqual([1, 2]);
});

test("an abort stops the intake and fails nothing", async () => {
  const { started, run, end } = work();
  const controller = new AbortController();
  const whole = pool([1, 2, 3], 1, run, controller.signal);
  await new Promise(setImmediate);
  controller.abort(new Error("enough"));
  await end(1);
  await whole;
  expect(started).toEqual([1]);
});
