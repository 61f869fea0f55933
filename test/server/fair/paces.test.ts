import { expect, test } from "vitest";
import { lookup } from "../../../mod.ts";
import { nextSlice } from "../../../lib/lookup/pace.ts";
import { Paces } from "../../../server/fair/paces.ts";
import { emptyWorld } from "../empty_world.ts";

test("the owner who has worked least has all, others equal shares of less, however many lookups one of them has", () => {
  const paces = new Paces(emptyWorld(0));
  const ann = paces.of("ann");
  const eves = Array.from({ length: 10 }, () => paces.of("eve"));
  for (const eve of eves) eve.join();
  expect(eves[0]!.questions).toBe(204);
  paces.turns.worked("eve", 100);
  ann.join();
  expect([ann.questions, eves[0]!.questions]).toEqual([2_048, 25]);
  paces.turns.worked("ann", 101 + 500);
  expect([ann.questions, eves[0]!.questions]).toEqual([256, 204]);
  for (const eve of eves) eve.leave();
  expect(ann.questions).toBe(2_048);
});

test("lookups take turns in order, one in a turn of the event loop", async () => {
  let loops = 0;
  const io = { sleep: () => new Promise<void>((resolve) => setImmediate(() => (loops++, resolve()))) };
  const pace = new Paces(io).of("ann");
  const seen: [number, number][] = [];
  await Promise.all([1, 2, 3].map((n) => pace.slice().then(() => seen.push([n, loops]))));
  expect(seen).toEqual([[1, 1], [2, 2], [3, 3]]);
});

test("a lookup that ended has no turn, and those behind it have theirs", async () => {
  const pace = new Paces({ sleep: () => Promise.resolve() }).of("ann");
  const controller = new AbortController();
  const first = nextSlice({ pace, signal: controller.signal });
  const second = nextSlice({ pace });
  controller.abort(new Error("left"));
  await expect(first).rejects.toThrow("left");
  await second;
});

test("owners take turns: one lookup is not behind all of another owner's", async () => {
  const paces = new Paces({ sleep: () => Promise.resolve() });
  const seen: string[] = [];
  const turn = async (owner: string, name: string) => {
    await paces.of(owner).slice();
    seen.push(name);
  };
  await Promise.all([...[1, 2, 3].map((n) => turn("eve", `eve ${n}`)), turn("ann", "ann 1")]);
  expect(seen).toEqual(["eve 1", "ann 1", "eve 2", "eve 3"]);
});

test("an owner who has worked little is still first at the end of a lookup of 10,000 names", async () => {
  const io = emptyWorld(0);
  const paces = new Paces(io);
  const { turns } = paces;
  turns.worked("eve", 10_000);
  let last: unknown;
  for await (const line of lookup("kestrelbank.com", { ...paces.optionsOf("ann", io), limit: 10_000 })) {
    last = line;
  }
  expect(last).toEqual({ op: "Meta", data: { kind: "Done" } });
  expect(turns.least(["eve", "ann"])).toBe("ann");
  // Nobody is for ever.
  turns.worked("ann", 500);
  expect(turns.least(["eve", "ann"])).toBe("eve");
});
