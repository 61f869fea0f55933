import { expect, test } from "vitest";
import { type Io, lookup } from "../../../mod.ts";
import { QuestionShare } from "../../../lib/lookup/question_share.ts";
import { turnsOf } from "../../../lib/turns.ts";
import { emptyWorld } from "../../server/empty_world.ts";

test("lookups share the queries; one that ends returns its share; each may send a few", () => {
  const world = emptyWorld(0);
  const shares = Array.from({ length: 100 }, () => new QuestionShare(world));
  const [one, two] = shares as [QuestionShare, QuestionShare];
  one.join();
  expect(one.size).toBe(2_048);
  two.join();
  two.join();
  expect([one.size, new QuestionShare(emptyWorld(0)).size]).toEqual([1_024, 2_048]);
  for (const share of shares) share.join();
  expect(one.size).toBe(32);
  for (const share of shares) if (share !== one) share.leave();
  expect(one.size).toBe(2_048);
});

test("the owner who has worked least has all, others equal shares of less, however many lookups one of them has", () => {
  const world = emptyWorld(0);
  const ann = new QuestionShare(world, "ann");
  const eves = Array.from({ length: 10 }, () => new QuestionShare(world, "eve"));
  for (const eve of eves) eve.join();
  expect(eves[0]!.size).toBe(204);
  turnsOf(world).worked("eve", 100);
  ann.join();
  expect([ann.size, eves[0]!.size]).toEqual([2_048, 25]);
  turnsOf(world).worked("ann", 101 + 500);
  expect([ann.size, eves[0]!.size]).toEqual([256, 204]);
  for (const eve of eves) eve.leave();
  expect(ann.size).toBe(2_048);
});

test("many lookups at once have no more questions open than a few have", async () => {
  const world = emptyWorld(20);
  let open = 0, most = 0;
  const dns: Io["dns"] = {
    ...world.dns,
    async query(...args) {
      most = Math.max(most, ++open);
      try {
        return await world.dns.query(...args);
      } finally {
        open--;
      }
    },
  };
  const run = async (i: number) => {
    let last: unknown;
    for await (const line of lookup(`kestrelbank${i}.com`, { io: { ...world, dns }, limit: 400 })) {
      last = line;
    }
    return last;
  };
  const ends = await Promise.all(Array.from({ length: 32 }, (_, i) => run(i)));
  expect(new Set(ends.map((line) => JSON.stringify(line)))).toEqual(
    new Set([JSON.stringify({ op: "Meta", data: { kind: "Done" } })]),
  );
  // Those that start first have more of them open for a moment. Without a share all 12,800 would be.
  expect(most).toBeLessThan(6_400);
  expect(most).toBeGreaterThan(256);
});
