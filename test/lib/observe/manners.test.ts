import { expect, test } from "vitest";
import { Manners } from "../../../lib/observe/manners.ts";
import { calm } from "../net/world.ts";

test("turns are spaced, pauses double and end with an answer", async () => {
  let now = 0;
  const slept: number[] = [];
  const manners = new Manners({
    now: () => now,
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
  });
  for (let i = 0; i < 3; i++) expect(await manners.turn("a", calm())).toBe(true);
  expect(slept).toEqual([250, 500]);
  manners.refused("a", null);
  now = 50_000;
  expect(await manners.turn("a", calm())).toBe(false);
  now = 60_001;
  expect(await manners.turn("a", calm())).toBe(true);
  manners.refused("a", null);
  now += 60_001;
  expect(await manners.turn("a", calm())).toBe(false);
  expect(await manners.turn("b", calm())).toBe(true);
});
