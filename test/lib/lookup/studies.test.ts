import { expect, test } from "vitest";
import { Studies } from "../../../lib/lookup/studies.ts";

const rest = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Studies that end on demand. */
function studies(limit: number) {
  const reader = { isBehind: false };
  const room = new Studies(limit, () => reader.isBehind);
  const running: number[] = [];
  const left: number[] = [];
  const ends = new Map<number, () => void>();
  const study = (n: number) => () => {
    running.push(n);
    return new Promise<void>((resolve) => ends.set(n, resolve));
  };
  return {
    room,
    reader,
    running,
    left,
    start: (n: number) => void room.runOrLeave(study(n)).then((done) => done || left.push(n)),
    stay: (n: number) => void room.run(study(n)),
    async end(n: number): Promise<void> {
      ends.get(n)!();
      await rest();
    },
  };
}

test("so many run at a time, in order; one that fails makes room too", async () => {
  const { room, running, start, end } = studies(2);
  const failed = room.run(() => Promise.reject(new Error("broken")));
  await expect(failed).rejects.toThrow("broken");
  [1, 2, 3, 4].forEach(start);
  await rest();
  expect(running).toEqual([1, 2]);
  await end(2);
  expect(running).toEqual([1, 2, 3]);
  await end(1);
  expect(running).toEqual([1, 2, 3, 4]);
});

test("none starts while the reader is behind; then one for each item it reads, all when it waits", async () => {
  const { room, reader, running, start } = studies(4);
  reader.isBehind = true;
  [1, 2, 3, 4, 5].forEach(start);
  room.next(true);
  await rest();
  expect(running).toEqual([]);
  reader.isBehind = false;
  room.next(false);
  await rest();
  expect(running).toEqual([1]);
  room.next(true);
  await rest();
  expect(running).toEqual([1, 2, 3, 4]);
});

test("those who wait and can leave are sent away, but the first", async () => {
  const { room, reader, running, left, start, stay } = studies(4);
  reader.isBehind = true;
  [1, 2, 3].forEach(start);
  stay(4);
  start(5);
  room.sendAway(2);
  await rest();
  expect(left).toEqual([3, 5]);
  reader.isBehind = false;
  room.next(true);
  await rest();
  expect(running).toEqual([1, 2, 4]);
});
