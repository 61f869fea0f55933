import { expect, test } from "vitest";
import { unlessAborted, whenAborted } from "../../lib/abort.ts";

/** A signal that counts its listeners. */
function counted() {
  const controller = new AbortController();
  const { signal } = controller;
  const count = { now: 0, most: 0 };
  const { addEventListener: add, removeEventListener: remove } = signal;
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    count.most = Math.max(count.most, ++count.now);
    add.apply(signal, args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    count.now--;
    remove.apply(signal, args);
  };
  return { controller, signal, count };
}

test("thousands wait for one signal by one listener, and leave none behind", () => {
  const { signal, count } = counted();
  const ends = Array.from({ length: 2_048 }, () => whenAborted(signal, () => {}));
  expect(count.now).toBe(1);
  for (const end of ends) end();
  for (const end of ends) end();
  expect(count).toEqual({ now: 0, most: 1 });
});

test("each that still waits is called once; the same function may wait twice", () => {
  const { controller, signal } = counted();
  const calls: string[] = [];
  const twice = () => void calls.push("twice");
  whenAborted(signal, twice);
  whenAborted(signal, twice);
  const end = whenAborted(signal, () => calls.push("ended"));
  const own: (() => void)[] = [whenAborted(signal, () => {
    calls.push("own");
    own[0]!();
  })];
  end();
  controller.abort();
  expect(calls).toEqual(["twice", "twice", "own"]);
});

test("a promise is waited for unless the signal aborts, and leaves no listener behind", async () => {
  const { controller, signal, count } = counted();
  expect(await unlessAborted(Promise.resolve(1), signal)).toBe(1);
  await expect(unlessAborted(Promise.reject(new Error("no")), signal)).rejects.toThrow("no");
  expect(count.now).toBe(0);
  const endless = new Promise<void>(() => {});
  const waiting = unlessAborted(endless, signal);
  controller.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
  await expect(unlessAborted(endless, signal)).rejects.toThrow("enough");
  expect(unlessAborted(endless, undefined)).toBe(endless);
});
