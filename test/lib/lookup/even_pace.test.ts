import { expect, test } from "vitest";
import { type Io, lookup } from "../../../mod.ts";
import { evenPace } from "../../../lib/lookup/pace.ts";
import { emptyWorld } from "../../server/empty_world.ts";

test("lookups on one client share its questions evenly; one that ends returns its share; each may send a few", () => {
  const world = emptyWorld(0);
  const shares = Array.from({ length: 100 }, () => evenPace(world));
  const [one, two] = [shares[0]!, shares[1]!];
  one.join();
  expect(one.questions).toBe(2_048);
  two.join();
  two.join();
  expect([one.questions, evenPace(emptyWorld(0)).questions]).toEqual([1_024, 2_048]);
  for (const share of shares) share.join();
  expect(one.questions).toBe(32);
  for (const share of shares) if (share !== one) share.leave();
  expect(one.questions).toBe(2_048);
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

test("slices of lookups on one client are in different rounds of the event loop", async () => {
  let open = 0, most = 0;
  const world: Io = {
    ...emptyWorld(0),
    async sleep() {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setImmediate(resolve));
      open--;
    },
  };
  const slices = Array.from({ length: 8 }, () => evenPace(world)).flatMap((
    pace,
  ) => [pace.slice(), pace.slice()]);
  await Promise.all(slices);
  expect(most).toBe(1);
});
