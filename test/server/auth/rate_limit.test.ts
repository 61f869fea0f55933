import { expect, test } from "vitest";
import { decide, limitHeaders } from "../../../server/auth/rate_limit.ts";
import { memoryLimits } from "../../../server/stores/memory_limits.ts";

test("a window starts with a request, counts, and ends on the minute", async () => {
  let now = 1_000;
  const limits = memoryLimits(() => now);
  const take = () => limits.take("a", 60_000);
  expect(await take()).toEqual({ count: 1, left_ms: 60_000 });
  now = 60_999;
  expect(await take()).toEqual({ count: 2, left_ms: 1 });
  now = 61_000;
  expect(await take()).toEqual({ count: 1, left_ms: 60_000 });
});

test("requests up to the limit are allowed; what is left and the wait are never less than they can be", () => {
  const at = (requests: number, left_ms = 1_500) => decide({ count: requests, left_ms }, 2);
  expect([1, 2, 3, 9].map((n) => at(n).allowed)).toEqual([true, true, false, false]);
  expect([0, 1, 2, 3, 9].map((n) => at(n).remaining)).toEqual([2, 1, 0, 0, 0]);
  expect([1_500, 1_001, 1_000, 999, 0, -9].map((left) => at(1, left).reset_sec)).toEqual([2, 2, 1, 1, 1, 1]);
  expect(limitHeaders(at(1))).toEqual({
    "x-ratelimit-limit": "2",
    "x-ratelimit-remaining": "1",
    "x-ratelimit-reset": "2",
  });
});
