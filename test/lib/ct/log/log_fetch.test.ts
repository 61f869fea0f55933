import { expect, test } from "vitest";
import { fetchBytes, type LogIo, politeIo } from "../../../../lib/ct/log/log_fetch.ts";

/** A log whose answers are given, in a world whose clock only sleeping moves. */
function world(answers: (string | Response)[]) {
  let now = 0;
  const at: number[] = [];
  const io: LogIo = {
    fetch: () => {
      at.push(now);
      const next = answers.shift() ?? "ok";
      return Promise.resolve(typeof next === "string" ? new Response(next) : next);
    },
    sleep: (ms) => Promise.resolve(void (now += ms)),
    random: () => 0,
  };
  return { io, at, clock: () => now };
}

const refusal = (headers: Record<string, string> = {}, status = 429) =>
  new Response(null, { status, headers });

test("requests to a log are spaced, concurrent ones too", async () => {
  const { io, at, clock } = world([]);
  const polite = politeIo(io, 4, clock);
  for (let i = 0; i < 3; i++) await fetchBytes("http://log.invalid/", polite);
  expect(at).toEqual([0, 250, 500]);
  const together = world([]);
  const shared = politeIo(together.io, 2, together.clock);
  await Promise.all([1, 2, 3].map(() => fetchBytes("http://log.invalid/", shared)));
  expect(together.at.length).toBe(3);
  expect(Math.max(...together.at)).toBeGreaterThanOrEqual(1000);
});

test("a log that refuses gets fewer requests, after the delay that it requests", async () => {
  const { io, at, clock } = world([refusal({ "retry-after": "7" }), refusal({}, 503), "yes"]);
  const polite = politeIo(io, 1, clock);
  expect(new TextDecoder().decode(await fetchBytes("http://log.invalid/", polite))).toBe("yes");
  expect(at[1]).toBe(7000);
  expect(at[2]! - at[1]!).toBe(2000);
  await fetchBytes("http://log.invalid/", polite);
  // Two refusals made the gap four seconds; the answer took a twentieth off.
  expect(at[3]! - at[2]!).toBeCloseTo(4000);
  await fetchBytes("http://log.invalid/", polite);
  expect(at[4]! - at[3]!).toBeCloseTo(3800);
});

test.each<[Record<string, string>, number]>([
  [{ "retry-after": "0" }, 500],
  [{ "retry-after": "soon" }, 500],
  [{ "retry-after": "-5" }, 500],
  [{ "retry-after": "99999999" }, 300_000],
  [{ "retry-after": "Sat, 21 Nov 2026 08:00:09 GMT", date: "Sat, 21 Nov 2026 08:00:00 GMT" }, 9000],
  [{ "retry-after": "Sat, 21 Nov 2026 08:00:09 GMT" }, 500],
])("%j", async (headers, wait) => {
  const { io, at } = world([refusal(headers)]);
  await fetchBytes("http://log.invalid/", io);
  expect(at).toEqual([0, wait]);
});

test("a permanent failure is reported at once, a passing one after six attempts", async () => {
  const missing = world([refusal({}, 404)]);
  await expect(fetchBytes("http://log.invalid/x", missing.io)).rejects.toMatchObject({
    reason: "unavailable",
  });
  expect(missing.at.length).toBe(1);
  const down = world(Array.from({ length: 9 }, () => refusal({}, 500)));
  await expect(fetchBytes("http://log.invalid/x", down.io)).rejects.toThrow("status 500");
  expect(down.at.length).toBe(6);
});

test("a failed connection is reported with its cause, which fetch hides", async () => {
  const { io } = world([]);
  const cause = new Error("getaddrinfo ENOTFOUND log.invalid");
  const broken = { ...io, fetch: () => Promise.reject(new TypeError("fetch failed", { cause })) };
  await expect(fetchBytes("http://log.invalid/x", broken)).rejects.toThrow("ENOTFOUND log.invalid");
});
