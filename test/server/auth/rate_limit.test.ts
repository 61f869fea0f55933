import { expect, test } from "vitest";
import { count, decide, limitHeaders } from "../../../server/auth/rate_limit.ts";

test("a window begins with a request, counts, ends on the minute, and outlives no clock that was set back", () => {
  const first = count(undefined, 1_000);
  expect(first).toEqual({ count: 1, ends_at: 61_000 });
  expect(count(first, 60_999)).toEqual({ count: 2, ends_at: 61_000 });
  expect(count(first, 61_000)).toEqual({ count: 1, ends_at: 121_000 });
  // A request that read the clock before the one that began the window counts in it.
  expect(count(first, 999)).toEqual({ count: 2, ends_at: 61_000 });
  expect(count({ count: 9, ends_at: 3_660_000 }, 999)).toEqual({ count: 1, ends_at: 60_999 });
  expect(count(first, 2_000, 60_000, 0)).toEqual(first);
  expect(count(undefined, 0, 10, 3)).toEqual({ count: 3, ends_at: 10 });
});

test("as many as the limit may go on; what is left and the wait are never less than they can be", () => {
  const at = (requests: number, now = 0) => decide({ count: requests, ends_at: 1_500 }, 2, now);
  expect([1, 2, 3, 9].map((n) => at(n).allowed)).toEqual([true, true, false, false]);
  expect([0, 1, 2, 3, 9].map((n) => at(n).remaining)).toEqual([2, 1, 0, 0, 0]);
  expect([0, 499, 500, 501, 1_500, 9_999].map((now) => at(1, now).reset_sec)).toEqual([2, 2, 1, 1, 1, 1]);
  expect(limitHeaders(at(1))).toEqual({
    "x-ratelimit-limit": "2",
    "x-ratelimit-remaining": "1",
    "x-ratelimit-reset": "2",
  });
});

test("limits: the last request of a window is allowed, the next is not", () => {
  let window = count(undefined, 0);
  window = count(window, 1);
  expect(decide(window, 2, 1)).toEqual({ allowed: true, limit: 2, remaining: 0, reset_sec: 60 });
  expect(decide(count(window, 2), 2, 59_990)).toEqual({
    allowed: false,
    limit: 2,
    remaining: 0,
    reset_sec: 1,
  });
});
