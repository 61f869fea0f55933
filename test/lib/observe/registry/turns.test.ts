import { expect, test } from "vitest";
import { Manners, type MannersOptions } from "../../../../lib/observe/registry/rate_limit.ts";
import { calm } from "../../net/world.ts";

/** Turns with a clock of their own; a sleep takes as long as it says. */
function timed(options: MannersOptions = {}) {
  const clock = { now: 0 };
  const sleepers: { until: number; wake: () => void }[] = [];
  const manners = new Manners({
    now: () => clock.now,
    sleep: (ms) => new Promise<void>((wake) => sleepers.push({ until: clock.now + ms, wake })),
  }, options);
  const pass = async (ms: number): Promise<void> => {
    clock.now += ms;
    for (const each of sleepers) if (each.until <= clock.now) each.wake();
    await new Promise(setImmediate);
  };
  return { clock, manners, pass };
}

test("a refusal holds for those who wait for their turn already", async () => {
  const { manners, pass } = timed();
  const turns = [1, 2, 3, 4].map(() => manners.turn("a", calm()));
  const other = manners.turn("b", calm());
  expect(await turns[0]).toBe(true);
  await pass(250);
  expect(await turns[1]).toBe(true);
  manners.refused("a", 3600);
  await pass(500);
  expect([await turns[2], await turns[3], await other]).toEqual([false, false, true]);
});

test("who waits for the end of a short pause gets a turn; a pause that is over keeps nobody", async () => {
  const { manners, pass } = timed({ maxWaitMs: 5_000 });
  manners.refused("a", 5);
  const one = manners.turn("a", calm());
  const two = manners.turn("a", calm());
  expect(await two).toBe(false);
  await pass(5_000);
  expect(await one).toBe(true);
  const waits = [manners.turn("b", calm()), manners.turn("b", calm())];
  manners.refused("b", 0);
  await pass(250);
  expect(await Promise.all(waits)).toEqual([true, true]);
});

test("a hint is believed up to a day, without one a pause doubles up to an hour, and none shortens another", async () => {
  /** The milliseconds after a refusal at which a turn comes again. */
  const pause = async (...hints: (number | null)[]): Promise<number> => {
    const { manners, clock } = timed({ maxWaitMs: 0 });
    for (const hint of hints) {
      clock.now += 1e9;
      manners.refused("a", hint);
    }
    const start = clock.now;
    for (const ms of [1_000, 60_000, 120_000, 240_000, 1_920_000, 3_600_000, 3_840_000, 86_400_000]) {
      clock.now = start + ms - 1;
      if (await manners.turn("a", calm())) return -ms;
      clock.now = start + ms;
      if (await manners.turn("a", calm())) return ms;
    }
    return Infinity;
  };
  const none = (times: number) => Array<null>(times).fill(null);
  expect([await pause(1), await pause(86_400), await pause(86_401)]).toEqual([1_000, 86_400_000, 86_400_000]);
  expect(await Promise.all([1, 2, 3, 6, 7, 12].map((n) => pause(...none(n)))))
    .toEqual([60_000, 120_000, 240_000, 1_920_000, 3_600_000, 3_600_000]);
  const { manners, clock } = timed({ maxWaitMs: 0 });
  manners.refused("a", 3_600);
  manners.refused("a", 1);
  clock.now = 3_599_999;
  expect(await manners.turn("a", calm())).toBe(false);
  manners.answered("a");
  clock.now = 3_600_000;
  expect(await manners.turn("a", calm())).toBe(true);
  manners.refused("a", null);
  clock.now += 60_000;
  expect(await manners.turn("a", calm())).toBe(true);
});

test("who waits for less is told at which server no turn came; the others' turns are the same", async () => {
  const { manners } = timed();
  const busy: string[] = [];
  const turns = manners.within(249, (host) => busy.push(host));
  expect([await turns.turn("a", calm()), await turns.turn("a", calm())]).toEqual([true, false]);
  expect(busy).toEqual(["a"]);
  turns.refused("b", 60);
  expect(await manners.turn("b", calm())).toBe(false);
  expect(await manners.within(249).turn("b", calm())).toBe(false);
  const patient = manners.within(250);
  expect(await Promise.race([patient.turn("a", calm()), "waits"])).toBe("waits");
});

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
