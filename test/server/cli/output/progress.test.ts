import { expect, test } from "vitest";
import { Progress } from "../../../../server/cli/output/progress.ts";

const plain = { columns: 100, color: false };

test("the time left is shown once the pace is steady, and not before", () => {
  const progress = new Progress(0);
  for (let second = 1; second <= 20; second++) {
    progress.update([second * 100, 10_000], second * 1000);
    const left = progress.secondsLeft(second * 1000);
    if (second < 3) expect(left).toBe(null);
    else expect(left).toBeCloseTo((10_000 - second * 100) / 100, 0);
  }
  expect(progress.line("7 found", plain, 20_000)).toBe(
    `${"━".repeat(5)}${"─".repeat(19)} 2000/10000 · 100/s · about 80 s left · 7 found`,
  );
});

test("no time is shown while the last names are waited for, or the pace breaks", () => {
  const tail = new Progress(0);
  tail.update([9_990, 10_000], 3_500);
  for (let now = 4_000; now <= 12_000; now += 500) {
    tail.update([9_990, 10_000], now);
    if (now > 4_500) expect([now, tail.secondsLeft(now)]).toEqual([now, null]);
  }
  // Slow for ten seconds, then fast: neither rate is true for the rest.
  const burst = new Progress(0);
  for (let now = 500; now <= 10_000; now += 500) burst.update([now / 500, 1_000], now);
  burst.update([500, 1_000], 10_500);
  expect(burst.secondsLeft(10_500)).toBe(null);
});

test.each([20, 40, 60])("a line fits %i columns", (columns) => {
  const progress = new Progress(0);
  progress.update([123_456, 1_000_000], 4_000);
  expect(progress.line("12345 found", { columns, color: false }, 4_000).length).toBeLessThanOrEqual(columns);
});
