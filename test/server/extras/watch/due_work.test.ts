import { expect, test } from "vitest";
import { DueWork } from "../../../../server/extras/watch/due_work.ts";

/** Work whose pieces end when the test says so. */
function heldWork(most: number) {
  const due: string[] = [], begun: string[] = [], errors: unknown[] = [];
  const held = new Map<string, PromiseWithResolvers<void>>();
  let claims = 0;
  const work = new DueWork<string>({
    most,
    everyMs: 1_000_000,
    claim(places) {
      claims++;
      return Promise.resolve(due.splice(0, places));
    },
    async work(piece, { signal }) {
      begun.push(piece);
      const end = Promise.withResolvers<void>();
      held.set(piece, end);
      signal.addEventListener("abort", () => end.reject(signal.reason), { once: true });
      signal.throwIfAborted();
      await end.promise;
    },
    onError: (error) => void errors.push(error),
  });
  return { work, due, begun, errors, held, claims: () => claims };
}

test("as many pieces as there are places are worked on, and the next one when one is done", async () => {
  const { work, due, begun, held } = heldWork(2);
  due.push("a", "b", "c");
  const ticked = work.tick();
  await expect.poll(() => begun).toEqual(["a", "b"]);
  held.get("b")!.resolve();
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  expect(work.pieces).toEqual(["a", "c"]);
  for (const piece of ["a", "c"]) held.get(piece)!.resolve();
  await ticked;
  await work.tick();
  expect(begun).toHaveLength(3);
});

test("a piece that fails is reported, and wakes nothing: it may be due again at once", async () => {
  const { work, due, begun, errors, held, claims } = heldWork(2);
  due.push("a");
  const ticked = work.tick();
  await expect.poll(() => [begun, claims()]).toEqual([["a"], 2]);
  due.push("a");
  held.get("a")!.reject(new Error("away"));
  await ticked;
  expect([errors.map(String), claims()]).toEqual([["Error: away"], 2]);
  const again = work.tick();
  await expect.poll(() => begun).toEqual(["a", "a"]);
  held.get("a")!.resolve();
  await again;
});

test("pieces that are ended are no errors, and what was claimed while it closes is given back", async () => {
  const { work, due, begun, errors } = heldWork(2);
  due.push("a", "b");
  work.wake();
  await expect.poll(() => begun).toEqual(["a", "b"]);
  work.end((piece) => piece === "a", new DOMException("It was removed", "AbortError"));
  await expect.poll(() => work.pieces).toEqual(["b"]);
  due.push("c");
  work.wake();
  await work.close();
  expect([begun, work.pieces, errors]).toEqual([["a", "b", "c"], [], []]);
});

test("all who wait until nothing is due share one wait: where something always is, they would become ever more", async () => {
  const { work, due, held } = heldWork(1);
  await work.idle();
  due.push("a");
  work.wake();
  const waiting = work.idle();
  expect(work.idle()).toBe(waiting);
  await expect.poll(() => held.size).toBe(1);
  due.push("b");
  expect(work.idle()).toBe(waiting);
  held.get("a")!.resolve();
  await expect.poll(() => held.size).toBe(2);
  held.get("b")!.resolve();
  await waiting;
  due.push("c");
  const ticked = work.tick();
  await expect.poll(() => held.size).toBe(3);
  held.get("c")!.resolve();
  await ticked;
});
