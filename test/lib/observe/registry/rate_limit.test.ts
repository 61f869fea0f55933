import { expect, test } from "vitest";
import {
  RegistryRateLimit,
  type RegistryRateLimitOptions,
} from "../../../../lib/observe/registry/rate_limit.ts";
import { REGISTRY_RATES } from "../../../../lib/observe/registry/data/rates.ts";
import { calm } from "../../net/world.ts";

/** A rate limit with a clock of its own; a sleep takes as long as it says. */
function timed(options: RegistryRateLimitOptions = {}, maxWaitMs = 5_000) {
  const clock = { now: 0 };
  const sleepers: { until: number; wake: () => void }[] = [];
  const whole = new RegistryRateLimit({
    now: () => clock.now,
    sleep: (ms) => new Promise<void>((wake) => sleepers.push({ until: clock.now + ms, wake })),
  }, options);
  const rateLimit = whole.withPatience(maxWaitMs);
  const pass = async (ms: number): Promise<void> => {
    clock.now += ms;
    for (const each of sleepers) if (each.until <= clock.now) each.wake();
    await new Promise(setImmediate);
  };
  return { clock, whole, rateLimit, pass };
}

test("a refusal holds for those who wait for their turn already", async () => {
  const { rateLimit, pass } = timed();
  const turns = [1, 2, 3, 4].map(() => rateLimit.acquire("a", calm()));
  const other = rateLimit.acquire("b", calm());
  expect(await turns[0]).toBe(true);
  await pass(250);
  expect(await turns[1]).toBe(true);
  rateLimit.refused("a", 3600);
  await pass(500);
  expect([await turns[2], await turns[3], await other]).toEqual([false, false, true]);
});

test("who waits for the end of a short pause gets a turn; a pause that is over keeps nobody", async () => {
  const { rateLimit, pass } = timed();
  rateLimit.refused("a", 5);
  const one = rateLimit.acquire("a", calm());
  const two = rateLimit.acquire("a", calm());
  expect(await two).toBe(false);
  await pass(5_000);
  expect(await one).toBe(true);
  const waits = [rateLimit.acquire("b", calm()), rateLimit.acquire("b", calm())];
  rateLimit.refused("b", 0);
  await pass(250);
  expect(await Promise.all(waits)).toEqual([true, true]);
});

test("a hint is believed up to a day, without one a pause doubles up to an hour, and none shortens another", async () => {
  /** The milliseconds after a refusal at which a turn comes again. */
  const pause = async (...hints: (number | null)[]): Promise<number> => {
    const { rateLimit, clock } = timed({}, 0);
    for (const hint of hints) {
      clock.now += 1e9;
      rateLimit.refused("a", hint);
    }
    const start = clock.now;
    for (const ms of [1_000, 60_000, 120_000, 240_000, 1_920_000, 3_600_000, 3_840_000, 86_400_000]) {
      clock.now = start + ms - 1;
      if (await rateLimit.acquire("a", calm())) return -ms;
      clock.now = start + ms;
      if (await rateLimit.acquire("a", calm())) return ms;
    }
    return Infinity;
  };
  const none = (times: number) => Array<null>(times).fill(null);
  expect([await pause(1), await pause(86_400), await pause(86_401)]).toEqual([1_000, 86_400_000, 86_400_000]);
  expect(await Promise.all([1, 2, 3, 6, 7, 12].map((n) => pause(...none(n)))))
    .toEqual([60_000, 120_000, 240_000, 1_920_000, 3_600_000, 3_600_000]);
  const { rateLimit, clock } = timed({}, 0);
  rateLimit.refused("a", 3_600);
  rateLimit.refused("a", 1);
  clock.now = 3_599_999;
  expect(await rateLimit.acquire("a", calm())).toBe(false);
  rateLimit.answered("a");
  clock.now = 3_600_000;
  expect(await rateLimit.acquire("a", calm())).toBe(true);
  rateLimit.refused("a", null);
  clock.now += 60_000;
  expect(await rateLimit.acquire("a", calm())).toBe(true);
});

test("who waits for less time learns which server was busy; the others wait as long as before", async () => {
  const { whole: rateLimit } = timed();
  const busy: string[] = [];
  const turns = rateLimit.withPatience(249, (host) => busy.push(host));
  expect([await turns.acquire("a", calm()), await turns.acquire("a", calm())]).toEqual([true, false]);
  expect(busy).toEqual(["a"]);
  turns.refused("b", 60);
  expect(await rateLimit.acquire("b", calm())).toBe(false);
  expect(await rateLimit.withPatience(249).acquire("b", calm())).toBe(false);
  const patient = rateLimit.withPatience(250);
  expect(await Promise.race([patient.acquire("a", calm()), "waits"])).toBe("waits");
});

test("questions are spaced, pauses double and end with an answer", async () => {
  let now = 0;
  const slept: number[] = [];
  const rateLimit = new RegistryRateLimit({
    now: () => now,
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
  });
  for (let i = 0; i < 3; i++) expect(await rateLimit.acquire("a", calm())).toBe(true);
  expect(slept).toEqual([250, 500]);
  rateLimit.refused("a", null);
  now = 50_000;
  expect(await rateLimit.acquire("a", calm())).toBe(false);
  now = 60_001;
  expect(await rateLimit.acquire("a", calm())).toBe(true);
  rateLimit.refused("a", null);
  now += 60_001;
  expect(await rateLimit.acquire("a", calm())).toBe(false);
  expect(await rateLimit.acquire("b", calm())).toBe(true);
});

test("any number of servers costs bounded memory, and a paused one stays paused", async () => {
  let now = 0;
  const io = { now: () => now, sleep: (ms: number) => Promise.resolve(void (now += ms)) };
  const rateLimit = new RegistryRateLimit(io);
  const { signal } = new AbortController();
  rateLimit.refused("rdap.example", 3_600);
  let most = 0;
  for (let i = 0; i < 20_000; i++) {
    expect(await rateLimit.acquire(`host${i}.example`, signal)).toBe(true);
    if (i % 3 === 0) rateLimit.refused(`host${i}.example`, null);
    most = Math.max(most, rateLimit.size);
  }
  expect(most).toBeLessThanOrEqual(2_000);
  expect(await rateLimit.acquire("rdap.example", signal)).toBe(false);
});

test("a published limit counts in its window, between servers and across them", async () => {
  const rates = new Map([["a", { count: 3, windowMs: 60_000 }]]);
  const { rateLimit, clock } = timed({ intervalMs: 0, rates }, 0);
  const ask = (host: string) => rateLimit.acquire(host, calm());
  expect([await ask("a"), await ask("a"), await ask("a"), await ask("a")]).toEqual([true, true, true, false]);
  expect(await ask("b")).toBe(true);
  clock.now = 59_999;
  expect(await ask("a")).toBe(false);
  clock.now = 60_000;
  expect([await ask("a"), await ask("a"), await ask("a"), await ask("a")]).toEqual([true, true, true, false]);
});

test("every published limit has its source, and servers of the table", () => {
  for (const [host, { count, windowMs, source }] of REGISTRY_RATES) {
    expect([host, count > 0 && windowMs >= 1000, source.length > 20]).toEqual([host, true, true]);
  }
  expect(REGISTRY_RATES.get("whois.nic.uk")).toMatchObject({ count: 1000, windowMs: 86_400_000 });
});
