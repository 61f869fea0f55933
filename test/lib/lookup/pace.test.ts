import { expect, test } from "vitest";
import { Pace } from "../../../lib/lookup/pace.ts";

const PATIENT = 20_000;

test("names are spaced out while there is time for all of them, and no longer", () => {
  const pace = new Pace(600_000, 64);
  const patience = (total: number, elapsedMs: number): boolean =>
    pace.patienceMs(total, elapsedMs) === PATIENT;
  for (let i = 0; i < 1_000; i++) pace.resolved(true);
  // Nothing is known yet.
  expect(patience(10_000, 1_000)).toBe(true);
  for (let i = 0; i < 64; i++) pace.done();
  // 64 names in 16 s: 1,000 take 250 s, but 10,000 of which all are like these would take 2,500.
  expect(patience(1_000, 16_000)).toBe(true);
  expect(patience(10_000, 16_000)).toBe(false);
  // The rest turned out not to exist.
  for (let i = 0; i < 9_000; i++) pace.resolved(false);
  expect(patience(10_000, 16_000)).toBe(true);
  // Late: 936 names at that pace are 234 s.
  expect(patience(10_000, 500_000)).toBe(false);
});

test("nobody waits for longer than there is time", () => {
  const pace = new Pace(10_000, 1);
  expect(pace.patienceMs(10, 0)).toBe(8_000);
  expect(pace.patienceMs(10, 5_000)).toBe(4_000);
  pace.resolved(true);
  pace.done();
  expect(pace.patienceMs(1, 9_000)).toBe(800);
  expect(pace.patienceMs(1, 11_000)).toBe(0);
});
