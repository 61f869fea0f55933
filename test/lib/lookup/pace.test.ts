import { expect, test } from "vitest";
import { patienceMs } from "../../../lib/lookup/pace.ts";

const PATIENT = 20_000;

test("names are spaced out while there is time for all of them, and no longer", () => {
  const so = { studied: 1_000, ended: 64, atOnce: 64, completed: 64, deadlineMs: 600_000 };
  const isPatient = (total: number, elapsedMs: number, more: object = {}): boolean =>
    patienceMs({ ...so, total, elapsedMs, ...more }) === PATIENT;
  // Nothing is known yet.
  expect(isPatient(10_000, 1_000, { ended: 0, completed: 0 })).toBe(true);
  // 64 names in 16 s: 1,000 take 250 s, but 10,000 of which all are like these would take 2,500.
  expect(isPatient(1_000, 16_000)).toBe(true);
  expect(isPatient(10_000, 16_000)).toBe(false);
  // The rest turned out not to exist.
  const rest = { completed: 9_064 };
  expect(isPatient(10_000, 16_000, rest)).toBe(true);
  // Late: 936 names at that pace are 234 s.
  expect(isPatient(10_000, 500_000, rest)).toBe(false);
});

test("nobody waits for longer than there is time", () => {
  const pace = { total: 10, completed: 0, studied: 0, ended: 0, atOnce: 1, deadlineMs: 10_000 };
  expect(patienceMs({ ...pace, elapsedMs: 0 })).toBe(8_000);
  expect(patienceMs({ ...pace, elapsedMs: 5_000 })).toBe(4_000);
  const last = { ...pace, total: 1, completed: 1, studied: 1, ended: 1 };
  expect(patienceMs({ ...last, elapsedMs: 9_000 })).toBe(800);
  expect(patienceMs({ ...last, elapsedMs: 11_000 })).toBe(0);
});
