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
  const first = nextTurn(io, { signal: controller.signal });
  const second = nextTurn(io);
  controller.abort(new Error("left"));
  await expect(first).rejects.toThrow("left");
  await second;
});

test("owners take turns: one lookup is not behind all of another owner's", async () => {
  const io = { dns: emptyWorld(0).dns, sleep: () => Promise.resolve() };
  const seen: string[] = [];
  const turn = async (owner: string, name: string) => {
    await nextTurn(io, { owner });
    seen.push(name);
  };
  await Promise.all([...[1, 2, 3].map((n) => turn("eve", `eve ${n}`)), turn("ann", "ann 1")]);
  expect(seen).toEqual(["eve 1", "ann 1", "eve 2", "eve 3"]);
});
