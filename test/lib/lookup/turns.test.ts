import { expect, test } from "vitest";
import { nextTurn } from "../../../lib/lookup/turns.ts";
import { emptyWorld } from "../../server/empty_world.ts";

test("lookups on one DNS client take turns in order, one in a turn of the event loop", async () => {
  const { dns } = emptyWorld(0);
  let loops = 0;
  const io = { dns, sleep: () => new Promise<void>((resolve) => setImmediate(() => (loops++, resolve()))) };
  const seen: [number, number][] = [];
  await Promise.all([1, 2, 3].map((n) => nextTurn(io).then(() => seen.push([n, loops]))));
  expect(seen).toEqual([[1, 1], [2, 2], [3, 3]]);
});

test("a lookup that ended has no turn, and those behind it have theirs", async () => {
  const { dns } = emptyWorld(0);
  const io = { dns, sleep: () => Promise.resolve() };
  const controller = new AbortController();
  const first = nextTurn(io, controller.signal);
  const second = nextTurn(io);
  controller.abort(new Error("left"));
  await expect(first).rejects.toThrow("left");
  await second;
});
