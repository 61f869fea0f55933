import { expect, test } from "vitest";
import { createPace } from "../../../../lib/net/dns/pace.ts";

/** Lets an interval pass in which so many questions were answered after these numbers of lost attempts. */
function interval(
  pace: ReturnType<typeof createPace>,
  from: number,
  answers: number,
  lossEach: number,
): number {
  for (let i = 0; i < answers; i++) pace.answered(i / answers < lossEach ? 1 : 0);
  pace.tick(from + 250);
  return from + 250;
}

test("the window grows with answers, up to its bound", () => {
  const pace = createPace(300);
  const before = pace.window;
  for (let i = 0; i < 10; i++) pace.answered(0);
  expect(pace.window).toBe(before + 10);
  for (let i = 0; i < 1000; i++) pace.answered(0);
  expect(pace.window).toBe(300);
});

test("few losses leave the rate free; many bring it near what is answered, and it grows again", () => {
  const pace = createPace(2048);
  pace.tick(0);
  let now = interval(pace, 0, 1000, 0.1);
  expect(pace.rate).toBe(Infinity);
  now = interval(pace, now, 500, 0.5);
  const cut = pace.rate;
  expect(cut).toBeGreaterThan(2000);
  expect(cut).toBeLessThan(2200);
  interval(pace, now, 500, 0);
  expect(pace.rate).toBeGreaterThan(cut);
});

test("a loss that a lower rate does not cure is tolerated", () => {
  const pace = createPace(2048);
  pace.tick(0);
  let now = interval(pace, 0, 1000, 0.3);
  const first = pace.rate;
  for (let i = 0; i < 7; i++) now = interval(pace, now, Math.max(150, Math.round(pace.rate / 4 * 0.7)), 0.3);
  expect(pace.rate).toBeGreaterThan(first);
});

test("names that never answer change nothing", () => {
  const pace = createPace(2048);
  const { window } = pace;
  for (let now = 0; now < 10_000; now += 10) pace.tick(now);
  expect(pace).toMatchObject({ window, rate: Infinity });
});
