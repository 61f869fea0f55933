import { expect, test } from "vitest";
import { AdaptiveWindow } from "../../../../lib/net/dns/adaptive_window.ts";
import {
  atOnce,
  perPenalty,
  perSecond,
  perWindow,
  simulate,
  type SimulatedLimit,
} from "./simulated_resolver.ts";

/** 10,000 names of which 645 are registered, with queries of four more types. */
const QUESTIONS = 12_580;

/** Limit, seconds that the questions take at best, how much longer it may be, how many questions a question. */
const limits: [string, SimulatedLimit, number, number, number][] = [
  ["150 at once", atOnce(150), QUESTIONS * 0.02 / 150, 1.5, 1.35],
  ["40 at once", atOnce(40), QUESTIONS * 0.02 / 40, 1.5, 1.35],
  ["1,500 a second", perSecond(1_500, 150), QUESTIONS / 1_500, 1.5, 1.35],
  ["1,500 a second, a second's worth at once", perSecond(1_500, 1_500), QUESTIONS / 1_500, 1.5, 1.35],
  ["1,500 in each second", perWindow(1_500, 1_000), Math.floor(QUESTIONS / 1_500), 1.5, 1.35],
  ["400 in each second", perWindow(400, 1_000), Math.floor(QUESTIONS / 400), 1.5, 1.35],
  ["100 a second", perSecond(100, 10), QUESTIONS / 100, 1.5, 1.35],
  ["1,000 in each minute", perWindow(1_000, 60_000), Math.floor(QUESTIONS / 1_000) * 60, 1.1, 1.35],
  ["300 in each half minute", perWindow(300, 30_000), Math.floor(QUESTIONS / 300) * 30, 1.1, 1.35],
  // Twice the time is what it takes without learning the rate: every other minute is closed.
  ["1,000 in each minute, closed for another after more", perWindow(1_000, 60_000, true), 720, 1.9, 1.35],
];
test.each(limits)(
  "a resolver that refuses beyond %s answers everything",
  (_, limit, ideal, longer, effort) => {
    const run = simulate(QUESTIONS, 20, limit, { maxSeconds: 3_000 });
    expect(run.answered).toBe(QUESTIONS);
    expect(run.seconds).toBeLessThan(longer * ideal);
    expect(run.effort).toBeLessThan(effort);
  },
);

/** Limit, questions, milliseconds to an answer and to a refusal, seconds at best, how much longer, how many a question. */
const others: [string, () => SimulatedLimit, number, number, number, number, number, number][] = [
  ["20 at once, far away", () => atOnce(20), QUESTIONS, 120, 120, QUESTIONS * 0.12 / 20, 1.2, 1.35],
  ["500 at once, far away", () => atOnce(500), QUESTIONS, 120, 2, QUESTIONS * 0.12 / 500, 1.5, 1.35],
  ["5,000 a second", () => perSecond(5_000, 500), QUESTIONS, 50, 2, QUESTIONS / 5_000, 1.3, 1.35],
  ["50 in each second", () => perWindow(50, 1_000), 2_001, 20, 2, 40, 1.3, 1.35],
  ["500 in each three seconds", () => perWindow(500, 3_000), 6_668, 120, 2, 39, 1.3, 1.35],
  // Questions that are used up within the time of a judgement say nothing about the rate.
  ["5,000 in each second, far away", () => perWindow(5_000, 1_000), 50_000, 50, 2, 9, 1.4, 1.35],
  // Nobody but the end of the first pause tells how long it is.
  ["500 in three seconds since a refusal", () => perPenalty(500, 3_000), 10_001, 20, 20, 60, 2.3, 1.35],
];
test.each(others)(
  "so does one that refuses beyond %s",
  (_, limit, questions, rttMs, refusalMs, ideal, longer, effort) => {
    const run = simulate(questions, rttMs, limit(), { maxSeconds: 3_000, refusalMs });
    expect(run.answered).toBe(questions);
    expect(run.seconds).toBeLessThan(longer * ideal);
    expect(run.effort).toBeLessThan(effort);
  },
);

test("probes leave a resolver alone for longer and longer, which counts from each question beyond its limit", () => {
  const control = new AdaptiveWindow(2_048, () => 0.5);
  control.tick(0, 5);
  for (let i = 0; i < 20; i++) control.refused(40, 5, 20, false);
  control.tick(50, 5);
  let closedUntil = 10_000;
  let now = 50;
  for (; control.isPaused && now < 200_000; now++) {
    if (!control.admit(now, 0)) continue;
    if (now >= closedUntil) control.answered(now, now, 1);
    else {
      control.refused(now, now, 1, false);
      closedUntil = now + 10_000;
    }
  }
  expect(control.isPaused).toBe(false);
});

test.each([40, 150])("a busy client finds the limit of %d at once, and stays near it", (count) => {
  for (const busy of [50, 100, 200]) {
    const run = simulate(QUESTIONS, 20, atOnce(count), { busy });
    expect(run.answered).toBe(QUESTIONS);
    expect([busy, run.seconds * (500 - busy) / 500]).toEqual([
      busy,
      expect.toSatisfy((seconds: number) => seconds < 1.4 * QUESTIONS * 0.02 / count),
    ]);
    expect(run.effort).toBeLessThan(1.35);
  }
});

test("a cut that cured most refusals is not undone", () => {
  const control = new AdaptiveWindow(2_048);
  const round = (from: number, answers: number, refused: number) => {
    for (let i = 0; i < answers; i++) control.answered(from, from - 20, 10);
    for (let i = 0; i < refused; i++) control.refused(from, from - 20, 60, false);
    control.tick(from + 50, 20);
    return from + 50;
  };
  control.tick(0, 20);
  let now = round(0, 100, 15);
  const { window } = control;
  expect(window).toBeLessThan(128);
  // Fewer than a tenth of the replies are refusals for more than the time in which a cut is judged.
  for (let i = 0; i < 60; i++) now = round(now, 60, i % 2);
  expect(control.window).toBeLessThan(128);
});

