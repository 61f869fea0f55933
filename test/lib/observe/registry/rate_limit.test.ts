import { expect, test } from "vitest";
import { Manners } from "../../../../lib/observe/registry/rate_limit.ts";

test("servers without number cost bounded memory, and make nobody ask one that has had enough", async () => {
  let now = 0;
  const io = { now: () => now, sleep: (ms: number) => Promise.resolve(void (now += ms)) };
  const manners = new Manners(io);
  const { signal } = new AbortController();
  manners.refused("rdap.example", 3_600);
  let most = 0;
  for (let i = 0; i < 20_000; i++) {
    expect(await manners.turn(`host${i}.example`, signal)).toBe(true);
    if (i % 3 === 0) manners.refused(`host${i}.example`, null);
    most = Math.max(most, manners.size);
  }
  expect(most).toBeLessThanOrEqual(2_000);
  expect(await manners.turn("rdap.example", signal)).toBe(false);
});
