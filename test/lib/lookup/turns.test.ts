import { expect, test } from "vitest";
import { lookup } from "../../../mod.ts";
import { nextTurn } from "../../../lib/lookup/turns.ts";
import { turnsOf } from "../../../lib/turns.ts";
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

test("an owner who has worked little is still first at the end of a lookup of 10,000 names", async () => {
  const io = emptyWorld(0);
  const turns = turnsOf(io);
  turns.worked("eve", 10_000);
  let last: unknown;
  for await (const line of lookup("kestrelbank.com", { io, owner: "ann", limit: 10_000 })) last = line;
  expect(last).toEqual({ op: "Meta", data: { kind: "Done" } });
  expect(turns.least(["eve", "ann"])).toBe("ann");
  // Nobody is for ever.
  turns.worked("ann", 500);
  expect(turns.least(["eve", "ann"])).toBe("eve");
});