test("refusals in a row lower the window, though they are few among all", () => {
  const window = new AdaptiveWindow(2_048);
  window.tick(0, 20);
  for (let now = 1; now <= 40; now++) window.answered(now, 0, 128);
  for (let i = 0; i < 8; i++) window.refused(41, 20, 150, false);
  expect(window.admit(41, 0)).toBe(false);
  for (let i = 0; i < 200; i++) window.answered(42, 20, 128);
  window.tick(100, 20);
  expect(window.admit(100, 0)).toBe(true);
  expect(window.window).toBeLessThan(150);
});

test("a window that is not filled does not grow", () => {
  const control = new AdaptiveWindow(2_048);
  control.tick(0, 20);
  for (let now = 0; now < 100; now++) control.answered(now, now - 20, 10);
  expect(control.window).toBe(128);
  control.answered(100, 80, 100);
  expect(control.window).toBe(129);
});

test("it starts gently and grows with answers", () => {
  const silent = new AdaptiveWindow(2_048);
  silent.tick(0, 0);
  let sent = 0;
  for (let now = 0; now < 1_000; now++) while (silent.admit(now, sent)) sent++;
  expect(sent).toBeLessThanOrEqual(200);
  const run = simulate(QUESTIONS, 20, () => true);
  expect(run.sentAtFirst).toBeLessThan(1_000);
  expect(run.seconds).toBeLessThan(0.4);
  const quick = new AdaptiveWindow(2_048);
  quick.tick(0, 0);
  sent = 0;
  for (let now = 0; now < 1_000; now++) while (quick.admit(now, 0)) sent++;
  expect(sent).toBeLessThanOrEqual(1_000);
});

test("the window never exceeds its bound", () => {
  expect(simulate(QUESTIONS, 20, () => true, { maxWindow: 300 }).mostInFlight).toBe(300);
  expect(new AdaptiveWindow(50).window).toBe(50);
});

test.each([0.03, 0.3])("a share of %d broken names does not slow the others", (broken) => {
  const run = simulate(QUESTIONS, 20, () => true, { broken, patienceMs: 5_000 });
  expect(run.answered).toBe(QUESTIONS - Math.floor(QUESTIONS * broken));
  expect(run.seconds).toBeLessThan(20);
});

/** Lets an interval pass in which so many questions were answered after these numbers of lost attempts. */
function interval(control: AdaptiveWindow, from: number, answers: number, lossEach: number): number {
  for (let i = 0; i < answers; i++) {
    if (i / answers < lossEach) control.losses.losses++;
    control.answered(from, from, 10);
  }
  control.tick(from + 250, 1);
  return from + 250;
}

/** One whose start is over: nothing has limited it. */
function unlimited(): { control: AdaptiveWindow; now: number } {
  const control = new AdaptiveWindow(2_048);
  control.tick(0, 1);
  let now = 0;
  while (control.rate < Infinity) now = interval(control, now, 200, 0);
  return { control, now };
}

test("few losses leave the rate free; many bring it near what is answered, and it grows again", () => {
  const { control, now } = unlimited();
  let at = interval(control, now, 1000, 0.1);
  expect(control.rate).toBe(Infinity);
  at = interval(control, at, 500, 0.5);
  const cut = control.rate;
  expect(cut).toBeGreaterThan(2000);
  expect(cut).toBeLessThan(2200);
  interval(control, at, 500, 0);
  expect(control.rate).toBeGreaterThan(cut);
});

test("a loss that a lower rate does not cure is tolerated", () => {
  const { control, now } = unlimited();
  let at = interval(control, now, 1000, 0.3);
  const first = control.rate;
  for (let i = 0; i < 7; i++) {
    at = interval(control, at, Math.max(150, Math.round(control.rate / 4 * 0.7)), 0.3);
  }
  expect(control.rate).toBeGreaterThan(first);
});

test("names that never answer change nothing", () => {
  const { control } = unlimited();
  const { window } = control;
  for (let now = 0; now < 10_000; now += 10) control.tick(now, 1);
  expect(control.window).toBe(window);
  expect(control.rate).toBe(Infinity);
});

test("while everything is refused only probes go out, ever fewer, until one is answered", () => {
  const control = new AdaptiveWindow(2_048, () => 0.5);
  control.tick(0, 5);
  for (let i = 0; i < 20; i++) control.refused(40, 5, 20, false);
  control.tick(50, 5);
  expect(control.isPaused).toBe(true);
  const probes: number[] = [];
  for (let now = 50; now < 10_000; now++) {
    if (!control.admit(now, 0)) continue;
    probes.push(now);
    control.refused(now, now, 1, false);
  }
  expect(probes.length).toBeGreaterThan(10);
  expect(probes.length).toBeLessThan(30);
  control.answered(10_001, 10_000, 1);
  expect(control.isPaused).toBe(false);
  expect(control.rate).toBeLessThan(20);
});

test("losses of a busy time count for what was asked then, not later, though nothing is answered meanwhile", () => {
  const { control, now } = unlimited();
  const at = interval(control, now, 500, 0.5);
  expect(control.losses.shareSince(at - 1_000)).toBeGreaterThan(0.3);
  for (let later = 0; later <= 3_000; later += 10) control.tick(at + later, 1);
  expect(control.losses.shareSince(at - 1_000)).toBeGreaterThan(0.3);
  expect(control.losses.shareSince(at + 1_000)).toBeLessThan(0.06);
});
